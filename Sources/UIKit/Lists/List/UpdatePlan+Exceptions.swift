import Foundation
import GalleyDiffing

// The rules of a batch update, with UIKit's messages.

/// The error of a batch that breaks a rule.
internal struct InvalidUpdate: Error, Hashable {
  /// UIKit's message for the rule.
  internal var message: String
  /// The calls of the batch.
  internal var recorded: String
  /// Advice for the app: the way to follow the rule.
  internal var advice = InvalidUpdate.adviceOnCounts

  internal static let adviceOnCounts =
    "the data source has to have the counts before the update until performBatchUpdates calls its "
    + "closure, and those after it when that returns"
  internal static let adviceOnConflicts =
    "a batch may delete, reload or move the same section or item only once, so leave out what is "
    + "deleted from the other calls, and make reloads of moved items in a second batch"
}

extension UpdatePlan {
  /// Returns the update that results from the recorded changes.
  ///
  /// - Parameter countsAfter: The number of items in each section after the update.
  /// - Throws: UIKit's message for the first rule that is broken, and the recorded calls.
  internal func update(
    countsAfter: [Int], in list: ListWords = .collection
  ) throws(InvalidUpdate) -> ListUpdate {
    if let missing = messageForMissing(countsAfter: countsAfter, list) {
      throw InvalidUpdate(message: missing, recorded: calls(in: list))
    }
    if let conflict = messageForConflict() ?? messageForRepeatedMoves() {
      throw InvalidUpdate(
        message: conflict, recorded: calls(in: list), advice: InvalidUpdate.adviceOnConflicts)
    }
    if let message = messageForMovesIntoNewSections(in: list) {
      throw InvalidUpdate(
        message: message, recorded: calls(in: list),
        advice: "delete the row, and insert it into the new section instead")
    }
    let plan = resolved(countsAfter: countsAfter)
    let problems = plan.problems()
    let messages = problems.lazy.compactMap {
      self.message(for: $0, countsAfter: countsAfter, list)
    }
    if let message = messages.first {
      throw InvalidUpdate(message: message, recorded: calls(in: list))
    }
    if let problem = problems.first {
      throw InvalidUpdate(message: "Invalid update: \(problem)", recorded: calls(in: list))
    }
    return ListUpdate(plan)
  }

  /// The recorded changes as calls of a collection view or a table, for example
  /// `deleteSections 2; insertItems 0.1, 0.2`.
  internal func calls(in list: ListWords = .collection) -> String {
    let (single, plural) = list == .table ? ("Row", "Rows") : ("Item", "Items")
    func names(_ paths: [ItemPath]) -> String {
      paths.map { "\($0.section).\($0.item)" }.joined(separator: ", ")
    }
    func names(_ sections: [Int]) -> String { sections.map { "\($0)" }.joined(separator: ", ") }
    var calls: [String] = []
    func add(_ name: String, _ list: String) {
      if !list.isEmpty { calls.append("\(name) \(list)") }
    }
    add("deleteSections", names(sections.deletes))
    add("insertSections", names(sections.inserts))
    for move in sections.moves { add("moveSection", "\(move)") }
    add("reloadSections", names(sections.updates.map(\.before)))
    add("delete\(plural)", names(items.deletes))
    add("insert\(plural)", names(items.inserts))
    for move in items.moves {
      add("move\(single)", "\(names([move.before])) → \(names([move.after]))")
    }
    add("reload\(plural)", names(items.updates.map(\.before)))
    add("reconfigure\(plural)", names(reconfigured))
    return calls.isEmpty ? "nothing" : calls.joined(separator: "; ")
  }

  /// Returns UIKit's message for the first change at a section or path that does not exist.
  private func messageForMissing(countsAfter: [Int], _ list: ListWords) -> String? {
    let before = Side(
      counts: countsBefore, name: "before", comma: ",", preposition: "from", item: list.item)
    let after = Side(
      counts: countsAfter, name: "after", comma: "", preposition: "into", item: list.item)
    let messages = [
      before.missing("delete", sections: sections.deletes),
      before.missing("delete", sections: sections.updates.map(\.before)),
      after.missing("insert", sections: sections.inserts),
      before.missing("move", sections: sections.moves.map(\.before)),
      after.missing("move", sections: sections.moves.map(\.after)),
      before.missing("delete", items: items.deletes),
      before.missing("delete", items: items.updates.map(\.before)),
      before.missing("reconfigure", items: reconfigured),
      after.missing("insert", items: items.inserts),
      before.missing("move", items: items.moves.map(\.before)),
      after.missing("move", items: items.moves.map(\.after)),
    ]
    return messages.lazy.compactMap { $0 }.first
  }

  /// One side of an update, with the words that UIKit's messages use for it.
  private struct Side {
    let counts: [Int]
    let name: String
    let comma: String
    let preposition: String
    let item: String

    /// Returns the message for the first section that does not exist.
    func missing(_ verb: String, sections: [Int]) -> String? {
      sections.first { !counts.indices.contains($0) }.map {
        "attempt to \(verb) section \($0)\(comma) but there are only \(counts.count) sections \(name) "
          + "the update"
      }
    }

    /// Returns the message for the first path that does not exist.
    func missing(_ verb: String, items: [ItemPath]) -> String? {
      let missing = items.first {
        !counts.indices.contains($0.section) || !(0..<counts[$0.section]).contains($0.item)
      }
      guard let missing else { return nil }
      let attempt =
        "attempt to \(verb) \(item) \(missing.item) \(preposition) section \(missing.section)"
      guard counts.indices.contains(missing.section) else {
        return "\(attempt), but there are only \(counts.count) sections \(name) the update"
      }
      let count = counts[missing.section]
      return name == "before"
        ? "\(attempt) which only contains \(count) \(item)s before the update"
        : "\(attempt), but there are only \(count) \(item)s in section \(missing.section) after the update"
    }
  }

  /// Returns UIKit's message for the first two changes that contradict each other.
  private func messageForConflict() -> String? {
    messageForConflict(items) ?? messageForConflict(sections)
  }

  /// Returns UIKit's message for the first conflict among the changes of items, or of sections.
  ///
  /// For UIKit, a reload is a deletion. So a reloaded item or section can't be moved in the same
  /// batch.
  private func messageForConflict<Position>(_ changes: Changes<Position>) -> String? {
    let reloads = changes.updates.map(\.before)
    return clash("perform an insert and a move to", changes.moves.map(\.after), changes.inserts)
      ?? clash("delete and reload", changes.deletes, reloads)
      ?? clash(
        "perform a delete and a move from", changes.moves.map(\.before), changes.deletes + reloads)
  }

  /// Returns UIKit's message for the first section or path that is in both lists.
  private func clash<Position: Hashable & Comparable>(
    _ verbs: String, _ some: [Position], _ others: [Position]
  ) -> String? {
    guard !some.isEmpty, !others.isEmpty else { return nil }
    guard let position = Set(some).intersection(others).min() else { return nil }
    guard let path = position as? ItemPath else {
      return "attempt to \(verbs) the same section (\(position))"
    }
    return "attempt to \(verbs) the same index path (\(CollectionMisuse.name(IndexPath(path))))"
  }

  /// Returns the message for the first path that is moved twice. The resolved plan can't be checked
  /// instead, because it does not contain moves out of a deleted section or into an inserted
  /// section.
  private func messageForRepeatedMoves() -> String? {
    if let path = firstRepeated(items.moves.map(\.before)) {
      return "Invalid update: \(PlanProblem.leavesTwice(.item(path)))"
    }
    if let path = firstRepeated(items.moves.map(\.after)) {
      return "Invalid update: \(PlanProblem.arrivesTwice(.item(path)))"
    }
    return nil
  }

  /// Returns UIKit's message for the first move of a row into an inserted section, which only tables
  /// refuse.
  private func messageForMovesIntoNewSections(in list: ListWords) -> String? {
    guard list == .table else { return nil }
    let inserted = Set(sections.inserts)
    let section = items.moves.map(\.after.section).filter { inserted.contains($0) }.min()
    return section.map { "cannot move a row into a newly inserted section (\($0))" }
  }

  /// Returns the first path that occurs more than once.
  private func firstRepeated(_ paths: [ItemPath]) -> ItemPath? {
    var seen: Set<ItemPath> = []
    return paths.filter { !seen.insert($0).inserted }.min()
  }

  /// Returns UIKit's message for a problem of the plan; `nil` if UIKit has no message for it. For
  /// UIKit, a reload is a deletion and an insertion.
  private func message(
    for problem: PlanProblem, countsAfter: [Int], _ list: ListWords
  ) -> String? {
    switch problem {
    case .sectionCount(let before, let deleted, let inserted, let after):
      let reloaded = sections.updates.count
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(list.view) after the update (\(after)) must be equal to the number of sections contained "
        + "in the \(list.view) before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted + reloaded) inserted, \(deleted + reloaded) deleted)."
    case .itemCount(let sectionBefore, let sectionAfter, let before, _, _, let after):
      let reloaded = items.updates.count { $0.before.section == sectionBefore }
      let deleted = items.deletes.count { $0.section == sectionBefore } + reloaded
      let inserted = items.inserts.count { $0.section == sectionAfter } + reloaded
      let movedOut = items.moves.count {
        $0.before.section == sectionBefore && $0.after.section != sectionAfter
      }
      let movedIn = items.moves.count {
        $0.after.section == sectionAfter && $0.before.section != sectionBefore
      }
      return
        "Invalid update: invalid number of \(list.item)s in section \(sectionAfter).  The number of \(list.item)s "
        + "contained in an existing section after the update (\(after)) must be equal to the number of "
        + "\(list.item)s contained in that section before the update (\(before)), plus or minus the number of "
        + "\(list.item)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
        + "plus or minus the number of \(list.item)s moved into or out of that section (\(movedIn) moved in, "
        + "\(movedOut) moved out)."
    case .outOfRangeAfter(.item(let path)) where items.updates.contains { $0.after == path }:
      return Side(
        counts: countsAfter, name: "after", comma: "", preposition: "into", item: list.item
      ).missing("insert", items: [path])
    default: return nil
    }
  }
}
