import Foundation

// The adapter as the delegate of a flow layout. The section controllers supply the sizes and the
// spacing.

extension ListAdapter: IGListCollectionViewDelegateLayout {
  /// The size that the section controller returns.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizeForItem(at: indexPath) }

  /// The inset of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { map[section]?.controller.inset ?? .zero }

  /// The minimum line spacing of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { map[section]?.controller.minimumLineSpacing ?? 0 }

  /// The minimum interitem spacing of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { map[section]?.controller.minimumInteritemSpacing ?? 0 }

  /// The size that the section's supplementary view source returns for the header.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    sizeForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  /// The size that the section's supplementary view source returns for the footer.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    sizeForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
  }

  /// Asks the section's transition delegate for the attributes with which an item appears.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    map[indexPath.section]?.controller
      .customized(attributes, .initial, at: indexPath.item, in: self) ?? attributes
  }

  /// Asks the section's transition delegate for the attributes with which an item disappears.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    // The path of an item that disappears is its path before the update.
    (mapBefore ?? map)[indexPath.section]?.controller
      .customized(attributes, .final, at: indexPath.item, in: self) ?? attributes
  }
}
