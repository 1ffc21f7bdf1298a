/// Searches for elements that were matched by comparing the lists in order and do not move, but
/// whose identity also occurs among the leftovers.
///
/// The leftovers are the elements that comparing did not match, and the elements that move. An
/// identity that repeats only among the elements that do not move is ignored, because it does not
/// affect the result.
///
/// - Throws: `MatchingStop.repeated` if there are such elements, and `cancelled` if the task was
///   cancelled.
@inlinable
internal func lookForRepeats<Lists: ComparedLists>(
  of leftovers: inout Leftovers, in lists: Lists, walk: Walk, _ matching: Matching,
  cancellation: Cancellation
) throws(MatchingStop) {
  let (settled, moved) = walk.runs(of: matching.runs, stays: matching.stays)
  for run in moved {
    guard leftovers.insert(before: run.positionsBefore, of: lists) else { throw .repeated }
  }
  let few = leftovers.few
  let end = matching.beforeWindow.upperBound
  try leftovers.lookForRepeats(at: 0..<matching.prefix, of: lists, few, cancellation)
  for run in settled {
    try leftovers.lookForRepeats(at: run.positionsBefore, of: lists, few, cancellation)
  }
  try leftovers.lookForRepeats(at: end..<matching.beforeCount, of: lists, few, cancellation)
}

extension Walk {
  /// Returns the runs (consecutive elements that both lists share) among `all` that were found by
  /// comparing the lists in order, divided into runs that stay and runs that move.
  @usableFromInline
  internal func runs(of all: [Run], stays: [Bool]?) -> (settled: [Run], moved: [Run]) {
    guard let stays else { return (runs, []) }
    var settled: [Run] = []
    var moved: [Run] = []
    // Both arrays of runs are in the order of the list after the update, and no two runs begin at
    // the same position.
    var next = 0
    for (run, stays) in zip(all, stays) where next < runs.count && run == runs[next] {
      if stays { settled.append(run) } else { moved.append(run) }
      next += 1
    }
    return (settled, moved)
  }
}

extension Leftovers {
  /// Throws if the identity of an element at one of the `positions` in the list before the update
  /// also occurs among the leftovers.
  @inlinable
  internal func lookForRepeats<Lists: ComparedLists>(
    at positions: Range<Int>, of lists: Lists, _ few: [Int], _ cancellation: Cancellation
  ) throws(MatchingStop) {
    var start = positions.lowerBound
    while start < positions.upperBound {
      let end = min(start + Cancellation.stride, positions.upperBound)
      if holdsAny(of: lists, at: start..<end, few) { throw .repeated }
      start = end
      try cancellation.check()
    }
  }

  /// Whether the identity of an element at one of the `positions` in the list before the update
  /// also occurs among the leftovers.
  @inlinable
  internal func holdsAny<Lists: ComparedLists>(
    of lists: Lists, at positions: Range<Int>, _ few: [Int]
  ) -> Bool {
    if !few.isEmpty {
      return few.contains { left in
        left < beforeCount
          ? containsZero(positions) { lists.difference(before: left, before: $0) }
          : containsZero(positions) { lists.difference(before: $0, after: left &- beforeCount) }
      }
    }
    return !lists.forEachHash(before: positions) { position, hash in
      guard !usesFilter || filter.mayContain(hash) else { return true }
      let known = table.position(hash: hash) {
        $0 < beforeCount
          ? lists.isSame(before: $0, before: position)
          : lists.isSame(before: position, after: $0 &- beforeCount)
      }
      return known == nil
    }
  }

  /// Whether the identity of an item at one of the `positions` in `items` also occurs among the
  /// leftovers.
  @inlinable
  internal func holdsAny<Reader: IdentityReader, Scheme: IdentityScheme>(
    of items: [Reader.Element], at positions: Range<Int>, reader: Reader, lists: KeyLists<Scheme>,
    _ few: [Int]
  ) -> Bool where Reader.Identity == Scheme.Identity {
    withElements(of: items, items) { start, _ in
      if !few.isEmpty {
        return few.contains { left in
          let key = left < beforeCount ? lists.before[left] : lists.after[left &- beforeCount]
          return containsZero(positions) {
            Scheme.difference(key, Scheme.key(reader.identity(of: start[$0])))
          }
        }
      }
      return !Scheme.forEachHash(
        at: positions, seed: lists.seed, key: { Scheme.key(reader.identity(of: start[$0])) }
      ) { position, hash in
        guard !usesFilter || filter.mayContain(hash) else { return true }
        let key = Scheme.key(reader.identity(of: start[position]))
        let known = table.position(hash: hash) {
          Scheme.difference(
            $0 < beforeCount ? lists.before[$0] : lists.after[$0 &- beforeCount], key) == 0
        }
        return known == nil
      }
    }
  }

  /// The positions in the table if there are one or two positions; otherwise empty.
  ///
  /// Comparing one or two identities with each element takes less time than hashing each element.
  @usableFromInline
  internal var few: [Int] {
    guard table.count <= 2 else { return [] }
    return (0...table.slotMask).compactMap { slot in
      table.slots[slot] == 0 ? nil : Int(table.slots[slot] & table.positionMask) - 1
    }
  }
}

/// Whether `difference` is zero for any element.
@inlinable @inline(__always)
internal func containsZero(_ positions: Range<Int>, _ difference: (Int) -> UInt64) -> Bool {
  var position = positions.lowerBound
  while position < positions.upperBound {
    let end = min(position &+ 8, positions.upperBound)
    // The high bit of `d | -d` is clear only for zero. Eight elements are tested at once, without a
    // branch between them.
    var allDiffer: UInt64 = .max
    while position < end {
      let value = difference(position)
      allDiffer &= value | (0 &- value)
      position &+= 1
    }
    if allDiffer >> 63 == 0 { return true }
  }
  return false
}
