// Protocols with the requirement `init()` to which extensions conform classes of the platform:
//
//     protocol Blank { init() }
//     extension NSObject: Blank {}
//
// On Apple's systems, every subclass has this initializer. On Linux the initializer would have to
// be `required`, and an extension can't declare a required initializer. So the requirement is
// replaced by a function that creates the object, and an extension of the protocol declares an
// initializer that calls this function.

extension TargetFacts {
  /// Finds the protocols whose requirement is replaced, and the types to which the function is
  /// added.
  mutating func findInitRequirements() {
    let all = allPlaces
    var levels: [Place: String] = [:]
    for requirer in all where self[requirer].kind == .protocol && requiresInit(requirer) {
      let conformers = all.filter { self[$0].kind != .protocol && conforms($0, to: requirer) }
      // A module is ported without reading the modules that depend on it. So the requirement can be
      // replaced only for classes in the same module as the protocol.
      let made = conformers.filter { areInSameModule($0, requirer) && isOfPlatform($0) }
      guard !made.isEmpty else { continue }
      initRequirers.insert(requirer)
      guard admitsValues(requirer) else { continue }
      platformConformers.formUnion(made)
      for place in conformers {
        levels[place] = Self.higher(levels[place] ?? "", self[requirer].levelOfExtension)
      }
    }
    initConformers = makers(levels)
  }

  /// Returns the types and extensions to which the function that creates an object is added, with
  /// the access level of this function.
  ///
  /// The function is added to a type only once, and only if it is not added to a superclass. The
  /// superclass's function has an access level that is high enough for both.
  private func makers(_ levels: [Place: String]) -> [Place: String] {
    // A declaration without conditions comes before a declaration that may not be compiled.
    let places = levels.keys.sorted { one, other in
      let (first, second) = (self[one].conditions.count, self[other].conditions.count)
      return (first, one.file, one.type) < (second, other.file, other.type)
    }
    var result = levels
    for (index, place) in places.enumerated() {
      let above = superclassParts(of: place, in: places)
      let others = places[..<index].filter {
        areInSameModule($0, place) && self[$0].name == self[place].name
      }
      let givers = (above + others).filter {
        self[place].conditions.starts(with: self[$0].conditions)
      }
      guard !givers.isEmpty else { continue }
      result[place] = nil
      for giver in givers {
        if let level = result[giver] { result[giver] = Self.higher(level, levels[place] ?? "") }
      }
    }
    return result
  }

  /// Returns the elements of `places` that declare or extend a superclass of a class.
  private func superclassParts(of place: Place, in places: [Place]) -> [Place] {
    let type = self[place]
    guard type.kind == .class || type.kind == .extension else { return [] }
    let own = type.kind == .class ? place : classNamed(type.name, in: [], of: place.file)
    let parts = Set(own.map(ancestry)?.dropFirst().flatMap(self.parts) ?? [])
    let platform =
      own.map { platformClass(above: $0).map(PlatformClass.names) ?? [] }
      ?? platformName(type.name).map { Array(PlatformClass.names(from: $0).dropFirst()) } ?? []
    return places.filter { other in
      parts.contains(other)
        || platformConformers.contains(other)
          && platformName(self[other].name).map(platform.contains) == true
    }
  }

  /// Returns the higher of two access levels.
  private static func higher(_ one: String, _ other: String) -> String {
    ["public ", "package "].first { [one, other].contains($0) } ?? ""
  }

  /// Whether a protocol requires a plain `init()`.
  private func requiresInit(_ place: Place) -> Bool {
    members(named: "init", of: place).contains(where: \.isPlainInit)
  }

  /// Whether a type declares that it conforms to a protocol, or to a protocol that inherits from
  /// it.
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

  /// Protocols of the standard library that structures and enumerations can conform to.
  private static let ofValues: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable",
    "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable",
  ]

  /// Whether structures can conform to a protocol, so that an initializer in an extension of the
  /// protocol may assign `self`.
  func admitsValues(_ requirer: Place) -> Bool {
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
  /// The access level to write on members of an extension, so that the members are as visible as
  /// the type.
  var levelOfExtension: String { ["public", "package"].contains(access) ? access + " " : "" }
}

extension MemberFacts {
  /// Whether the member is an initializer without parameters that can't fail, does not throw and is
  /// not asynchronous.
  var isPlainInit: Bool {
    fullName == "init()" && !isFailable && !isThrowing && !isAsync && !isGeneric
  }
}
