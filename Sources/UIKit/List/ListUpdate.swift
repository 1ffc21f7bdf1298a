import Foundation
import GalleyDiffing
import GalleyLayout

/// The plan of an update, with what is asked of it again and again: where things went.
internal struct ListUpdate {
  private(set) var plan: UpdatePlan
  /// Where everything went.
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

  /// Items are filled anew, too, by their places after. Nothing goes elsewhere by that.
  mutating func reconfigure(_ paths: [ItemPath]) { plan.reconfigured += paths }

  /// Where what an item shows is after; `nil` if it has gone, or is shown anew.
  func after(_ path: ItemPath) -> ItemPath? {
    guard !reloadedSections.contains(path.section), !reloadedItems.contains(path) else {
      return nil
    }
    return paths.after(path)
  }

  func after(_ path: IndexPath) -> IndexPath? { after(ItemPath(path)).map { IndexPath($0) } }

  /// Where a section is after; `nil` if it has gone, or is shown anew.
  func after(section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : paths.sections.after(section)
  }

  /// Where what an item shows was before; `nil` if it is new, or is shown anew.
  func before(_ path: ItemPath) -> ItemPath? {
    paths.before(path).flatMap { after($0) == path ? $0 : nil }
  }

  /// Where a section was before; `nil` if it is new, or is shown anew.
  func before(section: Int) -> Int? {
    paths.sections.before(section).flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Whether items came, went or moved in a section, by its place before.
  func editsItems(ofSection section: Int) -> Bool { editedSections.contains(section) }

  /// The sections that items left, joined or moved in, by their places before.
  private let editedSections: Set<Int>

  /// The same as a layout needs it: what stays, and where.
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
      // Its content is another, so that what was measured does not count.
      guard let before = paths.before(path) else { continue }
      touched[before.section, default: Edits()].leaving.append(before.item)
      edit(sectionAfter: path.section, &touched) { $0.arriving.append(path.item) }
    }
    // What moves inside of its section takes along what was measured, unless its content is another.
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

  /// What leaves a section and what arrives in it.
  private struct Edits {
    var leaving: [Int] = []
    var arriving: [Int] = []

    /// The runs of what stays: those between what leaves are put between what arrives.
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
