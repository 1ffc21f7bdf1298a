import Foundation
import GalleyDiffing

extension UICollectionView {
  /// Adds the changes of a plan to the batch that is being recorded.
  ///
  /// A subclass may override the methods that record single changes, such as `insertItems(at:)`. So
  /// for a subclass, these methods are called.
  internal func recordOrCall(_ plan: UpdatePlan) {
    guard type(of: self) != UICollectionView.self else { return record(plan) }
    func paths(_ paths: [ItemPath]) -> [IndexPath] { paths.map { IndexPath($0) } }
    let (items, sections) = (plan.items, plan.sections)
    if !items.deletes.isEmpty { deleteItems(at: paths(items.deletes)) }
    if !items.inserts.isEmpty { insertItems(at: paths(items.inserts)) }
    if !items.updates.isEmpty { reloadItems(at: paths(items.updates.map(\.before))) }
    for move in items.moves { moveItem(at: IndexPath(move.before), to: IndexPath(move.after)) }
    for move in sections.moves { moveSection(move.before, toSection: move.after) }
    if !sections.deletes.isEmpty { deleteSections(IndexSet(sections.deletes)) }
    if !sections.inserts.isEmpty { insertSections(IndexSet(sections.inserts)) }
  }

  /// Reloads the view without animation, after a finger has moved a section.
  internal func showMovedSection() {
    UIView.performWithoutAnimation {
      reloadData()
      layoutIfNeeded()
    }
  }
}

extension UICollectionView? {
  /// Calls a closure as soon as the view is not being laid out or updated; immediately if there is
  /// no view.
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
