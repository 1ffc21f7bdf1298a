import Foundation
import GalleyDiffing
import GalleyLayout

/// The plan of an update, with the path maps that are needed again and again.
internal struct ListUpdate {
  private(set) var plan: UpdatePlan
  /// The paths of all items before and after the update.
  let paths: PathMap
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<ItemPath>

  init(_ plan: UpdatePlan) {
    self.plan = plan
    paths = plan.paths
    reloadedSections = Set(plan.sections.updates.map(\.before))
    reloadedItems = Set(plan.items.updates.map(\.before))
    editedSections = plan.sectionsWithItemChanges
  }

  /// Adds items, by their paths after the update, to those that are reconfigured. Their paths stay
  /// the same.
  mutating func reconfigure(_ paths: [ItemPath]) { plan.reconfigured += paths }

  /// Returns the path of an item after the update; `nil` if it was deleted or reloaded.
  func after(_ path: ItemPath) -> ItemPath? {
    guard !reloadedSections.contains(path.section), !reloadedItems.contains(path) else {
      return nil
    }
    return paths.after(path)
  }

  func after(_ path: IndexPath) -> IndexPath? { after(ItemPath(path)).map { IndexPath($0) } }

  /// Returns the index of a section after the update; `nil` if it was deleted or reloaded.
  func after(section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : paths.sections.after(section)
  }

  /// Returns the path of an item before the update; `nil` if it was inserted or reloaded.
  func before(_ path: ItemPath) -> ItemPath? {
    paths.before(path).flatMap { after($0) == path ? $0 : nil }
  }

  /// Returns the index of a section before the update; `nil` if it was inserted or reloaded.
  func before(section: Int) -> Int? {
    paths.sections.before(section).flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Whether items were inserted, deleted or moved in a section, by its index before.
  func editsItems(ofSection section: Int) -> Bool { editedSections.contains(section) }

  /// The sections in which items were inserted, deleted or moved, by their indices before.
  private let editedSections: Set<Int>

  /// The update as a layout needs it: the sections and runs of items that stay, with their new
  /// indices.
  var listChange: ListChange {
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
    // An item that moves inside of its section keeps its measured size, unless it is reconfigured.
    let isReconfigured = Set(plan.reconfigured)
    let inside = Dictionary(
      grouping: plan.items.moves.filter {
        paths.sections.after($0.before.section) == $0.after.section
          && !isReconfigured.contains($0.after)
      }, by: \.after.section)
    return ListChange(
      sections: plan.countsAfter.indices.map { section in
        guard let before = paths.sections.before(section), !reloadedSections.contains(before) else {
          return .inserted
        }
        guard let edits = touched[before] else { return .kept(before: before) }
        var runs = edits.runs(from: plan.countsBefore[before], to: plan.countsAfter[section])
        for move in inside[section] ?? [] {
          let item = move.after.item
          runs.append(ListChange.ItemRun(after: item..<(item + 1), before: move.before.item))
        }
        return .edited(
          before: before, items: runs.sorted { $0.after.lowerBound < $1.after.lowerBound })
      })
  }

  private func edit(
    sectionAfter section: Int, _ touched: inout [Int: Edits], _ body: (inout Edits) -> Void
  ) {
    guard let before = paths.sections.before(section) else { return }
    body(&touched[before, default: Edits()])
  }

  /// The items that leave a section and those that arrive in it.
  private struct Edits {
    var leaving: [Int] = []
    var arriving: [Int] = []

    /// Returns the runs of items that stay, between those that leave and those that arrive.
    func runs(from before: Int, to after: Int) -> [ListChange.ItemRun] {
      let leaving = Set(leaving).sorted()
      let arriving = Set(arriving).sorted()
      var runs: [ListChange.ItemRun] = []
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
        runs.append(ListChange.ItemRun(after: new..<(new + count), before: old))
        (old, new) = (old + count, new + count)
      }
      return runs
    }
  }
}
