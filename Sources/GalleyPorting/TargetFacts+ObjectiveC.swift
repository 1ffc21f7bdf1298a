// Members that Objective-C would find by name, and the members to which selectors and calls refer.

extension TargetFacts {
  /// Whether a class exposes all of its members to Objective-C.
  private func exposesAll(_ place: Place) -> Bool {
    hasExposingClasses
      && ancestry(from: place).contains { self[$0].attributes.contains("objcMembers") }
  }

  /// Whether a member can be found by its name at run time.
  func isExposed(_ member: MemberFacts, of place: Place) -> Bool {
    let type = self[place]
    guard member.kind != .initializer, !member.isStatic, !member.isGeneric, !type.isUnavailable,
      !member.attributes.contains("nonobjc"), !member.isUnavailable,
      !member.parameters.contains(where: {
        $0.isInout || $0.isVariadic || $0.isOpaque
      }),
      type.kind == .class || (type.kind == .extension && !type.isConstrained)
    else { return false }
    guard !isOfAnotherActor(member, of: place) else { return false }
    if !member.attributes.isDisjoint(with: Self.exposing) || isAbsent(member, of: place) {
      return true
    }
    if type.attributes.contains("objc") && type.kind == .extension { return true }
    if member.kind == .function {
      let name = member.fullName
      if requirements.contains(name) || PlatformMembers.optional.contains(name) { return true }
    } else if requirements.contains(member.name) {
      return true
    }
    guard !member.isPrivate, let owner = theClass(of: place) else { return false }
    return exposesAll(owner)
  }

  /// Whether a member, or the member of a superclass that it overrides, can be found by its name at
  /// run time.
  func isExposedAnywhere(_ found: Found) -> Bool {
    guard let owner = theClass(of: found.place) else { return false }
    return ancestry(from: owner).flatMap(parts).contains { part in
      members(named: found.member.name, of: part).contains {
        $0.overrides(found.member) && isExposed($0, of: part)
      }
    }
  }

  /// Whether a member is isolated to a global actor of the ported sources.
  func isOfAnotherActor(_ member: MemberFacts, of place: Place) -> Bool {
    guard !globalActors.isEmpty, !member.modifiers.contains("nonisolated") else { return false }
    if !member.attributes.isDisjoint(with: globalActors) { return true }
    if member.attributes.contains("MainActor") { return false }
    let types = [place] + (theClass(of: place).map(ancestry) ?? [])
    return types.contains { !self[$0].attributes.isDisjoint(with: globalActors) }
  }

  /// The attributes that expose a member to Objective-C.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// Returns the member that a selector refers to.
  ///
  /// If the class is known, the result is the nearest such member in the class or its superclasses.
  func member(of use: SelectorUse, in file: Int) -> Found? {
    let start: String? =
      ["", "self", "Self", "super"].contains(use.base)
      ? use.scope.last
      : use.baseType.isEmpty ? propertyType(use, in: file) ?? use.base : use.baseType
    if let start {
      if let place = classNamed(start, in: use.scope, of: file) {
        for above in ancestry(from: place) {
          for part in parts(of: above) {
            if let found = find(use, in: part) { return found }
          }
        }
      } else {
        for part in extensions[plain(start)] ?? [] {
          if let found = find(use, in: part) { return found }
        }
        if let place = resolve(start, in: use.scope, { theProtocol(named: $0, of: file) }),
          let found = find(use, in: place)
        {
          return found
        }
      }
    }
    guard use.base.first?.isLowercase == true || use.base.isEmpty else { return nil }
    let others = candidates(for: use)
    // If the only candidate is in an extension of another module's class, subclasses of that class
    // have the member too.
    return Set(others.map { $0.member.selector }).count == 1 ? others.first : nil
  }

  /// Whether a selector is ambiguous.
  ///
  /// A selector is ambiguous if the type of the value before the dot is not known, and several
  /// classes have methods with the name.
  func isAmbiguous(_ use: SelectorUse) -> Bool {
    Set(candidates(for: use).map { $0.member.selector }).count > 1
  }

  /// Returns the members of all types to which a selector may refer.
  private func candidates(for use: SelectorUse) -> [Found] {
    (owners[use.name] ?? []).filter {
      matches(use, $0.member) && isExposed($0.member, of: $0.place)
    }
  }

  /// Returns the type of a property before the dot of a selector, in the class around it.
  private func propertyType(_ use: SelectorUse, in file: Int) -> String? {
    let name = use.base.hasPrefix("self.") ? String(use.base.dropFirst(5)) : use.base
    guard let outer = use.scope.last, let place = classNamed(outer, in: use.scope, of: file),
      let type = variable(name, of: place)?.type.filter({ $0 != "?" && $0 != "!" }), !type.isEmpty
    else { return nil }
    return type
  }

  /// Returns the member of a type to which a selector most likely refers.
  private func find(_ use: SelectorUse, in place: Place) -> Found? {
    var fitting = members(named: use.name, of: place).filter { matches(use, $0) }
    // If there are several overloads, prefer the overload with exactly the types of the selector.
    let exact = fitting.filter { $0.parameters.map(\.type) == use.types }
    if !exact.isEmpty { fitting = exact }
    let member = fitting.first { isExposed($0, of: place) } ?? fitting.first
    return member.map { Found(member: $0, place: place) }
  }

  /// Whether a selector may refer to a member, according to its name, labels and types.
  private func matches(_ use: SelectorUse, _ member: MemberFacts) -> Bool {
    guard use.kind == .method else { return member.kind == .variable }
    if member.kind == .initializer { return use.name == "init" && use.labels == member.labels }
    guard member.kind == .function else { return false }
    if let labels = use.labels, labels != member.labels { return false }
    return use.types == nil || use.types?.count == member.parameters.count
  }

  /// Whether a type of the ported sources has a member with a name.
  func declares(_ name: String) -> Bool { memberNames.contains(name) }

  /// Whether a type of the ported sources has a static member with a name.
  func declaresOnTypes(_ name: String) -> Bool {
    declares(name)
      && allPlaces.contains { place in
        self[place].members.contains { $0.name == name && $0.isStatic }
      }
  }

  /// Returns the property with a name in a class or its superclasses.
  func variable(_ name: String, of place: Place) -> MemberFacts? {
    ancestry(from: place).flatMap(parts).lazy.flatMap { members(named: name, of: $0) }
      .first { $0.kind == .variable }
  }

  /// Whether a class can have a list of its members.
  ///
  /// A `Codable` class can't, because the list would be another property.
  func isListed(_ place: Place) -> Bool {
    !ancestry(from: place).contains { above in
      parts(of: above).contains { part in
        !Set(self[part].inherited).isDisjoint(with: ["Codable", "Encodable", "Decodable"])
      }
    }
  }

  /// Whether the receiver of a call has the type of a protocol that declares the called method as
  /// optional; `nil` if the type is not known to be a protocol.
  private func hasOptional(_ call: OptionalCall, in file: Int) -> Bool? {
    let type = plain(call.baseType.replacing("any ", with: ""))
    return theProtocol(named: type, of: file).map { place in
      self[place].members.contains {
        $0.kind == .function && $0.name == call.name && $0.modifiers.contains("optional")
      }
    }
  }

  /// Whether the receiver of a call may be a delegate.
  private func isOfDelegate(_ call: OptionalCall, in file: Int) -> Bool {
    if let hasOptional = hasOptional(call, in: file) { return hasOptional }
    let base = call.base.lowercased()
    return ["delegate", "datasource", "target", "listener"].contains { base.hasSuffix($0) }
  }

  /// Whether a call refers to a method of UIKit's delegates, although a protocol of the ported
  /// sources has an optional method with the same full name.
  ///
  /// The result is `true` if no protocol of the ported sources that the receiver may conform to has
  /// the method.
  private func isOfPlatform(_ call: OptionalCall, in file: Int) -> Bool {
    guard let labels = call.labels else { return false }
    let name = call.name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    guard PlatformMembers.optional.contains(name) else { return false }
    let types =
      call.baseType.isEmpty
      ? allPlaces.flatMap { members(named: call.base, of: $0) }.filter { $0.kind == .variable }
        .map(\.type)
      : [call.baseType]
    return !types.isEmpty && types.allSatisfy { hasPlatformsOnly(name, $0, in: file) }
  }

  /// Whether a type has a method from a delegate protocol of UIKit, and from no protocol of the
  /// ported sources.
  private func hasPlatformsOnly(_ method: String, _ written: String, in file: Int) -> Bool {
    var (rest, seen) = (words(of: written), Set<String>())
    var isOfPlatform = false
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      if PlatformMembers.protocols[name]?.contains(method) == true { isOfPlatform = true }
      guard let place = theProtocol(named: name, of: file) else { continue }
      if self[place].members.contains(where: { $0.fullName == method }) { return false }
      rest += self[place].inherited.flatMap { words(of: $0) }
    }
    return isOfPlatform
  }

  /// Whether a class, structure, enumeration or extension of the ported sources has a property with
  /// a name.
  private func isProperty(_ name: String) -> Bool {
    owners[name]?.contains {
      $0.member.kind == .variable && self[$0.place].kind != .protocol
    } == true
  }

  /// Returns the name of the protocol that has an optional requirement of a name.
  ///
  /// The result is `nil` if there is no such protocol, or more than one.
  func protocolWithOptional(_ name: String) -> String? {
    let places = allPlaces.filter { place in
      self[place].kind == .protocol
        && self[place].members.contains { $0.name == name && $0.modifiers.contains("optional") }
    }
    return places.count == 1 ? self[places[0]].name : nil
  }

  /// Returns the labels of the optional requirement that a call refers to.
  ///
  /// The result is `nil` if the call does not refer to an optional requirement.
  func optionalLabels(of call: OptionalCall, in file: Int) -> [String]? {
    guard let all = optionalRequirements[call.name], !isOfPlatform(call, in: file) else {
      return nil
    }
    // If there is no `?` or `!` after the value before the dot, the member is an optional method
    // only if the type of the value is a protocol that declares the method as optional.
    let isRead = call.labels == nil || call.isNamed
    if isRead, call.baseRange == nil, hasOptional(call, in: file) != true { return nil }
    // A variable with the same name may contain a closure. A call of a closure has no labels, so
    // the receiver decides whether a call without labels is a call of the method.
    let isClosure = closures.contains(call.name) && !call.isNamed
    let hasLabels = call.labels?.contains(where: { !$0.isEmpty }) == true
    guard !isClosure || hasLabels || isOfDelegate(call, in: file) else { return nil }
    // `self?.menu` reads the property `menu`, if there is such a property, and does not test for a
    // method `menu(_:)`.
    if call.labels == nil, !call.isNamed, isProperty(call.name), !isOfDelegate(call, in: file) {
      return nil
    }
    guard let labels = call.labels else { return all.count == 1 ? all[0] : nil }
    return all.first {
      call.hasTrailingClosure ? !$0.isEmpty && $0.dropLast() == labels[...] : $0 == labels
    }
  }
}
