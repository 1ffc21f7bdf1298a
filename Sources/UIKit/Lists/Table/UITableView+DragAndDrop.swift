import Foundation

// Drags from a table, and drops on it.

extension UITableView: DraggingList {
  internal var hasDragDelegate: Bool { dragDelegate != nil }

  internal func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  internal func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  internal func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  internal func dragItems(
    addedTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  internal func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  internal func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  internal func dragDidEnd(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  internal func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  internal func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  internal func dropCanHandle(_ session: DragSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  internal func dropDidEnter(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  internal func dropProposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal? {
    dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }

  internal func dropDidExit(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  internal func dropDidEnd(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  internal func performDrop(
    _ items: [ListDropItem], at path: IndexPath?, _ proposal: UIDropProposal,
    _ session: DragSession
  ) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    dropDelegate?.tableView(
      self, performDropWith: TableDrop(self, items, at: path, proposal, session))
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}

/// The parts of the coordinator that do not depend on the kind of list.
private typealias TableDropParts = ListDrop<
  UITableView, any UITableViewDropItem, UITableViewDropProposal
>

/// The coordinator of a drop on a table. Items appear at their destinations without an animation.
private final class TableDrop: TableDropParts, UITableViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    // The delegate is called because an app may rely on the call. The result has no effect, because
    // the drop is not animated.
    _ = list.dropDelegate?.tableView(list, dropPreviewParametersForRowAt: indexPath)
    return DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    TableDropPlaceholderContext(of: dragItem, at: placeholder.path, in: list) { [weak list] in
      list?.insertRows(at: [$0], with: .automatic)
    }
  }
}
