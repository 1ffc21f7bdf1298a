import Foundation

/// A long press that lifts items and drags them.
internal final class DragLift: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var source: (any DragSource)?
  private var session: DragSession?
  /// The session whose items are lifted or dragged; `nil` before the finger has lifted them.
  var liftedSession: DragSession? { session?.isLifted == true ? session : nil }

  init(for source: any DragSource) {
    self.source = source
    super.init(target: nil, action: nil)
    addTarget(self, action: DragLift.changed)
    minimumPressDuration = 0.5
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  /// Refuses the touches of other fingers while a finger drags items, so that they do not end the
  /// drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { state == .possible }

  /// Creates a session with the items under the finger, and returns whether there are such items.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let source, source.mayDrag, let view else { return false }
    session = DragSession(from: source, in: view, at: location(in: nil))
    return session != nil
  }

  /// Releases the items. If another gesture was recognized, or if the recognizer was removed from
  /// its view, the items were not dragged.
  override func reset() {
    super.reset()
    let released = session
    session = nil
    released?.endLift()
  }

  private func changed() {
    let place = location(in: nil)
    switch state {
    case .began: session?.lift()
    case .changed: session?.move(to: place)
    case .ended:
      session?.drop()
      session = nil
    case .cancelled, .failed:
      session?.cancel()
      session = nil
    case .possible: break
    }
  }
}
