import GalleyDiffing

/// What a list view has to show, from one snapshot to another.
///
/// What is new, gone or elsewhere comes first, along with the items that are filled anew in the cells that
/// they have. What is to be shown in other cells comes after it, at the places that it then has: as UIKit
/// does it, so that an item that is new and marked is asked for twice.
internal struct SnapshotUpdate: Sendable {
  /// The updates, one after the other; none if nothing is to be shown.
  let parts: [ListUpdate]

  /// The difference of two snapshots.
  ///
  /// - Parameter after: The snapshot with its marks.
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

  /// What is marked in a snapshot that is shown already.
  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    marksOf snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    parts = MarkedPlaces(snapshot).reloads(afterChanges: false, counts).filter { !$0.isEmpty }
      .map { ListUpdate($0) }
  }
}

/// Where what is marked in a snapshot stands.
private struct MarkedPlaces {
  let reconfigured: [ItemPath]
  let sections: [Int]
  let items: [ItemPath]
  let itemsOfSections: [ItemPath]

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    func places(_ marks: [Item]) -> [ItemPath] {
      guard !marks.isEmpty else { return [] }
      // Many paths are asked for: once in order, each is quick to find.
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

  /// - Parameter isSecond: Whether something else has changed. Items of marked sections are then asked for
  ///   once more, as UIKit does.
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
