import Foundation
import GalleyDiffing

// The rules of a batch, in UIKit's words.

/// A batch that breaks a rule.
internal struct InvalidUpdate: Error {
  /// UIKit's words for the rule.
  var words: String
  /// The calls of the batch.
  var recorded: String
}

extension UpdatePlan {
  /// The update that the recorded changes come to.
  ///
  /// - Parameter countsAfter: How many items each section has now.
  /// - Throws: UIKit's words for the first rule that is broken, and the recorded calls.
  internal func update(countsAfter: [Int]) throws(InvalidUpdate) -> ListUpdate {
    if let words = missingPlace(countsAfter: countsAfter) ?? conflict() {
      throw InvalidUpdate(words: words, recorded: calls)
    }
    let plan = resolved(countsAfter: countsAfter)
    let problems = plan.problems()
    if let words = problems.lazy.compactMap({ self.words(for: $0) }).first {
      throw InvalidUpdate(words: words, recorded: calls)
    }
    if let problem = problems.first {
      throw InvalidUpdate(words: "Invalid update: \(problem)", recorded: calls)
    }
    return ListUpdate(plan)
  }

  /// The recorded changes as calls of a collection view, for example
  /// `deleteSections 2; insertItems 0.1, 0.2`.
  internal var calls: String {
    func names(_ paths: [ItemPath]) -> String {
      paths.map { "\($0.section).\($0.item)" }.joined(separator: ", ")
    }
    func names(_ sections: [Int]) -> String { sections.map { "\($0)" }.joined(separator: ", ") }
    var calls: [String] = []
    func add(_ name: String, _ list: String) { if !list.isEmpty { calls.append("\(name) \(list)") } }
    add("deleteSections", names(sections.deletes))
    add("insertSections", names(sections.inserts))
    for move in sections.moves { add("moveSection", "\(move)") }
    add("reloadSections", names(sections.updates.map(\.before)))
    add("deleteItems", names(items.deletes))
    add("insertItems", names(items.inserts))
    for move in items.moves { add("moveItem", "\(names([move.before])) → \(names([move.after]))") }
    add("reloadItems", names(items.updates.map(\.before)))
    add("reconfigureItems", names(reconfigured))
    return calls.isEmpty ? "nothing" : calls.joined(separator: "; ")
  }

  /// What UIKit says of the first change at a place that does not exist.
  fileprivate func missingPlace(countsAfter after: [Int]) -> String? {
    let before = countsBefore
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
    for index in sections.updates.map(\.before) {
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
    for path in items.updates.map(\.before) { if let words = leaving("reload", path) { return words } }
    for path in reconfigured { if let words = leaving("reconfigure", path) { return words } }
    for path in items.inserts { if let words = arriving("insert", path) { return words } }
    for move in items.moves {
      if let words = leaving("move", move.before) ?? arriving("move", move.after) { return words }
    }
    return nil
  }

  /// What UIKit says of the first two changes that contradict each other.
  fileprivate func conflict() -> String? {
    let deleted = Set(items.deletes)
    let moved = Set(items.moves.map(\.before))
    let inserted = Set(items.inserts)
    let arrived = Set(items.moves.map(\.after))
    let deletedSections = Set(sections.deletes)
    let insertedSections = Set(sections.inserts)
    if let path = arrived.intersection(inserted).min() {
      return "attempt to perform an insert and a move to the same index path (\(name(path)))"
    }
    if let path = deleted.intersection(items.updates.map(\.before)).min() {
      return "attempt to delete and reload the same index path (\(name(path)))"
    }
    if let path = moved.intersection(deleted).min() {
      return "attempt to perform a delete and a move from the same index path (\(name(path)))"
    }
    if let section = Set(sections.moves.map(\.after)).intersection(insertedSections).min() {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    if let section = deletedSections.intersection(sections.updates.map(\.before)).min() {
      return "attempt to delete and reload the same section (\(section))"
    }
    if let section = Set(sections.moves.map(\.before)).intersection(deletedSections).min() {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    return nil
  }

  /// What UIKit says of a problem of the plan; `nil` if it has no words for it.
  fileprivate func words(for problem: PlanProblem) -> String? {
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
}
