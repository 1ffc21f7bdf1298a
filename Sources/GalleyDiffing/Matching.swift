/// Consecutive elements that are in both lists, in the same order and without a gap.
@frozen @usableFromInline
internal struct Run: Equatable, Sendable {
  /// The position of the first element in the list before the update.
  @usableFromInline internal var before: Int32
  /// The position of the first element in the list after the update.
  @usableFromInline internal var after: Int32
  /// The number of elements.
  @usableFromInline internal var count: Int32

  @inlinable @inline(__always)
  internal init(before: Int, after: Int, count: Int) {
    self.before = Int32(truncatingIfNeeded: before)
    self.after = Int32(truncatingIfNeeded: after)
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// The positions of the run's elements in the list before the update.
  @inlinable
  internal var positionsBefore: Range<Int> { Int(before)..<Int(before &+ count) }
}

/// The elements that two lists share, as runs.
///
/// The common start and end of both lists are only counted. Between them are the *windows* of the
/// two lists. A matching has the runs in the windows, in the order of the list after the update,
/// and a mark for each element of the list before the update that is in a run.
@usableFromInline
internal struct Matching: Sendable {
  @usableFromInline internal let beforeCount: Int
  @usableFromInline internal let afterCount: Int
  /// The number of elements that both lists begin with.
  @usableFromInline internal var prefix = 0
  /// The number of elements that both lists end with.
  @usableFromInline internal var suffix = 0
  /// The runs between the common start and end, in the order of the list after the update.
  @usableFromInline internal var runs: [Run] = []
  /// For each run, whether it stays and does not move; `nil` if all runs stay.
  @usableFromInline internal var stays: [Bool]?
  /// One byte for each element in the window of the list before the update: 1 if the element is in
  /// a run.
  ///
  /// One more byte at the end is always 1, so that runs end there.
  @usableFromInline internal var isMatched: [UInt8] = []

  @usableFromInline
  internal init(beforeCount: Int, afterCount: Int) {
    self.beforeCount = beforeCount
    self.afterCount = afterCount
  }

  /// The range between the common start and end in the list before the update.
  @inlinable
  internal var beforeWindow: Range<Int> { prefix..<(beforeCount - suffix) }
  /// The range between the common start and end in the list after the update.
  @inlinable
  internal var afterWindow: Range<Int> { prefix..<(afterCount - suffix) }
}

/// The reason why a matching was not finished.
@usableFromInline
internal enum MatchingStop: Error {
  /// The task was cancelled.
  case cancelled
  /// An identity occurs twice in one list, in the part where the lists differ.
  case repeated
}

/// Whether long work checks from time to time if its task was cancelled.
@usableFromInline
internal enum Cancellation: Sendable {
  case ignored, heeded

  /// The number of elements that are processed between two checks.
  @inlinable
  internal static var stride: Int { 4096 }

  @inlinable
  internal func check() throws(MatchingStop) {
    if self == .heeded && Task.isCancelled { throw .cancelled }
  }
}

/// Finds the elements that two lists share.
///
/// The function follows Heckel's algorithm, but makes use of the fact that two lists usually have
/// most elements in common, in the same order. So the elements of both lists are compared one after
/// the other as long as that succeeds, and only the remaining elements are hashed.
///
/// 1. *Ends*: the common start and end of both lists.
/// 2. *Walk*: from the first difference on, look a few elements ahead for the position at which the
///    lists agree again. This finds scattered edits, and a row that was dragged far, at the price
///    of comparing.
/// 3. *Join*: the elements that the walk did not match go through one hash table.
/// 4. *Stay*: the longest increasing sequence of runs stays; the other runs move.
/// 5. *Repeats*: an identity that is inserted, deleted or moved must not occur among the elements
///    that were matched by comparing.
///
/// If identities are unique, an element has only one possible partner in the other list. So the
/// steps can find the pairs in any order.
///
/// - Parameter areUnique: Whether the caller knows that no identity repeats; then repeats are not
///   searched for.
/// - Throws: `.repeated` if an identity that is inserted, deleted or moved occurs twice in a list.
/// - Complexity: O(*n*) in the elements of both lists, on average.
@inlinable
internal func match<Lists: ComparedLists>(
  _ lists: Lists, beforeCount: Int, afterCount: Int, areUnique: Bool, cancellation: Cancellation
) throws(MatchingStop) -> Matching {
  precondition(
    max(beforeCount, afterCount) < Int32.max / 2, "lists of more than a billion elements")
  var matching = Matching(beforeCount: beforeCount, afterCount: afterCount)
  try findEnds(of: lists, in: &matching, cancellation: cancellation)
  if matching.beforeWindow.isEmpty && matching.afterWindow.isEmpty { return matching }

  let walk = try Walk(lists, in: matching, cancellation: cancellation)
  walk.mark(in: &matching)
  var leftovers = try join(
    walk, of: lists, in: &matching,
    sharedCount: beforeCount - walk.beforeGaps.reduce(0) { $0 + $1.count },
    areUnique: areUnique, cancellation: cancellation)
  matching.stays = runsThatStay(matching.runs)
  if !areUnique {
    try lookForRepeats(of: &leftovers, in: lists, walk: walk, matching, cancellation: cancellation)
  }
  return matching
}

// MARK: - Comparing in place

/// Returns how many elements starting at `before` and `after` are the same, up to `limit`.
@inlinable @inline(__always)
internal func commonLength<Lists: ComparedLists>(
  of lists: Lists, before: Int, after: Int, limit: Int
) -> Int {
  var length = 0
  // Compare eight elements before each test, so that identical lists are compared at the speed of
  // memory.
  while length &+ 8 <= limit {
    var difference: UInt64 = 0
    for offset in 0..<8 {
      difference |= lists.difference(
        before: before &+ length &+ offset, after: after &+ length &+ offset)
    }
    if difference != 0 { break }
    length &+= 8
  }
  while length < limit && lists.isSame(before: before &+ length, after: after &+ length) {
    length &+= 1
  }
  return length
}

/// Returns how many elements that end before `beforeEnd` and `afterEnd` are the same, up to
/// `limit`.
@inlinable @inline(__always)
internal func commonLengthBackwards<Lists: ComparedLists>(
  of lists: Lists, beforeEnd: Int, afterEnd: Int, limit: Int
) -> Int {
  var length = 0
  while length &+ 8 <= limit {
    var difference: UInt64 = 0
    for offset in 1...8 {
      difference |= lists.difference(
        before: beforeEnd &- length &- offset, after: afterEnd &- length &- offset)
    }
    if difference != 0 { break }
    length &+= 8
  }
  while length < limit
    && lists.isSame(before: beforeEnd &- length &- 1, after: afterEnd &- length &- 1)
  {
    length &+= 1
  }
  return length
}

/// Counts the common start and end of both lists.
@inlinable
internal func findEnds<Lists: ComparedLists>(
  of lists: Lists, in matching: inout Matching, cancellation: Cancellation
) throws(MatchingStop) {
  let shorter = min(matching.beforeCount, matching.afterCount)
  while matching.prefix < shorter {
    let limit = min(Cancellation.stride, shorter - matching.prefix)
    let length = commonLength(
      of: lists, before: matching.prefix, after: matching.prefix, limit: limit)
    matching.prefix += length
    if length < limit { break }
    try cancellation.check()
  }
  while matching.suffix < shorter - matching.prefix {
    let limit = min(Cancellation.stride, shorter - matching.prefix - matching.suffix)
    let length = commonLengthBackwards(
      of: lists, beforeEnd: matching.beforeCount - matching.suffix,
      afterEnd: matching.afterCount - matching.suffix, limit: limit)
    matching.suffix += length
    if length < limit { break }
    try cancellation.check()
  }
}

/// The middle of two lists, compared without hashing as long as that succeeds.
@usableFromInline
internal struct Walk: Sendable {
  /// The matched runs, in the order of both lists.
  @usableFromInline internal var runs: [Run] = []
  /// The ranges of the list before the update that were not matched, ascending.
  @usableFromInline internal var beforeGaps: [Range<Int>] = []
  /// The ranges of the list after the update that were not matched, ascending.
  @usableFromInline internal var afterGaps: [Range<Int>] = []

  /// The number of elements to look ahead for the position at which the lists agree again.
  @inlinable
  internal static var lookahead: Int { 8 }
  /// The number of times that looking ahead may fail before the walk ends and leaves the remaining
  /// elements to the join.
  ///
  /// Long runs raise the number.
  @inlinable
  internal static var patience: Int { 16 }

  @inlinable
  internal init<Lists: ComparedLists>(
    _ lists: Lists, in matching: Matching, cancellation: Cancellation
  ) throws(MatchingStop) {
    let beforeEnd = matching.beforeWindow.upperBound
    let afterEnd = matching.afterWindow.upperBound
    var before = matching.prefix
    var after = matching.prefix
    var gapBefore = before
    var gapAfter = after
    var patience = Walk.patience
    var sinceLook = 0

    // Each pass starts at a difference, where the common start or a run has ended, or one element
    // after a failure.
    while before < beforeEnd && after < afterEnd {
      guard
        let step = Walk.step(
          lists, before: before, after: after, beforeEnd: beforeEnd, afterEnd: afterEnd)
      else {
        patience -= 1
        if patience < 0 { break }
        before += 1
        after += 1
        continue
      }
      before += step.before
      after += step.after
      closeGap(before: gapBefore..<before, after: gapAfter..<after)

      let length = try Walk.runLength(
        lists, before: before, after: after, limit: min(beforeEnd - before, afterEnd - after),
        cancellation: cancellation)
      runs.append(Run(before: before, after: after, count: length))
      before += length
      after += length
      gapBefore = before
      gapAfter = after
      patience = min(patience + length / 16, Walk.patience * 4)
      sinceLook += length + Walk.lookahead
      if sinceLook > Cancellation.stride {
        sinceLook = 0
        try cancellation.check()
      }
    }
    closeGap(before: gapBefore..<beforeEnd, after: gapAfter..<afterEnd)
  }

  /// Returns how many elements from two positions on are the same, up to `limit`.
  @inlinable
  internal static func runLength<Lists: ComparedLists>(
    _ lists: Lists, before: Int, after: Int, limit: Int, cancellation: Cancellation
  ) throws(MatchingStop) -> Int {
    var length = 0
    while length < limit {
      let part = min(Cancellation.stride, limit - length)
      let found = commonLength(
        of: lists, before: before + length, after: after + length, limit: part)
      length += found
      if found < part { break }
      try cancellation.check()
    }
    return length
  }

  /// Creates a walk that matches nothing.
  @inlinable
  internal init(leaving matching: Matching) {
    closeGap(before: matching.beforeWindow, after: matching.afterWindow)
  }

  /// Stores the ranges before a run as unmatched.
  @inlinable
  internal mutating func closeGap(before: Range<Int>, after: Range<Int>) {
    if !before.isEmpty { beforeGaps.append(before) }
    if !after.isEmpty { afterGaps.append(after) }
  }

  /// Returns the smallest step after which the lists agree again.
  @inlinable
  internal static func step<Lists: ComparedLists>(
    _ lists: Lists, before: Int, after: Int, beforeEnd: Int, afterEnd: Int
  ) -> (before: Int, after: Int)? {
    // The elements may already be the same after a failure, which advances both positions by one.
    if lists.isSame(before: before, after: after) { return (0, 0) }
    for distance in 1...lookahead {
      let beforeFits = before + distance < beforeEnd
      let afterFits = after + distance < afterEnd
      if beforeFits && lists.isSame(before: before + distance, after: after) {
        return (distance, 0)
      }
      if afterFits && lists.isSame(before: before, after: after + distance) {
        return (0, distance)
      }
      if beforeFits && afterFits
        && lists.isSame(before: before + distance, after: after + distance)
      {
        return (distance, distance)
      }
    }
    return nil
  }

  /// Marks the elements that the walk matched.
  @usableFromInline
  internal func mark(in matching: inout Matching) {
    let window = matching.beforeWindow
    matching.isMatched = [UInt8](repeating: 0, count: window.count + 1)
    // One mark past the end stops a run there without another comparison.
    matching.isMatched[window.count] = 1
    for run in runs {
      let start = Int(run.before) - window.lowerBound
      for position in start..<(start + Int(run.count)) { matching.isMatched[position] = 1 }
    }
  }
}
