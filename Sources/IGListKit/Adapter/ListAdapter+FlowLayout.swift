import Foundation

// What a flow layout asks, answered by section controllers.

extension ListAdapter: IGListCollectionViewDelegateLayout {
  /// As large as the section controller says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizeForItem(at: indexPath) }

  /// As the section controller has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { map[section]?.controller.inset ?? .zero }

  /// As the section controller has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { map[section]?.controller.minimumLineSpacing ?? 0 }

  /// As the section controller has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { map[section]?.controller.minimumInteritemSpacing ?? 0 }

  /// As large as the section's source of headers says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    sizeForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  /// As large as the section's source of footers says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    sizeForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
  }

  /// As the section's transition delegate has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    map[indexPath.section]?.controller
      .customized(attributes, .initial, at: indexPath.item, in: self) ?? attributes
  }

  /// As the section's transition delegate has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    // What goes is named by where it was.
    (mapBefore ?? map)[indexPath.section]?.controller
      .customized(attributes, .final, at: indexPath.item, in: self) ?? attributes
  }
}
