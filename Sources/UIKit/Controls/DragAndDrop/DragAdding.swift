import Foundation

/// A tap of another finger that adds items to a drag.
///
/// If the source has no items to add, the tap is handled as if there were no drag.
///
/// - Unverified: A recognizer of taps in a subview, such as one that the app adds to a cell,
///   recognizes the tap first, so no items are added.
internal final class DragAdding: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var source: (any DragSource)?
  /// The items that the tap adds, and the session to which it adds them.
  private var addition: (items: [UIDragItem], session: DragSession, place: CGPoint)?

  init(for source: any DragSource) {
    self.source = source
    super.init(target: nil, action: nil)
    addTarget(self, action: DragAdding.changed)
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  /// Receives touches only while items are lifted or dragged. So the recognizer never receives the
  /// touch that lifts the items.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    source?.mayDrag == true && view?.window?.dragSessions.isEmpty == false
  }

  /// Asks the source for items to add, and returns whether there are such items.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if addition != nil { return true }
    guard let source, source.mayDrag, let view, let sessions = view.window?.dragSessions else {
      return false
    }
    let place = location(in: view)
    guard let session = source.session(among: sessions, forAddingItemsAt: place) else {
      return false
    }
    let items = source.itemsForAdding(to: session, at: place)
    guard !items.isEmpty else { return false }
    addition = (items, session, place)
    return true
  }

  /// Forgets the items, also if another gesture was recognized.
  override func reset() {
    super.reset()
    addition = nil
  }

  private func changed() {
    guard state == .ended, let source, let addition else { return }
    addition.session.add(addition.items, from: source, at: addition.place)
  }
}

extension UIWindow {
  /// The sessions whose items are lifted or dragged by fingers in the window.
  internal var dragSessions: [DragSession] {
    touchDelivery.recognizers.compactMap { ($0 as? DragLift)?.liftedSession }
  }
}
