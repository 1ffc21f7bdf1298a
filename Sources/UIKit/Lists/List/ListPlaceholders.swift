import Foundation
import GalleyDiffing

/// The placeholders of a list: items that are shown although the data source does not have them.
/// Each stands for a dropped item whose data is still being loaded.
@MainActor
internal struct ListPlaceholders {
  internal final class Placeholder {
    /// The path at which the placeholder is shown.
    fileprivate(set) var path: ItemPath
    /// The height of the row in a table.
    let rowHeight: CGFloat
    /// Dequeues the cell and configures it.
    let makeCell: (IndexPath) -> _ListElementView
    /// Whether the list has been told of the placeholder. Until then it counts as an item of the
    /// data source, which is what the update that inserts it says.
    fileprivate var isKnown = false
    /// The placeholders that are shown before this one.
    fileprivate var predecessors: [Placeholder] = []

    init(
      at path: ItemPath, rowHeight: CGFloat = 0,
      makeCell: @escaping (IndexPath) -> _ListElementView
    ) {
      self.path = path
      self.rowHeight = rowHeight
      self.makeCell = makeCell
    }
  }

  /// The placeholders, in the order of their paths.
  private(set) var all: [Placeholder] = []

  var isEmpty: Bool { all.isEmpty }

  func contains(_ placeholder: Placeholder) -> Bool { all.contains { $0 === placeholder } }

  /// Adds a placeholder that is to be shown at its path. Returns the path for the update that
  /// inserts it.
  mutating func add(_ placeholder: Placeholder) -> ItemPath {
    let path = placeholder.path
    placeholder.predecessors = known(in: path.section).filter { $0.path.item < path.item }
    placeholder.path.item -= placeholder.predecessors.count
    all.append(placeholder)
    return placeholder.path
  }

  /// Removes a placeholder. Returns the path of its place in the data source.
  mutating func remove(_ placeholder: Placeholder) -> ItemPath {
    all.removeAll { $0 === placeholder }
    let path = placeholder.path
    let earlier = known(in: path.section).count { $0.path.item < path.item }
    return ItemPath(section: path.section, item: path.item - earlier)
  }

  mutating func removeAll() { all = [] }

  // MARK: Paths and counts

  private func known(in section: Int) -> [Placeholder] {
    all.filter { $0.isKnown && $0.path.section == section }
  }

  /// Returns the placeholder that is shown at a path.
  func placeholder(at path: ItemPath) -> Placeholder? {
    all.first { $0.isKnown && $0.path == path }
  }

  /// Returns the data source's path of an item that is shown; `nil` for a placeholder.
  func dataPath(of path: ItemPath) -> ItemPath? {
    let placeholders = known(in: path.section)
    if placeholders.contains(where: { $0.path == path }) { return nil }
    let earlier = placeholders.count { $0.path.item < path.item }
    return ItemPath(section: path.section, item: path.item - earlier)
  }

  /// Returns the path at which an item of the data source is shown.
  func shownPath(of path: ItemPath) -> ItemPath {
    known(in: path.section).reduce(path) { path, placeholder in
      placeholder.path.item <= path.item
        ? ItemPath(section: path.section, item: path.item + 1) : path
    }
  }

  /// Returns the numbers of items that are shown, given those in the data source.
  func shownCounts(_ counts: [Int]) -> [Int] { adding(1, to: counts) { _ in true } }

  /// Returns the numbers of items in the data source, given those that are shown.
  func dataCounts(_ counts: [Int]) -> [Int] { adding(-1, to: counts) { $0.isKnown } }

  /// Returns the numbers of items in the data source, with the placeholders that the list does not
  /// know yet.
  func countsForUpdate(_ counts: [Int]) -> [Int] { adding(1, to: counts) { !$0.isKnown } }

  private func adding(
    _ number: Int, to counts: [Int], _ isCounted: (Placeholder) -> Bool
  ) -> [Int] {
    var counts = counts
    for placeholder in all where isCounted(placeholder) {
      let section = placeholder.path.section
      if counts.indices.contains(section) { counts[section] += number }
    }
    return counts
  }

  // MARK: Updates

  /// Moves the placeholders with an update of the data. Returns the same update of what is shown.
  ///
  /// A placeholder stays before the item that it was before. If that item is gone, it stays before
  /// the next one.
  mutating func follow(_ update: ListUpdate) -> ListUpdate {
    guard !isEmpty else { return update }
    let (plan, before) = (update.plan, self)
    var gaps: [(placeholder: Placeholder, gap: ItemPath)] = []
    for placeholder in all where placeholder.isKnown {
      let gap = ItemPath(section: placeholder.path.section, item: before.gap(of: placeholder))
      guard let after = self.gap(gap, after: update) else { continue }
      gaps.append((placeholder, after))
    }
    let new = all.filter { !$0.isKnown && plan.countsAfter.indices.contains($0.path.section) }
    for placeholder in new {
      for index in gaps.indices
      where gaps[index].gap.section == placeholder.path.section
        && placeholder.predecessors.contains(where: { $0 === gaps[index].placeholder })
      {
        gaps[index].gap.item = min(gaps[index].gap.item, placeholder.path.item)
      }
    }
    func shownAfter(_ path: ItemPath) -> ItemPath {
      let earlier = gaps.count { $0.gap.section == path.section && $0.gap.item <= path.item }
      return ItemPath(section: path.section, item: path.item + earlier)
    }
    var shown = plan
    shown.items = Changes(
      deletes: plan.items.deletes.map { before.shownPath(of: $0) },
      inserts: plan.items.inserts.map(shownAfter),
      moves: plan.items.moves.map {
        PositionPair(before: before.shownPath(of: $0.before), after: shownAfter($0.after))
      },
      updates: plan.items.updates.map {
        PositionPair(before: before.shownPath(of: $0.before), after: shownAfter($0.after))
      })
    shown.reconfigured = plan.reconfigured.map(shownAfter)
    shown.countsBefore = before.adding(1, to: plan.countsBefore) { $0.isKnown }
    for (_, gap) in gaps { shown.countsAfter[gap.section] += 1 }

    for placeholder in new {
      placeholder.path = shownAfter(placeholder.path)
      placeholder.isKnown = true
      placeholder.predecessors = []
    }
    var earlier: [Int: Int] = [:]
    for (placeholder, gap) in gaps {
      placeholder.path = ItemPath(
        section: gap.section, item: gap.item + earlier[gap.section, default: 0])
      earlier[gap.section, default: 0] += 1
    }
    all = (gaps.map(\.placeholder) + new).sorted { $0.path < $1.path }
    return ListUpdate(shown)
  }

  /// Returns the number of items of the data source before a placeholder, in its section.
  private func gap(of placeholder: Placeholder) -> Int {
    placeholder.path.item
      - known(in: placeholder.path.section).count { $0.path.item < placeholder.path.item }
  }

  /// Returns the place of a gap between items after an update; `nil` if its section is gone.
  private func gap(_ gap: ItemPath, after update: ListUpdate) -> ItemPath? {
    let plan = update.plan
    guard plan.countsBefore.indices.contains(gap.section),
      let section = update.paths.sections.after(gap.section)
    else { return nil }
    for item in gap.item..<max(gap.item, plan.countsBefore[gap.section]) {
      let after = update.paths.after(ItemPath(section: gap.section, item: item))
      if let after, after.section == section { return after }
    }
    return ItemPath(section: section, item: plan.countsAfter[section])
  }
}

extension _ListView {
  /// The number of items in each section of the data source.
  internal var dataCounts: [Int] { placeholders.dataCounts(counts) }

  /// Shows a placeholder at its path.
  internal func show(_ placeholder: ListPlaceholders.Placeholder) {
    recordBatch(
      { [unowned self] in
        let path = placeholders.add(placeholder)
        record { $0.items.inserts.append(path) }
      }, nil)
  }

  /// Replaces a placeholder by an item that `change` adds to the data. Returns `false` if the
  /// placeholder is gone.
  ///
  /// The data may also come later, for example with a snapshot. Then the placeholder is removed.
  internal func replace(
    _ placeholder: ListPlaceholders.Placeholder, _ change: (IndexPath) -> Void
  ) -> Bool {
    guard placeholders.contains(placeholder) else { return false }
    let path = placeholders.remove(placeholder)
    let expected = dataCounts
    withoutActuallyEscaping(change) { change in
      recordBatch(
        { [unowned self] in
          change(IndexPath(path))
          let count = askForDataCounts()
          let isMissing =
            expected.indices.contains(path.section) && count.indices.contains(path.section)
            && count[path.section] < expected[path.section]
          record { isMissing ? $0.items.deletes.append(path) : $0.reload(item: path) }
        }, nil)
    }
    return true
  }

  /// Removes a placeholder. Returns `false` if it is gone.
  internal func delete(_ placeholder: ListPlaceholders.Placeholder) -> Bool {
    guard placeholders.contains(placeholder) else { return false }
    let path = placeholders.remove(placeholder)
    recordBatch({ [unowned self] in record { $0.items.deletes.append(path) } }, nil)
    return true
  }

  /// Returns the placeholder that is shown at a path.
  internal func placeholder(at path: IndexPath) -> ListPlaceholders.Placeholder? {
    placeholders.isEmpty || path.count != 2 ? nil : placeholders.placeholder(at: ItemPath(path))
  }
}
