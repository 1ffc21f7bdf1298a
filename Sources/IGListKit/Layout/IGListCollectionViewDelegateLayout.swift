import GalleyUIKit

/// A flow layout delegate that also supplies the attributes with which items appear and disappear.
///
///     func collectionView(
///       _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
///       customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
///       at indexPath: IndexPath
///     ) -> UICollectionViewLayoutAttributes {
///       attributes.center.x += collectionView.bounds.width  // It slides in from the side.
///       return attributes
///     }
///
/// A list adapter conforms to this protocol, and asks the section controllers for the attributes.
@preconcurrency @MainActor
public protocol IGListCollectionViewDelegateLayout: UICollectionViewDelegateFlowLayout {
  /// Returns the attributes from which an item is animated when an update inserts it.
  ///
  /// - Parameter attributes: The attributes of the layout: transparent, at the item's position. The
  ///   attributes may be changed and returned.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes

  /// Returns the attributes to which an item is animated when an update deletes it. `indexPath` is
  /// the item's path before the update.
  ///
  /// - Parameter attributes: The attributes of the layout: transparent, at the item's former
  ///   position. The attributes may be changed and returned.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes
}

extension IGListCollectionViewDelegateLayout {
  /// The default: returns the attributes of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// The default: returns the attributes of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes { attributes }
}
