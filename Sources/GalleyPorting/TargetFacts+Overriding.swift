// Members of extensions that override, or are overridden, within these sources.

extension TargetFacts {
  mutating func findOverridden(by place: Place) {
    guard parts(of: place).contains(where: { self[$0].members.contains(where: \.isOverride) })
    else { return }
    let above = line(from: place).dropFirst()
    guard !above.isEmpty else { return }
    for part in parts(of: place) {
      for member in self[part].members where member.isOverride {
        for ancestor in above {
          if self[ancestor].members.contains(where: { $0.overrides(member) }) { break }
          if (extensions[self[ancestor].name] ?? []).contains(where: {
            self[$0].members.contains { $0.overrides(member) }
          }) {
            overridden.insert(self[ancestor].name + "." + member.fullName)
            break
          }
        }
      }
    }
  }

  /// Whether a member of an extension has to be declared in the class: it overrides, or is overridden.
  func isHoisted(_ member: MemberFacts, of place: Place) -> Bool {
    let type = self[place]
    guard type.kind == .extension, theClass(of: place) != nil else { return false }
    guard foreignBase(of: member, at: place) == nil, !isAbsent(member, of: place) else {
      return false
    }
    return member.isOverride || overridden.contains(type.name + "." + member.fullName)
      || delegateAbove(member, of: place) != nil
  }
}
