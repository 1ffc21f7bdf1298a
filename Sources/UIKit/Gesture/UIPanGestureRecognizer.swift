import Foundation
import GalleyMotion

/// Recognizes fingers that move: it begins when they have gone ten points, and follows them until they
/// go.
///
///     @MainActor func drag(_ pan: UIPanGestureRecognizer) {
///       let way = pan.translation(in: view)
///       card.center.x += way.x
///       pan.setTranslation(.zero, in: view)
///     }
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many it takes at most.
  open var maximumNumberOfTouches = Int.max
  /// What turns of a wheel count. None come here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far the fingers have come, since they began to pan or since it was set.
  ///
  /// - Unverified: the first ten points count as none, as they do in scroll views.
  open func translation(in view: UIView?) -> CGPoint {
    convertWay(CGPoint(x: way.x - slop.x, y: way.y - slop.y), to: view)
  }

  /// Says how far they have come; from there it counts on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let window = self.view?.window else { return }
    let from = view ?? window
    let zero = window.convert(CGPoint.zero, from: from)
    let end = window.convert(translation, from: from)
    way = CGPoint(x: end.x - zero.x + slop.x, y: end.y - zero.y + slop.y)
  }

  /// How fast they move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertWay(CGPoint(x: across.velocity(at: time), y: down.velocity(at: time)), to: view)
  }

  // MARK: Inside

  /// How far fingers have to go.
  internal static var pointsUntilPan: CGFloat { 10 }

  /// How far they have come.
  private var way = CGPoint.zero
  /// How much of that was needed to see that they pan.
  private var slop = CGPoint.zero
  /// Where the middle of the fingers was at the last event.
  private var last = CGPoint.zero
  private var across = VelocityTracker()
  private var down = VelocityTracker()
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
    let step = middle.way(from: last)
    last = middle
    way = CGPoint(x: way.x + step.x, y: way.y + step.y)
    follow(event)
    switch state {
    case .possible:
      let length = way.length
      guard length >= UIPanGestureRecognizer.pointsUntilPan,
        fingersDown.count >= minimumNumberOfTouches
      else { return }
      let share = UIPanGestureRecognizer.pointsUntilPan / length
      slop = CGPoint(x: way.x * share, y: way.y * share)
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
    way = .zero
    slop = .zero
    across = VelocityTracker()
    down = VelocityTracker()
  }

  /// Another number of fingers has another middle: what was panned stays.
  private func countFromHere(_ event: UIEvent) {
    guard let middle = fingersDown.map(\.place).middle else { return }
    last = middle
    across = VelocityTracker()
    down = VelocityTracker()
    follow(event)
  }

  private func follow(_ event: UIEvent) {
    time = event.timestamp
    across.add(position: last.x, at: time)
    down.add(position: last.y, at: time)
  }
}
