import Foundation

/// A delegate that also provides the sizes and spacings of a flow layout.
///
///     func collectionView(
///       _ collectionView: UICollectionView, layout: UICollectionViewLayout,
///       sizeForItemAt indexPath: IndexPath
///     ) -> CGSize {
///       CGSize(width: collectionView.bounds.width, height: heights[indexPath.item])
///     }
///
/// If a method is not implemented, the property of the layout is used. If the method for sizes is
/// not implemented, its default is called for the first item only.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item's cell.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of a section's items.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the minimum space between lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum space between the items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The default: uses `itemSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { OptionalMember.defaultValue(.unanswered, of: self) }

  /// The default: uses `sectionInset` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { OptionalMember.defaultValue(.unanswered, of: self) }

  /// The default: uses `minimumLineSpacing` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { OptionalMember.defaultValue(.unanswered, of: self) }

  /// The default: uses `minimumInteritemSpacing` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { OptionalMember.defaultValue(.unanswered, of: self) }

  /// The default: uses `headerReferenceSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { OptionalMember.defaultValue(.unanswered, of: self) }

  /// The default: uses `footerReferenceSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { OptionalMember.defaultValue(.unanswered, of: self) }
}

// If the delegate does not implement a method, a call in the optional spelling returns the value of
// the layout, for example
// `delegate?.collectionView?(view, layout: self, insetForSectionAt: 0).left`.

extension UICollectionViewDelegateFlowLayout {
  internal func unreserved(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

  internal func unreserved(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  internal func unreserved(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  internal func unreserved(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

  internal func unreserved(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }

  internal func unreserved(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// The sizes and spacings that the delegate of a collection view provides for a flow layout.
@MainActor
internal struct FlowDelegateAnswers: FlowAnswers {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegateFlowLayout

  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
    // The delegate expects the paths of the data source. While an item is being moved, these paths
    // differ from the paths that are shown.
    let indexPath = view.dataPath(ofItemAt: indexPath)
    return delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath).answered
  }

  func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
    delegate.collectionView(view, layout: layout, insetForSectionAt: section).answered
  }

  func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section).answered
  }

  func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      .answered
  }

  func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section).answered
  }

  func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section).answered
  }
}
