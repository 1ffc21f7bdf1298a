import Foundation
import GalleyDiffing

/// The calls of a batch, sorted by what they do.
internal struct GatheredCalls {
  private var sections = Changes<Int>()
  private var items = Changes<ItemPath>()
  private var reloadedSections: [Int] = []
  private var reloadedItems: [ItemPath] = []
  private(set) var reconfiguredItems: [ItemPath] = []

  init(_ calls: [UpdateRecorder.Call]) {
    for call in calls { take(call) }
  }

  private mutating func take(_ call: UpdateRecorder.Call) {
    switch call {
    case .insertSections(let places): sections.inserts += places
    case .deleteSections(let places): sections.deletes += places
    case .moveSection(let before, let after):
      sections.moves.append(PositionPair(before: before, after: after))
    case .reloadSections(let places): reloadedSections += places
    case .insertItems(let paths): items.inserts += paths.map { ItemPath($0) }
    case .deleteItems(let paths): items.deletes += paths.map { ItemPath($0) }
    case .moveItem(let before, let after):
      items.moves.append(PositionPair(before: ItemPath(before), after: ItemPath(after)))
    case .reloadItems(let paths): reloadedItems += paths.map { ItemPath($0) }
    case .reconfigureItems(let paths): reconfiguredItems += paths.map { ItemPath($0) }
    }
  }

  // MARK: Rules, in UIKit's words

  /// A place that is not there.
  func outOfRange(_ before: [Int], _ after: [Int]) -> String? {
    func section(_ verb: String, _ section: Int, _ counts: [Int], _ side: String) -> String? {
      guard !counts.indices.contains(section) else { return nil }
      let comma = side == "before" ? "," : ""
      return
        "attempt to \(verb) section \(section)\(comma) but there are only \(counts.count) sections "
        + "\(side) the update"
    }
    func leaving(_ verb: String, _ path: ItemPath) -> String? {
      if let words = missingSection(verb, path, before, "before") { return words }
      guard path.item < 0 || path.item >= before[path.section] else { return nil }
      return
        "attempt to \(verb) item \(path.item) from section \(path.section) which only contains "
        + "\(before[path.section]) items before the update"
    }
    func arriving(_ verb: String, _ path: ItemPath) -> String? {
      if let words = missingSection(verb, path, after, "after") { return words }
      guard path.item < 0 || path.item >= after[path.section] else { return nil }
      return
        "attempt to \(verb) item \(path.item) into section \(path.section), but there are only "
        + "\(after[path.section]) items in section \(path.section) after the update"
    }
    func missingSection(
      _ verb: String, _ path: ItemPath, _ counts: [Int], _ side: String
    ) -> String? {
      guard !counts.indices.contains(path.section) else { return nil }
      return "attempt to \(verb) item \(path.item) \(side == "before" ? "from" : "into") section "
        + "\(path.section), but there are only \(counts.count) sections \(side) the update"
    }
    for index in sections.deletes {
      if let words = section("delete", index, before, "before") { return words }
    }
    for index in reloadedSections {
      if let words = section("reload", index, before, "before") { return words }
    }
    for index in sections.inserts {
      if let words = section("insert", index, after, "after") { return words }
    }
    for move in sections.moves {
      if let words = section("move", move.before, before, "before")
        ?? section("move", move.after, after, "after")
      {
        return words
      }
    }
    for path in items.deletes { if let words = leaving("delete", path) { return words } }
    for path in reloadedItems { if let words = leaving("reload", path) { return words } }
    for path in reconfiguredItems { if let words = leaving("reconfigure", path) { return words } }
    for path in items.inserts { if let words = arriving("insert", path) { return words } }
    for move in items.moves {
      if let words = leaving("move", move.before) ?? arriving("move", move.after) { return words }
    }
    return nil
  }

  /// Two calls that can't both be.
  func conflict() -> String? {
    let deleted = Set(items.deletes)
    let moved = Set(items.moves.map(\.before))
    let inserted = Set(items.inserts)
    let arrived = Set(items.moves.map(\.after))
    let deletedSections = Set(sections.deletes)
    let insertedSections = Set(sections.inserts)
    if let path = arrived.intersection(inserted).min() {
      return "attempt to perform an insert and a move to the same index path (\(name(path)))"
    }
    if let path = deleted.intersection(reloadedItems).min() {
      return "attempt to delete and reload the same index path (\(name(path)))"
    }
    if let path = moved.intersection(deleted).min() {
      return "attempt to perform a delete and a move from the same index path (\(name(path)))"
    }
    if let section = Set(sections.moves.map(\.after)).intersection(insertedSections).min() {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    if let section = deletedSections.intersection(reloadedSections).min() {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let section = Set(sections.moves.map(\.before)).intersection(deletedSections).min() {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    return nil
  }

  /// What UIKit says of a problem of the plan; `nil` if it has no words for it.
  func words(for problem: PlanProblem) -> String? {
    switch problem {
    case .sectionCount(let before, let deleted, let inserted, let after):
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (\(after)) must be equal to the number of sections contained "
        + "in the collection view before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .itemCount(let sectionBefore, let sectionAfter, let before, _, _, let after):
      let deleted = items.deletes.count { $0.section == sectionBefore }
      let inserted = items.inserts.count { $0.section == sectionAfter }
      let movedOut = items.moves.count {
        $0.before.section == sectionBefore && $0.after.section != sectionAfter
      }
      let movedIn = items.moves.count {
        $0.after.section == sectionAfter && $0.before.section != sectionBefore
      }
      return
        "Invalid update: invalid number of items in section \(sectionAfter).  The number of items "
        + "contained in an existing section after the update (\(after)) must be equal to the number of "
        + "items contained in that section before the update (\(before)), plus or minus the number of "
        + "items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
        + "plus or minus the number of items moved into or out of that section (\(movedIn) moved in, "
        + "\(movedOut) moved out)."
    default: return nil
    }
  }

  private func name(_ path: ItemPath) -> String {
    CollectionMisuse.name(IndexPath(item: path.item, section: path.section))
  }

  // MARK: The plan

  /// What the calls come to. What belongs to a section that goes, comes or is shown anew goes with it.
  func plan(from before: [Int], to after: [Int]) -> UpdatePlan {
    let map = PositionMap(sections)
    let gone = Set(sections.deletes)
    let come = Set(sections.inserts)
    let reloaded = Set(reloadedSections)
    let reloadedAfter = Set(reloaded.compactMap { map.after($0) })

    var changes = items
    changes.deletes.removeAll { gone.contains($0.section) || reloaded.contains($0.section) }
    changes.inserts.removeAll { come.contains($0.section) || reloadedAfter.contains($0.section) }
    changes.moves.removeAll {
      // Of a move between a section that stays and one that does not only one end is left.
      let leaves = gone.contains($0.before.section) || reloaded.contains($0.before.section)
      let arrives = come.contains($0.after.section) || reloadedAfter.contains($0.after.section)
      if !leaves && arrives { changes.deletes.append($0.before) }
      if leaves && !arrives { changes.inserts.append($0.after) }
      return leaves || arrives
    }
    var plan = UpdatePlan(
      sections: sections, items: changes, countsBefore: before, countsAfter: after)
    plan.sections.updates = reloaded.compactMap { section in
      map.after(section).map { PositionPair(before: section, after: $0) }
    }.sorted { $0.after < $1.after }
    guard !reloadedItems.isEmpty else { return plan }
    let paths = plan.paths
    plan.items.updates = Set(reloadedItems).compactMap { path in
      guard !gone.contains(path.section), !reloaded.contains(path.section) else { return nil }
      return paths.after(path).map { PositionPair(before: path, after: $0) }
    }.sorted { $0.after < $1.after }
    return plan
  }
}

extension ItemPath {
  internal init(_ path: IndexPath) {
    self.init(section: path.count > 0 ? path[0] : -1, item: path.count > 1 ? path[1] : -1)
  }
}

extension IndexPath {
  internal init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}
