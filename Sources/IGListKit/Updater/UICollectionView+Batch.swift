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

/// The sections whose items came or went without a word, or of which more was said than they have items,
/// by their places before.
@MainActor
internal struct UnannouncedItems {
  private(set) var sections = IndexSet()

  init(in view: UICollectionView, _ batch: ListBatchUpdateData) {
    guard let source = view.dataSource else { return }
    let positions = PositionMap(
      Changes(
        deletes: Array(batch.deleteSections), inserts: Array(batch.insertSections),
        moves: batch.moveSections.sorted().map { PositionPair(before: $0.from, after: $0.to) }))
    let leaving = Announced(batch.deleteIndexPaths + batch.moveIndexPaths.map(\.from))
    let arriving = Announced(batch.insertIndexPaths + batch.moveIndexPaths.map(\.to))
    for section in 0..<view.numberOfSections {
      guard let target = positions.after(section) else { continue }
      let before = view.numberOfItems(inSection: section)
      let after = source.collectionView(view, numberOfItemsInSection: target)
      let announced = before - leaving.count(section) + arriving.count(target)
      if after != announced || leaving.end(section) > before || arriving.end(target) > after {
        sections.insert(section)
      }
    }
  }
}

/// What was said of items, section by section.
private struct Announced {
  private var counts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  init(_ paths: [IndexPath]) {
    for path in paths {
      counts[path.section, default: 0] += 1
      ends[path.section] = max(end(path.section), path.item + 1)
    }
  }

  /// Of how many items of a section something was said.
  func count(_ section: Int) -> Int { counts[section, default: 0] }

  /// How many items a section has at least, by the last one of which something was said.
  func end(_ section: Int) -> Int { ends[section, default: 0] }
}
