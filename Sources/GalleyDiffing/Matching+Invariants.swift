extension Matching {
  /// Traps if runs (consecutive elements that both lists share) overlap or extend beyond the
  /// windows, which are the parts between the common start and the common end of the lists. Also
  /// traps if the marks of matched elements contradict the runs.
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
    precondition(
      prefix + suffix <= min(beforeCount, afterCount), "the ends overlap: \(prefix), \(suffix)")
    precondition(isMatched.count == beforeWindow.count + 1, "a mark an element, and one")
    var marks = [UInt8](repeating: 0, count: beforeWindow.count) + [1]
    var end = afterWindow.lowerBound
    for run in runs {
      precondition(run.count > 0, "an empty run: \(run)")
      precondition(Int(run.after) >= end, "runs are not in the order after: \(run)")
      end = Int(run.after + run.count)
      for position in Int(run.before)..<Int(run.before + run.count) {
        precondition(beforeWindow.contains(position), "\(run) leaves the window \(beforeWindow)")
        let mark = position - beforeWindow.lowerBound
        precondition(marks[mark] == 0, "position \(position) before is in two runs")
        marks[mark] = 1
      }
    }
    precondition(end <= afterWindow.upperBound, "runs leave the window \(afterWindow)")
    precondition(marks == isMatched, "marks and runs differ")
  }
}
