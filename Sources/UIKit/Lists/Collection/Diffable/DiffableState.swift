import Foundation
import GalleyDiffing

/// The data of a diffable data source: a snapshot, and the section snapshots that were applied.
///
/// If a section has a section snapshot, the items of the section are the visible items of that
/// section snapshot.
internal struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias List = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  /// The sections and items, without marks for reloading.
  private(set) var snapshot: List
  /// The section snapshots, by section.
  private(set) var outlines: [Section: Outline]

  /// Creates an empty state.
  init() {
    snapshot = List()
    outlines = [:]
  }

  private init(_ snapshot: List, _ outlines: [Section: Outline]) {
    self.snapshot = snapshot
    self.snapshot.forgetMarks()
    // `putInOrder()` makes every path quick to find.
    self.snapshot.list.putInOrder()
    self.outlines =
      outlines.isEmpty
      ? [:]
      : outlines.filter { section, outline in
        snapshot.indexOfSection(section) != nil
          && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
      }
  }

  // MARK: Changes

  /// Returns the state after a snapshot was applied.
  ///
  /// - Parameter outlines: The new section snapshots. With `nil`, sections keep their section
  ///   snapshots if they have the same items as before.
  func showing(_ snapshot: List, _ outlines: [Section: Outline]? = nil) -> DiffableState {
    DiffableState(snapshot, outlines ?? self.outlines)
  }

  /// Returns the state after a section snapshot was applied. A new section is appended.
  func showing(_ outline: Outline, in section: Section) -> DiffableState {
    var list = snapshot
    if list.indexOfSection(section) == nil { list.appendSections([section]) }
    let (old, new) = (list.itemIdentifiers(inSection: section), outline.visibleItems)
    if old != new {
      list.deleteItems(old)
      list.appendItems(new, toSection: section)
    }
    var outlines = outlines
    outlines[section] = outline
    return DiffableState(list, outlines)
  }

  /// Returns the state after an item was moved. The items below the item in an outline move with
  /// it.
  ///
  /// - Parameters:
  ///   - source: The path of the item.
  ///   - destination: The path to which the item moves, among the other items.
  func moving(from source: ItemPath, to destination: ItemPath) -> DiffableState {
    let item = snapshot.list[source]
    let (from, to) = (
      snapshot.sectionIdentifiers[source.section], snapshot.sectionIdentifiers[destination.section]
    )
    var list = snapshot
    let others = list.itemIdentifiers(inSection: to).filter { $0 != item }
    if destination.item < others.count {
      list.moveItem(item, beforeItem: others[destination.item])
    } else if let last = others.last {
      list.moveItem(item, afterItem: last)
    } else if from != to {
      list.deleteItems([item])
      list.appendItems([item], toSection: to)
    }
    var outlines = outlines
    var branch = Outline(flat: [item])
    if let outline = outlines[from] {
      branch = outline.snapshot(of: item, includingParent: true)
      outlines[from]?.delete([item])
    }
    // A flat section becomes an outline if the moved item has items below it.
    if outlines[to] == nil, branch.items.count > 1 { outlines[to] = Outline(flat: others) }
    let index = min(destination.item, others.count)
    let above = index > 0 ? others[index - 1] : nil
    outlines[to]?.insert(branch, below: above)
    return DiffableState(list, outlines)
  }

  // MARK: Queries

  /// The number of items in each section.
  var counts: [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the item at a path; `nil` if there is none.
  ///
  /// - Complexity: O(1)
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section), path.item >= 0,
      path.item < snapshot.numberOfItems(inSection: section)
    else { return nil }
    return snapshot.list[ItemPath(path)]
  }

  /// Returns the path of an item; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func path(of item: Item) -> IndexPath? { snapshot.list.path(of: item).map { IndexPath($0) } }

  /// Returns a section as a section snapshot, which is flat if none was applied.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    guard snapshot.indexOfSection(section) != nil else { return Outline() }
    return Outline(flat: snapshot.itemIdentifiers(inSection: section))
  }
}

extension NSDiffableDataSourceSnapshot {
  internal mutating func forgetMarks() {
    reloadedSections = Marks()
    reloadedItems = Marks()
    reconfiguredItems = Marks()
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts a branch so that it is shown right below an item.
  ///
  /// The branch becomes the first child of the item if the item is expanded; otherwise the branch
  /// comes after the item. With `nil`, the branch comes first.
  fileprivate mutating func insert(
    _ branch: NSDiffableDataSourceSectionSnapshot, below above: ItemIdentifierType?
  ) {
    guard let above else {
      if let first = items.first {
        insert(branch, before: first)
      } else {
        self = branch
      }
      return
    }
    let next = known(above) + 1
    let isOpen =
      isExpanded(above) && next < items.count && level(of: items[next]) > level(of: above)
    if isOpen { insert(branch, before: items[next]) } else { insert(branch, after: above) }
  }
}
