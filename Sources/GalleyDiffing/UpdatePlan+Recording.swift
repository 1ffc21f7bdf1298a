// Recording changes one by one, before their combined result is known.
//
// In a plan that is being recorded, updates and reconfigured items have the paths before the
// update, because the paths after the update depend on all changes together.
// `resolved(countsAfter:)` computes the paths after the update.

extension UpdatePlan {
  /// Creates an empty plan for recording changes.
  ///
  ///     var plan = UpdatePlan(recordingFrom: [5, 3, 2])
  ///     plan.items.deletes.append(ItemPath(section: 0, item: 2))
  ///     plan.reload(section: 1)
  ///     print(plan.resolved(countsAfter: [4, 3, 2]))
  public init(recordingFrom countsBefore: [Int]) {
    self.init(countsBefore: countsBefore, countsAfter: countsBefore)
  }

  /// Records that a section is reloaded.
  ///
  /// - Parameter section: The section's position before the update.
  public mutating func reload(section: Int) {
    sections.updates.append(PositionPair(before: section, after: section))
  }

  /// Records that an item is reloaded.
  ///
  /// - Parameter path: The item's path before the update.
  public mutating func reload(item path: ItemPath) {
    items.updates.append(PositionPair(before: path, after: path))
  }

  /// Records all changes of another plan too.
  ///
  /// The counts of this plan do not change.
  public mutating func record(_ other: UpdatePlan) {
    sections.record(other.sections)
    items.record(other.items)
    reconfigured += other.reconfigured
  }

  /// Returns the result of the recorded changes.
  ///
  /// Items of a section that is deleted, inserted or reloaded change with their section. A move
  /// between such a section and another section becomes a delete or an insert in the other section.
  /// An item that is reloaded is not reconfigured.
  ///
  /// - Parameter countsAfter: The number of items of each section after the update.
  /// - Complexity: O(*k* log *k*) in the number of changes.
  public func resolved(countsAfter: [Int]) -> UpdatePlan {
    let map = PositionMap(sections)
    let reloaded = Set(sections.updates.map(\.before))
    // All items of these sections are deleted or inserted together with their section.
    let goes = reloaded.union(sections.deletes)
    let comes = Set(sections.inserts).union(reloaded.compactMap { map.after($0) })

    var plan = self
    plan.countsAfter = countsAfter
    plan.items.updates = []
    plan.items.deletes.removeAll { goes.contains($0.section) }
    plan.items.inserts.removeAll { comes.contains($0.section) }
    plan.items.moves.removeAll { move in
      let (leaves, arrives) = (
        goes.contains(move.before.section), comes.contains(move.after.section)
      )
      if !leaves && arrives { plan.items.deletes.append(move.before) }
      if leaves && !arrives { plan.items.inserts.append(move.after) }
      return leaves || arrives
    }
    plan.sections.updates = reloaded.compactMap { section in
      map.after(section).map { PositionPair(before: section, after: $0) }
    }.sorted { $0.after < $1.after }
    guard !items.updates.isEmpty || !reconfigured.isEmpty else { return plan }
    let paths = plan.paths
    plan.items.updates = Set(items.updates.map(\.before)).compactMap { path in
      guard !goes.contains(path.section) else { return nil }
      return paths.after(path).map { PositionPair(before: path, after: $0) }
    }.sorted { $0.after < $1.after }
    let updated = Set(items.updates.map(\.before))
    plan.reconfigured = reconfigured.compactMap { path in
      guard !goes.contains(path.section), !updated.contains(path) else { return nil }
      return paths.after(path)
    }
    return plan
  }
}

extension Changes {
  fileprivate mutating func record(_ other: Changes) {
    deletes += other.deletes
    inserts += other.inserts
    moves += other.moves
    updates += other.updates
  }
}
