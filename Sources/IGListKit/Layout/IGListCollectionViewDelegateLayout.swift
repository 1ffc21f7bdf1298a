import UIKit

/// A delegate that also says where items come from that appear, and where they go that disappear.
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
/// A list adapter is one, and asks the section controllers.
@preconcurrency @MainActor
public protocol IGListCollectionViewDelegateLayout: UICollectionViewDelegateFlowLayout {
  /// Where an item comes from that an update brings.
  ///
  /// - Parameter attributes: Where the layout would have it come from: faded, at its place. They may be
  ///   changed and given back.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes

  /// Where an item goes to that an update takes away, by its path before.
  ///
  /// - Parameter attributes: Where the layout would have it go: faded, where it was. They may be changed
  ///   and given back.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes
}

extension IGListCollectionViewDelegateLayout {
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes { attributes }
}
