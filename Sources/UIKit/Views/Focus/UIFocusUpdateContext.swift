import Foundation

/// The context of a move of the focus from one element to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Creates a context without elements, for an app that calls focus methods itself.
  public override init() {
    focusHeading = []
    super.init()
  }

  internal init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    self.previous = previous
    self.next = next
    focusHeading = heading
    super.init()
  }

  private weak var previous: UIView?
  private weak var next: UIView?

  /// The element that had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { previous }
  /// The element that gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { next }
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previous }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { next }
  /// The direction of the move; empty if the app has requested the move.
  open private(set) var focusHeading: UIFocusHeading

  /// Posted after the focus has moved.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
}

/// The direction of a move of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The headings as bits.
  public let rawValue: UInt

  /// Creates headings from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downward.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next group, as with the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous group, as with the tab key and the shift key.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations along with the animations of the focus.
///
/// - Differs: The focus moves at once, so animations have a duration of zero: their changes are
///   made at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// Runs animations along with the animations of the focus.
  ///
  /// The completion is called after the focus has moved.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { completions.append(completion) }
  }

  /// Runs animations along with the animations of the element that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(AtOnce())
    if let completion { completions.append(completion) }
  }

  /// Runs animations along with the animations of the element that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedFocusingAnimations(animations, completion: completion)
  }

  /// Calls the completions, after all environments were notified.
  internal final func finish() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }

  /// The context of animations whose changes are made immediately.
  private final class AtOnce: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0
  }
}

/// The duration of the animations of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds.
  var duration: TimeInterval { get }
}
