/// The plan of an update, with the maps from paths before the update to paths after the update.
///
/// A reloaded section or item has a new cell and a new size. So `after(_:)` and `before(_:)` return
/// `nil` for it, although `paths` contains its path before and after the update.
///
///     let update = ListUpdate(plan)     // reloads item 0.1, and deletes item 0.2
///     update.after(ItemPath(section: 0, item: 3))        // 0.2
///     update.after(ItemPath(section: 0, item: 1))        // nil
package struct ListUpdate: Sendable {
  /// The changes.
  package private(set) var plan: UpdatePlan
  /// The paths of all items before and after the update.
  package let paths: PathMap
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<ItemPath>

  /// Creates the update of a valid plan: its `problems()` are empty.
  package init(_ plan: UpdatePlan) {
    self.plan = plan
    paths = plan.paths
    reloadedSections = Set(plan.sections.updates.map(\.before))
    reloadedItems = Set(plan.items.updates.map(\.before))
    editedSections = plan.sectionsWithItemChanges
  }

  /// Adds items, by their paths after the update, to the reconfigured items.
  ///
  /// The paths do not change.
  package mutating func reconfigure(_ paths: [ItemPath]) { plan.reconfigured += paths }

  /// Returns the path of an item after the update; `nil` if it was deleted or reloaded.
  package func after(_ path: ItemPath) -> ItemPath? {
    guard !reloadedSections.contains(path.section), !reloadedItems.contains(path) else {
      return nil
    }
    return paths.after(path)
  }

  /// Returns the index of a section after the update; `nil` if it was deleted or reloaded.
  package func after(section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : paths.sections.after(section)
  }

  /// Returns the path of an item before the update; `nil` if it was inserted or reloaded.
  package func before(_ path: ItemPath) -> ItemPath? {
    paths.before(path).flatMap { after($0) == path ? $0 : nil }
  }

  /// Returns the index of a section before the update; `nil` if it was inserted or reloaded.
  package func before(section: Int) -> Int? {
    paths.sections.before(section).flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Whether items were inserted, deleted or moved in a section, by its index before the update.
  package func editsItems(ofSection section: Int) -> Bool { editedSections.contains(section) }

  /// The sections in which items were inserted, deleted or moved, by their indices before the
  /// update.
  private let editedSections: Set<Int>

  /// The origin of a section after an update.
  package enum Origin: Hashable, Sendable {
    /// The section is inserted or reloaded.
    case inserted
    /// The section had this index before the update, and has the same items in the same order.
    case kept(before: Int)
    /// The section had this index before the update, and the items of these runs stay in it.
    ///
    /// All other items are inserted, have come from another section, or have new content.
    case edited(before: Int, items: [ItemRun])
  }

  /// Consecutive items that stay consecutive.
  package struct ItemRun: Hashable, Sendable {
    /// The indices of the items after the update.
    package var after: Range<Int>
    /// The index of the first item in the section before the update.
    package var before: Int
  }

  /// The origin of each section after the update.
  ///
  /// An item does not stay in its section if it moves to another section, is reloaded or is
  /// reconfigured.
  package var origins: [Origin] {
    var touched: [Int: Edits] = [:]
    for path in plan.items.leaving {
      touched[path.section, default: Edits()].leaving.append(path.item)
    }
    for update in plan.items.updates {
      touched[update.before.section, default: Edits()].leaving.append(update.before.item)
      edit(sectionAfter: update.after.section, &touched) { $0.arriving.append(update.after.item) }
    }
    for path in plan.items.arriving {
      edit(sectionAfter: path.section, &touched) { $0.arriving.append(path.item) }
    }
    for path in plan.reconfigured {
      // A reconfigured item has other content, so the size that was measured before is not valid.
      guard let before = paths.before(path) else { continue }
      touched[before.section, default: Edits()].leaving.append(before.item)
      edit(sectionAfter: path.section, &touched) { $0.arriving.append(path.item) }
    }
    // An item that moves inside of its section keeps its measured size, unless it is reloaded or
    // reconfigured.
    let isReconfigured = Set(plan.reconfigured)
    let inside = Dictionary(
      grouping: plan.items.moves.filter {
        paths.sections.after($0.before.section) == $0.after.section
          && !reloadedItems.contains($0.before) && !isReconfigured.contains($0.after)
      }, by: \.after.section)
    return plan.countsAfter.indices.map { section in
      guard let before = before(section: section) else { return .inserted }
      guard let edits = touched[before] else { return .kept(before: before) }
      var runs = edits.runs(from: plan.countsBefore[before], to: plan.countsAfter[section])
      for move in inside[section] ?? [] {
        let item = move.after.item
        runs.append(ItemRun(after: item..<(item + 1), before: move.before.item))
      }
      return .edited(
        before: before, items: runs.sorted { $0.after.lowerBound < $1.after.lowerBound })
    }
  }

  /// Changes the edits of a section, by its index after the update.
  private func edit(
    sectionAfter section: Int, _ touched: inout [Int: Edits], _ body: (inout Edits) -> Void
  ) {
    guard let before = paths.sections.before(section) else { return }
    body(&touched[before, default: Edits()])
  }

  /// The items that leave a section and the items that arrive in it.
  private struct Edits {
    var leaving: [Int] = []
    var arriving: [Int] = []

    /// Returns the runs of items that stay, between the items that leave and the items that arrive.
    ///
    /// - Parameters:
    ///   - before: The number of items before the update.
    ///   - after: The number of items after the update.
    func runs(from before: Int, to after: Int) -> [ItemRun] {
      let leaving = Set(leaving).sorted()
      let arriving = Set(arriving).sorted()
      var runs: [ItemRun] = []
      var (old, new, nextLeaving, nextArriving) = (0, 0, 0, 0)
      while old < before && new < after {
        if nextLeaving < leaving.count, leaving[nextLeaving] == old {
          (old, nextLeaving) = (old + 1, nextLeaving + 1)
          continue
        }
        if nextArriving < arriving.count, arriving[nextArriving] == new {
          (new, nextArriving) = (new + 1, nextArriving + 1)
          continue
        }
        let untilLeaving = (nextLeaving < leaving.count ? leaving[nextLeaving] : before) - old
        let untilArriving = (nextArriving < arriving.count ? arriving[nextArriving] : after) - new
        let count = min(untilLeaving, untilArriving)
        runs.append(ItemRun(after: new..<(new + count), before: old))
        (old, new) = (old + count, new + count)
      }
      return runs
    }
  }
}
