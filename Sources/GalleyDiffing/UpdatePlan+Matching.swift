extension UpdatePlan {
  /// Creates a plan with the fewest moves from a matching: the sections and items that two lists
  /// share.
  @usableFromInline
  internal init(_ matching: SectionedMatching, countsBefore: [Int], countsAfter: [Int]) {
    var moves = matching.crossings
    for pair in matching.pairs {
      guard let stays = pair.stays else { continue }
      for (run, stays) in zip(pair.runs, stays) where !stays {
        for offset in 0..<Int(run.count) {
          moves.append(pair.path(of: run, offset))
        }
      }
    }
    moves.sort { $0.after < $1.after }
    self.init(
      sections: Changes(matching.sections),
      items: Changes(deletes: matching.deletes, inserts: matching.inserts, moves: moves),
      countsBefore: countsBefore, countsAfter: countsAfter)
    #if INTERNAL_CHECKS
    precondition(problems().isEmpty, "a difference contradicts itself: \(problems())")
    #endif
  }

  /// Creates a plan from a matching, and compares the content of items that exist in both lists.
  @inlinable
  internal init<SectionID, Item>(
    _ matching: SectionedMatching, _ before: [ListSection<SectionID, Item>],
    _ after: [ListSection<SectionID, Item>], comparing isSame: ((Item, Item) -> Bool)?,
    _ cancellation: Cancellation
  ) throws(MatchingStop) {
    self.init(
      matching, countsBefore: before.map { $0.items.count },
      countsAfter: after.map { $0.items.count })
    guard let isSame else { return }
    items.updates = try Self.updates(matching, before, after, comparing: isSame, cancellation)
  }

  /// Returns the positions of the items that exist on both sides and whose content differs, in the
  /// order of the list after.
  @inlinable
  internal static func updates<SectionID, Item>(
    _ matching: SectionedMatching, _ before: [ListSection<SectionID, Item>],
    _ after: [ListSection<SectionID, Item>], comparing isSame: (Item, Item) -> Bool,
    _ cancellation: Cancellation
  ) throws(MatchingStop) -> [PositionPair<ItemPath>] {
    var updates: [PositionPair<ItemPath>] = []
    func compare(
      _ before: ItemPath, _ after: ItemPath, _ one: [Item], _ other: [Item]
    ) throws(MatchingStop) {
      if after.item % Cancellation.stride == 0 { try cancellation.check() }
      if !isSame(one[before.item], other[after.item]) {
        updates.append(PositionPair(before: before, after: after))
      }
    }
    var nextPair = 0
    for section in after.indices where matching.sectionBefore[section] >= 0 {
      let partner = Int(matching.sectionBefore[section])
      let itemsBefore = before[partner].items
      let itemsAfter = after[section].items
      if nextPair < matching.pairs.count, matching.pairs[nextPair].after == section {
        let pair = matching.pairs[nextPair]
        nextPair += 1
        try pair.forEachRun { (run) throws(MatchingStop) in
          for offset in 0..<Int(run.count) {
            let path = pair.path(of: run, offset)
            try compare(path.before, path.after, itemsBefore, itemsAfter)
          }
        }
      } else if !shareStorage(itemsBefore, itemsAfter) {
        for item in itemsAfter.indices {
          try compare(
            ItemPath(section: partner, item: item), ItemPath(section: section, item: item),
            itemsBefore, itemsAfter)
        }
      }
    }
    for crossing in matching.crossings {
      try compare(
        crossing.before, crossing.after, before[crossing.before.section].items,
        after[crossing.after.section].items)
    }
    updates.sort { $0.after < $1.after }
    return updates
  }
}

extension SectionPair {
  /// Returns the paths of an element of a run, which is a series of consecutive elements that both
  /// lists share. The element is `offset` elements after the first element of the run.
  @inlinable
  internal func path(of run: Run, _ offset: Int) -> PositionPair<ItemPath> {
    PositionPair(
      before: ItemPath(section: before, item: Int(run.before) + offset),
      after: ItemPath(section: after, item: Int(run.after) + offset))
  }

  /// Calls the closure with all runs, in the order of the list after the update.
  @inlinable
  internal func forEachRun<Failure: Error>(
    _ body: (Run) throws(Failure) -> Void
  ) throws(Failure) {
    var all = matching
    all.runs = runs
    try all.forEachRun(body)
  }
}
