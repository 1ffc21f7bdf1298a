import Foundation

/// Takes things that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: _SelectorResponding {
  /// Takes the things: changes the data, and the collection view with it. `coordinator.drop(_:to…At:)` says where they go.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether it takes things of this kind at all.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// The things have come over the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what would become of the things if they were dropped now. Without it, things that come from the view
  /// itself are moved, and others are copied.
  ///
  /// - Parameter destinationIndexPath: What is under the finger; `nil` for nothing.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The things have left the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever the things were dropped.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { DefaultAnswer.note(self) }
  /// Returns a proposal to move what comes from the view, and to copy everything else.
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

/// What would become of things if they were dropped now.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What is meant with the place.
  public enum Intent: Int, Sendable {
    /// Nothing.
    case unspecified
    /// The things come before what is there.
    case insertAtDestinationIndexPath
    /// The things go into what is there.
    case insertIntoDestinationIndexPath
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
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it comes from, if that is the same view.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is shown.
  var previewSize: CGSize { get }
}

/// Says where things go that are dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// What is under the finger; `nil` for nothing.
  var destinationIndexPath: IndexPath? { get }
  /// What was said that would become of the things.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// A thing goes to a place, at which it stands by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// A thing goes into what is at a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// A thing goes elsewhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A drop on a collection view: things are at once where they go.
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

/// What is dragged from a collection view, and dropped on it.
@MainActor
internal final class CollectionDragging: DragSource, DropTarget {
  private unowned let list: UICollectionView
  private var lift: DragLift?
  /// Where what is dragged comes from.
  private var path: IndexPath?
  /// What is dragged from the view now.
  private(set) var drag: DragSession?
  /// What is over the view now.
  private(set) var drop: DragSession?

  init(of list: UICollectionView) { self.list = list }

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
      let path = list.indexPathForItem(at: place)
    else { return [] }
    self.path = path
    return delegate.collectionView(list, itemsForBeginning: session, at: path)
  }

  func willBegin(_ session: DragSession) {
    drag = session
    list.dragDelegate?.collectionView(list, dragSessionWillBegin: session)
  }

  func didMove(_ session: DragSession) {}
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    drag = nil
    path = nil
    list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    list.dragDelegate?.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: On the view

  func canHandle(_ session: DragSession) -> Bool {
    list.dropDelegate?.collectionView(list, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    drop = session
    list.dropDelegate?.collectionView(list, dropSessionDidEnter: session)
  }

  private func destination(of session: DragSession) -> IndexPath? {
    list.indexPathForItem(at: session.location(in: list))
  }

  func proposal(for session: DragSession) -> UIDropProposal {
    list.dropDelegate?.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
      ?? UIDropProposal(operation: .cancel)
  }

  func didExit(_ session: DragSession) {
    drop = nil
    list.dropDelegate?.collectionView(list, dropSessionDidExit: session)
  }

  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    let isOwn = drag === session
    let items = session.items.enumerated().map { index, item in
      // The first thing is the one that was lifted.
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
    list.dropDelegate?.collectionView(list, dropSessionDidEnd: session)
  }
}
