import GalleyDiffing

// IGListKit's rules for a batch: combinations of changes that a collection view cannot perform are
// separated.

extension UpdatePlan {
  /// Returns the recorded changes, without combinations that a collection view cannot perform in
  /// one batch.
  ///
  /// A section that moves while items in it are inserted, deleted or moved becomes a delete and an
  /// insert, and these changes of its items are left out. Moves of items out of a deleted section
  /// are left out, too.
  ///
  /// - Complexity: O(*n* log *n*) in the changes.
  package func separated() -> UpdatePlan {
    let (inserted, deleted) = (Set(sections.inserts), Set(sections.deletes))
    // Each rule applies to the original batch. So a change that one rule removes still counts for
    // the next rule.
    let moves = sections.moves.filter {
      !deleted.contains($0.before) && !inserted.contains($0.after)
    }
    .sorted { ($0.before, $0.after) < ($1.before, $1.after) }
    let movesFrom = Dictionary(moves.map { ($0.before, $0) }, uniquingKeysWith: { $1 })
    let movesTo = Dictionary(moves.map { ($0.after, $0) }, uniquingKeysWith: { $1 })
    var separatedMoves: Set<PositionPair<Int>> = []
    func separates(_ move: PositionPair<Int>?) -> Bool {
      guard let move else { return false }
      separatedMoves.insert(move)
      return true
    }

    var plan = self
    let (inserts, deletes) = items.withoutRepeatedDeletes
    plan.items.deletes = deletes.filter { !separates(movesFrom[$0.section]) }
    plan.items.inserts = inserts.filter { !separates(movesTo[$0.section]) }
    plan.items.moves = items.moves.filter {
      !deleted.contains($0.before.section) && !separates(movesFrom[$0.before.section])
    }
    plan.sections.moves = moves.filter { !separatedMoves.contains($0) }
    plan.sections.deletes = deleted.union(separatedMoves.map(\.before)).sorted()
    plan.sections.inserts = inserted.union(separatedMoves.map(\.after)).sorted()
    return plan
  }
}

extension Changes<ItemPath> {
  /// The inserts and the deletes, with each delete once.
  ///
  /// For each repetition of a delete, one insert at its path is removed.
  fileprivate var withoutRepeatedDeletes: (inserts: [ItemPath], deletes: [ItemPath]) {
    var counts: [ItemPath: Int] = [:]
    for path in deletes { counts[path, default: 0] += 1 }
    let unique = counts.keys.sorted()
    guard unique.count < deletes.count else { return (inserts, unique) }
    let left = inserts.filter { path in
      guard let count = counts[path], count > 1 else { return true }
      counts[path] = count - 1
      return false
    }
    return (left, unique)
  }
}
