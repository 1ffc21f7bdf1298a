// Members in extensions of another module's class, and the overrides of these members.

extension TargetFacts {
  /// Returns the overrides of a member in an extension of another module's class, the most derived
  /// first; `nil` if there are none.
  func overriders(of found: Found) -> [Found]? {
    guard foreignBases[found.member.fullName]?.place == found.place else { return nil }
    return foreignOverriders[found.member.fullName]
  }

  /// Returns the member in an extension of another module's class that a member overrides.
  func foreignBase(of member: MemberFacts, at place: Place) -> Found? {
    guard member.isOverride,
      foreignOverriders[member.fullName]?.contains(where: {
        $0.place == place && $0.member.range == member.range
      }) == true
    else { return nil }
    return foreignBases[member.fullName]
  }

  /// Returns the version of a member in the nearest superclass that declares the member.
  func nextOverrider(above found: Found) -> Found? {
    guard let owner = theClass(of: found.place) else { return nil }
    let all = foreignOverriders[found.member.fullName] ?? []
    for above in ancestry(from: owner).dropFirst() {
      if let next = all.first(where: { theClass(of: $0.place) == above }) { return next }
    }
    return nil
  }

  /// Finds the members in extensions of other modules' classes, and the overrides of these members.
  mutating func findForeignOverriders() {
    for place in allPlaces where self[place].kind == .extension && isForeign(place) {
      for member in self[place].members
      where !member.isOverride && !member.isStatic && member.kind != .initializer
        && (member.attributes.contains("objc") || self[place].attributes.contains("objc")
          || isRequired(member, of: place))
      {
        if foreignBases[member.fullName] == nil {
          foreignBases[member.fullName] = Found(member: member, place: place)
        }
      }
    }
    guard !foreignBases.isEmpty else { return }
    for place in allPlaces where self[place].kind == .class || self[place].kind == .extension {
      for member in self[place].members {
        guard member.isOverride, !member.isStatic,
          !member.isStored || member.kind == .function || member.observer != nil,
          let base = foreignBases[member.fullName], base.place != place,
          !isDeclaredAbove(member, place)
        else { continue }
        foreignOverriders[member.fullName, default: []].append(Found(member: member, place: place))
      }
    }
    foreignOverriders = foreignOverriders.mapValues { all in
      all.sorted { depth(of: $0.place) > depth(of: $1.place) }
    }
  }

  /// Whether an extension extends a class of another module.
  private func isForeign(_ place: Place) -> Bool {
    theClass(of: place) == nil && theProtocol(named: self[place].name, of: place.file) == nil
      && !self[place].isConstrained
  }

  /// Whether an Objective-C protocol of an extension requires a member.
  ///
  /// Such a member is visible to Objective-C without an attribute.
  private func isRequired(_ member: MemberFacts, of place: Place) -> Bool {
    var names = self[place].inherited
    var done: Set<String> = []
    while let name = names.popLast() {
      guard done.insert(name).inserted, let found = theProtocol(named: name, of: place.file)
      else { continue }
      if self[found].attributes.contains("objc"),
        self[found].members.contains(where: { $0.fullName == member.fullName })
      {
        return true
      }
      names += self[found].inherited
    }
    return false
  }

  /// Whether a superclass in the ported sources introduces the member that a member overrides.
  private func isDeclaredAbove(_ member: MemberFacts, _ place: Place) -> Bool {
    guard let owner = theClass(of: place) else { return false }
    return ancestry(from: owner).dropFirst().contains { above in
      parts(of: above).contains { part in
        members(named: member.name, of: part).contains { !$0.isOverride && $0.overrides(member) }
      }
    }
  }

  /// The number of classes in the ported sources from a class up to its topmost superclass.
  ///
  /// An extension of another module's class has the depth 0.
  private func depth(of place: Place) -> Int {
    theClass(of: place).map { ancestry(from: $0).count } ?? 0
  }
}
