import Foundation
import GalleyDiffing
import GalleyLayout

/// Leads from where the data source has things to where they are shown, and back. The two differ while a
/// finger moves an item.
///
///     collectionView.dataSourceIndexPath(forPresentationIndexPath: path)
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data source is shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Where the data source has a section that is shown.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Where an item of the data source is shown; `nil` if there is no such item.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Where the data source has an item that is shown; `nil` if there is no such item.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Does something where paths mean what is shown. All paths of a view mean that already.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {}
