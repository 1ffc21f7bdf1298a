// Key-value observing of properties: each setter reports the change.

extension FilePorter {
  /// Adds the names in key paths as text, which key-value observing needs.
  mutating func addNamesToObservations() {
    for use in facts.observations where !target.declares(use.method) {
      imports.insert("UIKit")
      edits.append(.insert(", _named: \"\(use.names)\"", at: use.end))
    }
  }

  /// Reports publishers of the values of a key path, unless the ported sources declare `publisher`.
  mutating func reportPublishers() {
    guard !facts.publishers.isEmpty, !target.declares("publisher") else { return }
    for offset in facts.publishers {
      remark(
        .objectiveC, at: offset,
        "no publisher tells the values of a key path here. Keep what observe(\\.path) { … } "
          + "returns, and send the values to a subject in it")
    }
  }

  /// Makes the setters of observable properties report each change.
  mutating func reportPropertyChanges() {
    for (number, type) in facts.types.enumerated()
    where type.kind == .class || type.kind == .extension {
      for member in type.members {
        guard let places = member.observing, !member.isStatic, member.isSettable,
          !isToldAbove(member, of: TargetFacts.Place(file: index, type: number))
        else { continue }
        imports.insert("UIKit")
        tell(member, places, type.kind == .class ? simpleName(type) : type.name)
      }
    }
  }

  /// Whether a property overrides an observable property, and its setter sets the property of the
  /// superclass.
  ///
  /// Then the setter of the superclass reports the change.
  private func isToldAbove(_ member: MemberFacts, of place: TargetFacts.Place) -> Bool {
    guard member.isOverride, let owner = target.theClass(of: place) else { return false }
    let setsAbove =
      member.isStored
      || facts.superUses.contains {
        $0.name == member.name
          && ((member.observing?.setter ?? 0)..<member.range.upperBound).contains(
            $0.range.lowerBound)
      }
    return setsAbove
      && target.ancestry(from: owner).dropFirst().flatMap(target.parts).contains { part in
        target.members(named: member.name, of: part).contains {
          $0.overrides(member) && $0.observing != nil
        }
      }
  }

  /// Adds two calls that report each change of a property: one before the change, one after it.
  private mutating func tell(
    _ member: MemberFacts, _ places: MemberFacts.Observing, _ owner: String
  ) {
    let value = "self, \\\(owner).\(member.name), \"\(member.selector)\""
    let before = "UIKit.Ported.willChange(\(value))"
    let after = "UIKit.Ported.didChange(\(value))"
    if let end = places.end {
      edits.append(.insert(" { willSet { \(before) } didSet { \(after) } }", at: end))
    } else if let setter = places.setter {
      edits.append(.insert(" \(before); defer { \(after) };", at: setter))
    } else if let brace = places.brace {
      if let place = places.willSet {
        edits.append(.insert(" \(before);", at: place))
      } else {
        edits.append(.insert(" willSet { \(before) } ", at: brace))
      }
      if let place = places.didSet {
        edits.append(.insert(" defer { \(after) };", at: place))
      } else {
        edits.append(.insert(" didSet { \(after) } ", at: brace))
      }
    }
  }
}
