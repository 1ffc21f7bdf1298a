// Members of extensions that override, or are overridden, in the ported sources.

extension TargetFacts {
  /// Sets the Objective-C name of each override to the name of the overridden member.
  mutating func inheritNames() {
    let named = Set(
      files.lazy.flatMap(\.types).flatMap(\.members).filter { $0.objectiveCName != nil }.map(\.name)
    )
    guard !named.isEmpty else { return }
    for place in allPlaces {
      guard let owner = theClass(of: place) else { continue }
      let above = ancestry(from: owner).dropFirst().flatMap(parts)
      for (index, member) in self[place].members.enumerated()
      where member.isOverride && member.objectiveCName == nil && named.contains(member.name) {
        files[place.file].types[place.type].members[index].objectiveCName =
          above.flatMap { self[$0].members }
          .first { $0.overrides(member) && $0.objectiveCName != nil }?.objectiveCName
      }
    }
  }

  /// Finds the members in extensions of superclasses that a class overrides.
  mutating func findOverridden(by place: Place) {
    guard parts(of: place).contains(where: { self[$0].members.contains(where: \.isOverride) })
    else { return }
    let above = ancestry(from: place).dropFirst()
    guard !above.isEmpty else { return }
    for part in parts(of: place) {
      for member in self[part].members where member.isOverride {
        for ancestor in above {
          if members(named: member.name, of: ancestor).contains(where: { $0.overrides(member) }) {
            break
          }
          if parts(of: ancestor).dropFirst().contains(where: { part in
            members(named: member.name, of: part).contains { $0.overrides(member) }
          }) {
            overridden.insert(self[ancestor].name + "." + member.fullName)
            break
          }
        }
      }
    }
  }

  /// Whether other modules may override a member of an extension.
  private func isOpen(_ member: MemberFacts, of type: TypeFacts) -> Bool {
    member.openRange != nil && member.kind == .function && !member.isStatic && !type.isConstrained
  }

  /// Whether a member of an extension has to be declared in the class.
  ///
  /// A member must be declared in the class if it overrides another member, or if a subclass in
  /// the ported sources or in another module overrides it.
  func isHoisted(_ member: MemberFacts, of place: Place) -> Bool {
    let type = self[place]
    guard type.kind == .extension, theClass(of: place) != nil else { return false }
    guard foreignBase(of: member, at: place) == nil, !isAbsent(member, of: place) else {
      return false
    }
    return member.isOverride || overridden.contains(type.name + "." + member.fullName)
      || delegateAbove(member, of: place) != nil || isOpen(member, of: type)
  }
}
