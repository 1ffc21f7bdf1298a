extension Block {
  /// Traps if the tableau no longer agrees with its constraints, or if some direction from the
  /// corner is better than staying.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkTableau()
    for unknown in costs.indices where !tableau.isBasic(unknown) {
      precondition(values[unknown] == 0, "unknown \(unknown) decides and is not at zero")
    }
    for unknown in costs.indices where values[unknown] != 0 {
      precondition(
        (values[unknown] > 0) == (sides[unknown] > 0), "unknown \(unknown) is on its other side")
    }
    if isSettled {
      var block = self
      var scratch = WalkScratch()
      var work = Work()
      precondition(
        block.walk(&scratch, work: &work) == .atBest && work.pivots == 0,
        "a walk has ended where there is a better way")
    }
    #endif
  }
}

#if INTERNAL_CHECKS
extension Block {
  /// Gives the deciding unknowns arbitrary values, and compares the values of the constraints
  /// according to the tableau with their own sums.
  private func checkTableau() {
    precondition(tableau.rows.count == forms.count, "not a row for each constraint")
    var sample = ContiguousArray<Double>(repeating: 0, count: unknownCount)
    for unknown in costs.indices where !tableau.isBasic(unknown) {
      sample[unknown] = Double(unknown * 7 % 11) - 5
    }
    var totals = sample.map(\.magnitude)
    for row in tableau.rows.indices {
      let unknown = Int(tableau.basic[row])
      precondition(tableau.position[unknown] == Int32(row), "unknown \(unknown) is not in its row")
      for entry in tableau.rows[row] {
        precondition(!tableau.isBasic(Int(entry.index)), "\(entry.index) is on both sides")
        sample[unknown] += entry.coefficient * sample[Int(entry.index)]
        totals[unknown] += entry.coefficient.magnitude * totals[Int(entry.index)]
      }
    }
    for (index, sum) in sums.enumerated() {
      let unknown = variables.count + index
      var value = 0.0
      var total = totals[unknown]
      for entry in sum {
        value += entry.coefficient * sample[Int(entry.index)]
        total += entry.coefficient.magnitude * totals[Int(entry.index)]
      }
      precondition(
        (value - sample[unknown]).magnitude <= 1e-7 * (1 + total),
        "the tableau has drifted: \(value) is \(sample[unknown])")
    }
  }
}
#endif
