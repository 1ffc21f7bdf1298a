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

extension UICollectionView: UIDataSourceTranslating {
  /// Where the data source has what an element shows. It does not know yet of an item that is moved.
  internal func dataPath(of id: Element.ID) -> IndexPath {
    let path = IndexPath(id.path)
    guard let movement, belongsToItem(id) else { return path }
    return movement.dataPath(of: ItemPath(id.path)).map { IndexPath($0) } ?? path
  }

  /// Whether an element moves with an item: a cell, and what a section has several of by one kind.
  private func belongsToItem(_ id: Element.ID) -> Bool {
    switch id.kind {
    case .item: return true
    case .decoration: return false
    case .supplementary:
      let second = ElementPath(section: id.path.section, item: 1)
      return holds(IndexPath(id.path))
        && (id.path.item > 0 || arrangement?.element(Element.ID(id.kind, at: second)) != nil)
    }
  }
}
