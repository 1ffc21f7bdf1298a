extension WrappedRows {
  /// Traps unless every item belongs to exactly one row.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    var instance = 0
    var item = 0
    var attached: [String: Int] = [:]
    for span in spans {
      precondition(
        span.firstInstance == instance, "row \(span.firstInstance) instead of \(instance)")
      precondition(span.firstItem == item, "item \(span.firstItem) instead of \(item)")
      precondition(
        span.attachedCounts == attached, "views \(span.attachedCounts) instead of \(attached)")
      precondition(span.count > 0 && span.template.leaves.count > 0, "a span without items")
      instance += span.count
      item += span.count * span.template.leaves.count
      for view in span.template.attachedSupplementaries {
        attached[view.supplementary.kind, default: 0] &+= span.count
      }
    }
    precondition(item >= itemCount, "\(item) of \(itemCount) items have a row")
    let last = spans.last?.template.leaves.count ?? 0
    precondition(item - itemCount < max(last, 1), "there are rows behind the last item")
    #endif
  }
}
