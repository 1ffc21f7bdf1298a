import Foundation

/// Recognizes fingers that move quickly in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// In which direction, or directions.
  open var direction = Direction.right
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far they have to go, and how far they may stray to the side.
  ///
  /// - Unverified: nobody has measured it.
  private static var points: CGFloat { 50 }
  /// In which time.
  private static var seconds: TimeInterval { 0.5 }

  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let count = fingersDown.count
    if count > numberOfTouchesRequired { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    start = arena.middle
    wait(UISwipeGestureRecognizer.seconds) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    let way = arena.middle.way(from: start)
    let isAcross = way.x.magnitude >= way.y.magnitude
    let (along, aside) = isAcross ? (way.x, way.y) : (way.y, way.x)
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

  /// In which direction fingers move.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Those of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
