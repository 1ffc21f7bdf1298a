extension IdentityLayer {
  /// Traps unless the table finds every identity at its position.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inlinable @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkAll()
    #endif
  }

  @usableFromInline
  internal func checkAll() {
    precondition(table.count == count, "\(count) identities, \(table.count) in the table")
    precondition(count <= capacity, "\(count) identities in room for \(capacity)")
    for (position, identity) in identities.enumerated() {
      precondition(
        self.position(of: identity) == position, "\(identity) is not found at \(position)")
    }
  }
}
