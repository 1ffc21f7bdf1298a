/// Matches, through one hash table, the elements that were not matched when both lists were
/// compared in order.
///
/// Afterwards `matching` has the runs (consecutive elements that both lists share) of the
/// comparison and of the hash table, sorted by their positions in the list after the change.
///
/// - Parameter sharedCount: The number of elements that were matched by comparing.
/// - Returns: The elements that comparing did not match, for `lookForRepeats`.
/// - Throws: `.repeated` if one of these elements is found twice in a list, or `.cancelled`.
@inlinable
internal func join<Lists: ComparedLists>(
  _ walk: Walk, of lists: Lists, in matching: inout Matching, sharedCount: Int, areUnique: Bool,
  cancellation: Cancellation
) throws(MatchingStop) -> Leftovers {
  let leftBefore = walk.beforeGaps.reduce(0) { $0 + $1.count }
  let leftAfter = walk.afterGaps.reduce(0) { $0 + $1.count }
  var leftovers = Leftovers(
    before: leftBefore, after: leftAfter, beforeCount: matching.beforeCount,
    afterCount: matching.afterCount, sharedCount: sharedCount, areUnique: areUnique)

  for gap in walk.beforeGaps {
    for start in stride(from: gap.lowerBound, to: gap.upperBound, by: Cancellation.stride) {
      let end = min(start + Cancellation.stride, gap.upperBound)
      guard leftovers.insert(before: start..<end, of: lists) else { throw .repeated }
      try cancellation.check()
    }
  }

  var runs: [Run] = []
  runs.reserveCapacity(walk.runs.count + walk.afterGaps.count)
  var nextWalked = 0
  for gap in walk.afterGaps {
    while nextWalked < walk.runs.count && Int(walk.runs[nextWalked].after) < gap.lowerBound {
      runs.append(walk.runs[nextWalked])
      nextWalked += 1
    }
    for start in stride(from: gap.lowerBound, to: gap.upperBound, by: Cancellation.stride) {
      let end = min(start + Cancellation.stride, gap.upperBound)
      guard
        leftovers.find(
          after: start..<end, of: lists, windowStart: matching.beforeWindow.lowerBound,
          isMatched: &matching.isMatched, runs: &runs)
      else { throw .repeated }
      try cancellation.check()
    }
  }
  runs.append(contentsOf: walk.runs[nextWalked...])
  matching.runs = runs
  matching.checkInvariants()
  return leftovers
}

/// The elements that comparing did not match, by identity.
@frozen @usableFromInline
internal struct Leftovers: ~Copyable {
  /// The positions of elements of the list before the change, and of elements that only the list
  /// after the change has. The positions in the list after the change are stored with `beforeCount`
  /// added.
  @usableFromInline internal var table: IdentityTable
  /// A filter for the same identities.
  @usableFromInline internal let filter: IdentityFilter
  /// Whether the filter is used, because it saves time.
  @usableFromInline internal let usesFilter: Bool
  /// The number of elements in the list before the change.
  @usableFromInline internal let beforeCount: Int
  /// Whether the caller knows that no identity repeats.
  @usableFromInline internal let areUnique: Bool

  @inlinable
  internal init(
    before: Int, after: Int, beforeCount: Int, afterCount: Int, sharedCount: Int, areUnique: Bool
  ) {
    // Most elements of the list after the change are also in the list before the change, so space
    // for all of them would be wasted. The table is kept half empty, because the processor
    // mispredicts the branch at every slot that is taken.
    table = IdentityTable(
      capacity: (before + after / 8) / 3 * 4, positionLimit: beforeCount + afterCount)
    // A filter saves time if more elements will be looked up than are inserted.
    usesFilter = !areUnique && sharedCount > before + after / 8
    filter = IdentityFilter(capacity: usesFilter ? before + after / 8 : 0)
    self.beforeCount = beforeCount
    self.areUnique = areUnique
  }

  /// Inserts elements of the list before the change.
  ///
  /// - Returns: `false` if an identity was inserted already.
  @inlinable
  internal mutating func insert<Lists: ComparedLists>(
    before positions: Range<Int>, of lists: Lists
  ) -> Bool {
    while table.count + positions.count > table.limit { grow(hashing: lists) }
    let beforeCount = beforeCount
    return lists.forEachHash(before: positions) { position, hash in
      if areUnique {
        table.insert(position, hash: hash)
        return true
      }
      if usesFilter { filter.insert(hash) }
      let known = table.position(hash: hash, orInsert: position) {
        $0 < beforeCount
          ? lists.isSame(before: $0, before: position)
          : lists.isSame(before: position, after: $0 &- beforeCount)
      }
      return known == nil
    }
  }

  /// Looks up elements of the list after the change. Appends the elements that are found to `runs`,
  /// and inserts the elements that are new into the table.
  ///
  /// - Returns: `false` if an identity was looked up already.
  @inlinable
  internal mutating func find<Lists: ComparedLists>(
    after positions: Range<Int>, of lists: Lists, windowStart: Int,
    isMatched: inout [UInt8], runs: inout [Run]
  ) -> Bool {
    let beforeCount = beforeCount
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8) { buffer in
      var ahead = HashesAhead(in: buffer.baseAddress!)
      return isMatched.withUnsafeMutableBufferPointer { isMatched in
        let matchedEnd = windowStart + isMatched.count - 1
        var run = Run(before: 0, after: 0, count: 0)
        // The element that would extend the run has this position in the list before the change.
        // The element at this position is compared first, because most elements follow the same
        // element in both lists, and a comparison costs a fifth of a look-up.
        var next = matchedEnd
        for position in positions {
          if isMatched[next &- windowStart] == 0 && lists.isSame(before: next, after: position) {
            isMatched[next &- windowStart] = 1
            run.count &+= 1
            next &+= 1
            continue
          }
          if run.count > 0 { runs.append(run) }
          run.count = 0
          next = matchedEnd

          if table.isFull { grow(hashing: lists) }
          let hash = ahead.hash(after: position, limit: positions.upperBound, of: lists)
          let known = table.position(hash: hash, orInsert: beforeCount &+ position) {
            $0 < beforeCount
              ? lists.isSame(before: $0, after: position)
              : lists.isSame(after: $0 &- beforeCount, after: position)
          }
          guard let known else {
            if usesFilter { filter.insert(hash) }
            continue
          }
          if known >= beforeCount || isMatched[known &- windowStart] != 0 { return false }
          isMatched[known &- windowStart] = 1
          run = Run(before: known, after: position, count: 1)
          next = known &+ 1
        }
        if run.count > 0 { runs.append(run) }
        return true
      }
    }
  }

  /// Makes the table larger, and hashes its identities again.
  @inlinable @inline(never)
  internal mutating func grow<Lists: ComparedLists>(hashing lists: Lists) {
    let beforeCount = beforeCount
    table.grow { $0 < beforeCount ? lists.hash(before: $0) : lists.hash(after: $0 - beforeCount) }
  }
}
