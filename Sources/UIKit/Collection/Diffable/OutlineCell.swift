import Foundation

/// Where an item is in the tree that its section shows.
internal struct OutlinePlace: Hashable, Sendable {
  /// How deep it is; zero at the top.
  var level = 0
  /// Whether it is open.
  var isExpanded = false
}

/// A cell that shows how deep its item is in a tree, and whether it is open.
///
/// It is told whenever it was filled, after the app's own code, and when its item was opened or closed.
@MainActor
internal protocol OutlineCell: UICollectionViewCell {
  /// The cell's item is there.
  func take(_ place: OutlinePlace)
}

/// Whose sections may be trees.
@MainActor
internal protocol OutlineDataSource: AnyObject {
  /// The user opens or closes an item: the app is asked and told, and the change is shown.
  func toggle(itemAt path: IndexPath)
}

extension UICollectionView {
  /// Opens or closes the item that a cell shows. A list cell's outline accessory calls it.
  internal func toggle(itemOf cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineDataSource)?.toggle(itemAt: path)
  }
}
