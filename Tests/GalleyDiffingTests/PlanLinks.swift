import GalleyDiffing

/// The sections and items that are the same before and after a plan, found in a slow and obvious
/// way: those that are deleted, inserted or moved are crossed out, and the rest is paired in order.
struct PlanLinks {
  /// The position before of each section after; `nil` for inserted sections.
  private(set) var sections: [Int?] = []
  /// The path before of each item after; `nil` for inserted items.
  private(set) var items: [[ItemPath?]] = []

  /// - Returns: `nil` when the changes contradict each other or the counts.
  init?(_ plan: UpdatePlan) {
    let countsBefore = plan.countsBefore
    let countsAfter = plan.countsAfter
    guard
      let sections = origins(
        of: plan.sections, beforeCount: countsBefore.count, afterCount: countsAfter.count)
    else { return nil }
    self.sections = sections

    var leaves = countsBefore.map { [Bool](repeating: false, count: $0) }
    var arrives = countsAfter.map { [Bool](repeating: false, count: $0) }
    func mark(_ path: ItemPath, in marks: inout [[Bool]]) -> Bool {
      guard marks.indices.contains(path.section), marks[path.section].indices.contains(path.item),
        !marks[path.section][path.item]
      else { return false }
      marks[path.section][path.item] = true
      return true
    }
    for path in plan.items.deletes where !mark(path, in: &leaves) { return nil }
    for path in plan.items.inserts where !mark(path, in: &arrives) { return nil }
    for move in plan.items.moves {
      guard mark(move.before, in: &leaves), mark(move.after, in: &arrives) else { return nil }
    }

    let reloaded = Set(plan.sections.updates.map(\.after))
    items = countsAfter.map { [ItemPath?](repeating: nil, count: $0) }
    for (after, before) in sections.enumerated() {
      guard let before else { continue }
      let stayBefore = leaves[before].indices.filter { !leaves[before][$0] }
      let stayAfter = arrives[after].indices.filter { !arrives[after][$0] }
      guard stayBefore.count == stayAfter.count || reloaded.contains(after) else { return nil }
      for (itemBefore, itemAfter) in zip(stayBefore, stayAfter) {
        items[after][itemAfter] = ItemPath(section: before, item: itemBefore)
      }
    }
    for move in plan.items.moves { items[move.after.section][move.after.item] = move.before }
  }

  /// Returns the path before of the item that is at `path` after.
  func before(_ path: ItemPath) -> ItemPath? { items[path.section][path.item] }

  /// The paths after of the items that are in both lists, by their paths before.
  var after: [ItemPath: ItemPath] {
    var after: [ItemPath: ItemPath] = [:]
    for (section, origins) in items.enumerated() {
      for (item, origin) in origins.enumerated() {
        if let origin { after[origin] = ItemPath(section: section, item: item) }
      }
    }
    return after
  }
}

/// Returns all paths in sections with these counts.
func allPaths(_ counts: [Int]) -> [ItemPath] {
  counts.indices.flatMap { section in
    (0..<counts[section]).map { ItemPath(section: section, item: $0) }
  }
}

extension Array {
  /// The item at a path in a list of lists.
  subscript<Item>(path: ItemPath) -> Item where Element == [Item] {
    self[path.section][path.item]
  }
}
