import Foundation

// Names from before Swift 4.2, which older files still have.

/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The name of `UIAccessibilityTraits.link` before Swift 4.2.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The name of `UIAccessibilityTraits.searchField` before Swift 4.2.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The name of `UIAccessibilityTraits.image` before Swift 4.2.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The name of `UIAccessibilityTraits.playsSound` before Swift 4.2.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// The name of `UIAccessibilityTraits.keyboardKey` before Swift 4.2.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// The name of `UIAccessibilityTraits.staticText` before Swift 4.2.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The name of `UIAccessibilityTraits.summaryElement` before Swift 4.2.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// The name of `UIAccessibilityTraits.notEnabled` before Swift 4.2.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The name of `UIAccessibilityTraits.updatesFrequently` before Swift 4.2.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The name of `UIAccessibilityTraits.startsMediaSession` before Swift 4.2.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// The name of `UIAccessibilityTraits.adjustable` before Swift 4.2.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` before Swift 4.2.
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction
/// The name of `UIAccessibilityTraits.causesPageTurn` before Swift 4.2.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// The name of `UIAccessibilityTraits.tabBar` before Swift 4.2.
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The name of `UIAccessibility.Notification.layoutChanged` before Swift 4.2.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The name of `UIAccessibility.Notification.announcement` before Swift 4.2.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The name of `UIAccessibility.Notification.pageScrolled` before Swift 4.2.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// The name of `UIAccessibility.Notification` before Swift 4.2.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// Whether VoiceOver speaks.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Whether less is to move.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Whether less is to shine through.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// Tells the assistive technologies.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

// Traits were numbers then, and were put together as such.

extension UIAccessibilityTraits {
  /// The traits of both.
  public static func | (
    left: UIAccessibilityTraits, right: UIAccessibilityTraits
  ) -> UIAccessibilityTraits { left.union(right) }

  /// The traits that both have.
  public static func & (
    left: UIAccessibilityTraits, right: UIAccessibilityTraits
  ) -> UIAccessibilityTraits { left.intersection(right) }

  /// All other traits.
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }

  /// Adds traits.
  public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formUnion(right)
  }

  /// Keeps the traits that both have.
  public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formIntersection(right)
  }
}
