import Foundation
import GalleyMotion

/// Recognizes touches that move.
///
/// The gesture begins when the touches have moved by ten points, and ends when they are lifted.
///
///     @MainActor func drag(_ pan: UIPanGestureRecognizer) {
///       let delta = pan.translation(in: view)
///       card.center.x += delta.x
///       pan.setTranslation(.zero, in: view)
///     }
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of touches.
  open var minimumNumberOfTouches = 1
  /// The largest number of touches.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll events that count as a pan.
  ///
  /// The value is stored without effect: in Galley, scroll events do not reach recognizers.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the translation of the touches since the pan began, or since `setTranslation(_:in:)`.
  ///
  /// - Unverified: the first ten points do not count, as in scroll views.
  open func translation(in view: UIView?) -> CGPoint {
    convertDelta(CGPoint(x: movement.x - slop.x, y: movement.y - slop.y), to: view)
  }

  /// Sets the translation.
  ///
  /// Further movement of the touches is added to this translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let window = self.view?.window else {
      // Outside of a window, translations are not converted.
      movement = CGPoint(x: translation.x + slop.x, y: translation.y + slop.y)
      return
    }
    let from = view ?? window
    let zero = window.convert(CGPoint.zero, from: from)
    let end = window.convert(translation, from: from)
    movement = CGPoint(x: end.x - zero.x + slop.x, y: end.y - zero.y + slop.y)
  }

  /// Returns the velocity of the touches, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertDelta(CGPoint(x: across.velocity(at: time), y: down.velocity(at: time)), to: view)
  }

  // MARK: Internals

  /// The distance after which a pan begins.
  internal static var pointsUntilPan: CGFloat { 10 }

  /// The translation of the touches.
  private var movement = CGPoint.zero
  /// The part of the movement that was needed to recognize the pan.
  private var slop = CGPoint.zero
  /// The center of the touches at the last event.
  private var last = CGPoint.zero
  /// The tracker of the horizontal velocity.
  private var across = VelocityTracker()
  /// The tracker of the vertical velocity.
  private var down = VelocityTracker()
  /// The time of the last event.
  private var time: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown.count > maximumNumberOfTouches {
      if state == .possible { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    countFromHere(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let middle = fingersDown.map(\.place).middle else { return }
    let step = middle.translation(from: last)
    last = middle
    // A movement with fewer touches than the minimum does not count.
    if state == .possible, fingersDown.count < minimumNumberOfTouches { return follow(event) }
    movement = CGPoint(x: movement.x + step.x, y: movement.y + step.y)
    follow(event)
    switch state {
    case .possible:
      let length = movement.length
      guard length >= UIPanGestureRecognizer.pointsUntilPan else { return }
      let share = UIPanGestureRecognizer.pointsUntilPan / length
      slop = CGPoint(x: movement.x * share, y: movement.y * share)
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if fingersDown.count >= minimumNumberOfTouches { return countFromHere(event) }
    switch state {
    case .began, .changed: state = .ended
    case .possible where fingersDown.isEmpty: state = .failed
    default: countFromHere(event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    movement = .zero
    slop = .zero
    across = VelocityTracker()
    down = VelocityTracker()
  }

  /// Called when the number of touches, and so their center, has changed.
  ///
  /// The jump of the center is not added to the translation.
  private func countFromHere(_ event: UIEvent) {
    guard let middle = fingersDown.map(\.place).middle else { return }
    last = middle
    across = VelocityTracker()
    down = VelocityTracker()
    follow(event)
  }

  /// Adds the center of the touches to the trackers of the velocity.
  private func follow(_ event: UIEvent) {
    time = event.timestamp
    across.add(position: last.x, at: time)
    down.add(position: last.y, at: time)
  }
}
