/// Two lists as the matching sees them: identities by position, and no elements.
@usableFromInline
internal protocol ComparedLists {
  /// Zero when the two positions hold the same identity.
  func difference(before: Int, after: Int) -> UInt64
  func difference(before one: Int, before other: Int) -> UInt64
  func isSame(after one: Int, after other: Int) -> Bool
  func hash(before position: Int) -> UInt64
  func hash(after position: Int) -> UInt64
  /// Calls `body` with each of `positions` and its hash, until it says `false`.
  ///
  /// - Returns: Whether `body` never said `false`.
  func forEachHash(before positions: Range<Int>, _ body: (Int, UInt64) -> Bool) -> Bool
  /// The same for positions after.
  func forEachHash(after positions: Range<Int>, _ body: (Int, UInt64) -> Bool) -> Bool
  /// Whether hashes cost less when several are made in turn.
  static var hashesAhead: Bool { get }
}

extension ComparedLists {
  @inlinable @inline(__always)
  internal func isSame(before: Int, after: Int) -> Bool {
    difference(before: before, after: after) == 0
  }

  @inlinable @inline(__always)
  internal func isSame(before one: Int, before other: Int) -> Bool {
    difference(before: one, before: other) == 0
  }
}

/// Two lists in memory, read through a reader and a scheme.
@frozen @usableFromInline
internal struct ElementLists<Reader: IdentityReader, Scheme: IdentityScheme>: ComparedLists
where Reader.Identity == Scheme.Identity {
  // Plain pointers: a buffer would be checked at each step of a debug build's inner loops, and
  // every position here was made by counting.
  @usableFromInline internal let before: UnsafePointer<Reader.Element>
  @usableFromInline internal let after: UnsafePointer<Reader.Element>
  @usableFromInline internal let reader: Reader
  @usableFromInline internal let seed: HashSeed

  @inlinable
  internal init(
    before: UnsafePointer<Reader.Element>, after: UnsafePointer<Reader.Element>, reader: Reader,
    scheme: Scheme.Type, seed: HashSeed
  ) {
    self.before = before
    self.after = after
    self.reader = reader
    self.seed = seed
  }

  @inlinable @inline(__always)
  internal func beforeKey(_ position: Int) -> Scheme.Key {
    Scheme.key(reader.identity(of: before[position]))
  }

  @inlinable @inline(__always)
  internal func afterKey(_ position: Int) -> Scheme.Key {
    Scheme.key(reader.identity(of: after[position]))
  }

  @inlinable @inline(__always)
  internal func difference(before one: Int, after other: Int) -> UInt64 {
    Scheme.difference(beforeKey(one), afterKey(other))
  }

  @inlinable @inline(__always)
  internal func difference(before one: Int, before other: Int) -> UInt64 {
    Scheme.difference(beforeKey(one), beforeKey(other))
  }

  @inlinable @inline(__always)
  internal func isSame(after one: Int, after other: Int) -> Bool {
    Scheme.difference(afterKey(one), afterKey(other)) == 0
  }

  @inlinable @inline(__always)
  internal func hash(before position: Int) -> UInt64 {
    Scheme.hash(beforeKey(position), seed: seed)
  }

  @inlinable @inline(__always)
  internal func hash(after position: Int) -> UInt64 {
    Scheme.hash(afterKey(position), seed: seed)
  }

  @inlinable @inline(__always)
  internal func forEachHash(
    before positions: Range<Int>, _ body: (Int, UInt64) -> Bool
  ) -> Bool {
    Scheme.forEachHash(at: positions, seed: seed, key: { beforeKey($0) }, body)
  }

  @inlinable @inline(__always)
  internal func forEachHash(
    after positions: Range<Int>, _ body: (Int, UInt64) -> Bool
  ) -> Bool {
    Scheme.forEachHash(at: positions, seed: seed, key: { afterKey($0) }, body)
  }

  @inlinable @inline(__always)
  internal static var hashesAhead: Bool { Scheme.hashesAhead }
}

/// Hashes of the elements after that are looked up next.
///
/// Where elements are new, the next ones mostly are too, and some hashes cost less when several are
/// made in turn. Each block is twice as long as the one before it, as long as blocks are used up.
@frozen @usableFromInline
internal struct HashesAhead {
  @usableFromInline internal let hashes: UnsafeMutablePointer<UInt64>
  @usableFromInline internal var known: Range<Int> = 0..<0
  @usableFromInline internal var size = 1

  /// - Parameter hashes: Room for 8.
  @inlinable
  internal init(in hashes: UnsafeMutablePointer<UInt64>) { self.hashes = hashes }

  /// The hash of the element at `position`; up to `limit`, more may be made.
  @inlinable @inline(__always)
  internal mutating func hash<Lists: ComparedLists>(
    after position: Int, limit: Int, of lists: Lists
  ) -> UInt64 {
    guard Lists.hashesAhead else { return lists.hash(after: position) }
    if !known.contains(position) {
      size = position == known.upperBound ? min(size &* 2, 8) : 1
      known = position..<min(position &+ size, limit)
      _ = lists.forEachHash(after: known) { next, hash in
        hashes[next &- position] = hash
        return true
      }
    }
    return hashes[position &- known.lowerBound]
  }
}
