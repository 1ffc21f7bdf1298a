import Foundation
import GalleyDiffing

/// A list from which items are dragged, and on which items are dropped. It calls its drag and drop
/// delegates.
@MainActor
internal protocol DraggingList: _ListView {
  var dragging: ListDragging { get }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  func dragPath(at point: CGPoint) -> IndexPath?
  func dragCell(at path: IndexPath) -> UIView?

  /// Returns the items of a drag that begins at a path; none without a delegate.
  func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)
  func dragAllowsMove(_ session: DragSession) -> Bool
  func dragIsRestricted(_ session: DragSession) -> Bool

  func dropCanHandle(_ session: DragSession) -> Bool
  func dropDidEnter(_ session: DragSession)
  /// Returns the proposal for a drop at a path; `nil` without a delegate.
  func dropProposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal?
  func dropDidExit(_ session: DragSession)
  func dropDidEnd(_ session: DragSession)
  func performDrop(
    _ items: [ListDropItem], at path: IndexPath?, _ proposal: UIDropProposal,
    _ session: DragSession)
}

/// The drags from a list, and the drops on it.
@MainActor
internal final class ListDragging: DragSource, DropTarget {
  /// The list. The reference is weak, because the list may be removed while items of another view
  /// are dragged over it.
  private weak var list: (any DraggingList)?
  /// The gesture that begins a drag; `nil` without a drag delegate.
  private var lift: DragLift?
  /// The placeholders for dropped items whose data is still loading.
  let placeholders = DropPlaceholders()
  /// The path of the dragged item.
  private var path: IndexPath?
  /// The cell of the dragged item.
  private weak var cell: _ListElementView?
  /// The drag from this list that is in progress.
  private(set) var drag: DragSession?
  /// The drag that is over this list.
  private(set) var drop: DragSession?

  init(of list: any DraggingList) { self.list = list }

  /// Called when the list has another drag delegate.
  func delegateChanged() {
    guard let list else { return }
    if !list.hasDragDelegate {
      if let lift { list.removeGestureRecognizer(lift) }
      lift = nil
    } else if lift == nil {
      let lift = DragLift(for: self)
      self.lift = lift
      list.addGestureRecognizer(lift)
    }
  }

  /// Changes the paths of the dragged item and of the placeholders after an update. A dragged item
  /// that was deleted or reloaded has no path any more.
  func follow(_ update: ListUpdate) {
    path = path.flatMap { update.after($0) }
    placeholders.follow(update)
  }

  /// Forgets the path of the dragged item, and the committed placeholders, because the list reloads
  /// its data.
  ///
  /// - Unverified: that a dragged item has no path after a reload.
  func forget() {
    path = nil
    placeholders.reload()
  }

  // MARK: Dragging from the list

  var mayDrag: Bool { list.map { $0.dragInteractionEnabled && $0.hasDragDelegate } ?? false }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard mayDrag, let list, let path = list.dragPath(at: place) else { return [] }
    self.path = path
    return list.dragItems(for: session, at: path)
  }

  func willBegin(_ session: DragSession) {
    drag = session
    cell = path.flatMap { list?.dragCell(at: $0) } as? _ListElementView
    // The cell is lifted only now, because a finger that does not move starts no drag.
    cell?.setDragStateByList(.lifting)
    cell?.setDragStateByList(.dragging)
    list?.dragWillBegin(session)
  }

  func didMove(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    drag = nil
    path = nil
    cell?.setDragStateByList(.none)
    cell = nil
    list?.dragDidEnd(session)
  }

  func allowsMove(_ session: DragSession) -> Bool { list?.dragAllowsMove(session) ?? true }

  func isRestricted(_ session: DragSession) -> Bool { list?.dragIsRestricted(session) ?? false }

  // MARK: Dropping on the list

  func canHandle(_ session: DragSession) -> Bool { list?.dropCanHandle(session) ?? false }

  func didEnter(_ session: DragSession) {
    drop = session
    list?.dropDidEnter(session)
  }

  func proposal(for session: DragSession) -> UIDropProposal {
    list?.dropProposal(for: session, at: destination(of: session))
      ?? UIDropProposal(operation: .cancel)
  }

  func didExit(_ session: DragSession) {
    drop = nil
    list?.dropDidExit(session)
  }

  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let list else { return }
    let isOwn = drag === session
    let items = session.items.enumerated().map { index, item in
      // The first item was under the finger when the drag began, so its path is known.
      let from = isOwn && index == 0 ? path : nil
      return ListDropItem(
        item, from: from, size: from.flatMap { list.dragCell(at: $0)?.bounds.size } ?? .zero)
    }
    list.performDrop(items, at: destination(of: session), proposal, session)
  }

  func didEnd(_ session: DragSession) {
    drop = nil
    list?.dropDidEnd(session)
  }

  private func destination(of session: DragSession) -> IndexPath? {
    list.flatMap { $0.dragPath(at: session.location(in: $0)) }
  }
}

/// A dropped item.
internal final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = path
    previewSize = size
    super.init()
  }
}
