extension TextLayoutCache {
  /// Traps if the cache contains more texts than its limit and one more. A half of the cache is full
  /// when it has one text too many.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    let (count, limit) = (count, countLimit)
    precondition(count <= limit + 1, "\(count) texts are remembered, of \(limit)")
    #endif
  }
}
