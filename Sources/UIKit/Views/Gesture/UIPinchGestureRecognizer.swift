import Foundation
import GalleyMotion

/// Recognizes two touches that move toward or away from each other.
///
/// The gesture ends when both touches are lifted. While only one touch is left, `numberOfTouches`
/// is 1, and the scale does not change.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the touches, divided by their initial distance.
  open var scale: CGFloat {
    get { apart / reference }
    set { if newValue > 0, newValue.isFinite { reference = apart / newValue } }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { tracker.velocity(at: time) / reference }

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The change of the distance after which a pinch begins.
  ///
  /// - Unverified: the value, which was not measured on a phone.
  private static var pointsUntilPinch: CGFloat { 8 }

  /// The distance of the touches at which the scale is 1.
  private var reference: CGFloat = 1
  /// The last distance of the touches.
  private var apart: CGFloat = 1
  /// The tracker of the velocity at which the distance changes.
  private var tracker = VelocityTracker()
  /// The time of the last event.
  private var time: TimeInterval = 0

  /// The distance of the two touches.
  private var distance: CGFloat? {
    let fingers = fingersDown
    guard fingers.count >= 2 else { return nil }
    return max(fingers[0].place.translation(from: fingers[1].place).length, 1)
  }

  /// Whether the gesture ends as soon as a single touch is left.
  internal var endsWithOneTouch: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance else { return }
    if state == .possible {
      reference = distance
      measure(distance, event)
    } else {
      continueScale(at: distance, event)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance else { return }
    measure(distance, event)
    switch state {
    case .possible:
      guard (distance - reference).magnitude >= UIPinchGestureRecognizer.pointsUntilPinch else {
        return
      }
      reference = distance
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance else {
      time = event.timestamp
      if fingersDown.isEmpty || endsWithOneTouch { endWithoutFingers() }
      return
    }
    continueScale(at: distance, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    reference = 1
    apart = 1
    tracker = VelocityTracker()
  }

  /// Called when the first two touches may be other fingers than before. The scale does not change.
  private func continueScale(at distance: CGFloat, _ event: UIEvent) {
    reference = distance / scale
    tracker = VelocityTracker()
    measure(distance, event)
  }

  /// Records the distance at an event.
  private func measure(_ distance: CGFloat, _ event: UIEvent) {
    apart = distance
    time = event.timestamp
    tracker.add(position: distance, at: time)
  }
}
