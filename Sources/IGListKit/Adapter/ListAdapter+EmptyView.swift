import Foundation

// The view that is shown when the list has no cells.

extension ListAdapter {
  internal func updateEmptyViewUnlessChanging() {
    if !updater.isInDataUpdateBlock() { updateEmptyView() }
  }

  /// Shows the data source's empty view if there are no cells. The data source is asked for the
  /// view only in that case.
  internal func updateEmptyView() {
    guard let collectionView else { return }
    let isEmpty = map.entries.allSatisfy { $0.controller.itemCount == 0 }
    if isEmpty {
      let view = dataSource?.emptyView(for: self)
      if view !== collectionView.backgroundView {
        collectionView.backgroundView?.removeFromSuperview()
        collectionView.backgroundView = view
      }
    }
    collectionView.backgroundView?.isHidden = !isEmpty
  }
}
