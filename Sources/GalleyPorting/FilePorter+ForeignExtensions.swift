// Members that an extension of another module's class declares, and that subclasses override.
// Without Objective-C, no member of an extension can be overridden. So the member is changed: it
// looks for an override in the object's class, and calls the override.

extension FilePorter {
  /// Returns the new name of a version of a member. The versions are the member in the extension
  /// and its overrides. Each version gets its own name, by which it can be called.
  private func ownName(_ found: TargetFacts.Found) -> String {
    hiddenName(found.member, of: target[found.place])
  }

  /// Renames the members that subclasses override, and the overrides, and adds members with the
  /// original names that call the right version.
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
          if let observer = member.observer {
            let above = ownName(target.nextOverrider(above: found) ?? base)
            addAccessors(to: member, above: above, calling: observer)
          }
        }
      }
      insert(dispatchers, atEndOf: type)
    }
  }

  /// Gives a version of a member its own name, and removes `override` and `open`.
  private mutating func rename(_ found: TargetFacts.Found) {
    let member = found.member
    for range in [member.overrideRange, member.openRange].compactMap({ $0 }) {
      edits.append(.replace(range, with: ""))
    }
    edits.append(
      Edit(
        start: member.nameRange.lowerBound, end: member.nameRange.upperBound, text: ownName(found)))
  }

  /// Rewrites an override that has only observers.
  ///
  /// The override gets accessors instead. The setter calls the `willSet` observer, sets the
  /// property of the superclass, and calls the `didSet` observer.
  ///
  /// - Parameter above: The expression for the superclass's property, which the accessors read and
  ///   set.
  mutating func addAccessors(
    to member: MemberFacts, above: String, calling observer: MemberFacts.Observer
  ) {
    var head = "get { \(above) } set { "
    if let after = observer.didSet {
      head += "let \(after.name) = \(above); _ = \(after.name); "
    }
    if let before = observer.willSet, before.name != "newValue" {
      head += "let \(before.name) = newValue; "
    }
    let steps = [(observer.willSet, "_before"), (observer.didSet, "_after")]
      .compactMap { step, name in step.map { (range: $0.range, name: name) } }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (index, step) in steps.enumerated() {
      edits.append(
        Edit(
          start: step.range.lowerBound, end: step.range.upperBound,
          text: (index == 0 ? head : "; ") + "func \(step.name)()"))
    }
    let (before, after) = (
      observer.willSet == nil ? "" : "_before(); ", observer.didSet == nil ? "" : "; _after()"
    )
    edits.append(
      .insert("; \(before)\(above) = newValue\(after) } ", at: member.range.upperBound - 1))
  }

  /// Replaces `super.name` in a member with the name of the inherited version.
  private mutating func replaceSuper(in found: TargetFacts.Found, above base: TargetFacts.Found) {
    let above = target.nextOverrider(above: found) ?? base
    for use in facts.superUses
    where found.member.range.contains(use.range.lowerBound) && use.name == found.member.name {
      edits.append(
        Edit(start: use.range.lowerBound, end: use.range.upperBound, text: ownName(above)))
    }
  }

  /// Returns a member with the original name, which calls the most derived version.
  private func dispatcher(for found: TargetFacts.Found) -> String {
    let member = found.member
    let versions = (target.overriders(of: found) ?? []).map { (target[$0.place].name, ownName($0)) }
    let head =
      actor(of: member, in: TypeFacts(kind: .extension, name: "")) + member.availability
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
