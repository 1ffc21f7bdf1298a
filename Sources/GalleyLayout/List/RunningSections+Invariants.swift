import GalleyGeometry

extension RunningSections {
  /// Traps when the stored positions contradict one another.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkAll()
    #endif
  }

  #if INTERNAL_CHECKS
  private func checkAll() {
    precondition(ends.count == solved.count && starts.count == solved.count, "a place a section")
    for section in solved.indices {
      checkSection(section)
    }
    precondition(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }, "ends do not grow")
    precondition(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, "starts do not grow")
    precondition(solved.isEmpty ? frames.isEmpty : solved[0].firstItem == 0, "items of no section")
    precondition(solved.isEmpty ? rows.isEmpty : solved[0].firstRow == 0, "rows of no section")
  }

  private func checkSection(_ section: Int) {
    let axis = layout.scrollAxis
    let bounds = solved[section].bounds
    let items = items(of: section)
    let rows = rows(of: section)
    // A tolerance for the rounding errors in the sums of the bounds.
    let tolerance =
      0x1p-40 * (bounds.minX.magnitude + bounds.maxX.magnitude + bounds.maxY.magnitude)
    let around = bounds.insetBy(dx: -tolerance, dy: -tolerance)
    precondition(bounds.isFinite, "section \(section) is nowhere: \(bounds)")
    precondition(ends[section] >= bounds.max(along: axis), "section \(section) ends later")
    precondition(starts[section] <= bounds.min(along: axis), "section \(section) starts earlier")
    precondition(rows.isEmpty == items.isEmpty, "section \(section) has empty rows")
    precondition(
      rows.isEmpty || self.rows[rows.lowerBound].firstItem == items.lowerBound,
      "items of section \(section) are in no row")
    for row in rows {
      let end = row + 1 < rows.upperBound ? self.rows[row + 1].firstItem : items.upperBound
      precondition(self.rows[row].firstItem < end, "row \(row) is empty")
      let before = self.rows[max(row - 1, rows.lowerBound)]
      precondition(
        before.end <= self.rows[row].end && before.start <= self.rows[row].start,
        "rows do not grow at \(row)")
      for item in self.rows[row].firstItem..<end {
        let frame = frames[item]
        precondition(around.contains(frame), "section \(section) does not hold item \(item)")
        precondition(
          frame.min(along: axis) >= self.rows[row].start
            && frame.max(along: axis) <= self.rows[row].end,
          "row \(row) does not hold item \(item)")
      }
    }
  }
  #endif
}
