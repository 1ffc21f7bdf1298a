import Foundation

/// The context of a move of the focus from one element to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Creates a context without elements, for an app's own calls.
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
  /// The direction of the move; empty if code has requested it.
  open private(set) var focusHeading: UIFocusHeading

  /// The name of the notification that the focus has moved.
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
  /// The heading to the next group.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The heading to the previous group.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations along with those of the focus.
///
/// - Differs: The focus moves at once, so animations have a duration of zero: their changes are
///   made at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// Runs animations along with those of the focus.
  ///
  /// The completion is called after the focus has moved.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { completions.append(completion) }
  }

  /// Runs animations along with those of the element that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(AtOnce())
    if let completion { completions.append(completion) }
  }

  /// Runs animations along with those of the element that loses the focus.
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
