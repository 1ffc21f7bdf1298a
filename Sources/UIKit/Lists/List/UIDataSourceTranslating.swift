import Foundation

/// Translates between the paths of the data source and the paths that are shown. The paths differ
/// while a finger moves an item.
///
///     collectionView.dataSourceIndexPath(forPresentationIndexPath: path)
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the index at which a section of the data source is shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the data source's index of a section that is shown.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the path at which an item of the data source is shown; `nil` if it does not exist.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the data source's path of an item that is shown; `nil` if it does not exist.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Calls a closure in which the members of the view use the paths that are shown.
  ///
  /// In Galley the members always use the paths that are shown, so this method only calls the
  /// closure.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension _ListView: UIDataSourceTranslating {}
