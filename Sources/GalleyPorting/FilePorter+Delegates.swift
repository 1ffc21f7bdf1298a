// Optional methods of a delegate's protocol that the delegate's class does not implement, but a
// subclass implements. The method is added to the delegate's class, and the subclass overrides it.

extension FilePorter {
  /// Adds `override` to such methods of subclasses, because the methods are added to the delegate's
  /// class.
  mutating func overrideDelegates() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members
      where member.overrideRange == nil && !target.isHoisted(member, of: place)
        && target.delegateAbove(member, of: place) != nil
      {
        edits.append(.insert("override ", at: member.keyword))
      }
    }
  }

  /// Returns the methods that are added to a class because its subclasses implement them.
  ///
  /// A call of an added method has the same effect as if the class did not implement the method.
  func delegateMethods(of place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    // A class may be declared several times under different conditions. Subclasses refer to the
    // first declaration.
    guard target.isDeclaration(place),
      let first = target.theClass(named: target[place].name, of: index)
    else {
      return []
    }
    let forwarded = target.forwardedMethods(of: place).map(\.member)
    let members = (target.delegateMethods[first] ?? []).filter { member in
      !forwarded.contains { $0.overrides(member) }
    }
    return members.map { member in
      let level = ["open", "public"].contains(target[place].access) ? "public " : ""
      let actor =
        member.modifiers.contains("nonisolated")
        ? "nonisolated " : member.attributes.contains("MainActor") ? "@MainActor " : ""
      let forward = Forward(member)
      return (
        [],
        "\(actor)\(level)func \(member.name)\(forward.signature) { "
          + "UIKit.Ported.unanswered(by: self).\(member.name)(\(forward.arguments)) }"
      )
    }
  }
}

extension TargetFacts {
  /// Returns the superclass that conforms to the delegate's protocol, but does not implement the
  /// given method of the protocol, which a subclass implements.
  ///
  /// The result is `nil` if the superclass, or a class between it and the subclass, implements the
  /// method. The result is also `nil` if the superclass is in another module and does not forward
  /// the method.
  func delegateAbove(_ member: MemberFacts, of place: Place) -> Place? {
    guard member.kind == .function, !member.isStatic, !member.isPrivate,
      let owner = theClass(of: place),
      PlatformMembers.optional.contains(member.fullName)
    else { return nil }
    for above in ancestry(from: owner).dropFirst() {
      let parts = parts(of: above)
      if parts.contains(where: { part in
        members(named: member.name, of: part).contains { $0.overrides(member) }
      }) {
        return nil
      }
      let isDelegate = parts.contains { part in
        self[part].inherited.contains { isAnswered(member.fullName, by: $0, of: part.file) }
      }
      if isDelegate { return areInSameModule(above, place) || forwards(above) ? above : nil }
    }
    return nil
  }

  /// Whether a type in an inheritance clause is a delegate's protocol that declares a method, or a
  /// protocol that inherits from such a protocol.
  private func isAnswered(
    _ method: String, by written: String, of file: Int, depth: Int = 0
  ) -> Bool {
    let names = written.split { $0 == "&" || $0.isWhitespace }.filter { !$0.hasPrefix("@") }
    return names.contains { name in
      let name = String(name)
      if PlatformMembers.unanswered.contains(name) {
        return PlatformMembers.protocols[name]?.contains(method) == true
      }
      guard depth < 16, let place = theProtocol(named: name, of: file) else { return false }
      return self[place].inherited.contains {
        isAnswered(method, by: $0, of: place.file, depth: depth + 1)
      }
    }
  }
}
