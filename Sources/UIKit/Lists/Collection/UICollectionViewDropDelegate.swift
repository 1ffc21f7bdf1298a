import Foundation

/// Accepts items that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: _SelectorResponding {
  /// Called when items were dropped. Change the data and the collection view here, and call
  /// `drop(_:toItemAt:)` or another `drop` method of the coordinator for each item.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the delegate accepts the items of a drop session.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called when a drag has entered the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at the current location. Without this method, items of the same
  /// view are moved, and other items are copied.
  ///
  /// - Parameter destinationIndexPath: The path of the item under the finger, or `nil` if there is
  ///   no item.
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
  /// Returns the appearance of the picture of a dropped item while the picture moves to the item's
  /// destination; `nil` for the default appearance.
  ///
  /// - Differs: It is called when an item is dropped at a path. The result has no effect, because
  ///   items appear at their destinations without an animation.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// The default: returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns a proposal to move items of the same view, and to copy other items.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMember.noteDefault(self)
    return UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMember.defaultValue(nil, of: self) }
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The relation of dropped items to the item at the destination path.
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
  /// The item's path before the drag, if the item is from the same view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// Coordinates a drop: provides the dropped items, and animates each item to its destination.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The path of the item under the finger, or `nil` if there is no item.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag session.
  var session: any UIDropSession { get }
  /// Animates an item to the cell at a path. The data and the collection view must contain the new
  /// item already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into the cell at a path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a placeholder, which remains until the data of the item is loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
