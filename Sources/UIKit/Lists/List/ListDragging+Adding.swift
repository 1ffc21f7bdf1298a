import Foundation

// Taps of other fingers that add items of the list to a drag.

extension ListDragging {
  func session(
    among sessions: [DragSession], forAddingItemsAt place: CGPoint
  ) -> DragSession? {
    sessions.first { $0 === lifted } ?? (sessions.count == 1 ? sessions.first : nil)
  }

  func itemsForAdding(to session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard mayDrag, let list, let path = list.dragPath(at: place) else { return [] }
    return list.dragItems(addedTo: session, at: path, point: place)
  }

  func willAdd(_ items: [UIDragItem], to session: DragSession, from adder: any DragSource) {}

  func didAdd(_ items: [UIDragItem], to session: DragSession, at place: CGPoint) {
    guard let list, let path = list.dragPath(at: place), let item = items.first else { return }
    itemPaths.append((item: item, path: path))
    list.currentDrag = self
    let cell = list.dragCell(at: path) as? _ListElementView
    cell?.setDragStateByList(.lifting)
    cell?.setDragStateByList(.dragging)
  }

  func didEndSessionWithAddedItems(_ session: DragSession) {
    releaseItems(of: session)
    if !isActive { list?.currentDrag = nil }
  }

  /// Forgets the paths of a session's items, and ends the drag state of their cells.
  func releaseItems(of session: DragSession) {
    let released = itemPaths.filter { entry in session.items.contains { $0 === entry.item } }
    itemPaths.removeAll { entry in session.items.contains { $0 === entry.item } }
    for entry in released {
      (list?.dragCell(at: entry.path) as? _ListElementView)?.setDragStateByList(.none)
    }
  }
}
