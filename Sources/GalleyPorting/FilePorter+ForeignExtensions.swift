// Members that these sources give to classes of other modules, and that subclasses override. Without Objective-C no
// member of an extension can be overridden, so the member itself looks for whoever overrides it.

extension FilePorter {
  /// The name under which a type keeps its own version of such a member.
  private func ownName(_ found: TargetFacts.Found) -> String {
    let owner = String(target[found.place].name.map { $0 == "." ? "_" : $0 })
    return "_\(owner)_\(found.member.name.filter { $0 != "`" })"
  }

  mutating func dispatchForeignMembers() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      var dispatchers: [(conditions: [String], text: String)] = []
      for member in type.members {
        let found = TargetFacts.Found(member: member, place: place)
        if target.overriders(of: found) != nil {
          rename(found)
          dispatchers.append((member.conditions, dispatcher(for: found)))
        } else if let base = target.foreignBase(of: member, at: place) {
          rename(found)
          replaceSuper(in: found, above: base)
        }
      }
      insert(dispatchers, atEndOf: type)
    }
  }

  private mutating func rename(_ found: TargetFacts.Found) {
    let member = found.member
    for range in [member.overrideRange, member.openRange].compactMap({ $0 }) {
      edits.append(.replace(range, with: ""))
    }
    edits.append(
      Edit(
        start: member.nameRange.lowerBound, end: member.nameRange.upperBound, text: ownName(found)))
  }

  /// Has `super.name` in a member call the version above.
  private mutating func replaceSuper(in found: TargetFacts.Found, above base: TargetFacts.Found) {
    let above = target.nextOverrider(above: found) ?? base
    for use in facts.superUses
    where found.member.range.contains(use.range.lowerBound) && use.name == found.member.name {
      edits.append(
        Edit(start: use.range.lowerBound, end: use.range.upperBound, text: ownName(above)))
    }
  }

  /// The member under its own name: it asks the most derived version.
  private func dispatcher(for found: TargetFacts.Found) -> String {
    let member = found.member
    let versions = (target.overriders(of: found) ?? []).map { (target[$0.place].name, ownName($0)) }
    let head =
      member.availability
      + (member.attributes.contains("discardableResult") ? "@discardableResult " : "")
      + member.modifiers.subtracting(["dynamic", "open"]).sorted().map { $0 + " " }.joined()
      + (member.modifiers.contains("open") ? "public " : "")
    guard member.kind == .function else {
      let get = versions.map { "if let one = self as? \($0.0) { return one.\($0.1) }; " }.joined()
      let set = versions.map {
        "if let one = self as? \($0.0) { one.\($0.1) = newValue; return }; "
      }.joined()
      let setter = member.isSettable ? " set { \(set)\(ownName(found)) = newValue }" : ""
      return
        "\(head)var \(member.name): \(member.type) { get { \(get)return \(ownName(found)) }\(setter) }"
    }
    let call = Forward(member)
    let steps = versions.map {
      "if let one = self as? \($0.0) { return \(call.effects)one.\($0.1)(\(call.arguments)) }; "
    }
    return "\(head)func \(member.name)\(call.signature) { \(steps.joined())return \(call.effects)"
      + "\(ownName(found))(\(call.arguments)) }"
  }
}

extension TargetFacts {
  /// The members of this extension's that others override, most derived first.
  func overriders(of found: Found) -> [Found]? {
    guard foreignBases[found.member.fullName]?.place == found.place else { return nil }
    return foreignOverriders[found.member.fullName]
  }

  /// The member of an extension of another module's class that a member overrides.
  func foreignBase(of member: MemberFacts, at place: Place) -> Found? {
    guard member.isOverride,
      foreignOverriders[member.fullName]?.contains(where: {
        $0.place == place && $0.member.range == member.range
      }) == true
    else { return nil }
    return foreignBases[member.fullName]
  }

  /// The version of a member in the nearest class above that has one.
  func nextOverrider(above found: Found) -> Found? {
    guard let owner = theClass(of: found.place) else { return nil }
    let all = foreignOverriders[found.member.fullName] ?? []
    for above in line(from: owner).dropFirst() {
      if let next = all.first(where: { theClass(of: $0.place) == above }) { return next }
    }
    return nil
  }

  mutating func findForeignOverriders() {
    for place in allPlaces where self[place].kind == .extension && isForeign(place) {
      for member in self[place].members
      where !member.isOverride && !member.isStatic && member.kind != .initializer
        && (member.attributes.contains("objc") || self[place].attributes.contains("objc"))
      {
        if foreignBases[member.fullName] == nil {
          foreignBases[member.fullName] = Found(member: member, place: place)
        }
      }
    }
    guard !foreignBases.isEmpty else { return }
    for place in allPlaces where self[place].kind == .class || self[place].kind == .extension {
      for member in self[place].members {
        guard member.isOverride, !member.isStatic, !member.isStored || member.kind == .function,
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
    theClass(of: place) == nil && protocols[self[place].name] == nil && !self[place].isConstrained
  }

  private func isDeclaredAbove(_ member: MemberFacts, _ place: Place) -> Bool {
    guard let owner = theClass(of: place) else { return false }
    return line(from: owner).dropFirst().contains { above in
      parts(of: above).contains { part in
        self[part].members.contains { !$0.isOverride && $0.overrides(member) }
      }
    }
  }

  /// How many classes of these sources a type has above it. One of another module has fewer than any.
  private func depth(of place: Place) -> Int {
    theClass(of: place).map { line(from: $0).count } ?? 0
  }
}
