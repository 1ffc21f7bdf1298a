extension TextLayoutCache {
  /// Traps if the cache contains too many texts. One text above the limit is allowed, because the
  /// older half of the cache may contain one text more than half of the limit.
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
