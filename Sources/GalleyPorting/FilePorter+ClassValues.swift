// Objects of classes that are known as values only. Objective-C finds the initializers of such a class while the
// program runs. Here each class has a maker beside it, which is found by its name.

extension FilePorter {
  /// The initializers that are looked up, by name and labels.
  private static let known: Set<String> = ["init()", "init(frame:)", "init(nibName:bundle:)"]

  mutating func replaceClassValues() {
    for call in facts.classValueCalls {
      guard let made = target.made(by: call) else { continue }
      guard Self.known.contains(call.initializer) else {
        if isOfPlatform(call, made) {
          remark(
            .objectiveC, at: call.callee.lowerBound,
            "\(call.initializer) is called on a class that is known as a value only, which this initializer is "
              + "not found of here. Take a closure that makes the object instead of the class")
        }
        continue
      }
      imports.insert("UIKit")
      edits.append(
        Edit(
          start: call.callee.lowerBound, end: call.callee.upperBound,
          text: "UIKit.Ported.make(\(call.value)" + (call.labels.isEmpty ? "" : ", ")))
    }
  }

  /// Whether UIKit declares an initializer.
  private func isOfPlatform(_ call: ClassValueCall, _ name: String) -> Bool {
    PlatformClass.line(from: name).contains {
      $0.designated.contains(call.initializer) || $0.conveniences.contains(call.initializer)
    }
  }

  /// Adds what makes objects of the classes of this file.
  mutating func addMakers() {
    for (number, type) in facts.types.enumerated() where type.kind == .class {
      let place = TargetFacts.Place(file: index, type: number)
      let name = "_PortedMaker_" + type.name.map { $0 == "." ? "_" : String($0) }.joined()
      guard target.isMade(place), target.canBeMade(place),
        !facts.types.contains(where: { $0.name == name })
      else { continue }
      let cases = makings(of: place)
      imports.insert("UIKit")
      tail += type.conditions.map { "#if \($0)" }
      tail.append(
        "final class \(name): UIKit.Ported.Maker { "
          + "@MainActor static func make(_ initializer: UIKit.Ported.Initializer) -> AnyObject? { "
          + "switch initializer { \((cases + ["default: nil"]).joined(separator: "; ")) } } }")
      tail += type.conditions.map { _ in "#endif" }
    }
  }

  private func makings(of place: TargetFacts.Place) -> [String] {
    let name = target[place].name
    let all = target.initializers(of: place)
    var plain: String?
    // On a phone `init()` comes with the class above, and calls the initializer that the class has.
    if all.has("init()") {
      plain = "\(name)()"
    } else if all.has("init(frame:)") {
      plain = "\(name)(frame: .zero)"
    } else if all.has("init(nibName:bundle:)") {
      plain = "\(name)(nibName: nil, bundle: nil)"
    }
    return [
      plain.map { "case .plain: \($0)" },
      all.has("init(frame:)") ? "case .frame(let frame): \(name)(frame: frame)" : nil,
      all.has("init(nibName:bundle:)")
        ? "case .nib(let name, let bundle): \(name)(nibName: name, bundle: bundle)" : nil,
    ].compactMap { $0 }
  }
}

extension TargetFacts {
  /// Whether something outside of a class can name it and make objects of it.
  fileprivate func canBeMade(_ place: Place) -> Bool {
    let type = self[place]
    guard !type.isGeneric, !type.isLocal, !type.isUnavailable else { return false }
    // A private type is seen in its file, and a private type within another is not.
    let outer = type.name.split(separator: ".").dropLast()
    guard outer.isEmpty || type.access != "private" else { return false }
    let isHidden = files[place.file].types.contains { other in
      other.kind != .extension && type.name.hasPrefix(other.name + ".")
        && (other.isGeneric || other.isLocal
          || other.access == "private" && other.name.contains("."))
    }
    return !isHidden
  }
}
