// Classes that are named in an app's property list, or handed over as classes. Nobody can make an object from a
// class alone here, so each says how.

extension FilePorter {
  private static let protocols: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]

  mutating func makeNamedClasses() {
    for (number, type) in facts.types.enumerated() where type.kind == .class {
      let place = TargetFacts.Place(file: index, type: number)
      guard isMade(place), !target.line(from: place).dropFirst().contains(where: isMade),
        !facts.types.contains(where: {
          $0.name == type.name && $0.inherited.contains("UIKit.Ported.Made")
        })
      else { continue }
      imports.insert("UIKit")
      tail += type.conditions.map { "#if \($0)" }
      tail.append("extension \(type.name): UIKit.Ported.Made {}")
      tail += type.conditions.map { _ in "#endif" }
    }
  }

  /// The function that makes an object of a class, if the class may be named.
  func maker(of place: TargetFacts.Place) -> String? {
    let type = target[place]
    guard isMade(place), !type.members.contains(where: { $0.name == "_portedMake" }) else {
      return nil
    }
    let isOverride = target.line(from: place).dropFirst().contains(where: isMade)
    let level = ["open", "public"].contains(type.access) ? "public " : ""
    return
      "@MainActor \(level)\(isOverride ? "override " : "")class func _portedMake() -> AnyObject { "
      + "\(simpleName(type))() }"
  }

  /// Whether a class may be named, and an object of it can be made with nothing else.
  private func isMade(_ place: TargetFacts.Place) -> Bool {
    let type = target[place]
    guard !type.isGeneric, !type.isUnavailable, target.classes[type.name] == place else {
      return false
    }
    return hasPlainInitializer(place)
      && target.line(from: place).contains { above in
        target.parts(of: above).contains {
          !Self.protocols.isDisjoint(with: target[$0].inherited)
        }
      }
  }

  private func hasPlainInitializer(_ place: TargetFacts.Place) -> Bool {
    let line = target.line(from: place)
    for above in line {
      let all = target.parts(of: above).flatMap { target[$0].members }
        .filter { $0.kind == .initializer }
      if all.contains(where: { member in
        member.parameters.allSatisfy { !$0.standard.isEmpty } && !member.isThrowing
          && !member.isAsync && !member.isFailable && !member.isUnavailable
          && (above == place || !member.isPrivate)
      }) {
        return true
      }
      // A class with initializers of its own does not have those above.
      guard all.allSatisfy({ $0.modifiers.contains("convenience") }) else { return false }
    }
    let root = line.last.flatMap { target[$0].inherited.first } ?? ""
    return ["UIResponder", "NSObject"].contains(root)
  }
}
