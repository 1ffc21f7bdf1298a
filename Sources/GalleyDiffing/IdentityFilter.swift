/// A filter that recognizes most identities that are not in a set, without a branch that the
/// processor could mispredict.
///
/// Each identity sets one bit, and there are at least 32 bits for each inserted identity. So about
/// one of 32 identities that are not in the set passes the filter, and has to be looked up in the
/// table. Without the filter, a look-up in a table that is a third full mispredicts a branch in
/// every third case, which costs more than the rest of the look-up.
@frozen @usableFromInline
internal struct IdentityFilter: ~Copyable {
  /// The bits of the filter, 64 in each word.
  @usableFromInline internal let words: UnsafeMutablePointer<UInt64>
  /// The number of bits minus one, used as a mask. The number of bits is a power of two.
  @usableFromInline internal let bitMask: UInt64

  /// Creates a filter for about `capacity` identities.
  @usableFromInline
  internal init(capacity: Int) {
    let wanted = max(capacity * 32, 2048)
    let bitCount = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
    words = .allocate(capacity: bitCount / 64)
    words.initialize(repeating: 0, count: bitCount / 64)
    bitMask = UInt64(bitCount - 1)
  }

  @inlinable
  deinit { words.deallocate() }

  @inlinable @inline(__always)
  internal func insert(_ hash: UInt64) {
    // Skips the low 24 bits: they choose the slot in the table, and would add little information.
    let bit = (hash >> 24) & bitMask
    words[Int(truncatingIfNeeded: bit >> 6)] |= 1 << (bit & 63)
  }

  /// Returns `false` if no identity with this hash was inserted.
  @inlinable @inline(__always)
  internal func mayContain(_ hash: UInt64) -> Bool {
    let bit = (hash >> 24) & bitMask
    return words[Int(truncatingIfNeeded: bit >> 6)] & (1 << (bit & 63)) != 0
  }
}
