extension Block {
  /// The largest growth that a tableau may have at the end of a walk. A tableau with more growth is
  /// rebuilt. The growth is an upper limit of the numbers that were added to a coefficient; see
  /// `Tableau.growth`. The larger it is, the larger the rounding errors may be.
  ///
  /// The tableau is the table of the simplex algorithm: it expresses the basic unknowns by the
  /// other unknowns, which are zero. An unknown is a variable, or the sum of a constraint minus its
  /// constant. A pivot exchanges a basic unknown for one of the others, and a walk is a series of
  /// pivots.
  ///
  /// Most tableaus have less growth, and are never rebuilt.
  static var growthAtEnd: Double { 10 }

  /// The fraction of the growth below which a coefficient counts as a rounding error.
  static var noise: Double { 1e-10 }

  /// Rebuilds the tableau from the constraints, with the same unknowns at zero.
  ///
  /// A walk cannot choose its pivots by size. A small pivot creates large coefficients, and when
  /// later pivots make them small again, their rounding errors stay large: coefficients that should
  /// cancel out leave a remainder. If such a remainder becomes a pivot, the tableau is worthless. A
  /// rebuild can choose the order of the pivots, so it uses large pivots first, which keeps errors
  /// as small as possible.
  ///
  /// A constraint that follows from other constraints at zero, apart from rounding errors, is not
  /// kept at zero.
  ///
  /// - Complexity: The complexity of one pivot for each constraint at zero.
  mutating func renew(work: inout Work) {
    let mayEnter = variables.indices.map { tableau.isBasic($0) }
    var deciding = forms.indices.map { variables.count + $0 }.filter { !tableau.isBasic($0) }
    tableau = Tableau(free: variables.count, rows: sums)
    var least = 0.1
    // The largest coefficient of a constraint is at least 1, so a coefficient below 1e-15 is a
    // rounding error.
    while !deciding.isEmpty && least >= 1e-15 {
      deciding.removeAll { exchange($0, least: least, mayEnter: mayEnter, work: &work) }
      least *= 0.1
    }
    placeSums(work: &work)
    tableau.removeNoise()
    isRenewed = true
  }

  /// Sets a constraint to zero, and makes a variable basic in exchange. Only a variable that was
  /// basic before the rebuild (`mayEnter`), and whose coefficient is at least `least`, is used.
  /// Returns whether there is such a variable.
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

  /// Computes the basic constraints from their sums, by substituting the basic variables.
  ///
  /// The sum of the absolute values of the summands shows which coefficients are only rounding
  /// errors.
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
