import Foundation

/// Recognizes touches that move fast in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of the swipe, or several directions that are allowed.
  open var direction = Direction.right
  /// The number of touches.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance that touches have to move along the direction of the swipe. A swipe fails if the
  /// touches move further than this distance to the side.
  ///
  /// - Unverified: the value, which was not measured on a phone.
  private static var points: CGFloat { 50 }
  /// The longest duration of a swipe.
  private static var seconds: TimeInterval { 0.5 }

  /// The center of the touches when the last touch began.
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let count = fingersDown.count
    if count > numberOfTouchesRequired { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    start = arbitration.middle
    wait(UISwipeGestureRecognizer.seconds) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    let delta = arbitration.middle.translation(from: start)
    let isAcross = delta.x.magnitude >= delta.y.magnitude
    let (along, aside) = isAcross ? (delta.x, delta.y) : (delta.y, delta.x)
    if aside.magnitude > UISwipeGestureRecognizer.points { return state = .failed }
    guard along.magnitude >= UISwipeGestureRecognizer.points else { return }
    let seen: Direction =
      isAcross ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    state = direction.contains(seen) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  /// Returns the point at which the swipe began: the center of its touches.
  open override func location(in view: UIView?) -> CGPoint {
    convert(start ?? arbitration.middle, to: view)
  }

  /// Returns the point at which one of the touches began.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = arbitration.touches
    guard touches.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(touches[touchIndex].start, to: view)
  }

  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Right.
    public static let right = Direction(rawValue: 1)
    /// Left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
