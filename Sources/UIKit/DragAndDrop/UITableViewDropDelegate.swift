import Foundation

/// Takes things that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: _SelectorResponding {
  /// Takes the things: changes the data, and the table with it. `coordinator.drop(_:to…At:)` says where they go.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether it takes things of this kind at all.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The things have come over the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what would become of the things if they were dropped now. Without it, things that come from the view
  /// itself are moved, and others are copied.
  ///
  /// - Parameter destinationIndexPath: What is under the finger; `nil` for nothing.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The things have left the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever the things were dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// Returns a proposal to move what comes from the view, and to copy everything else.
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

/// What would become of things if they were dropped now.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// What is meant with the place.
  public enum Intent: Int, Sendable {
    /// Nothing.
    case unspecified
    /// The things come before what is there.
    case insertAtDestinationIndexPath
    /// The things go into what is there.
    case insertIntoDestinationIndexPath
    /// As the place says: before a row near its edges, else into it.
    /// - Differs: the place is not told apart.
    case automatic
  }

  /// A proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal, with what is meant with the place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// What is meant with the place.
  public let intent: Intent
}

/// A thing that is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it comes from, if that is the same view.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is shown.
  var previewSize: CGSize { get }
}

/// Says where things go that are dropped.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// What is under the finger; `nil` for nothing.
  var destinationIndexPath: IndexPath? { get }
  /// What was said that would become of the things.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// A thing goes to a place, at which it stands by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// A thing goes into what is at a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// A thing goes elsewhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A drop on a table: things are at once where they go.
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

/// What is dragged from a table, and dropped on it.
@MainActor
internal final class TableDragging: DragSource, DropTarget {
  private unowned let list: UITableView
  private var lift: DragLift?
  /// Where what is dragged comes from.
  private var path: IndexPath?
  /// What is dragged from the view now.
  private(set) var drag: DragSession?
  /// What is over the view now.
  private(set) var drop: DragSession?

  init(of list: UITableView) { self.list = list }

  /// The delegate, or whether it is heeded, has changed.
  func changed() {
    if list.dragDelegate == nil {
      if let lift { list.removeGestureRecognizer(lift) }
      lift = nil
    } else if lift == nil {
      let lift = DragLift(for: self)
      self.lift = lift
      list.addGestureRecognizer(lift)
    }
  }

  // MARK: From the view

  var mayDrag: Bool { list.dragInteractionEnabled && list.dragDelegate != nil }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard mayDrag, let delegate = list.dragDelegate,
      let path = list.indexPathForRow(at: place)
    else { return [] }
    self.path = path
    return delegate.tableView(list, itemsForBeginning: session, at: path)
  }

  func willBegin(_ session: DragSession) {
    drag = session
    list.dragDelegate?.tableView(list, dragSessionWillBegin: session)
  }

  func didMove(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    drag = nil
    path = nil
    list.dragDelegate?.tableView(list, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    list.dragDelegate?.tableView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    list.dragDelegate?.tableView(list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: On the view

  func canHandle(_ session: DragSession) -> Bool {
    list.dropDelegate?.tableView(list, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    drop = session
    list.dropDelegate?.tableView(list, dropSessionDidEnter: session)
  }

  private func destination(of session: DragSession) -> IndexPath? {
    list.indexPathForRow(at: session.location(in: list))
  }

  func proposal(for session: DragSession) -> UIDropProposal {
    list.dropDelegate?.tableView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
      ?? UIDropProposal(operation: .cancel)
  }

  func didExit(_ session: DragSession) {
    drop = nil
    list.dropDelegate?.tableView(list, dropSessionDidExit: session)
  }

  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    let isOwn = drag === session
    let items = session.items.enumerated().map { index, item in
      // The first thing is the one that was lifted.
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
    list.dropDelegate?.tableView(list, dropSessionDidEnd: session)
  }
}
