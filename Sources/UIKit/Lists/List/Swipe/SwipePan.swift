import Foundation

/// The pan that swipes a row to the left or to the right.
///
/// This pan recognizes horizontal movements. The pan of the list recognizes vertical movements.
internal final class SwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: _ListView?
  /// Whether the touch began on the open row: the row whose swipe actions are visible.
  private var isOnOpenRow = false

  init(of list: _ListView) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: SwipePan.panned)
    delegate = self
    list.panGestureRecognizer.addTarget(self, action: SwipePan.scrolled(_:))
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  /// While a row is open, a touch that is not on one of the row's swipe actions is not delivered to
  /// the view that was touched.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let swiping = list?.swiping, let row = swiping.row, !swiping.state.isClosing else {
      return
    }
    for touch in touches {
      guard let view = touch.view, !view.isDescendant(of: row.actions) else { continue }
      touch.delivery.isRefused = true
      isOnOpenRow = view.isDescendant(of: row.cell)
      if !isOnOpenRow { swiping.close() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, isOnOpenRow { list?.swiping?.close() }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    isOnOpenRow = false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let swiping = list.swiping, !list.subclass.isInEditing, list.movement == nil,
      !list.isBusy, let touch = fingersDown.first
    else { return false }
    let speed = velocity(in: list)
    guard speed.x.magnitude > speed.y.magnitude,
      let path = list.path(at: list.convert(touch.start, from: nil))
    else { return false }
    return swiping.canSwipe(path, movingLeft: touch.place.x < touch.start.x)
  }

  private func panned() {
    guard let list, let swiping = list.swiping else { return }
    switch state {
    case .began:
      swiping.beginDrag()
      swiping.drag(by: translation(in: list).x)
    case .changed: swiping.drag(by: translation(in: list).x)
    case .ended: swiping.letGo(velocity: velocity(in: list).x)
    case .cancelled: swiping.close()
    case .possible, .failed: break
    }
  }

  private func scrolled(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { list?.swiping?.close() }
  }
}
