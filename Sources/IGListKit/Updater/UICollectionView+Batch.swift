import Foundation
import GalleyDiffing

// An update's changes, as a collection view is told.

extension UICollectionView {
  /// Tells of everything that happens in a batch.
  internal func apply(_ data: ListBatchUpdateData) {
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

/// The sections whose items came or went without a word, by their places before.
@MainActor
internal struct UnannouncedItems {
  private(set) var sections = IndexSet()

  init(in view: UICollectionView, _ batch: ListBatchUpdateData) {
    guard let source = view.dataSource else { return }
    let positions = PositionMap(
      Changes(
        deletes: Array(batch.deleteSections), inserts: Array(batch.insertSections),
        moves: batch.moveSections.sorted().map { PositionPair(before: $0.from, after: $0.to) }))
    var leaving: [Int: Int] = [:]
    var arriving: [Int: Int] = [:]
    for path in batch.deleteIndexPaths + batch.moveIndexPaths.map(\.from) {
      leaving[path.section, default: 0] += 1
    }
    for path in batch.insertIndexPaths + batch.moveIndexPaths.map(\.to) {
      arriving[path.section, default: 0] += 1
    }
    for section in 0..<view.numberOfSections {
      guard let target = positions.after(section) else { continue }
      let announced =
        view.numberOfItems(inSection: section) - leaving[section, default: 0]
        + arriving[target, default: 0]
      if source.collectionView(view, numberOfItemsInSection: target) != announced {
        sections.insert(section)
      }
    }
  }
}
