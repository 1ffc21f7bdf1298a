import Foundation
import GalleyMotion

/// Recognizes two touches that rotate around each other.
///
/// The gesture ends when both touches are lifted. While only one touch is left, `numberOfTouches`
/// is 1, and the rotation does not change.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise.
  open var rotation: CGFloat {
    get { turned - offset }
    set { if newValue.isFinite { offset = turned - newValue } }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { tracker.velocity(at: time) }

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The angle after which a rotation begins.
  ///
  /// - Unverified: the value, which was not measured on a phone.
  private static var radiansUntilRotation: CGFloat { 0.1 }

  /// The last angle of the line between the two touches; `nil` without a second touch.
  private var lastAngle: CGFloat?
  /// The angle by which the touches have rotated since the second touch began.
  private var turned: CGFloat = 0
  /// The value of `turned` at which `rotation` is zero.
  private var offset: CGFloat = 0
  /// The tracker of the angular velocity.
  private var tracker = VelocityTracker()
  /// The time of the last event.
  private var time: TimeInterval = 0

  /// The angle of the line from the first touch to the second; `nil` without a second touch.
  private var angle: CGFloat? {
    let fingers = fingersDown
    guard fingers.count >= 2 else { return nil }
    let delta = fingers[1].place.translation(from: fingers[0].place)
    return atan2(delta.y, delta.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { turn(event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard angle != nil else { return }
    turn(event)
    switch state {
    case .possible:
      guard turned.magnitude >= UIRotationGestureRecognizer.radiansUntilRotation else { return }
      offset = turned
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The rotation continues from the angle of the two fingers that are left.
    lastAngle = angle
    guard lastAngle == nil else { return }
    time = event.timestamp
    if fingersDown.isEmpty { endWithoutFingers() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    lastAngle = nil
    turned = 0
    offset = 0
    tracker = VelocityTracker()
  }

  /// Adds the change of the angle.
  ///
  /// The angle jumps from 180 to -180 degrees when the line points to the left, so the change is
  /// reduced to at most 180 degrees.
  private func turn(_ event: UIEvent) {
    guard let angle else { return }
    if let lastAngle { turned += remainder(angle - lastAngle, 2 * .pi) }
    lastAngle = angle
    time = event.timestamp
    tracker.add(position: turned, at: time)
  }
}
