/// Says of most identities, in a step without a surprise for the processor, that they are not in
/// a set.
///
/// One bit an identity in at least 32: a look-up is wrong, and has to be repeated in the table
/// itself, about once in 32 times. Looking into a table that is a third full instead costs a
/// mispredicted branch in every third look-up, which is more than all the rest of it.
@frozen @usableFromInline
internal struct IdentityFilter: ~Copyable {
  @usableFromInline internal let words: UnsafeMutablePointer<UInt64>
  @usableFromInline internal let bitMask: UInt64

  /// Makes a filter for about `capacity` identities.
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
    // The high half: the low one chooses slots in the table, and a set bit that says the same as
    // the slot would say nothing new.
    let bit = (hash >> 24) & bitMask
    words[Int(truncatingIfNeeded: bit >> 6)] |= 1 << (bit & 63)
  }

  /// `false` when no identity with this hash was inserted.
  @inlinable @inline(__always)
  internal func mayContain(_ hash: UInt64) -> Bool {
    let bit = (hash >> 24) & bitMask
    return words[Int(truncatingIfNeeded: bit >> 6)] & (1 << (bit & 63)) != 0
  }
}
