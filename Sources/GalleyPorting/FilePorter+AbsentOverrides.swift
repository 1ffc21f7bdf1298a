// Overrides of members that `NSObject` has only on Apple's systems.

extension FilePorter {
  /// Members of `NSObject` that do not exist on Linux, and so can't be overridden.
  fileprivate static let absent: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "setValue(_:forUndefinedKey:)",
    "value(forUndefinedKey:)", "setValue(_:forKey:)", "value(forKey:)", "responds(to:)",
    "forwardingTarget(for:)", "setNilValueForKey(_:)", "validateValue(_:forKey:)",
    "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
  ]

  /// Members that Galley's UIKit calls if a class declares them, although they do not exist in
  /// `NSObject`.
  private static let calledByGalley: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "setValue(_:forUndefinedKey:)",
    "value(forUndefinedKey:)", "setNilValueForKey(_:)",
    "awakeFromNib()", "prepareForInterfaceBuilder()",
    "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
    "forwardingTarget(for:)",
  ]

  /// Members that every object has on Apple's systems, and only responders have in Galley.
  fileprivate static let awakening: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()",
  ]

  /// Members of accessibility elements that every object has on Apple's systems. In Galley,
  /// responders have these members, and other objects have some of these members in an extension.
  fileprivate static let accessibility: Set<String> = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityAttributedLabel",
    "accessibilityValue", "accessibilityAttributedValue", "accessibilityHint",
    "accessibilityAttributedHint", "accessibilityTraits", "accessibilityLanguage",
    "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint",
    "accessibilityElementsHidden", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
    "accessibilityElements", "accessibilityElementCount()", "accessibilityElement(at:)",
    "index(ofAccessibilityElement:)", "accessibilityContainerType",
    "accessibilityNavigationStyle", "accessibilityCustomActions", "accessibilityCustomRotors",
    "accessibilityUserInputLabels", "accessibilityRespondsToUserInteraction",
    "accessibilityTextualContext", "accessibilityActivate()", "accessibilityIncrement()",
    "accessibilityDecrement()", "accessibilityScroll(_:)", "accessibilityPerformEscape()",
    "accessibilityPerformMagicTap()", "accessibilityElementDidBecomeFocused()",
    "accessibilityElementDidLoseFocus()", "accessibilityElementIsFocused()",
  ]

  /// Classes that are not responders, but declare the members of accessibility elements themselves.
  fileprivate static let accessible: Set<String> = ["UIBarItem", "UINavigationItem"]

  /// Removes `override` from members that no superclass declares on Linux, and reports the members
  /// that only the app itself can call.
  mutating func dropAbsentOverrides() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      for member in type.members where target.isAbsent(member, of: place) {
        if let range = member.overrideRange { edits.append(.replace(range, with: "")) }
        if Self.awakening.contains(member.fullName) { dropSuper(in: member) }
        let isCalled =
          Self.calledByGalley.contains(member.fullName)
          || member.name == "responds" && target.theClass(of: place).map(target.forwards) == true
        if !isCalled {
          remark(
            .objectiveC, at: member.range.lowerBound,
            "nothing but these sources calls this version of \(member.name) here: UIKit calls its own"
          )
        }
      }
    }
  }
}

extension FilePorter {
  /// Removes calls of `super` from a member that the superclass does not have on Linux.
  private mutating func dropSuper(in member: MemberFacts) {
    for use in facts.superUses
    where member.range.contains(use.range.lowerBound) && use.name == member.name {
      let word = use.range.lowerBound - "super.".utf8.count
      guard word >= 0, name(at: word..<use.range.lowerBound) == "super." else { continue }
      edits.append(.replace(word..<use.range.upperBound, with: "_ = Void"))
    }
  }
}

extension TargetFacts {
  /// Whether a member overrides a member that the platform's classes have only on Apple's systems.
  func isAbsent(_ member: MemberFacts, of place: Place) -> Bool {
    guard member.isOverride, let owner = theClass(of: place),
      FilePorter.absent.contains(member.fullName) || isAwakening(member, of: owner)
        || isAccessibility(member, of: owner)
    else { return false }
    return !ancestry(from: owner).dropFirst().contains { above in
      parts(of: above).contains { part in
        members(named: member.name, of: part).contains { $0.overrides(member) }
      }
    }
  }

  /// Whether a member overrides a member of accessibility elements, in a class that is neither a
  /// responder nor an item of a bar.
  private func isAccessibility(_ member: MemberFacts, of owner: Place) -> Bool {
    guard FilePorter.accessibility.contains(member.fullName),
      let platform = platformClass(above: owner)
    else { return false }
    let names = PlatformClass.names(from: platform)
    return !names.contains("UIResponder") && FilePorter.accessible.isDisjoint(with: names)
  }

  /// Whether a member overrides a member that only responders have, in a class that is not a
  /// responder.
  private func isAwakening(_ member: MemberFacts, of owner: Place) -> Bool {
    guard FilePorter.awakening.contains(member.fullName),
      let platform = platformClass(above: owner)
    else { return false }
    return !PlatformClass.names(from: platform).contains("UIResponder")
  }
}
