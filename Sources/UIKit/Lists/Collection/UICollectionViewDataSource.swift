import Foundation

/// The data of a collection view: the numbers of sections and items, and the cells.
///
///     func collectionView(
///       _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///     ) -> UICollectionViewCell {
///       let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
///       (cell as? NameCell)?.label.text = names[indexPath.item]
///       return cell
///     }
///
/// Counts are requested once, and again after `reloadData()` and after each update.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell of an item, dequeued and configured.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections. The default is one.
  @_disfavoredOverload
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, dequeued and configured. This method is called only for views
  /// that the layout has.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user may move an item.
  ///
  /// If this method is not implemented, the user may move all items if
  /// `collectionView(_:moveItemAt:to:)` is implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Called when the user has moved an item. Update the data here.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of an index beside the list.
  ///
  /// - Differs: a collection view has no index, so this method and
  ///   `collectionView(_:indexPathForIndexTitle:at:)` are never called. Tables have an index.
  @_disfavoredOverload
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the path to which an index title leads. A path without an item identifies a section.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// The default: returns 1.
  @_disfavoredOverload
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMember.defaultValue(1, of: self)
  }

  /// The default: traps, because the layout has a view that the data source does not provide.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if OptionalMember.noteDefault(self) { return UICollectionReusableView() }
    trapForMissingView(ofKind: kind, at: indexPath)
  }

  /// Traps because the data source does not provide a view that the layout has.
  package func trapForMissingView(ofKind kind: String, at path: IndexPath) -> Never {
    Misuse.trap(
      CollectionMisuse.foreignSupplementary(kind, path, "(null)"),
      "the layout has a view of this kind there; \(type(of: self)) has to implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// The default: returns `true`, and records that the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMember.noteDefault(self)
    return true
  }

  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// The default: returns `nil`.
  @_disfavoredOverload
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// The default: returns an index path with a single index: the section with the same index as the
  /// title.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMember.defaultValue(IndexPath(index: index), of: self) }
}

/// An object that is notified of items before they are shown, so that it can fetch their data.
///
/// Items may be shown without having been prefetched, and prefetched items may not be shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that are likely to be shown soon, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items for which prefetching was requested, but that are no longer likely to be
  /// shown soon.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalMember.noteDefault(self) }
}
