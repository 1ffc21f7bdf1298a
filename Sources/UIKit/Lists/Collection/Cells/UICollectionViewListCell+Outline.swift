import Foundation

// Rows of an outline.

extension UICollectionViewListCell: OutlineCell {
  internal func setOutlinePlace(_ place: OutlinePlace) {
    indentationLevel = place.level
    if stage.isExpanded != place.isExpanded { stage.isExpanded = place.isExpanded }
  }
}

extension UICollectionView {
  /// Sets the handler for taps on accessories that have no handler of their own.
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
