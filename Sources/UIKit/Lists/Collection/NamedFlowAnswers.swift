import Foundation

/// The sizes and spacings that a delegate provides for a flow layout without conforming to
/// `UICollectionViewDelegateFlowLayout`.
///
/// UIKit finds the methods of a delegate by their names in Objective-C, whatever its protocols are:
///
///     @objc(collectionView:layout:sizeForItemAtIndexPath:)
///     func size(in view: UICollectionView, layout: UICollectionViewLayout, at path: IndexPath)
///       -> CGSize
@MainActor
internal struct NamedFlowAnswers: FlowAnswers {
  private let view: UICollectionView
  private let delegate: AnyObject

  private enum Name: String, CaseIterable {
    case itemSize = "sizeForItemAtIndexPath:"
    case sectionInset = "insetForSectionAtIndex:"
    case lineSpacing = "minimumLineSpacingForSectionAtIndex:"
    case interitemSpacing = "minimumInteritemSpacingForSectionAtIndex:"
    case headerSize = "referenceSizeForHeaderInSection:"
    case footerSize = "referenceSizeForFooterInSection:"

    @MainActor
    func method(of delegate: AnyObject) -> SelectorTable.Method? {
      SelectorTable.method("collectionView:layout:" + rawValue, of: delegate)
    }
  }

  /// Fails if the delegate has none of the methods.
  init?(view: UICollectionView, delegate: AnyObject) {
    guard Name.allCases.contains(where: { $0.method(of: delegate) != nil }) else { return nil }
    (self.view, self.delegate) = (view, delegate)
  }

  private func answer<Answer>(_ name: Name, _ layout: UICollectionViewLayout, _ place: Any)
    -> Answer?
  {
    name.method(of: delegate)?(delegate, SelectorArguments([view, layout, place])) as? Answer
  }

  func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
    // As in `FlowDelegateAnswers`, the path is the path of the data source.
    answer(.itemSize, layout, view.dataPath(ofItemAt: indexPath))
  }

  func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
    answer(.sectionInset, layout, section)
  }

  func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    answer(.lineSpacing, layout, section)
  }

  func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
    answer(.interitemSpacing, layout, section)
  }

  func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    answer(.headerSize, layout, section)
  }

  func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
    answer(.footerSize, layout, section)
  }
}
