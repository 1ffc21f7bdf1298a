// Members that the platform's classes have on a phone only, or that are found there by name.

extension FilePorter {
  /// Members of `NSObject` that nobody can override here. UIKit asks for them by name.
  fileprivate static let absent: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "setValue(_:forUndefinedKey:)",
    "value(forUndefinedKey:)", "setValue(_:forKey:)", "value(forKey:)", "responds(to:)",
    "forwardingTarget(for:)", "setNilValueForKey(_:)",
  ]

  mutating func dropAbsentOverrides() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members where target.isAbsent(member, of: place) {
        if let range = member.overrideRange { edits.append(.replace(range, with: "")) }
        if member.name == "forwardingTarget" {
          remark(
            .objectiveC, at: member.range.lowerBound,
            "nothing asks for a forwarding target here. Implement the methods that are forwarded, and call "
              + "the other object in each")
        }
      }
    }
  }

  // MARK: Delegates whose subclasses implement a method

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
    let members = target.delegateMethods[place] ?? []
    return members.map { member in
      let call = member.parameters.enumerated().map { number, parameter in
        (parameter.label.isEmpty ? "" : parameter.label + ": ") + "p\(number)"
      }
      let parameters = member.parameters.enumerated().map { number, parameter in
        "\(parameter.label.isEmpty ? "_" : parameter.label) p\(number): "
          + (parameter.attributes.isEmpty ? "" : parameter.attributes + " ") + parameter.type
      }
      let level = ["open", "public"].contains(target[place].access) ? "public " : ""
      let result = member.type.isEmpty ? "" : " -> \(member.type)"
      return (
        [],
        "\(level)func \(member.name)(\(parameters.joined(separator: ", ")))\(result) { "
          + "UIKit.Ported.unanswered.\(member.name)(\(call.joined(separator: ", "))) }"
      )
    }
  }

  // MARK: Initializers

  private static let dequeued: Set<String> = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// What a reusable view has to say if its own initializers hide `init(frame:)`.
  func missingInitializer(of place: TargetFacts.Place) -> String? {
    let type = target[place]
    let own = type.members.filter {
      $0.kind == .initializer && !$0.modifiers.contains("convenience")
    }
    guard !own.isEmpty,
      !own.contains(where: { $0.labels == ["frame"] || $0.labels == ["_dequeuedWithFrame"] }),
      let root = target.line(from: place).last,
      target[root].inherited.first.map(Self.dequeued.contains) == true
    else { return nil }
    let level = ["open", "public"].contains(type.access) ? "public " : ""
    return "\(level)required init(_dequeuedWithFrame frame: CGRect) { "
      + "UIKit.Ported.missingInitializer(\"init(frame:)\", of: \"\(type.name)\") }"
  }
}

extension TargetFacts {
  /// Whether a member overrides what the platform's classes have on a phone only.
  func isAbsent(_ member: MemberFacts, of place: Place) -> Bool {
    guard member.isOverride, FilePorter.absent.contains(member.fullName),
      let owner = theClass(of: place)
    else { return false }
    return !line(from: owner).dropFirst().contains { above in
      parts(of: above).contains { part in self[part].members.contains { $0.overrides(member) } }
    }
  }

  /// The class above that says to be a delegate, where neither it nor one in between has the method.
  func delegateAbove(_ member: MemberFacts, of place: Place) -> Place? {
    guard member.kind == .function, !member.isStatic, !member.isPrivate,
      let owner = theClass(of: place),
      PlatformMembers.optional.contains(member.fullName)
    else { return nil }
    for above in line(from: owner).dropFirst() {
      let parts = parts(of: above)
      if parts.contains(where: { self[$0].members.contains { $0.overrides(member) } }) {
        return nil
      }
      let isDelegate = parts.contains { part in
        self[part].inherited.contains {
          PlatformMembers.protocols[$0]?.contains(member.fullName) == true
        }
      }
      if isDelegate { return areNeighbours(above, place) ? above : nil }
    }
    return nil
  }
}
