import Foundation

/// A finger on a window, from when it comes down until it goes.
///
///     override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
///       guard let finger = touches.first, bounds.contains(finger.location(in: self)) else { return }
///       open()
///     }
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// When it last changed, by the frame clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// What becomes of it.
  open internal(set) var phase = Phase.began

  /// How often a finger has come down here in quick succession: 2 in a double tap.
  open internal(set) var tapCount = 1

  /// What touches.
  open internal(set) var type = TouchType.direct

  /// The window that it came down on.
  open internal(set) weak var window: UIWindow?

  /// The view that it came down on. It stays the same wherever the finger goes.
  open internal(set) weak var view: UIView?

  /// The gesture recognizers that look at it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// How large the finger is. Always the same here.
  open var majorRadius: CGFloat { 10 }

  /// How sure that is.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// How hard it presses: 1 is as usual.
  open internal(set) var force: CGFloat = 1

  /// How hard it could press. Always the same here.
  open var maximumPossibleForce: CGFloat { 20 / 3 }

  /// Where it is, in a view; in the window, if `nil`.
  open func location(in view: UIView?) -> CGPoint { position(place, in: view) }

  /// Where it was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { position(previousPlace, in: view) }

  /// Where it is, as exactly as is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where it was, as exactly as is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func position(_ place: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return place }
    return view.convert(place, from: window)
  }

  // MARK: Inside

  /// Where it is in the window.
  internal final var place = CGPoint.zero
  /// Where it was before.
  internal final var previousPlace = CGPoint.zero
  /// Where it came down.
  internal var start = CGPoint.zero
  /// What its view has been told, and is to be told.
  internal final var delivery = TouchDelivery.ToView()

  /// What becomes of a finger.
  public enum Phase: Int, Sendable {
    /// It comes down.
    case began
    /// It moves.
    case moved
    /// It stays where it is while another moves.
    case stationary
    /// It goes up.
    case ended
    /// Something came between, and it counts no more.
    case cancelled
    /// A pointer comes in.
    case regionEntered
    /// A pointer moves.
    case regionMoved
    /// A pointer goes out.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse.
    case indirectPointer
  }
}

/// The name of `UITouch.Phase` before Swift 4.2.
public typealias UITouchPhase = UITouch.Phase
