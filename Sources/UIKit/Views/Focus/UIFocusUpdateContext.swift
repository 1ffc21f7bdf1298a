import Foundation

/// The context of a move of the focus from one view to another.
///
/// - Differs: nothing is focused, so that no app is given one.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that will have the focus.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }

  /// The name of the notification that the focus has moved. It is never posted.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
}

/// The direction of a move of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The headings as bits.
  public let rawValue: UInt

  /// Creates headings from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The heading upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// The heading downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The heading to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The heading to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// The heading to the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The heading to the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations along with those of the focus.
///
/// - Differs: nothing is focused, so that no app is given one.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations along with those of the focus. In Galley they run at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
