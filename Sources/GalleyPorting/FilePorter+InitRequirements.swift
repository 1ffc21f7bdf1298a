extension FilePorter {
  /// Replaces the requirement `init()` of protocols that extensions of UIKit's classes adopt.
  ///
  /// The compiler would demand a `required` initializer, which an extension can't declare. So the
  /// protocol requires a static function instead.
  mutating func replaceInitRequirements() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      if target.initRequirers.contains(place) { replaceInitRequirement(of: type, place) }
      if type.kind == .other { insert(initMaker(of: place), atEndOf: type) }
    }
  }

  private mutating func replaceInitRequirement(
    of type: TypeFacts, _ place: TargetFacts.Place
  ) {
    for member in type.members where member.isPlainInit {
      let close = member.labelPlace.upperBound
      // Only a protocol that is not restricted to classes may have an initializer that assigns
      // `self`.
      guard target.admitsValues(place), name(at: close..<close + 1) == ")" else {
        remark(
          .objectiveC, at: member.range.lowerBound,
          "an extension conforms a class of the platform to \(type.name), and that has no required "
            + "init() here. Conform the classes that need it instead, each with a required init()")
        continue
      }
      edits.append(
        Edit(
          start: member.nameRange.lowerBound, end: close, text: "static func _portedInit("))
      edits.append(.insert(" -> Self", at: close + 1))
      tail += type.conditions.map { "#if \($0)" }
      tail.append(
        "extension \(type.name) { \(type.levelOfExtension)init() { self = Self._portedInit() } }")
      tail += type.conditions.map { _ in "#endif" }
    }
  }

  /// Returns the static function that replaces `init()` in a type that conforms to such a protocol.
  mutating func initMaker(
    of place: TargetFacts.Place
  ) -> [(conditions: [String], text: String)] {
    guard let level = target.initConformers[place] else { return [] }
    guard target.platformConformers.contains(place) else {
      return [([], "\(level)static func _portedInit() -> Self { Self() }")]
    }
    imports.insert("UIKit")
    return [
      ([], "\(level)nonisolated static func _portedInit() -> Self { UIKit.Ported.make(self) }")
    ]
  }
}
