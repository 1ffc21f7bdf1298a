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
