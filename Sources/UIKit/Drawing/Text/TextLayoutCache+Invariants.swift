extension TextLayoutCache {
  /// Traps if more texts are stored than allowed. Compiled away unless `INTERNAL_CHECKS` is
  /// defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    let (count, limit) = (count, countLimit)
    precondition(count <= limit + 1, "\(count) texts are remembered, of \(limit)")
    #endif
  }
}
