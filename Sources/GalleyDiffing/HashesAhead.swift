/// A queue of the hashes of the elements that are looked up next.
///
/// New elements are mostly followed by more new elements, and for some types of identities, several
/// hashes take less time when they are computed together. So hashes are computed in blocks. If a
/// block is used up, the next block is twice as long, up to eight hashes.
@frozen @usableFromInline
internal struct HashesAhead {
  @usableFromInline internal let hashes: UnsafeMutablePointer<UInt64>
  /// The positions whose hashes are in memory.
  @usableFromInline internal var known: Range<Int> = 0..<0
  /// The number of hashes in the last block.
  @usableFromInline internal var size = 1

  /// Creates an empty queue of hashes.
  ///
  /// - Parameter hashes: Memory for 8 hashes.
  @inlinable
  internal init(in hashes: UnsafeMutablePointer<UInt64>) { self.hashes = hashes }

  /// Returns the hash of the element at `position`.
  ///
  /// More hashes may be computed in advance, up to `limit`.
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
