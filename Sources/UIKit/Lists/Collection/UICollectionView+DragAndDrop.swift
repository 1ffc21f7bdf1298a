import Foundation

// Drags from a collection view, and drops on it.

extension UICollectionView: DraggingList {
  internal var hasDragDelegate: Bool { dragDelegate != nil }

  internal func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  internal func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  internal func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  internal func dragItems(
    addedTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  internal func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  internal func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  internal func dragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  internal func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  internal func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  internal func dropCanHandle(_ session: DragSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  internal func dropDidEnter(_ session: DragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  internal func dropProposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal? {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }

  internal func dropDidExit(_ session: DragSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  internal func dropDidEnd(_ session: DragSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  internal func performDrop(
    _ items: [ListDropItem], at path: IndexPath?, _ proposal: UIDropProposal,
    _ session: DragSession
  ) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDrop(self, items, at: path, proposal, session))
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

/// The parts of the coordinator that do not depend on the kind of list.
private typealias CollectionDropParts = ListDrop<
  UICollectionView, any UICollectionViewDropItem, UICollectionViewDropProposal
>

/// The coordinator of a drop on a collection view. Items appear at their destinations
/// without an animation.
private final class CollectionDrop: CollectionDropParts, UICollectionViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    // The delegate is called because an app may rely on the call. The result has no effect, because
    // the drop is not animated.
    _ = list.dropDelegate?.collectionView(list, dropPreviewParametersForItemAt: indexPath)
    return DragAnimator()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionDropPlaceholderContext(of: dragItem, at: placeholder.path, in: list) { [weak list] in
      list?.insertItems(at: [$0])
    }
  }
}
