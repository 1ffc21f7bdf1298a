extension Block {
  /// Traps if the tableau (the table of the simplex algorithm) does not agree with the constraints,
  /// if the values are not those of a corner, or if the search for the best corner has ended too
  /// early. At a corner, as many unknowns are zero as there are variables; see `Block`.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkTableau()
    // At a corner, the unknowns that are not basic are zero. These unknowns determine the values of
    // the basic unknowns.
    for unknown in costs.indices where !tableau.isBasic(unknown) {
      precondition(values[unknown] == 0, "unknown \(unknown) decides and is not at zero")
    }
    // `sides` contains the sign of each unknown that is not zero.
    for unknown in costs.indices where values[unknown] != 0 {
      precondition(
        (values[unknown] > 0) == (sides[unknown] > 0), "unknown \(unknown) is on its other side")
    }
    if isSettled {
      // Another search that begins at this corner must end at once: without a pivot, which is a
      // step to another corner.
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
  /// Assigns arbitrary values to the unknowns that are not basic, and computes the basic unknowns
  /// with the tableau. Traps if the result for a constraint differs from the sum of its terms.
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
