// Members that these sources give to classes of other modules, and that subclasses override. Without Objective-C no
// member of an extension can be overridden, so the member itself looks for whoever overrides it.

extension FilePorter {
  private func ownName(_ found: TargetFacts.Found) -> String {
    hiddenName(found.member, of: target[found.place])
  }

  mutating func dispatchForeignMembers() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      var dispatchers: [(conditions: [String], text: String)] = []
      for member in type.members {
        let found = TargetFacts.Found(member: member, place: place)
        if target.overriders(of: found) != nil {
          rename(found)
          dispatchers.append((member.conditions, dispatcher(for: found)))
        } else if let base = target.foreignBase(of: member, at: place) {
          rename(found)
          replaceSuper(in: found, above: base)
          if let observer = member.observer { set(found, above: base, before: observer) }
        }
      }
      insert(dispatchers, atEndOf: type)
    }
  }

  private mutating func rename(_ found: TargetFacts.Found) {
    let member = found.member
    for range in [member.overrideRange, member.openRange].compactMap({ $0 }) {
      edits.append(.replace(range, with: ""))
    }
    edits.append(
      Edit(
        start: member.nameRange.lowerBound, end: member.nameRange.upperBound, text: ownName(found)))
  }

  /// Has a property that only observes the one above set that one, before it does what it does then.
  private mutating func set(
    _ found: TargetFacts.Found, above base: TargetFacts.Found, before observer: MemberFacts.Observer
  ) {
    let above = ownName(target.nextOverrider(above: found) ?? base)
    let setter =
      "get { \(above) } set { let oldValue = \(above); _ = oldValue; \(above) = newValue; do"
    edits.append(
      Edit(start: observer.word.lowerBound, end: observer.word.upperBound, text: setter))
    edits.append(.insert("} ", at: found.member.range.upperBound - 1))
  }

  /// Has `super.name` in a member call the version above.
  private mutating func replaceSuper(in found: TargetFacts.Found, above base: TargetFacts.Found) {
    let above = target.nextOverrider(above: found) ?? base
    for use in facts.superUses
    where found.member.range.contains(use.range.lowerBound) && use.name == found.member.name {
      edits.append(
        Edit(start: use.range.lowerBound, end: use.range.upperBound, text: ownName(above)))
    }
  }

  /// The member under its own name: it asks the most derived version.
  private func dispatcher(for found: TargetFacts.Found) -> String {
    let member = found.member
    let versions = (target.overriders(of: found) ?? []).map { (target[$0.place].name, ownName($0)) }
    let head =
      member.availability
      + (member.attributes.contains("discardableResult") ? "@discardableResult " : "")
      + member.modifiers.subtracting(["dynamic", "open"]).sorted().map { $0 + " " }.joined()
      + (member.modifiers.contains("open") ? "public " : "")
    guard member.kind == .function else {
      let get = versions.map { "if let one = self as? \($0.0) { return one.\($0.1) }; " }.joined()
      let set = versions.map {
        "if let one = self as? \($0.0) { one.\($0.1) = newValue; return }; "
      }.joined()
      let setter = member.isSettable ? " set { \(set)\(ownName(found)) = newValue }" : ""
      return
        "\(head)var \(member.name): \(member.type) { get { \(get)return \(ownName(found)) }\(setter) }"
    }
    let call = Forward(member)
    let steps = versions.map {
      "if let one = self as? \($0.0) { return \(call.effects)one.\($0.1)(\(call.arguments)) }; "
    }
    return "\(head)func \(member.name)\(call.signature) { \(steps.joined())return \(call.effects)"
      + "\(ownName(found))(\(call.arguments)) }"
  }
}
