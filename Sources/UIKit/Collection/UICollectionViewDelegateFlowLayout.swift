import Foundation

/// A delegate that also says to a flow layout how large items, headers and gaps are.
///
///     func collectionView(
///       _ collectionView: UICollectionView, layout: UICollectionViewLayout,
///       sizeForItemAt indexPath: IndexPath
///     ) -> CGSize {
///       CGSize(width: collectionView.bounds.width, height: heights[indexPath.item])
///     }
///
/// What it does not say is as the layout's own properties are. Of a delegate that has no size for the
/// first item none is asked for the others.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large an item's cell is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Room around a section's items.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Room between lines, at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Room between the items of a line, at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// How large a section's header is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// How large a section's footer is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { DefaultAnswer.value(.unanswered, of: self) }

  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { DefaultAnswer.value(.unanswered, of: self) }

  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { DefaultAnswer.value(.unanswered, of: self) }

  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { DefaultAnswer.value(.unanswered, of: self) }

  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { DefaultAnswer.value(.unanswered, of: self) }

  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { DefaultAnswer.value(.unanswered, of: self) }
}

// What a client hears where a delegate does not answer and the call can't tell it so, as in
// `delegate?.collectionView?(view, layout: self, insetForSectionAt: 0).left`: what the layout itself says.

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

/// Asks the delegate of a collection view for a flow layout.
@MainActor
internal struct FlowDelegateAnswers: FlowAnswers {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegateFlowLayout

  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
    // An item that is moved takes its size along.
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
