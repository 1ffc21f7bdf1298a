// Protocols with the requirement `init()` to which extensions conform classes of the platform:
//
//     protocol Blank { init() }
//     extension NSObject: Blank {}
//
// On a phone, every class below has this initializer. Here the compiler asks for a `required` one,
// and an extension can't declare it. So the protocol requires a function that makes the object, and
// gets an initializer that calls it.

extension TargetFacts {
  mutating func findInitRequirements() {
    let all = allPlaces
    for requirer in all where self[requirer].kind == .protocol && requiresInit(requirer) {
      let conformers = all.filter { self[$0].kind != .protocol && conforms($0, to: requirer) }
      // A module is ported without a look at those that depend on it.
      let made = conformers.filter { areInSameModule($0, requirer) && isOfPlatform($0) }
      guard !made.isEmpty else { continue }
      initRequirers.insert(requirer)
      guard isFreeOfClasses(requirer) else { continue }
      platformConformers.formUnion(made)
      let level = self[requirer].levelOfExtension
      for place in conformers where !makesItself(place) { initConformers[place] = level }
    }
  }

  /// Whether another part of a type gets the function already.
  private func makesItself(_ place: Place) -> Bool {
    initConformers.keys.contains {
      areInSameModule($0, place) && self[$0].name == self[place].name
    }
  }

  /// Whether a protocol has the requirement, as a phone and the code here can meet it.
  private func requiresInit(_ place: Place) -> Bool {
    members(named: "init", of: place).contains(where: \.isPlainInit)
  }

  /// Whether a type declares that it conforms to a protocol, or to one that inherits from it.
  private func conforms(_ place: Place, to requirer: Place) -> Bool {
    var names = self[place].inherited
    var seen: Set<Place> = []
    while let name = names.popLast() {
      for part in name.split(separator: "&") {
        guard
          let found = resolve(
            String(part), in: [self[place].name], { theProtocol(named: $0, of: place.file) }),
          seen.insert(found).inserted
        else { continue }
        if found == requirer { return true }
        names += self[found].inherited
      }
    }
    return false
  }

  /// Whether an extension extends a class of the platform whose `init()` is not required.
  private func isOfPlatform(_ place: Place) -> Bool {
    guard self[place].kind == .extension, theClass(of: place) == nil,
      let name = platformName(self[place].name)
    else { return false }
    return !PlatformClass.ancestry(from: name).contains { $0.required.contains("init()") }
  }

  /// Protocols that values conform to, too.
  private static let ofValues: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable",
    "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable",
  ]

  /// Whether values can conform to a protocol, so that an initializer of it may assign `self`.
  func isFreeOfClasses(_ requirer: Place) -> Bool {
    var places = [requirer]
    var seen: Set<Place> = []
    while let place = places.popLast() {
      guard seen.insert(place).inserted else { continue }
      if self[place].attributes.contains("objc") { return false }
      for name in self[place].inherited where !Self.ofValues.contains(plain(name)) {
        guard
          let found = resolve(
            name, in: [self[place].name], { theProtocol(named: $0, of: place.file) })
        else { return false }
        places.append(found)
      }
    }
    return true
  }
}

extension TypeFacts {
  /// The access level to write on members of an extension, so that they are as visible as the type.
  var levelOfExtension: String { ["public", "package"].contains(access) ? access + " " : "" }
}

extension MemberFacts {
  /// Whether the member is an initializer without parameters, which returns an object each time.
  var isPlainInit: Bool {
    fullName == "init()" && !isFailable && !isThrowing && !isAsync && !isGeneric
  }
}
