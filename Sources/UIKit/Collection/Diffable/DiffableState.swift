import Foundation
import GalleyDiffing

/// What a diffable data source shows: a snapshot, and the trees of those sections that were given as one.
///
/// What a section with a tree shows is what is open in it.
internal struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias List = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  /// The sections and items, without marks.
  private(set) var snapshot: List
  /// The trees, by section.
  private(set) var outlines: [Section: Outline]

  /// Nothing.
  init() {
    snapshot = List()
    outlines = [:]
  }

  private init(_ snapshot: List, _ outlines: [Section: Outline]) {
    self.snapshot = snapshot
    self.snapshot.forgetMarks()
    // Every path is quick to find from now on.
    self.snapshot.list.putInOrder()
    self.outlines =
      outlines.isEmpty
      ? [:]
      : outlines.filter { section, outline in
        snapshot.indexOfSection(section) != nil
          && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
      }
  }

  // MARK: What follows

  /// Shows a snapshot.
  ///
  /// - Parameter outlines: The sections that are trees from now on. With `nil`, sections keep their trees
  ///   where they show the same as before.
  func showing(_ snapshot: List, _ outlines: [Section: Outline]? = nil) -> DiffableState {
    DiffableState(snapshot, outlines ?? self.outlines)
  }

  /// Shows what is open in a tree as a section, which comes last if it is new.
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

  /// An item is elsewhere. What is below it in a tree goes with it.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - destination: Where it is to be, among those that stay.
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
    let above = destination.item > 0 ? others[min(destination.item, others.count) - 1] : nil
    outlines[to]?.insert(branch, below: above)
    return DiffableState(list, outlines)
  }

  // MARK: Questions

  /// How many items each section has.
  var counts: [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// - Complexity: O(1)
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section), path.item >= 0,
      path.item < snapshot.numberOfItems(inSection: section)
    else { return nil }
    return snapshot.list[ItemPath(path)]
  }

  /// - Complexity: O(log *s*) in the number of sections.
  func path(of item: Item) -> IndexPath? { snapshot.list.path(of: item).map { IndexPath($0) } }

  /// A section as a tree: one of items side by side if it was not given as another.
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
  /// Puts a branch where it is seen right below an item, as its first child if that is open, or first of
  /// all.
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
