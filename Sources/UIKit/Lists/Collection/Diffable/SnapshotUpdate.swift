import GalleyDiffing

/// The updates of a list view that lead from one snapshot to another.
///
/// An item or section of a snapshot is marked if the app has called `reloadItems(_:)`,
/// `reloadSections(_:)` or `reconfigureItems(_:)` for it.
///
/// The first update has the insertions, deletions, moves and reconfigured items. The second update
/// has the reloads, with the paths after the first update. If both updates exist, a third update
/// reloads the marked items of reloaded sections once more. UIKit does the same, so the cell of an
/// inserted item that is marked to be reloaded is requested twice.
internal struct SnapshotUpdate: Sendable {
  /// The updates in order; empty if there are no changes.
  let parts: [ListUpdate]

  /// Creates the updates between two snapshots.
  ///
  /// - Parameter after: The snapshot after the change, including its marked items and sections.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from before: NSDiffableDataSourceSnapshot<Section, Item>,
    to after: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var plan = after.list.difference(from: before.list)
    let marks = MarkedPlaces(after)
    let reloads = marks.reloads(afterChanges: !plan.isEmpty, plan.countsAfter)
    plan.reconfigured = marks.reconfigured
    parts = ([plan] + reloads).filter { !$0.isEmpty }.map { ListUpdate($0) }
  }

  /// Creates the updates for the marks of a snapshot that is shown already.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    marksOf snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    parts = MarkedPlaces(snapshot).reloads(afterChanges: false, counts).filter { !$0.isEmpty }
      .map { ListUpdate($0) }
  }
}

/// The paths of the marked sections and items of a snapshot.
private struct MarkedPlaces {
  let reconfigured: [ItemPath]
  let sections: [Int]
  let items: [ItemPath]
  /// The marked items of sections that are reloaded.
  let itemsOfSections: [ItemPath]

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    func places(_ marks: [Item]) -> [ItemPath] {
      guard !marks.isEmpty else { return [] }
      // `putInOrder()` makes every path quick to find.
      var list = snapshot.list
      list.putInOrder()
      return marks.compactMap { list.path(of: $0) }.sorted()
    }
    sections = snapshot.reloadedSectionIdentifiers.compactMap { snapshot.indexOfSection($0) }
      .sorted()
    let reloadedSections = Set(sections)
    let reloaded = places(snapshot.reloadedItemIdentifiers)
    items = reloaded.filter { !reloadedSections.contains($0.section) }
    itemsOfSections = reloaded.filter { reloadedSections.contains($0.section) }
    let isReloaded = Set(reloaded)
    reconfigured = places(snapshot.reconfiguredItemIdentifiers).filter {
      !isReloaded.contains($0) && !reloadedSections.contains($0.section)
    }
  }

  /// Returns the changes of two updates: one that reloads the marked sections and items, and one
  /// that reloads the marked items of reloaded sections again.
  ///
  /// - Parameter isSecond: Whether there are other changes. Then items of reloaded sections are
  ///   requested once more, as in UIKit.
  func reloads(afterChanges isSecond: Bool, _ counts: [Int]) -> [UpdatePlan] {
    func inPlace<Place>(_ places: [Place]) -> [PositionPair<Place>] {
      places.map { PositionPair(before: $0, after: $0) }
    }
    let first = UpdatePlan(
      sections: Changes(updates: inPlace(sections)), items: Changes(updates: inPlace(items)),
      countsBefore: counts, countsAfter: counts)
    let second = UpdatePlan(
      items: Changes(updates: inPlace(isSecond ? itemsOfSections : [])), countsBefore: counts,
      countsAfter: counts)
    return [first, second]
  }
}
