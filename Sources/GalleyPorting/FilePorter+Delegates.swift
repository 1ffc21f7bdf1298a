// Methods of delegates that only subclasses implement.

extension FilePorter {
  /// A method of a delegate's that only a subclass implements overrides what the class gets below.
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

  /// The methods that a class gets because subclasses implement them. They answer as if they were not there.
  func delegateMethods(of place: TargetFacts.Place) -> [(conditions: [String], text: String)] {
    // Classes below name the first of the versions of a class.
    guard target.isDeclaration(place),
      let first = target.theClass(named: target[place].name, of: index)
    else {
      return []
    }
    let members = target.delegateMethods[first] ?? []
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
  /// The class above that says to be a delegate, where neither it nor one in between has the method.
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
      if isDelegate { return areNeighbours(above, place) ? above : nil }
    }
    return nil
  }

  /// Whether a name after a colon stands for a delegate's protocol that has a method, itself or through those
  /// that it inherits.
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
