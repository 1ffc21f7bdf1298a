extension Block {
  /// How much growth a tableau may have at the end of a walk. Usual tableaus have less, and are never
  /// made anew.
  static var growthAtEnd: Double { 10 }

  /// What part of the growth a coefficient must be so that it is not taken for noise.
  static var noise: Double { 1e-10 }

  /// Makes the tableau anew from the constraints, with the same unknowns at zero.
  ///
  /// A walk cannot choose its pivots by size. A small one makes large coefficients, and when later
  /// pivots make them small again, rounding errors stay as large as those were: what should cancel out
  /// leaves a remainder. When such a remainder becomes a pivot, the tableau is worthless. Here the order
  /// of the pivots is free, so the large ones come first, and errors are as small as they can be.
  ///
  /// A constraint that depends on the others at zero, except for rounding, is not kept at zero.
  ///
  /// - Complexity: As the pivots that lead to the unknowns at zero.
  mutating func renew(work: inout Work) {
    let mayEnter = variables.indices.map { tableau.isBasic($0) }
    var deciding = forms.indices.map { variables.count + $0 }.filter { !tableau.isBasic($0) }
    tableau = Tableau(free: variables.count, rows: sums)
    var least = 0.1
    // The largest coefficient of a constraint is at least 1: less than this is rounding.
    while !deciding.isEmpty && least >= 1e-15 {
      deciding.removeAll { exchange($0, least: least, mayEnter: mayEnter, work: &work) }
      least *= 0.1
    }
    placeSums(work: &work)
    tableau.removeNoise()
    isRenewed = true
  }

  /// Puts a constraint at zero in place of one of some variables, if it has one with a coefficient that
  /// is not less than asked for.
  private mutating func exchange(
    _ unknown: Int, least: Double, mayEnter: [Bool], work: inout Work
  ) -> Bool {
    let row = Int(tableau.position[unknown])
    var best: Entry?
    for entry in tableau.rows[row] {
      if !isVariable(Int(entry.index)) || !mayEnter[Int(entry.index)] { continue }
      if entry.coefficient.magnitude > best?.coefficient.magnitude ?? 0 { best = entry }
    }
    guard let best, best.coefficient.magnitude >= least else { return false }
    tableau.pivot(row: row, entering: Int(best.index), work: &work)
    return true
  }

  /// Writes the basic constraints anew: their sums, with what the basic variables are put in. This way
  /// it is known of each coefficient how large its parts were.
  private mutating func placeSums(work: inout Work) {
    var weights = ContiguousArray<Double>(repeating: 0, count: unknownCount)
    var totals = weights
    var touched: ContiguousArray<Int32> = []
    func add(_ entry: Entry, times factor: Double) {
      let part = entry.coefficient * factor
      if totals[Int(entry.index)] == 0 { touched.append(entry.index) }
      weights[Int(entry.index)] += part
      totals[Int(entry.index)] += part.magnitude
    }
    for (index, sum) in sums.enumerated() {
      let unknown = variables.count + index
      if !tableau.isBasic(unknown) { continue }
      for entry in sum {
        if !tableau.isBasic(Int(entry.index)) {
          add(entry, times: 1)
          continue
        }
        let variable = tableau.rows[Int(tableau.position[Int(entry.index)])]
        for other in variable { add(other, times: entry.coefficient) }
        work.terms += variable.count
      }
      var row: SparseRow = []
      for place in touched.sorted() {
        let weight = weights[Int(place)]
        if !weight.isNoise(in: totals[Int(place)]) { row.append(Entry(place, weight)) }
        weights[Int(place)] = 0
        totals[Int(place)] = 0
      }
      touched.removeAll(keepingCapacity: true)
      tableau.replaceRow(Int(tableau.position[unknown]), by: row)
    }
  }
}
