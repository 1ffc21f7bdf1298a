// Joining several batches of item changes into one.
//
// The paths of each batch refer to the list after the previous batch. A collection view receives
// all batches as one update, so it needs paths before the first batch and after the last batch.

extension UpdatePlan {
  /// Joins the item changes of batches that follow each other into one plan.
  ///
  /// Each item has at most one change in the result, except reloaded items: a reloaded item is
  /// deleted, and inserted again at its path after the last batch. The result contains no changes
  /// of sections.
  ///
  ///     var first = UpdatePlan(recordingFrom: [3])
  ///     first.items.deletes.append(ItemPath(section: 0, item: 0))
  ///     var second = first                  // the former item 1 is item 0 by then
  ///     UpdatePlan(joining: [first, second], in: places).items   // delete 0.0, 0.1
  ///
  /// - Parameters:
  ///   - batches: Recorded item changes, in their order. An update has the path of the item before
  ///     the batch and its path after the batch.
  ///   - places: The positions and item counts of sections.
  /// - Complexity: O(*b* · *n*) in the batches and the items of the sections that several batches
  ///   change, O(*k* log *k*) in the changes of the other sections.
  public init(joining batches: [UpdatePlan], in places: SectionPlaces) {
    self.init(recordingFrom: [])
    guard batches.count > 1 else {
      if let batch = batches.first { items = batch.settledItems(count: places.countAfter) }
      return
    }
    for (section, parts) in UpdatePlan.parts(of: batches, places) {
      if parts.count > 1, case .known(let before) = section, let after = places.after(before),
        let walked = UpdatePlan.walk(parts, from: before, to: after, places.countBefore(before))
      {
        items.append(walked)
      } else {
        // The batches are not joined in a section that only one batch changes, in a new or deleted
        // section, and in a section with contradictory changes. The collection view reports changes
        // that are not possible.
        for part in parts { items.append(part.settledItems(count: places.countAfter)) }
      }
    }
  }

  /// A section whose item changes are joined.
  private enum Section: Hashable {
    /// A section that exists before the first batch, by its position at that time.
    case known(Int)
    /// A new section, by its position after the last batch.
    case new(Int)
  }

  /// Returns the changes that each batch makes in each section.
  private static func parts(
    of batches: [UpdatePlan], _ places: SectionPlaces
  ) -> [(section: Section, parts: [UpdatePlan])] {
    var order: [Section] = []
    var parts: [Section: [Int: UpdatePlan]] = [:]
    for (number, batch) in batches.enumerated() {
      func add(_ section: Section, _ change: (inout Changes<ItemPath>) -> Void) {
        if parts[section] == nil { order.append(section) }
        change(&parts[section, default: [:]][number, default: UpdatePlan(recordingFrom: [])].items)
      }
      for path in batch.items.deletes { add(.known(path.section)) { $0.deletes.append(path) } }
      for path in batch.items.inserts {
        let section = places.before(path.section).map { Section.known($0) } ?? .new(path.section)
        add(section) { $0.inserts.append(path) }
      }
      for move in batch.items.moves { add(.known(move.before.section)) { $0.moves.append(move) } }
      for update in batch.items.updates {
        add(.known(update.before.section)) { $0.updates.append(update) }
      }
    }
    return order.map { section in
      (section, (parts[section] ?? [:]).sorted { $0.key < $1.key }.map(\.value))
    }
  }

  /// Returns the changes of a section's items through several batches; `nil` if one of the batches
  /// is impossible.
  private static func walk(
    _ parts: [UpdatePlan], from section: Int, to target: Int, _ count: Int
  ) -> Changes<ItemPath>? {
    // The position of each item before the first batch; `nil` for an item that is new or reloaded.
    var items = (0..<count).map { Optional($0) }
    var moved: Set<Int> = []
    for part in parts {
      let next = items.count + part.items.inserts.count - Set(part.items.deletes).count
      guard let step = part.settledItems(count: { _ in next }).step(over: items, &moved) else {
        return nil
      }
      items = step
    }
    let kept = Set(items.compactMap { $0 })
    var changes = Changes<ItemPath>()
    changes.deletes = (0..<count).filter { !kept.contains($0) }
      .map { ItemPath(section: section, item: $0) }
    for (position, old) in items.enumerated() {
      let path = ItemPath(section: target, item: position)
      guard let old else {
        changes.inserts.append(path)
        continue
      }
      guard moved.contains(old) else { continue }
      changes.moves.append(
        PositionPair(before: ItemPath(section: section, item: old), after: path))
    }
    return changes
  }
}

// MARK: One batch

extension UpdatePlan {
  /// Returns the item changes of one batch without repeats. Reloaded items are deleted, and
  /// inserted again at their paths after the batch.
  ///
  /// - Parameter count: Returns the number of items that the section at a position has after the
  ///   batch.
  fileprivate func settledItems(count: (Int) -> Int) -> Changes<ItemPath> {
    var moves: [PositionPair<ItemPath>] = []
    var known: Set<PositionPair<ItemPath>> = []
    for move in items.moves where known.insert(move).inserted { moves.append(move) }
    var inserts = spreadInserts(count)
    let removed = Set(items.deletes)
    var deletes = removed.sorted()
    let wanted = Set(items.updates).filter { !removed.contains($0.before) }
    guard !wanted.isEmpty else { return Changes(deletes: deletes, inserts: inserts, moves: moves) }
    let (leaving, leavingByMoves) = (
      Dictionary(grouping: removed, by: \.section),
      Dictionary(grouping: moves, by: \.before.section)
    )
    let arriving = Dictionary(grouping: inserts, by: \.section)
    let sections = Dictionary(grouping: wanted, by: \.before.section).sorted { $0.key < $1.key }
    for (section, updates) in sections {
      let target = updates[0].after.section
      let positions = PositionMap(
        Changes(
          deletes: leaving[section, default: []].map(\.item),
          inserts: arriving[target, default: []].map(\.item),
          moves: leavingByMoves[section, default: []].map {
            PositionPair(before: $0.before.item, after: $0.after.item)
          }))
      for path in updates.map(\.before).sorted() {
        guard let after = positions.after(path.item) else { continue }
        deletes.append(path)
        inserts.append(ItemPath(section: target, item: after))
      }
    }
    let reloaded = Set(wanted.map(\.before))
    moves.removeAll { reloaded.contains($0.before) }
    return Changes(deletes: deletes, inserts: inserts, moves: moves)
  }

  /// Returns the paths at which items are inserted.
  ///
  /// If several items have the same path, each further item gets the next free path.
  private func spreadInserts(_ count: (Int) -> Int) -> [ItemPath] {
    guard Set(items.inserts).count < items.inserts.count else { return items.inserts }
    var known: Set<ItemPath> = []
    var repeated: [ItemPath] = []
    for path in items.inserts where !known.insert(path).inserted { repeated.append(path) }
    var places = known.sorted()
    known.formUnion(items.moves.map(\.after))
    for path in repeated {
      func free(_ positions: some Sequence<Int>) -> ItemPath? {
        positions.lazy.map { ItemPath(section: path.section, item: $0) }
          .first { !known.contains($0) }
      }
      let behind = free(path.item..<max(path.item, count(path.section)))
      let place = behind ?? free(stride(from: path.item, through: 0, by: -1)) ?? path
      known.insert(place)
      places.append(place)
    }
    return places
  }
}

extension Changes where Position == ItemPath {
  fileprivate mutating func append(_ other: Changes) {
    deletes += other.deletes
    inserts += other.inserts
    moves += other.moves
  }

  /// Returns the items of a section after these changes; `nil` if the changes are impossible.
  ///
  /// - Parameter moved: The items that were moved explicitly. All other items keep their order.
  fileprivate func step(over items: [Int?], _ moved: inout Set<Int>) -> [Int?]? {
    let leaving = deletes.map(\.item) + moves.map(\.before.item)
    let arriving = inserts.map { ($0.item, nil) } + moves.map { ($0.after.item, $0.before.item) }
    let removed = Set(leaving)
    let count = items.count - leaving.count + arriving.count
    guard removed.count == leaving.count, removed.allSatisfy(items.indices.contains),
      Set(arriving.map(\.0)).count == arriving.count,
      arriving.allSatisfy({ (0..<count).contains($0.0) })
    else { return nil }
    var stays = items.indices.lazy.filter { !removed.contains($0) }.makeIterator()
    let arrivals = Dictionary(uniqueKeysWithValues: arriving)
    for move in moves { if let old = items[move.before.item] { moved.insert(old) } }
    return (0..<count).map { position in
      if let from = arrivals[position] { return from.flatMap { items[$0] } }
      return stays.next().flatMap { items[$0] }
    }
  }
}
