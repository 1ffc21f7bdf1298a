/// The positions of identities: a flat hash table of 32-bit slots.
///
/// The table contains only positions. The caller compares the identities, which stay in their list.
/// A slot is zero when free. Otherwise its low bits are a position plus one, and the remaining bits
/// are a tag: part of the identity's hash. The tag rules out nearly every slot of another identity,
/// so a look-up reads one slot and one identity. When half full, the table takes 8 bytes for each
/// identity; a `Dictionary` takes 35.
@frozen @usableFromInline
internal struct IdentityTable: ~Copyable {
  /// The slots, whose number is a power of two.
  @usableFromInline internal var slots: UnsafeMutablePointer<UInt32>
  /// The number of slots minus one.
  @usableFromInline internal var slotMask: Int
  /// The low bits of a slot, which are a position plus one.
  @usableFromInline internal var positionMask: UInt32
  @usableFromInline internal var count = 0
  /// The number of identities at which the table has to be replaced by a larger table.
  @usableFromInline internal var limit: Int
  /// The result of `touch(_:count:)`, which is stored so that the compiler keeps the reads.
  @usableFromInline internal var touched: UInt32 = 0

  /// Creates a table for about `capacity` identities, at positions below `positionLimit`.
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

  /// Returns a mask of the low bits that every position below `limit` fits in.
  private static func mask(for limit: Int) -> UInt32 {
    precondition(limit < Int32.max, "a list of \(limit) elements is longer than 2,147,483,646")
    let bits = Int.bitWidth - (max(limit, 1) + 1).leadingZeroBitCount
    return (1 << UInt32(bits)) - 1
  }

  /// Returns a power of two of which `capacity` identities take at most two thirds.
  private static func slotCount(for capacity: Int) -> Int {
    let wanted = max(capacity + capacity / 2, 8)
    return 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
  }

  /// Returns the tag bits that all slots of this hash have beside their position.
  @inlinable @inline(__always)
  internal func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~positionMask
  }

  /// Returns the position of the identity with this hash for which `isSame` returns `true`.
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

  /// Returns the position of the identity with this hash for which `isSame` returns `true`.
  ///
  /// If there is no such identity, inserts `newPosition` and returns `nil`.
  ///
  /// - Precondition: `count < limit`. Otherwise call `grow(capacity:positionLimit:hash:)` first.
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

  /// Whether the table must grow before another identity is inserted.
  @inlinable @inline(__always)
  internal var isFull: Bool { count >= limit }

  /// Replaces the table by a table with twice the slots, or with as many slots as `capacity` needs
  /// if that number is larger.
  ///
  /// The table does not store whole hashes, so it calls `hash` for each position.
  @inlinable @inline(never)
  internal mutating func grow(
    capacity: Int = 0, positionLimit: Int = 0, hash: (Int) -> UInt64
  ) {
    let old = slots
    let oldCount = slotMask + 1
    let oldMask = positionMask
    reserve(capacity: capacity, positionLimit: positionLimit)
    for slot in 0..<oldCount where old[slot] != 0 {
      let position = Int(old[slot] & oldMask) - 1
      place(position, hash: hash(position))
    }
    old.deallocate()
  }

  /// Allocates a larger number of slots, all of which are free. The caller deallocates the former
  /// slots.
  @usableFromInline
  internal mutating func reserve(capacity: Int, positionLimit: Int) {
    let slotCount = max((slotMask + 1) * 2, IdentityTable.slotCount(for: capacity))
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    slotMask = slotCount - 1
    limit = slotCount / 16 * 13
    positionMask = max(positionMask, IdentityTable.mask(for: positionLimit))
  }

  /// Reads the slots at which look-ups of some hashes will begin. The processor loads these slots
  /// into its cache together, so the look-ups do not wait for memory one after another.
  @inlinable @inline(__always)
  internal mutating func touch(_ hashes: UnsafeMutablePointer<UInt64>, count: Int) {
    var sum: UInt32 = 0
    for index in 0..<count { sum |= slots[Int(truncatingIfNeeded: hashes[index]) & slotMask] }
    // The sum is stored; otherwise the compiler would remove the reads.
    touched = sum
  }

  /// Inserts an identity that is known not to be in the table.
  ///
  /// - Precondition: `count < limit`.
  @inlinable @inline(__always)
  internal mutating func insert(_ position: Int, hash: UInt64) {
    place(position, hash: hash)
    count &+= 1
  }

  /// Stores a position in the first free slot for its hash. Does not change `count`.
  @inlinable @inline(__always)
  internal func place(_ position: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while slots[slot] != 0 { slot = (slot &+ 1) & slotMask }
    slots[slot] = tag(of: hash) | UInt32(truncatingIfNeeded: position &+ 1)
  }
}
