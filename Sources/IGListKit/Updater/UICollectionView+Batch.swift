import Foundation
import GalleyDiffing

// An update's changes, as a collection view is told.

extension UICollectionView {
  /// Adds an update's changes to the batch that is being recorded.
  ///
  /// A subclass may override the calls of a batch. It hears of the changes by those calls.
  internal func record(_ data: ListBatchUpdateData) {
    guard type(of: self) != UICollectionView.self else { return record(data.plan) }
    if !data.deleteIndexPaths.isEmpty { deleteItems(at: data.deleteIndexPaths) }
    if !data.insertIndexPaths.isEmpty { insertItems(at: data.insertIndexPaths) }
    if !data.updateIndexPaths.isEmpty { reloadItems(at: data.updateIndexPaths) }
    for move in data.moveIndexPaths { moveItem(at: move.from, to: move.to) }
    for move in data.moveSections.sorted() { moveSection(move.from, toSection: move.to) }
    if !data.deleteSections.isEmpty { deleteSections(data.deleteSections) }
    if !data.insertSections.isEmpty { insertSections(data.insertSections) }
  }

  /// A finger has moved a section: everything is where it belongs at once.
  internal func showMovedSection() {
    UIView.performWithoutAnimation {
      reloadData()
      layoutIfNeeded()
    }
  }
}

extension UICollectionView? {
  /// Does something as soon as the view is not at work: now, if there is none.
  @MainActor
  internal func whenReady(_ name: String, _ body: @escaping @MainActor () -> Void) {
    if let self { self.whenReady(name, body) } else { body() }
  }

  /// Changes the data, and reloads the view if there is one.
  @MainActor
  internal func reloadData(after change: () -> Void) {
    if let self { self.reloadData(after: change) } else { change() }
  }
}
