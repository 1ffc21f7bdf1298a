// Extensions for which the porting step writes a list of members, so that the members can be found
// by name at run time.

extension TargetFacts {
  /// Whether a member belongs in a list of members.
  ///
  /// In a class of the ported sources, these are the members that Objective-C would see. In a class
  /// of another module, these are the members with an attribute such as `@objc`.
  func isListed(_ member: MemberFacts, of place: Place) -> Bool {
    guard isExposed(member, of: place) else { return false }
    // An extended type of another module may be a structure, whose members are never listed.
    return theClass(of: place) != nil || self[place].attributes.contains("objc")
      || !member.attributes.isDisjoint(with: Self.exposing)
  }

  /// Whether any member of the ported sources belongs in a list of members.
  var hasListedMembers: Bool {
    allPlaces.contains { place in
      self[place].members.contains { isListed($0, of: place) }
    }
  }

  /// Generic classes of other modules. A list of members would need their generic parameters.
  private static let generic: Set<String> = [
    "NSLayoutAnchor", "NSCache", "NSHashTable", "NSMapTable",
  ]

  /// The extensions of this target that add listed members to classes of other modules.
  var foreignExtensions: [Place] {
    listedExtensions.filter { theClass(of: $0) == nil }
      .sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  mutating func findListedExtensions() {
    for place in allPlaces where place.file < ownCount && self[place].kind == .extension {
      let type = self[place]
      let isAnyListed = type.members.contains {
        isListed($0, of: place) || isCalledOverride($0, of: place)
      }
      guard isAnyListed || type.members.contains(where: \.isDependency) else { continue }
      if let owner = theClass(of: place) {
        if theClass(named: type.name, of: place.file) == owner { listedExtensions.insert(place) }
      } else if !Self.generic.contains(type.name), isAnyListed {
        listedExtensions.insert(place)
      }
    }
  }
}

extension MemberFacts {
  /// Whether the member declares dependencies for key-value observing.
  var isDependency: Bool { Registration.dependency(self, of: "") != nil }
}
