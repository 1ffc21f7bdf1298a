// Classes with an Objective-C name: `@objc(FDEntry) class Entry`. Nibs, archives and strings refer
// to such a class by this name. Other classes have names, too, but Foundation for Linux traps if
// code requests the name of a nested, private or generic class.

extension FilePorter {
  /// Replaces functions that convert between classes and names with versions that know the
  /// Objective-C names and the names of nested classes.
  mutating func replaceClassNames() {
    let modules = target.namedModules.map { ", in: \"\($0)\"" }.first.map { first in
      first + target.namedModules.dropFirst().map { ", \"\($0)\"" }.joined()
    }
    for use in facts.classNameUses {
      guard
        use.kind == .archive
          ? target.hasNamedClasses : !target.declaredNames.contains(calledName(at: use.range))
      else { continue }
      imports.insert("UIKit")
      func rename(_ name: String) {
        edits.append(Edit(start: use.range.lowerBound, end: use.range.upperBound, text: name))
      }
      var end = modules ?? ""
      if use.isReference {
        let start = use.kind == .fromName ? "classFromString($0" : "string(from: $0"
        rename("{ UIKit.Ported.\(start)\(end)) }")
        continue
      }
      switch use.kind {
      case .fromName: rename("UIKit.Ported.classFromString")
      case .toName:
        rename("UIKit.Ported.string")
        edits.append(.insert("from: ", at: use.argument.lowerBound))
      case .archive:
        edits.append(.insert("UIKit.Ported.named(", at: use.argument.lowerBound))
        end += ")"
      }
      if !end.isEmpty { edits.append(.insert(end, at: use.argument.upperBound)) }
    }
  }

  /// Returns the name of a function without the labels of its parameters.
  private func calledName(at range: Range<Int>) -> String {
    String(name(at: range).prefix { $0 != "(" })
  }
}

extension TargetFacts {
  /// Finds the classes with an Objective-C name, and the other modules that have such classes.
  ///
  /// - Parameter names: The names of the modules of the files.
  mutating func findNamedClasses(_ names: [String]) {
    var others: Set<String> = []
    for place in allPlaces where isNamed(place) {
      hasNamedClasses = true
      if place.file < ownCount {
        namedClasses.append(place)
      } else if names.indices.contains(place.file) {
        others.insert(names[place.file])
      }
    }
    namedModules = others.subtracting([""]).sorted()
  }

  /// Whether a class has an Objective-C name and is visible in the whole target.
  func isNamed(_ place: Place) -> Bool {
    let type = self[place]
    return type.kind == .class && !type.objectiveCName.isEmpty && !type.isGeneric && !type.isLocal
      && !type.isUnavailable && !type.name.contains(".")
      && !["private", "fileprivate"].contains(type.access)
      && isDeclaration(place)
  }
}
