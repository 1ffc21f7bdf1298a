// Which extensions have lists of their members by name.

extension TargetFacts {
  /// Whether a member is listed by its name: of a class of these sources each that Objective-C would find, and of
  /// another module's each that is marked.
  func isListed(_ member: MemberFacts, of place: Place) -> Bool {
    guard isExposed(member, of: place) else { return false }
    // Whatever else is extended may be a structure.
    return theClass(of: place) != nil || self[place].attributes.contains("objc")
      || !member.attributes.isDisjoint(with: Self.exposing)
  }

  /// The extensions of this target's that give members to classes of other modules, which are found by their names.
  var foreignExtensions: [Place] {
    listedExtensions.filter { theClass(of: $0) == nil }
      .sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  mutating func findListedExtensions() {
    for place in allPlaces where place.file < ownCount && self[place].kind == .extension {
      let type = self[place]
      guard type.members.contains(where: { isListed($0, of: place) || $0.isDependency }) else {
        continue
      }
      if let owner = theClass(of: place) {
        if theClass(named: type.name, of: place.file) == owner { listedExtensions.insert(place) }
      } else if type.members.contains(where: { isListed($0, of: place) }) {
        listedExtensions.insert(place)
      }
    }
  }
}

extension MemberFacts {
  /// Whether a member says which values depend on others.
  var isDependency: Bool { Registration.dependency(self, of: "") != nil }
}
