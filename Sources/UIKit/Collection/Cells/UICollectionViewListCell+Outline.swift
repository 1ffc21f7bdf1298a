import Foundation

// A row of a tree.

extension UICollectionViewListCell: OutlineCell {
  internal func take(_ place: OutlinePlace) {
    indentationLevel = place.level
    if stage.isExpanded != place.isExpanded { stage.isExpanded = place.isExpanded }
  }
}

extension UICollectionView {
  /// What an accessory does by itself is the collection view's to do.
  internal func listen(to view: _ListElementView) {
    guard let cell = view as? UICollectionViewListCell else { return }
    installRowGestures()
    cell.accessoryTapped = { [weak self, weak cell] accessory in
      guard let self, let cell else { return }
      switch accessory {
      case .outlineDisclosure: toggle(itemOf: cell)
      case .delete: path(of: cell).map { swiping?.open(.trailing, at: $0) }
      default: break
      }
    }
  }
}
