import Foundation

/// The place of an item in the outline of its section.
internal struct OutlinePlace: Hashable, Sendable {
  /// The level of the item; zero for root items.
  var level = 0
  /// Whether the item is expanded.
  var isExpanded = false
}

/// A cell that shows the level of its item in an outline, and whether the item is expanded.
///
/// The list calls `setOutlinePlace(_:)` whenever the cell was configured, after the app's own code,
/// and when the item of the cell is expanded or collapsed.
@MainActor
internal protocol OutlineCell: UICollectionViewCell {
  /// Sets the place of the cell's item in the outline.
  func setOutlinePlace(_ place: OutlinePlace)
}

/// A data source whose sections may be outlines.
@MainActor
internal protocol OutlineDataSource: AnyObject {
  /// Expands or collapses an item for the user: calls the app's handlers, and shows the change.
  func toggle(itemAt path: IndexPath)
}

extension UICollectionView {
  /// Expands or collapses the item of a cell. The outline disclosure of a list cell calls this
  /// method.
  internal func toggle(itemOf cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineDataSource)?.toggle(itemAt: path)
  }
}
