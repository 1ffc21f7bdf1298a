import Foundation

/// Supplies the items that are dragged from a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: _SelectorResponding {
  /// Returns the drag items for a cell that the user begins to drag. An empty array prevents the
  /// drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap on an item adds to a drag. With an empty array, nothing is added,
  /// and the tap is handled as if there were no drag.
  ///
  /// - Parameter point: The place of the tap, in the coordinates of the collection view.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called at the end of the drag.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved; otherwise they may only be copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items may only be dropped in this app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns the appearance of the picture that follows the finger while an item is dragged; `nil`
  /// for the default appearance.
  ///
  /// - Differs: With the default appearance, no picture follows the finger.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDragDelegate {
  /// The default: returns no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { OptionalMember.defaultValue([], of: self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }
  /// The default: returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMember.defaultValue(nil, of: self) }
}
