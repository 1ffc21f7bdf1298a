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
    guard let dropDelegate else { return movedRow(of: session) != nil }
    return dropDelegate.tableView(self, canHandle: session)
  }

  internal func dropDidEnter(_ session: DragSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  internal func dropProposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal? {
    guard let dropDelegate else {
      return movedRow(of: session).map { _ in
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }
    }
    return dropDelegate.tableView(
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
    if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
      let row = movedRow(of: session), moveItem(at: row, droppedAt: dropPlace(of: session))
    {
      return
    }
    dropDelegate?.tableView(
      self, performDropWith: TableDrop(self, items, at: path, proposal, session))
  }

  /// The row that a drop moves within the table; `nil` if the drop delegate has to handle the drop.
  ///
  /// If a single row is dragged within its table, and the data source implements
  /// `tableView(_:moveRowAt:to:)`, this method is called instead of the drop delegate.
  private func movedRow(of session: DragSession) -> IndexPath? {
    guard dragging.drag === session, session.items.count == 1,
      let row = dragging.itemPaths.first(where: { $0.item === session.items[0] })?.path,
      holds(row), askWhetherMovable(row) ?? true, isDataSourceMovingItems(at: row)
    else { return nil }
    return row
  }

  /// The place of the finger, or the center of the last row if the finger is below all rows.
  ///
  /// - Unverified: that a row that is dropped below all rows becomes the last row.
  private func dropPlace(of session: DragSession) -> CGPoint {
    let place = session.location(in: self)
    let section = (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
    guard let section else { return place }
    let last = rectForRow(
      at: IndexPath(row: numberOfRows(inSection: section) - 1, section: section))
    return place.y > last.maxY ? CGPoint(x: last.midX, y: last.midY) : place
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
