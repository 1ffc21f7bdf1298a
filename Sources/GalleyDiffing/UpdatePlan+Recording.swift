// Changes that are named one by one, before it is known what they come to.
//
// In a plan that is being recorded, updates and reconfigured items are named by where they were: where
// they are, only the whole of the changes can say. `resolved(countsAfter:)` says it.

extension UpdatePlan {
  /// An empty plan that changes are recorded into.
  ///
  ///     var plan = UpdatePlan(recordingFrom: [5, 3, 2])
  ///     plan.items.deletes.append(ItemPath(section: 0, item: 2))
  ///     plan.reload(section: 1)
  ///     print(plan.resolved(countsAfter: [4, 3, 2]))
  public init(recordingFrom countsBefore: [Int]) {
    self.init(countsBefore: countsBefore, countsAfter: countsBefore)
  }

  /// Records that a section is shown anew.
  ///
  /// - Parameter section: Its position before.
  public mutating func reload(section: Int) {
    sections.updates.append(PositionPair(before: section, after: section))
  }

  /// Records that an item is shown anew.
  ///
  /// - Parameter path: Its path before.
  public mutating func reload(item path: ItemPath) {
    items.updates.append(PositionPair(before: path, after: path))
  }

  /// Records all changes of another plan, too. The counts stay.
  public mutating func record(_ other: UpdatePlan) {
    sections.record(other.sections)
    items.record(other.items)
    reconfigured += other.reconfigured
  }

  /// The plan that the recorded changes come to.
  ///
  /// Items of a section that goes, comes or is shown anew go, come and are shown with it. A move
  /// between such a section and another one becomes a delete or an insert in the other one. An item that is
  /// shown anew is not reconfigured.
  ///
  /// - Parameter countsAfter: How many items each section has after.
  /// - Complexity: O(*k* log *k*) in the number of changes.
  public func resolved(countsAfter: [Int]) -> UpdatePlan {
    let map = PositionMap(sections)
    let reloaded = Set(sections.updates.map(\.before))
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
