import Foundation

/// Accepts items that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: _SelectorResponding {
  /// Called when items were dropped. Change the data and the table here, and call
  /// `coordinator.drop(_:to…At:)` for each item.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the delegate accepts items of this kind.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag has entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at the current location. Without this method, items of the same
  /// table are moved, and other items are copied.
  ///
  /// - Parameter destinationIndexPath: The path under the finger; `nil` for none.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of the drag, wherever the items were dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// The default: returns `true`.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: returns a proposal to move items of the same table, and to copy other items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    DefaultAnswer.note(self)
    return UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { DefaultAnswer.note(self) }
}

/// A proposal for a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The way in which dropped items relate to the row at the destination path.
  public enum Intent: Int, Sendable {
    /// No relation.
    case unspecified
    /// The items are inserted before the row at the path.
    case insertAtDestinationIndexPath
    /// The items are inserted into the row at the path.
    case insertIntoDestinationIndexPath
    /// The location decides: before a row near its edges, otherwise into it.
    /// - Differs: the location within the row makes no difference.
    case automatic
  }

  /// Creates a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// The relation of dropped items to the row at the destination path.
  public let intent: Intent
}

/// A dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The row's path before the drag, if it is from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// Coordinates a drop: it holds the items, and animates each to its destination.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The path under the finger; `nil` for none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag session.
  var session: any UIDropSession { get }
  /// Animates an item to the row at a path. The data and the table have the new row already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into the row at a path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a table. Items are at their destinations at once.
private final class TableDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ items: [any UITableViewDropItem], at path: IndexPath?,
    _ proposal: UITableViewDropProposal, _ session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }
}

private final class TableDropItem: NSObject, UITableViewDropItem {
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

/// The drags from a table, and the drops on it.
@MainActor
internal final class TableDragging: DragSource, DropTarget {
  /// The view of the drags. The reference is weak: the view may be removed while items of another
  /// view are dragged over it.
  private weak var list: UITableView?
  private var lift: DragLift?
  /// The path of the dragged row.
  private var path: IndexPath?
  /// The drag from this table that is in progress.
  private(set) var drag: DragSession?
  /// The drag that is over this table.
  private(set) var drop: DragSession?

  init(of list: UITableView) { self.list = list }

  /// Called when the delegate or `dragInteractionEnabled` has changed.
  func changed() {
    guard let list else { return }
    if list.dragDelegate == nil {
      if let lift { list.removeGestureRecognizer(lift) }
      lift = nil
    } else if lift == nil {
      let lift = DragLift(for: self)
      self.lift = lift
      list.addGestureRecognizer(lift)
    }
  }

  // MARK: Dragging from the table

  var mayDrag: Bool {
    guard let list else { return false }
    return list.dragInteractionEnabled && list.dragDelegate != nil
  }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard mayDrag, let list, let delegate = list.dragDelegate,
      let path = list.indexPathForRow(at: place)
    else { return [] }
    self.path = path
    return delegate.tableView(list, itemsForBeginning: session, at: path)
  }

  func willBegin(_ session: DragSession) {
    drag = session
    guard let list else { return }
    list.dragDelegate?.tableView(list, dragSessionWillBegin: session)
  }

  func didMove(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    drag = nil
    path = nil
    guard let list else { return }
    list.dragDelegate?.tableView(list, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    guard let list else { return true }
    return list.dragDelegate?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    guard let list else { return false }
    return list.dragDelegate?.tableView(list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Dropping on the table

  func canHandle(_ session: DragSession) -> Bool {
    guard let list else { return false }
    return list.dropDelegate?.tableView(list, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    drop = session
    guard let list else { return }
    list.dropDelegate?.tableView(list, dropSessionDidEnter: session)
  }

  private func destination(of session: DragSession) -> IndexPath? {
    list.flatMap { $0.indexPathForRow(at: session.location(in: $0)) }
  }

  func proposal(for session: DragSession) -> UIDropProposal {
    let refusal = UIDropProposal(operation: .cancel)
    guard let list else { return refusal }
    return list.dropDelegate?.tableView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
      ?? refusal
  }

  func didExit(_ session: DragSession) {
    drop = nil
    guard let list else { return }
    list.dropDelegate?.tableView(list, dropSessionDidExit: session)
  }

  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let list, let proposal = proposal as? UITableViewDropProposal else { return }
    let isOwn = drag === session
    let items = session.items.enumerated().map { index, item in
      // The first item is the one under the finger when the drag began, whose path is known.
      let from = isOwn && index == 0 ? path : nil
      return TableDropItem(
        item, from: from, size: from.flatMap { list.cellForRow(at: $0)?.bounds.size } ?? .zero)
    }
    list.dropDelegate?.tableView(
      list,
      performDropWith: TableDrop(items, at: destination(of: session), proposal, session))
  }

  func didEnd(_ session: DragSession) {
    drop = nil
    guard let list else { return }
    list.dropDelegate?.tableView(list, dropSessionDidEnd: session)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
