import Foundation

/// Accepts items that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: _SelectorResponding {
  /// Called when items were dropped. Change the data and the collection view here, and call
  /// `coordinator.drop(_:to…At:)` for each item.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the delegate accepts items of this kind.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called when a drag has entered the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at the current location. Without this method, items of the same
  /// view are moved, and other items are copied.
  ///
  /// - Parameter destinationIndexPath: The path under the finger; `nil` for none.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag has left the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of the drag, wherever the items were dropped.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// The default: returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: returns a proposal to move items of the same view, and to copy other items.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    DefaultAnswer.note(self)
    return UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { DefaultAnswer.note(self) }
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The way in which dropped items relate to the item at the destination path.
  public enum Intent: Int, Sendable {
    /// No relation.
    case unspecified
    /// The items are inserted before the item at the path.
    case insertAtDestinationIndexPath
    /// The items are inserted into the item at the path.
    case insertIntoDestinationIndexPath
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

  /// The relation of dropped items to the item at the destination path.
  public let intent: Intent
}

/// A dropped item.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The item's path before the drag, if it is from the same view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// Coordinates a drop: it holds the items, and animates each to its destination.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The path under the finger; `nil` for none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag session.
  var session: any UIDropSession { get }
  /// Animates an item to the cell at a path. The data and the collection view have the new item
  /// already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into the cell at a path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of a drop on a collection view. Items are at their destinations at once.
private final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ items: [any UICollectionViewDropItem], at path: IndexPath?,
    _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession
  ) {
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }
}

private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
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

/// The drags from a collection view, and the drops on it.
@MainActor
internal final class CollectionDragging: DragSource, DropTarget {
  /// The view of the drags. The reference is weak: the view may be removed while items of another
  /// view are dragged over it.
  private weak var list: UICollectionView?
  private var lift: DragLift?
  /// The path of the dragged item.
  private var path: IndexPath?
  /// The drag from this view that is in progress.
  private(set) var drag: DragSession?
  /// The drag that is over this view.
  private(set) var drop: DragSession?

  init(of list: UICollectionView) { self.list = list }

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

  // MARK: Dragging from the view

  var mayDrag: Bool {
    guard let list else { return false }
    return list.dragInteractionEnabled && list.dragDelegate != nil
  }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard mayDrag, let list, let delegate = list.dragDelegate,
      let path = list.indexPathForItem(at: place)
    else { return [] }
    self.path = path
    return delegate.collectionView(list, itemsForBeginning: session, at: path)
  }

  func willBegin(_ session: DragSession) {
    drag = session
    guard let list else { return }
    list.dragDelegate?.collectionView(list, dragSessionWillBegin: session)
  }

  func didMove(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    drag = nil
    path = nil
    guard let list else { return }
    list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    guard let list else { return true }
    return list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    guard let list else { return false }
    return list.dragDelegate?.collectionView(
      list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Dropping on the view

  func canHandle(_ session: DragSession) -> Bool {
    guard let list else { return false }
    return list.dropDelegate?.collectionView(list, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    drop = session
    guard let list else { return }
    list.dropDelegate?.collectionView(list, dropSessionDidEnter: session)
  }

  private func destination(of session: DragSession) -> IndexPath? {
    list.flatMap { $0.indexPathForItem(at: session.location(in: $0)) }
  }

  func proposal(for session: DragSession) -> UIDropProposal {
    let refusal = UIDropProposal(operation: .cancel)
    guard let list else { return refusal }
    return list.dropDelegate?.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
      ?? refusal
  }

  func didExit(_ session: DragSession) {
    drop = nil
    guard let list else { return }
    list.dropDelegate?.collectionView(list, dropSessionDidExit: session)
  }

  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let list, let proposal = proposal as? UICollectionViewDropProposal else { return }
    let isOwn = drag === session
    let items = session.items.enumerated().map { index, item in
      // The first item is the one under the finger when the drag began, whose path is known.
      let from = isOwn && index == 0 ? path : nil
      return CollectionDropItem(
        item, from: from, size: from.flatMap { list.cellForItem(at: $0)?.bounds.size } ?? .zero)
    }
    list.dropDelegate?.collectionView(
      list,
      performDropWith: CollectionDrop(items, at: destination(of: session), proposal, session))
  }

  func didEnd(_ session: DragSession) {
    drop = nil
    guard let list else { return }
    list.dropDelegate?.collectionView(list, dropSessionDidEnd: session)
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
