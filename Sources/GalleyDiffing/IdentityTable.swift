/// Where each identity stands: a flat hash table of 32-bit slots.
///
/// The table holds positions only; whoever asks compares the identities, which stay where they
/// are. A slot is zero when free, else it is a position plus one in its low bits and, in the bits
/// that are left over, a tag: part of the identity's hash. Nearly every slot of another identity is
/// told by its tag, so a look-up reads one slot and one identity. At half load that is 8 bytes
/// an identity; a `Dictionary` takes 35.
@frozen @usableFromInline
internal struct IdentityTable: ~Copyable {
  @usableFromInline internal var slots: UnsafeMutablePointer<UInt32>
  @usableFromInline internal var slotMask: Int
  /// The low bits of a slot, which hold a position plus one.
  @usableFromInline internal var positionMask: UInt32
  @usableFromInline internal var count = 0
  /// With this many identities the table is full enough to be made anew, larger.
  @usableFromInline internal var limit: Int
  @usableFromInline internal var touched: UInt32 = 0

  /// Makes a table for about `capacity` identities, at positions below `positionLimit`.
  @usableFromInline
  internal init(capacity: Int, positionLimit: Int) {
    positionMask = IdentityTable.mask(for: positionLimit)
    let slotCount = IdentityTable.slotCount(for: capacity)
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    slotMask = slotCount - 1
    limit = slotCount / 16 * 13
  }

  @inlinable
  deinit { slots.deallocate() }

  /// The low bits that every position below `limit` fits in.
  private static func mask(for limit: Int) -> UInt32 {
    precondition(limit < Int32.max, "a list of \(limit) elements is longer than 2,147,483,646")
    let bits = Int.bitWidth - (max(limit, 1) + 1).leadingZeroBitCount
    return (1 << UInt32(bits)) - 1
  }

  /// A power of two that leaves a third of the slots free.
  private static func slotCount(for capacity: Int) -> Int {
    let wanted = max(capacity + capacity / 2, 8)
    return 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
  }

  /// What all slots of this hash hold beside their position.
  @inlinable @inline(__always)
  internal func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~positionMask
  }

  /// The position of the identity with this hash for which `isSame` says yes.
  @inlinable @inline(__always)
  internal func position(hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    let tag = tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      if entry & ~positionMask == tag {
        let position = Int(entry & positionMask) &- 1
        if isSame(position) { return position }
      }
      slot = (slot &+ 1) & slotMask
    }
  }

  /// The position of the identity with this hash for which `isSame` says yes; where there is none,
  /// `newPosition` is put down for it and the answer is `nil`.
  ///
  /// - Precondition: `count < limit`. Call `grow(hash:)` first when it is not.
  @inlinable @inline(__always)
  internal mutating func position(
    hash: UInt64, orInsert newPosition: Int, isSame: (Int) -> Bool
  ) -> Int? {
    let tag = tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while true {
      let entry = slots[slot]
      if entry == 0 {
        slots[slot] = tag | UInt32(truncatingIfNeeded: newPosition &+ 1)
        count &+= 1
        return nil
      }
      if entry & ~positionMask == tag {
        let position = Int(entry & positionMask) &- 1
        if isSame(position) { return position }
      }
      slot = (slot &+ 1) & slotMask
    }
  }

  @inlinable @inline(__always)
  internal var isFull: Bool { count >= limit }

  /// Makes the table anew with twice the slots, or as many as `capacity` needs. The table does not
  /// keep whole hashes, so it asks for them again.
  @inlinable @inline(never)
  internal mutating func grow(
    capacity: Int = 0, positionLimit: Int = 0, hash: (Int) -> UInt64
  ) {
    let old = slots
    let oldCount = slotMask + 1
    let oldMask = positionMask
    makeRoom(capacity: capacity, positionLimit: positionLimit)
    for slot in 0..<oldCount where old[slot] != 0 {
      let position = Int(old[slot] & oldMask) - 1
      place(position, hash: hash(position))
    }
    old.deallocate()
  }

  @usableFromInline
  internal mutating func makeRoom(capacity: Int, positionLimit: Int) {
    let slotCount = max((slotMask + 1) * 2, IdentityTable.slotCount(for: capacity))
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    slotMask = slotCount - 1
    limit = slotCount / 16 * 13
    positionMask = max(positionMask, IdentityTable.mask(for: positionLimit))
  }

  /// Reads the slots where look-ups of some hashes will begin.
  @inlinable @inline(__always)
  internal mutating func touch(_ hashes: UnsafeMutablePointer<UInt64>, count: Int) {
    var sum: UInt32 = 0
    for index in 0..<count { sum |= slots[Int(truncatingIfNeeded: hashes[index]) & slotMask] }
    // Kept, or the compiler sees that nobody needs what was read.
    touched = sum
  }

  /// Puts down an identity that is known not to be in the table.
  ///
  /// - Precondition: `count < limit`.
  @inlinable @inline(__always)
  internal mutating func insert(_ position: Int, hash: UInt64) {
    place(position, hash: hash)
    count &+= 1
  }

  @inlinable @inline(__always)
  internal func place(_ position: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while slots[slot] != 0 { slot = (slot &+ 1) & slotMask }
    slots[slot] = tag(of: hash) | UInt32(truncatingIfNeeded: position &+ 1)
  }
}
