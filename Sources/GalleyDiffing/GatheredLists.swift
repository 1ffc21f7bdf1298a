/// The elements of two sectioned lists that were not matched by comparing sections, gathered into
/// two lists.
///
/// A key is an identity in the form in which identities are hashed and compared. Keys are copied,
/// because any number of arrays may contain the elements, and pointers into all of these arrays
/// can't be used at the same time.
@usableFromInline
internal struct GatheredLists<Reader: IdentityReader, Scheme: IdentityScheme>
where Reader.Identity == Scheme.Identity {
  @usableFromInline internal var before: GatheredSide<Reader, Scheme>
  @usableFromInline internal var after: GatheredSide<Reader, Scheme>

  @inlinable
  internal init(reader: Reader, scheme: Scheme.Type) {
    before = GatheredSide(reader: reader)
    after = GatheredSide(reader: reader)
  }

  @inlinable
  internal var isEmpty: Bool { before.keys.isEmpty && after.keys.isEmpty }

  /// Matches the keys through one table, and searches for repeats of the keys among the elements
  /// that `matching` matched by comparing.
  ///
  /// - Parameter withMoved: Whether to also search among the moved elements that were matched by
  ///   comparing.
  @inlinable
  internal func join<SectionID>(
    _ sections: [ListSection<SectionID, Reader.Element>], _ matching: SectionedMatching,
    areUnique: Bool, withMoved: Bool = true, _ cancellation: Cancellation
  ) throws(MatchingStop) -> Matching {
    let itemCount = sections.reduce(0) { $0 + $1.items.count }
    var runs = Matching(beforeCount: before.keys.count, afterCount: after.keys.count)
    let walk = Walk(leaving: runs)
    walk.mark(in: &runs)
    try withElements(of: before.keys, after.keys) {
      (beforeStart, afterStart) throws(MatchingStop) in
      let lists = KeyLists(
        before: beforeStart, after: afterStart, scheme: Scheme.self, seed: .process)
      let leftovers = try GalleyDiffing.join(
        walk, of: lists, in: &runs, sharedCount: itemCount - before.keys.count,
        areUnique: areUnique, cancellation: cancellation)
      if areUnique { return }
      let few = leftovers.few
      try matching.forEachShared(in: sections, withMoved: withMoved) {
        (items: [Reader.Element], positions: Range<Int>) throws(MatchingStop) in
        var start = positions.lowerBound
        while start < positions.upperBound {
          let end = min(start + Cancellation.stride, positions.upperBound)
          let isRepeated = leftovers.holdsAny(
            of: items, at: start..<end, reader: before.reader, lists: lists, few)
          if isRepeated { throw .repeated }
          start = end
          try cancellation.check()
        }
      }
    }
    return runs
  }
}

/// The unmatched elements of one side.
@usableFromInline
internal struct GatheredSide<Reader: IdentityReader, Scheme: IdentityScheme>
where Reader.Identity == Scheme.Identity {
  @usableFromInline internal let reader: Reader
  /// The keys of the unmatched elements.
  @usableFromInline internal var keys: [Scheme.Key] = []
  /// The path of each key.
  @usableFromInline internal var origins: [ItemPath] = []

  @inlinable
  internal init(reader: Reader) { self.reader = reader }

  /// Adds the items of a section at `positions`.
  @inlinable
  internal mutating func gather(
    _ items: [Reader.Element], _ positions: Range<Int>, of section: Int
  ) {
    for item in positions {
      keys.append(Scheme.key(reader.identity(of: items[item])))
      origins.append(ItemPath(section: section, item: item))
    }
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
  /// Calls `body` with each range of items that were matched by comparing. A range contains
  /// positions in the list before the update.
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
