/// Returns the difference between two lists of identities.
///
///     difference(from: ["a", "b", "c"], to: ["c", "a", "d"])
///     // delete 1; insert 2; move 2 → 0
///
/// The number of moves is the smallest possible: all elements that can keep their order keep it. An
/// element that moves past many others counts as one move.
///
/// If an identity occurs twice in a list and one of the two would be deleted, inserted or moved,
/// the first element is kept, and the other elements are left out of the difference and reported in
/// its `duplicates`. Repeats within the part that both lists share may be ignored, because they do
/// not affect the result.
///
/// - Complexity: O(*n*) on average, where *n* is the number of elements in both lists; O(1) when
///   both are the same array. *m* elements that changed their order add O(*m* log *m*).
@inlinable
public func difference<Element: Hashable>(
  from before: [Element], to after: [Element]
) -> ListDifference {
  withoutCancellation { () throws(MatchingStop) in
    try difference(from: before, to: after, reader: WholeElementReader(), comparing: nil, .ignored)
  }
}

/// Returns the difference between two lists whose elements have an `id`, including elements with
/// new content.
///
///     difference(from: feedBefore, to: feedAfter, comparing: ==)
///
/// - Parameter isSame: Whether two elements with one `id` have the same content. The closure is
///   called once for each element that is in both lists; if the closure returns `false`, the pair
///   is an update. The closure is not called when both lists are one array. Pass `nil` if the
///   content never changes.
@inlinable
public func difference<Element: Identifiable>(
  from before: [Element], to after: [Element],
  comparing isSame: ((Element, Element) -> Bool)? = nil
) -> ListDifference {
  withoutCancellation { () throws(MatchingStop) in
    try difference(from: before, to: after, reader: IDReader(), comparing: isSame, .ignored)
  }
}

/// Returns the difference between two lists of elements that have an `id` and are also hashable.
///
/// The `id` of an element is its identity. Use `identifiedBy: \.self` if the whole element is its
/// identity.
@inlinable
public func difference<Element: Identifiable & Hashable>(
  from before: [Element], to after: [Element]
) -> ListDifference {
  difference(from: before, to: after, comparing: nil)
}

/// Returns the difference between two lists whose elements have an identity of any kind.
///
///     difference(from: before, to: after, identifiedBy: \.sku) { $0.version == $1.version }
///
/// - Parameters:
///   - identity: Returns the identity of an element, which is the same in both lists.
///   - isSame: Whether two elements of one identity have the same content; `nil` if content never
///     changes.
@inlinable
public func difference<Element, Identity: Hashable>(
  from before: [Element], to after: [Element],
  identifiedBy identity: @escaping (Element) -> Identity,
  comparing isSame: ((Element, Element) -> Bool)? = nil
) -> ListDifference {
  withoutCancellation { () throws(MatchingStop) in
    try difference(
      from: before, to: after, reader: ClosureReader(identity), comparing: isSame, .ignored)
  }
}

// MARK: - In the background

/// Returns the same as `difference(from:to:)`, but ends early when the task that calls it is
/// cancelled.
///
///     let work = Task.detached { try cancellableDifference(from: before, to: after) }
///     work.cancel()  // the list changed again
///
/// - Throws: `CancellationError`, within a few thousand elements of the cancellation.
@inlinable
public func cancellableDifference<Element: Hashable>(
  from before: [Element], to after: [Element]
) throws(CancellationError) -> ListDifference {
  try cancellable { () throws(MatchingStop) in
    try difference(from: before, to: after, reader: WholeElementReader(), comparing: nil, .heeded)
  }
}

/// Returns the same as `difference(from:to:comparing:)`, but ends early when the task that calls it
/// is cancelled.
///
///     let changes = try cancellableDifference(from: feed, to: newFeed, comparing: ==)
///
/// - Throws: `CancellationError`, within a few thousand elements of the cancellation.
@inlinable
public func cancellableDifference<Element: Identifiable>(
  from before: [Element], to after: [Element],
  comparing isSame: ((Element, Element) -> Bool)? = nil
) throws(CancellationError) -> ListDifference {
  try cancellable { () throws(MatchingStop) in
    try difference(from: before, to: after, reader: IDReader(), comparing: isSame, .heeded)
  }
}

/// Returns the same as `difference(from:to:)` for elements that have an `id` and are also hashable,
/// but ends early when the task that calls it is cancelled.
///
/// - Throws: `CancellationError`, within a few thousand elements of the cancellation.
@inlinable
public func cancellableDifference<Element: Identifiable & Hashable>(
  from before: [Element], to after: [Element]
) throws(CancellationError) -> ListDifference {
  try cancellable { () throws(MatchingStop) in
    try difference(from: before, to: after, reader: IDReader(), comparing: nil, .heeded)
  }
}

/// Returns the same as `difference(from:to:identifiedBy:comparing:)`, but ends early when the task
/// that calls it is cancelled.
///
/// - Throws: `CancellationError`, within a few thousand elements of the cancellation.
@inlinable
public func cancellableDifference<Element, Identity: Hashable>(
  from before: [Element], to after: [Element],
  identifiedBy identity: @escaping (Element) -> Identity,
  comparing isSame: ((Element, Element) -> Bool)? = nil
) throws(CancellationError) -> ListDifference {
  try cancellable { () throws(MatchingStop) in
    try difference(
      from: before, to: after, reader: ClosureReader(identity), comparing: isSame, .heeded)
  }
}

/// Does some work, and throws a `CancellationError` if the work was cancelled.
@inlinable
internal func cancellable<Result>(
  _ work: () throws(MatchingStop) -> Result
) throws(CancellationError) -> Result {
  do {
    return try work()
  } catch {
    guard case .cancelled = error else { preconditionFailure("a difference stopped: \(error)") }
    throw CancellationError()
  }
}

/// Does some work that must not stop early. Traps if the work stops early.
@inlinable
internal func withoutCancellation<Result>(_ work: () throws(MatchingStop) -> Result) -> Result {
  do { return try work() } catch { preconditionFailure("a difference stopped: \(error)") }
}

// MARK: - Strict differences

/// Returns the same as `difference(from:to:)`, but throws if an identity occurs twice in a list.
///
///     try strictDifference(from: [1, 2], to: [2, 1, 2])
///     // throws: identities must be unique: 2: after[2] repeats after[0]
///
/// - Throws: `DuplicateIdentities` that names every repeat, in either list.
/// - Complexity: O(*n*) on average; all elements are hashed, including those that both lists share.
@inlinable
public func strictDifference<Element: Hashable & Sendable>(
  from before: [Element], to after: [Element]
) throws(DuplicateIdentities<Element>) -> ListDifference {
  try strictDifference(from: before, to: after, reader: WholeElementReader(), comparing: nil)
}

/// Returns the same as `difference(from:to:comparing:)`, but throws if an `id` occurs twice in a
/// list.
///
/// - Throws: `DuplicateIdentities` that names every repeat, in either list.
@inlinable
public func strictDifference<Element: Identifiable>(
  from before: [Element], to after: [Element],
  comparing isSame: ((Element, Element) -> Bool)? = nil
) throws(DuplicateIdentities<Element.ID>) -> ListDifference where Element.ID: Sendable {
  try strictDifference(from: before, to: after, reader: IDReader(), comparing: isSame)
}

/// Returns the same as `difference(from:to:)` for elements that have an `id` and are also hashable,
/// but throws if an `id` occurs twice in a list.
///
/// - Throws: `DuplicateIdentities` that names every repeat, in either list.
@inlinable
public func strictDifference<Element: Identifiable & Hashable & Sendable>(
  from before: [Element], to after: [Element]
) throws(DuplicateIdentities<Element.ID>) -> ListDifference where Element.ID: Sendable {
  try strictDifference(from: before, to: after, reader: IDReader(), comparing: nil)
}

/// Returns the same as `difference(from:to:identifiedBy:comparing:)`, but throws if an identity
/// occurs twice in a list.
///
/// - Throws: `DuplicateIdentities` that names every repeat, in either list.
@inlinable
public func strictDifference<Element, Identity: Hashable & Sendable>(
  from before: [Element], to after: [Element],
  identifiedBy identity: @escaping (Element) -> Identity,
  comparing isSame: ((Element, Element) -> Bool)? = nil
) throws(DuplicateIdentities<Identity>) -> ListDifference {
  try strictDifference(
    from: before, to: after, reader: ClosureReader(identity), comparing: isSame)
}

@inlinable
internal func strictDifference<Reader: IdentityReader>(
  from before: [Reader.Element], to after: [Reader.Element], reader: Reader,
  comparing isSame: ((Reader.Element, Reader.Element) -> Bool)?
) throws(DuplicateIdentities<Reader.Identity>) -> ListDifference
where Reader.Identity: Sendable {
  let found = withoutCancellation { () throws(MatchingStop) in
    try duplicates(in: before, side: .before, reader: reader)
      + duplicates(in: after, side: .after, reader: reader)
  }
  guard found.isEmpty else {
    throw DuplicateIdentities(
      entries: found.map { duplicate in
        let list = duplicate.side == .before ? before : after
        return .init(reader.identity(of: list[duplicate.position]), duplicate)
      })
  }
  return withoutCancellation { () throws(MatchingStop) in
    let matching = try match(
      before, after, reader: reader, areUnique: true, cancellation: .ignored)
    return try ListDifference(matching, before, after, comparing: isSame, .ignored)
  }
}

// MARK: - The common steps

/// Returns the difference between two lists. If an identity occurs twice in the part in which the
/// lists differ, compares the lists again without the repeated elements.
@inlinable
internal func difference<Reader: IdentityReader>(
  from before: [Reader.Element], to after: [Reader.Element], reader: Reader,
  comparing isSame: ((Reader.Element, Reader.Element) -> Bool)?, _ cancellation: Cancellation
) throws(MatchingStop) -> ListDifference {
  if shareStorage(before, after) {
    return ListDifference(changes: Changes(), beforeCount: before.count, afterCount: after.count)
  }
  do {
    let matching = try match(
      before, after, reader: reader, areUnique: false, cancellation: cancellation)
    return try ListDifference(matching, before, after, comparing: isSame, cancellation)
  } catch {
    guard case .repeated = error else { throw error }
  }
  let repeatedBefore = try duplicates(in: before, side: .before, reader: reader, cancellation)
  let repeatedAfter = try duplicates(in: after, side: .after, reader: reader, cancellation)
  let before = removing(repeatedBefore, from: before)
  let after = removing(repeatedAfter, from: after)
  let matching = try match(
    before, after, reader: reader, areUnique: true, cancellation: cancellation)
  var difference = try ListDifference(matching, before, after, comparing: isSame, cancellation)
  difference.duplicates = repeatedBefore + repeatedAfter
  return difference
}

extension ListDifference {
  /// Creates a difference from a matching, with an update for each pair whose content differs.
  @inlinable
  internal init<Element>(
    _ matching: Matching, _ before: [Element], _ after: [Element],
    comparing isSame: ((Element, Element) -> Bool)?, _ cancellation: Cancellation
  ) throws(MatchingStop) {
    self.init(matching)
    guard let isSame else { return }
    var updates: [PositionPair<Int>] = []
    try matching.forEachRun { (run) throws(MatchingStop) in
      for offset in 0..<Int(run.count) {
        if offset % Cancellation.stride == 0 { try cancellation.check() }
        let pair = PositionPair(before: Int(run.before) + offset, after: Int(run.after) + offset)
        if !isSame(before[pair.before], after[pair.after]) { updates.append(pair) }
      }
    }
    changes.updates = updates
  }
}

extension Matching {
  /// Calls the closure with all runs of consecutive elements that both lists share, in the order of
  /// the list after the update: the common start, the runs between start and end, and the common
  /// end.
  @inlinable
  internal func forEachRun<Failure: Error>(
    _ body: (Run) throws(Failure) -> Void
  ) throws(Failure) {
    try body(Run(before: 0, after: 0, count: prefix))
    for run in runs { try body(run) }
    try body(
      Run(before: beforeWindow.upperBound, after: afterWindow.upperBound, count: suffix))
  }
}
