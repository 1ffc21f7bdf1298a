import Foundation

/// What happens when the focus of a keyboard or a remote control goes from one view to another.
///
/// - Differs: nothing is focused, so that no app is given one.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that is to have it.
  open var nextFocusedView: UIView? { nil }
  /// In which direction it goes.
  open var focusHeading: UIFocusHeading { [] }

  /// The notification of a focus that has gone somewhere. It is never posted.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
}

/// The same in a collection view: with the items.
///
/// - Differs: nothing is focused, so that no app is given one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that is to have it.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// In which direction the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Some directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next one.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations beside those of the focus.
///
/// - Differs: nothing is focused, so that no app is given one.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations beside those of the focus, at once here.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
