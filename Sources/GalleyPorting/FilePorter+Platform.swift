// Members that the platform's classes have on a phone only, or that are found there by name.

extension FilePorter {
  /// Members of `NSObject` that nobody can override here.
  fileprivate static let absent: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "setValue(_:forUndefinedKey:)",
    "value(forUndefinedKey:)", "setValue(_:forKey:)", "value(forKey:)", "responds(to:)",
    "forwardingTarget(for:)", "setNilValueForKey(_:)",
  ]

  /// Those of them that UIKit asks for.
  private static let asked: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "setValue(_:forUndefinedKey:)",
    "value(forUndefinedKey:)",
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
        } else if !Self.asked.contains(member.fullName) {
          remark(
            .objectiveC, at: member.range.lowerBound,
            "nothing but these sources calls this version of \(member.name) here: UIKit calls its own"
          )
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
      let level = ["open", "public"].contains(target[place].access) ? "public " : ""
      let forward = Forward(member)
      return (
        [],
        "\(level)func \(member.name)\(forward.signature) { "
          + "UIKit.Ported.unanswered.\(member.name)(\(forward.arguments)) }"
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
    let all = type.members.filter { $0.kind == .initializer }
    let designated = all.filter { !$0.modifiers.contains("convenience") }
    guard !designated.isEmpty, !all.contains(where: { $0.labels == ["_dequeuedWithFrame"] }),
      !designated.contains(where: { $0.labels == ["frame"] }),
      let root = target.line(from: place).last,
      target[root].inherited.first.map(Self.dequeued.contains) == true
    else { return nil }
    let level = ["open", "public"].contains(type.access) ? "public " : ""
    if all.contains(where: { $0.labels == ["frame"] }) {
      return
        "\(level)required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) }"
    }
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
        self[part].inherited.contains { isAnswered(member.fullName, by: $0) }
      }
      if isDelegate { return areNeighbours(above, place) ? above : nil }
    }
    return nil
  }

  /// Whether a name after a colon stands for a delegate's protocol that has a method, itself or through those
  /// that it inherits.
  private func isAnswered(_ method: String, by written: String, depth: Int = 0) -> Bool {
    let names = written.split { $0 == "&" || $0.isWhitespace }.filter { !$0.hasPrefix("@") }
    return names.contains { name in
      let name = String(name)
      if PlatformMembers.unanswered.contains(name) {
        return PlatformMembers.protocols[name]?.contains(method) == true
      }
      guard depth < 16, let place = protocols[name] else { return false }
      return self[place].inherited.contains { isAnswered(method, by: $0, depth: depth + 1) }
    }
  }
}
