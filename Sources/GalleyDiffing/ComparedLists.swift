/// The list before and the list after an update, for the functions that match their elements. The
/// functions have access to the identities by position, and not to the elements.
@usableFromInline
internal protocol ComparedLists {
  /// Returns zero if the two positions have the same identity.
  func difference(before: Int, after: Int) -> UInt64
  func difference(before one: Int, before other: Int) -> UInt64
  func isSame(after one: Int, after other: Int) -> Bool
  func hash(before position: Int) -> UInt64
  func hash(after position: Int) -> UInt64
  /// Calls `body` with each of `positions` and its hash, until `body` returns `false`.
  ///
  /// - Returns: Whether `body` returned `true` for all positions.
  func forEachHash(before positions: Range<Int>, _ body: (Int, UInt64) -> Bool) -> Bool
  /// Calls `body` with each of `positions` in the list after the update and its hash, until `body`
  /// returns `false`.
  func forEachHash(after positions: Range<Int>, _ body: (Int, UInt64) -> Bool) -> Bool
  /// Whether hashes cost less when several are computed together, before they are needed.
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

/// Two lists in memory.
///
/// The reader returns the identity of an element, and the scheme compares and hashes identities.
@frozen @usableFromInline
internal struct ElementLists<Reader: IdentityReader, Scheme: IdentityScheme>: ComparedLists
where Reader.Identity == Scheme.Identity {
  // `before` and `after` are pointers and not buffers, because a debug build would check the bounds
  // of a buffer at each step of the inner loops. All positions are known to be valid.
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
