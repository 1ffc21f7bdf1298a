import Foundation

/// Says how many sections and items there are, and gives their cells.
///
///     func collectionView(
///       _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///     ) -> UICollectionViewCell {
///       let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
///       (cell as? NameCell)?.label.text = names[indexPath.item]
///       return cell
///     }
///
/// Counts are asked for once, and again after `reloadData()` and after each update.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell of an item: dequeued, and filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are: one, if it is not said.
  @_disfavoredOverload
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A header, a footer, a badge: dequeued, and filled. Only what the layout has is asked for.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved by the user.
  ///
  /// - Differs: where it is not said, only `beginInteractiveMovementForItem(at:)` moves the item, not the
  ///   gesture of a `UICollectionViewController`: it can't be seen whether `moveItemAt` is there.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// The user has moved an item: the data is to follow.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Titles for an index beside the list.
  @_disfavoredOverload
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Where an index title leads to. A path of only a section stands for that.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  @_disfavoredOverload
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    DefaultAnswer.value(1, of: self)
  }

  /// There is no such view: this traps.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if DefaultAnswer.note(self) { return UICollectionReusableView() }
    stopWithoutView(ofKind: kind, at: indexPath)
  }

  /// The layout has a view that nobody gives.
  package func stopWithoutView(ofKind kind: String, at path: IndexPath) -> Never {
    Misuse.trap(
      CollectionMisuse.foreignSupplementary(kind, path, "(null)"),
      "the layout has a view of this kind there; \(type(of: self)) has to implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// Not said.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    DefaultAnswer.note(self)
    return true
  }

  /// Nothing follows.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// No index.
  @_disfavoredOverload
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    DefaultAnswer.value(nil, of: self)
  }

  /// The section of the same number.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { DefaultAnswer.value(IndexPath(index: index), of: self) }
}

/// Is told early which items will be shown, so that what they need can be fetched.
///
/// Not every item that is shown was announced, and not every one that was announced is shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items that are likely to be shown soon, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced and will not be shown soon after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing is cancelled.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { DefaultAnswer.note(self) }
}
