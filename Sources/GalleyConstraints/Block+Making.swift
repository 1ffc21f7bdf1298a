extension Block {
  /// Creates the block of some variables and constraints of a component, at an initial corner.
  ///
  /// A component is a set of variables that constraints connect with one another, together with
  /// these constraints. A block is a part of a component, and shares no variable with other blocks.
  /// An unknown is a variable, or the sum of a constraint minus its constant. At a corner, as many
  /// unknowns as there are variables are zero.
  ///
  /// - Parameters:
  ///   - variables: The variables of the block, by their numbers in the component.
  ///   - forms: The constraints of the block, by their indices in `reduction.core`.
  ///   - rows: The constraints of the component, with a row for each constraint.
  ///   - wasDeciding: For each row of `rows`, whether its constraint determined an earlier
  ///     solution. The search begins with both sides of these constraints equal.
  ///   - place: Memory for the unknown of each variable of the component.
  init(
    variables: ContiguousArray<Int>, forms: ContiguousArray<Int>, of reduction: Reduction,
    rows: RowTable, isNonnegative: ContiguousArray<Bool>, wasDeciding: ContiguousArray<Bool>,
    place: inout ContiguousArray<Int32>, work: inout Work
  ) {
    for (unknown, variable) in variables.enumerated() { place[variable] = Int32(unknown) }
    let rowOf = forms.map { reduction.core[$0].row }
    let levels = Self.levels(rowOf, rows)
    var costs = ContiguousArray(
      variables.indices.map {
        Self.cost(ofVariable: $0, isNonnegative: isNonnegative[variables[$0]], levels)
      })
    var sums: ContiguousArray<SparseRow> = []
    var scales: ContiguousArray<Double> = []
    sums.reserveCapacity(forms.count)
    scales.reserveCapacity(forms.count)
    costs.reserveCapacity(variables.count + forms.count)
    for (index, (form, row)) in zip(forms, rowOf).enumerated() {
      var sum = SparseRow(reduction.terms[reduction.core[form].terms])
      let scale = Self.scale(of: sum)
      for term in sum.indices {
        sum[term].index = place[Int(sum[term].index)]
        sum[term].coefficient *= scale
      }
      sums.append(sum)
      scales.append(scale)
      costs.append(
        Self.cost(of: row, rows, levels, scale: scale, weight: Self.weight(of: index)))
    }
    self.variables = variables
    self.forms = forms
    self.scales = scales
    self.sums = sums
    self.costs = costs
    levelCount = levels.count + Choice.count
    offsets = ContiguousArray(repeating: 0, count: costs.count)
    values = offsets
    sides = ContiguousArray(repeating: 1, count: costs.count)
    tableau = Tableau(free: variables.count, rows: sums)
    placeOffsets(reduction)
    start(first: rowOf.map { $0 >= 0 && wasDeciding[$0] }, work: &work)
  }

  /// Returns the priorities of the rows in descending order.
  ///
  /// The required priority is always among them.
  private static func levels(_ chosen: [Int], _ rows: RowTable) -> [Double] {
    var levels = [LinearConstraint.required]
    for row in chosen where row >= 0 && !levels.contains(rows.priorities[row]) {
      levels.append(rows.priorities[row])
    }
    return levels.sorted(by: >)
  }

  /// Returns the factor that brings the largest coefficient of a sum between 1 and 2, which makes
  /// coefficients of different constraints comparable.
  ///
  /// The factor is a power of two, so nothing is rounded.
  private static func scale(of sum: SparseRow) -> Double {
    let largest = sum.reduce(0) { max($0, $1.coefficient.magnitude) }
    return largest > 0 ? 1 / largest.binade : 1
  }

  /// Returns the costs of a variable below and above zero.
  private static func cost(
    ofVariable unknown: Int, isNonnegative: Bool, _ levels: [Double]
  ) -> Cost {
    let choice = isNonnegative ? Choice.sizes : .positions
    let slope = Slope(level: levels.count + choice.rawValue, weight: weight(of: unknown))
    return Cost(below: isNonnegative ? Slope(level: 0, weight: 1) : slope, above: slope)
  }

  /// Returns the weight with which an unknown is preferred to be zero if there is a choice.
  ///
  /// The weights decrease, so unknowns with lower numbers matter more. No two sums of a few weights
  /// are equal, because corners with equal costs would leave a choice.
  private static func weight(of unknown: Int) -> Double {
    1 + 1 / (Double(unknown) + 1.324_717_957_244_746)
  }

  /// Returns the costs of a constraint: if its sum is too small, and if its sum is too large. The
  /// side that the relation of an inequality allows costs only at the level for choices.
  ///
  /// A row of -1 stands for the condition that a variable is not negative.
  ///
  /// - Parameter weight: The weight with which both sides of an inequality are preferred to be
  ///   equal.
  private static func cost(
    of row: Int, _ rows: RowTable, _ levels: [Double], scale: Double, weight: Double
  ) -> Cost {
    let priority = row < 0 ? LinearConstraint.required : rows.priorities[row]
    let slope = Slope(level: levels.firstIndex(of: priority) ?? 0, weight: 1 / scale)
    if row < 0 { return Cost(below: slope, above: .none) }
    let choice = Slope(
      level: levels.count + Choice.inequalities.rawValue, weight: weight / scale)
    switch rows.relations[row] {
    case .atMost: return Cost(below: choice, above: slope)
    case .equal: return Cost(below: slope, above: slope)
    case .atLeast: return Cost(below: slope, above: choice)
    }
  }

  /// Stores the constants of the constraints.
  ///
  /// - Returns: Whether a constant has changed.
  @discardableResult
  mutating func placeOffsets(_ reduction: Reduction) -> Bool {
    var hasChanged = false
    for (index, form) in forms.enumerated() {
      let offset = reduction.coreConstants[form] * scales[index]
      if offsets[variables.count + index] != offset { hasChanged = true }
      offsets[variables.count + index] = offset
    }
    return hasChanged
  }

  /// Chooses the initial corner: makes both sides equal for the constraints that will probably
  /// determine the solution. These are the constraints that determined an earlier solution, and
  /// then the equalities, from the highest priority to the lowest.
  private mutating func start(first: [Bool], work: inout Work) {
    let rows = forms.indices.map { variables.count + $0 }
    for unknown in rows where first[unknown - variables.count] { decide(unknown, work: &work) }
    for level in 0..<levelCount {
      for unknown in rows where tableau.isBasic(unknown) {
        let cost = costs[unknown]
        if cost.below.level == level && cost.above.level == level {
          decide(unknown, work: &work)
        }
      }
    }
  }

  /// Sets a constraint to zero in exchange for a variable, which may then differ from zero.
  ///
  /// The variable is the one with the largest coefficient in the constraint's row of the tableau
  /// (the table of the simplex algorithm). The method does nothing if the row has no variable, or
  /// if this coefficient is much smaller than others in the row.
  private mutating func decide(_ unknown: Int, work: inout Work) {
    let row = Int(tableau.position[unknown])
    var best: Entry?
    var largest = 0.0
    for entry in tableau.rows[row] {
      largest = max(largest, entry.coefficient.magnitude)
      if !isVariable(Int(entry.index)) { continue }
      if entry.coefficient.magnitude > best?.coefficient.magnitude ?? 0 { best = entry }
    }
    guard let best, best.coefficient.magnitude >= largest * 1e-6 else { return }
    tableau.pivot(row: row, entering: Int(best.index), work: &work)
  }
}
