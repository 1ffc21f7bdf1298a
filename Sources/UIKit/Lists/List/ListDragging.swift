import Foundation
import GalleyDiffing
import GalleyLayout

/// A list from which items are dragged, and on which items are dropped. The list calls its drag and
/// drop delegates.
@MainActor
internal protocol DraggingList: _ListView {
  var dragging: ListDragging { get }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  func dragPath(at point: CGPoint) -> IndexPath?
  func dragCell(at path: IndexPath) -> UIView?

  /// Returns the items of a drag that begins at a path; an empty array if there is no delegate.
  func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem]
  /// Returns the items that a tap on an item adds to a drag.
  func dragItems(
    addedTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the appearance of the picture that follows the finger; `nil` for no picture.
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
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
  private(set) weak var list: (any DraggingList)?
  /// The gestures that begin a drag and add items to a drag; empty without a drag delegate.
  private var gestures: [UIGestureRecognizer] = []
  /// The placeholders for dropped items whose data is still loading.
  let placeholders = DropPlaceholders()
  /// The path of the item that the finger has lifted.
  private var path: IndexPath?
  /// The dragged items of this list, with their paths. An item that was deleted or reloaded has no
  /// path.
  var itemPaths: [(item: UIDragItem, path: IndexPath)] = []
  /// The location in the list at which the finger lifted the item.
  private var liftPlace = CGPoint.zero
  /// The cell of the dragged item.
  private weak var cell: _ListElementView?
  /// The session whose items a finger has lifted from this list.
  private(set) weak var lifted: DragSession?
  /// The drag from this list that is in progress: the finger has moved.
  private(set) var drag: DragSession?
  /// Whether items of this list are lifted or dragged.
  var isActive: Bool { drag != nil || lifted != nil }
  /// The drag that is over this list.
  private(set) var drop: DragSession?
  /// Whether dragged items would be inserted between the items of the list. UIKit shows a gap
  /// there.
  private(set) var isInserting = false
  /// The path of the item into which items would be dropped.
  private var target: IndexPath?
  /// The picture of the dragged item, which follows the finger.
  private(set) var preview: DragPreviewView?

  init(of list: any DraggingList) { self.list = list }

  /// Called when the list has another drag delegate.
  func delegateChanged() {
    guard let list else { return }
    if !list.hasDragDelegate {
      for gesture in gestures { list.removeGestureRecognizer(gesture) }
      gestures = []
    } else if gestures.isEmpty {
      gestures = [DragLift(for: self), DragAdding(for: self)]
      for gesture in gestures { list.addGestureRecognizer(gesture) }
    }
  }

  /// Changes the paths of the dragged items and of the placeholders after an update. A dragged
  /// item that was deleted or reloaded has no path any more.
  func follow(_ update: ListUpdate) {
    path = path.flatMap { update.after($0) }
    itemPaths = itemPaths.compactMap { entry in
      update.after(entry.path).map { (item: entry.item, path: $0) }
    }
    target = target.flatMap { update.after($0) }
    placeholders.follow(update)
  }

  /// Forgets the paths of the dragged items, and the committed placeholders, because the list
  /// reloads its data.
  ///
  /// - Unverified: that a dragged item has no path after a reload.
  func forget() {
    path = nil
    itemPaths = []
    target = nil
    placeholders.reload()
  }

  // MARK: Dragging from the list

  var mayDrag: Bool { list.map { $0.dragInteractionEnabled && $0.hasDragDelegate } ?? false }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard mayDrag, let list, let path = list.dragPath(at: place) else { return [] }
    self.path = path
    liftPlace = place
    let items = list.dragItems(for: session, at: path)
    // The first item is the one under the finger, so its path is known.
    itemPaths = items.first.map { [(item: $0, path: path)] } ?? []
    return items
  }

  func didLift(_ session: DragSession) { lifted = session }

  func didEndLift(_ session: DragSession) {
    lifted = nil
    path = nil
    releaseItems(of: session)
  }

  func willBegin(_ session: DragSession) {
    drag = session
    list?.currentDrag = self
    cell = path.flatMap { list?.dragCell(at: $0) } as? _ListElementView
    showPreview()
    // The delegate may have ended the drag when it was asked for the preview. Then the cell is not
    // lifted.
    guard drag === session else { return }
    // The cell is lifted only now, because a finger that does not move starts no drag.
    cell?.setDragStateByList(.lifting)
    cell?.setDragStateByList(.dragging)
    list?.dragWillBegin(session)
  }

  /// Applies the state of the drag to a cell, if the cell shows a dragged item.
  func applyState(to cell: _ListElementView, at path: IndexPath) {
    if path == self.path || itemPaths.contains(where: { $0.path == path }) {
      cell.setDragStateByList(.dragging)
    }
  }

  /// Shows a picture of the dragged item, if the delegate returns parameters for it.
  private func showPreview() {
    guard let list, let window = list.window, let path, let cell,
      let parameters = list.dragPreviewParameters(at: path), drag != nil,
      let preview = DragPreviewView(
        of: cell, parameters, heldAt: cell.convert(liftPlace, from: list as UIView))
    else { return }
    self.preview = preview
    window.addSubview(preview)
  }

  func didMove(_ session: DragSession) {
    guard let preview, let window = preview.superview else { return }
    preview.move(to: session.location(in: window))
  }

  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    drag = nil
    lifted = nil
    preview?.removeFromSuperview()
    preview = nil
    list?.currentDrag = nil
    // The item may have another cell than before, because its cell is reused when the item is
    // scrolled out of the viewport.
    let current = path.flatMap { list?.dragCell(at: $0) } as? _ListElementView
    current?.setDragStateByList(.none)
    cell?.setDragStateByList(.none)
    path = nil
    releaseItems(of: session)
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
    let path = destination(of: session)
    let proposal = list?.dropProposal(for: session, at: path) ?? UIDropProposal(operation: .cancel)
    // The delegate may have ended the drag.
    isInserting = drop != nil && proposal.isBetweenItems
    setTarget(proposal.isIntoItem ? path : nil)
    return proposal
  }

  func didExit(_ session: DragSession) {
    drop = nil
    isInserting = false
    setTarget(nil)
    list?.dropDidExit(session)
  }

  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let list else { return }
    isInserting = false
    let items = session.items.map { item in
      let from = itemPaths.first { $0.item === item }?.path
      return ListDropItem(
        item, from: from, size: from.flatMap { list.dragCell(at: $0)?.bounds.size } ?? .zero)
    }
    list.performDrop(items, at: destination(of: session), proposal, session)
  }

  func didEnd(_ session: DragSession) {
    drop = nil
    isInserting = false
    setTarget(nil)
    list?.dropDidEnd(session)
  }

  /// Returns the drop state of the cell at a path.
  func dropState(at path: IndexPath) -> UICellConfigurationState.DropState {
    guard drop != nil else { return .none }
    return path == target ? .targeted : .notTargeted
  }

  /// Sets the item into which items would be dropped, and updates the visible cells.
  private func setTarget(_ target: IndexPath?) {
    self.target = target
    for shown in list?.elements.inOrder ?? [] where shown.element.id.kind == .item {
      shown.view.setDropStateByList(dropState(at: IndexPath(shown.element.id.path)))
    }
  }

  private func destination(of session: DragSession) -> IndexPath? {
    list.flatMap { $0.dragPath(at: session.location(in: $0)) }
  }
}

extension DraggingList {
  /// Whether the list shows something that its data source does not know yet, or has updates that
  /// it does not show yet.
  internal var hasUncommittedChanges: Bool {
    machine.isRecording || machine.isDataAhead || movement != nil || dragging.isInserting
      || !dragging.placeholders.isEmpty
  }
}

extension UIDropProposal {
  /// Whether the items would be inserted between the items of a list.
  fileprivate var isBetweenItems: Bool {
    guard operation == .copy || operation == .move else { return false }
    return (self as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath
      || (self as? UITableViewDropProposal)?.intent == .insertAtDestinationIndexPath
  }

  /// Whether the items would be dropped into an item of a list.
  fileprivate var isIntoItem: Bool {
    guard operation == .copy || operation == .move else { return false }
    return (self as? UICollectionViewDropProposal)?.intent == .insertIntoDestinationIndexPath
      || (self as? UITableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
  }
}
