extension ListDifference {
  /// Returns the list after the update, created from the list before the update.
  ///
  ///     difference.applying(to: before) { after[$0] }  // == after
  ///
  /// - Parameters:
  ///   - before: The list before the update, without its duplicates.
  ///   - content: Returns a new element. Called with the position, in the list after the update, of
  ///     each insert and update.
  /// - Precondition: `before.count == beforeCount`, and the changes fit the counts, as in every
  ///   difference that was found by comparing.
  /// - Complexity: O(*n*) in the elements of both lists.
  public func applying<Element>(
    to before: [Element], content: (_ after: Int) throws -> Element
  ) rethrows -> [Element] {
    precondition(
      before.count == beforeCount,
      "a difference from \(beforeCount) elements cannot be applied to \(before.count)")
    let problems = UpdatePlan(self).problems()
    precondition(problems.isEmpty, "\(InvalidPlan(problems: problems))")
    return try replaying(changes, on: before, content: content)
  }
}

extension UpdatePlan {
  /// Returns the sections after the update, created from the sections before the update.
  ///
  /// - Parameters:
  ///   - before: The items of each section before the update.
  ///   - content: Returns a new item. Called with the path, after the update, of each item that is
  ///     updated, is inserted, or belongs to an inserted section.
  /// - Precondition: The counts of `before` are `countsBefore`, and the plan has no problems.
  /// - Complexity: O(*n*) in the items of both sides, plus O(*k* log *k*) for *k* changes.
  public func applying<Item>(
    to before: [[Item]], content: (_ after: ItemPath) throws -> Item
  ) rethrows -> [[Item]] {
    precondition(
      before.map(\.count) == countsBefore,
      "a plan from \(countsBefore) items cannot be applied to \(before.map(\.count))")
    let problems = problems()
    precondition(problems.isEmpty, "\(InvalidPlan(problems: problems))")
    let paths = paths
    let isUpdated = Set(items.updates.map(\.after))
    let isReloaded = Set(sections.updates.map(\.after))
    return try countsAfter.indices.map { section in
      try (0..<countsAfter[section]).map { item in
        let path = ItemPath(section: section, item: item)
        guard let old = paths.before(path), !isUpdated.contains(path),
          !isReloaded.contains(section)
        else { return try content(path) }
        return before[old.section][old.item]
      }
    }
  }
}

/// Returns the list after `changes`. First, inserted and moved elements get their new positions.
/// Then the other elements fill the remaining positions in order.
private func replaying<Element>(
  _ changes: Changes<Int>, on before: [Element], content: (Int) throws -> Element
) rethrows -> [Element] {
  let count = before.count - changes.deletes.count + changes.inserts.count
  var leaves = [Bool](repeating: false, count: before.count)
  for position in changes.deletes { leaves[position] = true }
  for move in changes.moves { leaves[move.before] = true }
  var arrivals = [Element?](repeating: nil, count: count)
  for position in changes.inserts { arrivals[position] = try content(position) }
  for move in changes.moves { arrivals[move.after] = before[move.before] }

  var staying = before.indices.lazy.filter { !leaves[$0] }.makeIterator()
  var after: [Element] = []
  after.reserveCapacity(count)
  for arrival in arrivals {
    if let arrival {
      after.append(arrival)
    } else if let position = staying.next() {
      after.append(before[position])
    }
  }
  for update in changes.updates { after[update.after] = try content(update.after) }
  return after
}
