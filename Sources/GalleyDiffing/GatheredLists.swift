/// What comparing left over in the sections of two lists, put together.
///
/// Keys are copied out, since the arrays that they stand in are many and cannot all be held open.
@usableFromInline
internal struct GatheredLists<Reader: IdentityReader, Scheme: IdentityScheme>
where Reader.Identity == Scheme.Identity {
  @usableFromInline internal let reader: Reader
  @usableFromInline internal var beforeKeys: [Scheme.Key] = []
  @usableFromInline internal var afterKeys: [Scheme.Key] = []
  /// Where each key stands.
  @usableFromInline internal var beforeOrigins: [ItemPath] = []
  @usableFromInline internal var afterOrigins: [ItemPath] = []

  @inlinable
  internal init(reader: Reader, scheme: Scheme.Type) { self.reader = reader }

  @inlinable
  internal var isEmpty: Bool { beforeKeys.isEmpty && afterKeys.isEmpty }

  @inlinable
  internal mutating func gatherBefore(
    _ items: [Reader.Element], _ positions: Range<Int>, of section: Int
  ) {
    for item in positions {
      beforeKeys.append(Scheme.key(reader.identity(of: items[item])))
      beforeOrigins.append(ItemPath(section: section, item: item))
    }
  }

  @inlinable
  internal mutating func gatherAfter(
    _ items: [Reader.Element], _ positions: Range<Int>, of section: Int
  ) {
    for item in positions {
      afterKeys.append(Scheme.key(reader.identity(of: items[item])))
      afterOrigins.append(ItemPath(section: section, item: item))
    }
  }

  /// Matches the keys through one table, and looks for repeats of them among what `matching` found
  /// by comparing.
  ///
  /// - Parameter withMoved: Look also where what was found by comparing moves all the same.
  @inlinable
  internal func join<SectionID>(
    _ before: [ListSection<SectionID, Reader.Element>], _ matching: SectionedMatching,
    areUnique: Bool, withMoved: Bool = true, _ cancellation: Cancellation
  ) throws(MatchingStop) -> Matching {
    let itemCount = before.reduce(0) { $0 + $1.items.count }
    var runs = Matching(beforeCount: beforeKeys.count, afterCount: afterKeys.count)
    let walk = Walk(leaving: runs)
    walk.mark(in: &runs)
    try withElements(of: beforeKeys, afterKeys) {
      (beforeStart, afterStart) throws(MatchingStop) in
      let lists = KeyLists(
        before: beforeStart, after: afterStart, scheme: Scheme.self, seed: .process)
      let leftovers = try GalleyDiffing.join(
        walk, of: lists, in: &runs, sharedCount: itemCount - beforeKeys.count,
        areUnique: areUnique, cancellation: cancellation)
      if areUnique { return }
      let few = leftovers.few
      try matching.forEachShared(in: before, withMoved: withMoved) {
        (items: [Reader.Element], positions: Range<Int>) throws(MatchingStop) in
        let isRepeated = leftovers.holdsAny(
          of: items, at: positions, reader: reader, lists: lists, few)
        if isRepeated { throw .repeated }
        try cancellation.check()
      }
    }
    return runs
  }
}

/// Two lists of keys in memory.
@frozen @usableFromInline
internal struct KeyLists<Scheme: IdentityScheme>: ComparedLists {
  @usableFromInline internal let before: UnsafePointer<Scheme.Key>
  @usableFromInline internal let after: UnsafePointer<Scheme.Key>
  @usableFromInline internal let seed: HashSeed

  @inlinable
  internal init(
    before: UnsafePointer<Scheme.Key>, after: UnsafePointer<Scheme.Key>, scheme: Scheme.Type,
    seed: HashSeed
  ) {
    self.before = before
    self.after = after
    self.seed = seed
  }

  @inlinable @inline(__always)
  internal func difference(before one: Int, after other: Int) -> UInt64 {
    Scheme.difference(before[one], after[other])
  }

  @inlinable @inline(__always)
  internal func difference(before one: Int, before other: Int) -> UInt64 {
    Scheme.difference(before[one], before[other])
  }

  @inlinable @inline(__always)
  internal func isSame(after one: Int, after other: Int) -> Bool {
    Scheme.difference(after[one], after[other]) == 0
  }

  @inlinable @inline(__always)
  internal func hash(before position: Int) -> UInt64 { Scheme.hash(before[position], seed: seed) }

  @inlinable @inline(__always)
  internal func hash(after position: Int) -> UInt64 { Scheme.hash(after[position], seed: seed) }

  @inlinable @inline(__always)
  internal func forEachHash(
    before positions: Range<Int>, _ body: (Int, UInt64) -> Bool
  ) -> Bool {
    Scheme.forEachHash(at: positions, seed: seed, key: { before[$0] }, body)
  }

  @inlinable @inline(__always)
  internal func forEachHash(
    after positions: Range<Int>, _ body: (Int, UInt64) -> Bool
  ) -> Bool {
    Scheme.forEachHash(at: positions, seed: seed, key: { after[$0] }, body)
  }

  @inlinable @inline(__always)
  internal static var hashesAhead: Bool { Scheme.hashesAhead }
}

extension SectionedMatching {
  /// Calls `body` with each stretch of items that were matched by comparing, as they stand before.
  @inlinable
  internal func forEachShared<SectionID, Item>(
    in before: [ListSection<SectionID, Item>], withMoved: Bool,
    _ body: ([Item], Range<Int>) throws(MatchingStop) -> Void
  ) throws(MatchingStop) {
    var nextPair = 0
    for (after, section) in sectionBefore.enumerated() where section >= 0 {
      let items = before[Int(section)].items
      guard nextPair < pairs.count, pairs[nextPair].after == after else {
        try body(items, items.indices)
        continue
      }
      let pair = pairs[nextPair]
      nextPair += 1
      try body(items, 0..<pair.matching.prefix)
      let shared =
        withMoved ? pair.walk.runs : pair.walk.runs(of: pair.runs, stays: pair.stays).settled
      for run in shared { try body(items, run.positionsBefore) }
      try body(items, pair.matching.beforeWindow.upperBound..<items.count)
    }
  }
}
