import Foundation

/// A touch of a finger on a window, from its beginning to its end.
///
///     override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
///       guard let finger = touches.first else { return }
///       guard bounds.contains(finger.location(in: self)) else { return }
///       open()
///     }
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The time of the touch's last change, by the frame clock of the window, as in
  /// `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the touch.
  open internal(set) var phase = Phase.began

  /// The number of consecutive taps at this position: 2 for the second tap of a double tap.
  open internal(set) var tapCount = 1

  /// The type of the touch.
  open internal(set) var type = TouchType.direct

  /// The window of the touch.
  open internal(set) weak var window: UIWindow?

  /// The view in which the touch began.
  ///
  /// The view does not change when the finger moves out of it.
  open internal(set) weak var view: UIView?

  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The radius of the touch, which is always 10 points in Galley.
  open var majorRadius: CGFloat { 10 }

  /// The tolerance of the radius.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The force of the touch: 1 is average.
  open internal(set) var force: CGFloat = 1

  /// The largest possible force, which is always the same in Galley.
  open var maximumPossibleForce: CGFloat { 20 / 3 }

  /// The angle between a pencil and the screen: a right angle, as for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction in which a pencil points: 0, as for fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil points, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Returns the location in a view; in the window, if the view is `nil`.
  open func location(in view: UIView?) -> CGPoint { position(place, in: view) }

  /// Returns the location at the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { position(previousPlace, in: view) }

  /// Returns the most precise location.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the most precise location at the previous event.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Converts a location in the window to the coordinates of a view.
  private func position(_ place: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return place }
    return view.convert(place, from: window)
  }

  // MARK: Internals

  /// The current location in the window.
  internal final var place = CGPoint.zero
  /// The previous location in the window.
  internal final var previousPlace = CGPoint.zero
  /// The location at which the touch began.
  internal var start = CGPoint.zero
  /// Whether the touch has moved too far to be a tap.
  internal final var hasMoved = false
  /// The phases that the touch's view has received or will receive.
  internal final var delivery = TouchDelivery.ViewPhases()

  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch begins.
    case began
    /// The touch moves.
    case moved
    /// The touch does not move while another touch changes.
    case stationary
    /// The touch ends.
    case ended
    /// The touch is cancelled.
    case cancelled
    /// A pointer enters a region.
    case regionEntered
    /// A pointer moves in a region.
    case regionMoved
    /// A pointer leaves a region.
    case regionExited
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on another device.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse.
    case indirectPointer

    /// An older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }
}

/// The old name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
