import Foundation

/// Recognizes a press on the reorder control of a row. The row is lifted when the touch begins, and
/// then moves along the vertical axis with the finger.
///
/// - Unverified: that a row which is moved by its reorder control moves only vertically.
internal final class ReorderControlPress: UIGestureRecognizer {
  private weak var list: _ListView?
  /// The row of the reorder control.
  private var path: IndexPath?
  /// The `x` position of the row's center, and the `y` delta from the finger to that center, when
  /// the row was lifted.
  private var middle = CGPoint.zero

  /// Whether the recognizer excludes all other recognizers. The value is `true`, so that the list
  /// does not scroll while the row is moved, even if a delegate allows both gestures at the same
  /// time.
  override var isExclusive: Bool { true }

  init(of list: _ListView) {
    self.list = list
    super.init(target: nil, action: nil)
    addTarget(self, action: ReorderControlPress.pressed)
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard let list, touches.count == 1, let grip = touches.first?.view as? AccessoryView,
      grip.isGrip, let cell = grip.superview as? _ListElementView,
      let path = list.path(of: cell), list.mayMove(path, byGesture: true)
    else { return state = .failed }
    self.path = path
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    path = nil
  }

  private func pressed() {
    guard let list else { return }
    let finger = location(in: list)
    switch state {
    case .began:
      guard let path, list.holds(path), list.lift(path), let position = list.movement?.position
      else { return }
      middle = position.translation(from: finger)
      middle.x = position.x
    case .changed:
      list.moveItem(under: CGPoint(x: middle.x, y: finger.y + middle.y))
    case .ended: list.endMovement(isCancelled: false)
    case .cancelled: list.endMovement(isCancelled: true)
    case .possible, .failed: break
    }
  }
}
