import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The old name of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The old name of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The old name of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The old name of `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The old name of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The old name of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The old name of `UIAccessibilityTraits.playsSound`.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// The old name of `UIAccessibilityTraits.keyboardKey`.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// The old name of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The old name of `UIAccessibilityTraits.summaryElement`.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// The old name of `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The old name of `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The old name of `UIAccessibilityTraits.startsMediaSession`.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// The old name of `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The old name of `UIAccessibilityTraits.allowsDirectInteraction`.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction
/// The old name of `UIAccessibilityTraits.causesPageTurn`.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// The old name of `UIAccessibilityTraits.tabBar`.
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
/// The old name of `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The old name of `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The old name of `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The old name of `UIAccessibility.Notification.pageScrolled`.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// The old name of `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// Whether VoiceOver is running.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Whether the user prefers less motion.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Whether the user prefers less transparency.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The old name of `UIAccessibility.isBoldTextEnabled`.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The old name of `UIAccessibility.isGrayscaleEnabled`.
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// The old name of `UIAccessibility.isInvertColorsEnabled`.
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// The old name of `UIAccessibility.isDarkerSystemColorsEnabled`.
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// The old name of `UIAccessibility.isGuidedAccessEnabled`.
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// The old name of `UIAccessibility.isSwitchControlRunning`.
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// The old name of `UIAccessibility.isAssistiveTouchRunning`.
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

/// The old name of `UIAccessibility.isSpeakScreenEnabled`.
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

/// The old name of `UIAccessibility.isSpeakSelectionEnabled`.
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

/// The old name of `UIAccessibility.isShakeToUndoEnabled`.
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

/// The old name of `UIAccessibility.isMonoAudioEnabled`.
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

/// The old name of `UIAccessibility.isClosedCaptioningEnabled`.
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

/// The old name of `UIAccessibility.convertToScreenCoordinates(_:in:)`.
@MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect, _ view: UIView
) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

/// The old name of `UIAccessibility.convertToScreenCoordinates(_:in:)`.
@MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(
  _ path: UIBezierPath, _ view: UIView
) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}

/// The old name of `UIAccessibility.focusedElement(using:)`.
public func UIAccessibilityFocusedElement(
  _ technology: UIAccessibility.AssistiveTechnologyIdentifier?
) -> Any? {
  UIAccessibility.focusedElement(using: technology)
}

/// Posts a notification to assistive technologies.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

// Before Swift 4.2, traits were integers, which were combined with bitwise operators.

extension UIAccessibilityTraits {
  /// Returns the traits in either set.
  public static func | (
    left: UIAccessibilityTraits, right: UIAccessibilityTraits
  ) -> UIAccessibilityTraits { left.union(right) }

  /// Returns the traits in both sets.
  public static func & (
    left: UIAccessibilityTraits, right: UIAccessibilityTraits
  ) -> UIAccessibilityTraits { left.intersection(right) }

  /// Returns all other traits.
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }

  /// Adds traits.
  public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formUnion(right)
  }

  /// Keeps the traits that are in both sets.
  public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formIntersection(right)
  }
}

extension Notification.Name {
  /// The old name of `UIAccessibility.voiceOverStatusDidChangeNotification`.
  public static let UIAccessibilityVoiceOverStatusChanged = UIAccessibility
    .voiceOverStatusDidChangeNotification
  /// The old name of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility
    .reduceMotionStatusDidChangeNotification
  /// The old name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification`.
  public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility
    .reduceTransparencyStatusDidChangeNotification
  /// The old name of `UIAccessibility.boldTextStatusDidChangeNotification`.
  public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility
    .boldTextStatusDidChangeNotification
  /// The old name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification`.
  public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility
    .darkerSystemColorsStatusDidChangeNotification
  /// The old name of `UIAccessibility.invertColorsStatusDidChangeNotification`.
  public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility
    .invertColorsStatusDidChangeNotification
  /// The old name of `UIAccessibility.grayscaleStatusDidChangeNotification`.
  public static let UIAccessibilityGrayscaleStatusDidChange = UIAccessibility
    .grayscaleStatusDidChangeNotification
  /// The old name of `UIAccessibility.announcementDidFinishNotification`.
  public static let UIAccessibilityAnnouncementDidFinish = UIAccessibility
    .announcementDidFinishNotification
  /// The old name of `UIAccessibility.elementFocusedNotification`.
  public static let UIAccessibilityElementFocused = UIAccessibility.elementFocusedNotification
  /// The old name of `UIAccessibility.guidedAccessStatusDidChangeNotification`.
  public static let UIAccessibilityGuidedAccessStatusDidChange = UIAccessibility
    .guidedAccessStatusDidChangeNotification
  /// The old name of `UIAccessibility.switchControlStatusDidChangeNotification`.
  public static let UIAccessibilitySwitchControlStatusDidChange = UIAccessibility
    .switchControlStatusDidChangeNotification
}
