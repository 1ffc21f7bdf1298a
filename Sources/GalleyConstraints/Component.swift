/// Variables that are connected to one another by constraints, and not to other variables. For
/// example, the variables of the views of a cell are a component.
///
/// A change in one component does not affect other components. Each component numbers its variables
/// and rows from zero.
internal struct Component: Sendable {
  /// The work that must be done before the values are up to date: nothing, a search with changed
  /// constants, or a solution from the beginning.
  enum Debt: Int, Comparable, Sendable {
    case none, constants, everything

    static func < (left: Debt, right: Debt) -> Bool { left.rawValue < right.rawValue }
  }

  /// The variables by their numbers in the system, in ascending order after solving.
  var members: ContiguousArray<Int> = []
  /// The constraints, by their slots in the constraint system.
  ///
  /// After solving, they are in the order in which the constraints were added. Before that, the
  /// constraints of some slots may have been removed.
  var slots: ContiguousArray<Int> = []
  /// The work that the next `solve()` must do.
  var debt = Debt.none

  var rows = RowTable()
  /// Whether each variable must not be below zero.
  var isNonnegative: ContiguousArray<Bool> = []
  /// Whether each row is a required constraint that cannot hold and is ignored.
  var isBroken: ContiguousArray<Bool> = []
  /// The definitions of variables, and the remaining constraints, which are the core. A definition
  /// is a required equality from which one variable is computed.
  var reduction = Reduction(variableCount: 0)
  /// The parts of the remaining constraints that share no variable.
  var blocks: ContiguousArray<Block> = []
  /// The variables with a definition that were below zero in a solution.
  ///
  /// For each of these variables, the core of the reduction contains a constraint that keeps the
  /// variable from being negative.
  var watched: ContiguousArray<Int> = []
  var values: ContiguousArray<Double> = []
  var conflicts: [Conflict] = []
  /// Whether all blocks were solved.
  var isSettled = true
  /// The number of pivots since the tableaus were created. A tableau is the table of the simplex
  /// algorithm, and a pivot is a step of this algorithm.
  ///
  /// Each pivot adds rounding errors, so the component is solved from the beginning after many
  /// pivots.
  var pivotCount = 0
}

/// Memory and counters that all components share.
internal struct SolverScratch: Sendable {
  var walk = WalkScratch()
  var work = Work()
}

extension Component {
  /// Solves the constraints of `rows` from the beginning.
  ///
  /// - Parameter wasDeciding: For each row, whether its constraint determined an earlier solution.
  ///   The search begins with both sides of these constraints equal, because the new solution is
  ///   probably similar.
  mutating func settle(wasDeciding: ContiguousArray<Bool>, _ scratch: inout SolverScratch) {
    scratch.work.components += 1
    debt = .none
    conflicts = []
    isBroken = ContiguousArray(repeating: false, count: rows.count)
    rebuild(wasDeciding: wasDeciding, &scratch)
    if !isFeasible {
      conflicts = RequiredSearch.conflicts(rows, isNonnegative, work: &scratch.work)
      if !conflicts.isEmpty {
        for conflict in conflicts { isBroken[row(of: conflict.broken)] = true }
        rebuild(wasDeciding: wasDeciding, &scratch)
      }
    }
    checkInvariants()
  }

  /// Solves again after constants have changed.
  ///
  /// Only blocks with a changed constant are solved.
  mutating func settleConstants(_ scratch: inout SolverScratch) {
    // Conflicts depend on the constants of all required constraints, so search for them again.
    guard conflicts.isEmpty && isSettled && pivotCount <= 100 + 10 * rows.count else {
      return settle(wasDeciding: decidingRows, &scratch)
    }
    scratch.work.components += 1
    debt = .none
    let pivotsBefore = scratch.work.pivots
    reduction.computeConstants(rows.offsets)
    for index in blocks.indices where blocks[index].placeOffsets(reduction) {
      blocks[index].settle(&scratch.walk, work: &scratch.work)
    }
    finish(&scratch)
    pivotCount += scratch.work.pivots - pivotsBefore
    if !isFeasible { return settle(wasDeciding: decidingRows, &scratch) }
    checkInvariants()
  }

  /// Divides the constraints that are not broken into definitions and blocks, and solves the
  /// blocks.
  private mutating func rebuild(
    wasDeciding: ContiguousArray<Bool>, _ scratch: inout SolverScratch
  ) {
    var expansion = Expansion(variableCount: members.count)
    reduction = Reduction(
      rows, isNonnegative: isNonnegative, isLeftOut: isBroken, expansion: &expansion,
      work: &scratch.work)
    watched = []
    pivotCount = 0
    values = ContiguousArray(repeating: 0, count: members.count)
    reduction.computeConstants(rows.offsets)
    makeBlocks(wasDeciding: wasDeciding, &scratch)
    finish(&scratch)
  }

  /// Collects the values of all blocks. While a defined variable that must not be negative is below
  /// zero, adds a constraint for this variable to the core, and solves again.
  ///
  /// The core does not contain such constraints from the beginning, because few variables fall
  /// below zero.
  private mutating func finish(_ scratch: inout SolverScratch) {
    while true {
      isSettled = blocks.allSatisfy(\.isSettled)
      updateValues()
      scratch.work.terms += reduction.terms.count
      let negative = values.indices.filter { variable in
        values[variable] < -1e-9 && isNonnegative[variable] && !reduction.isCore(variable)
          && !watched.contains(variable)
      }
      if negative.isEmpty { return }
      watch(negative, &scratch)
    }
  }

  /// Adds constraints that keep defined variables from being negative, and solves with them.
  mutating func watch(_ defined: [Int], _ scratch: inout SolverScratch) {
    let wasDeciding = decidingRows
    var expansion = Expansion(variableCount: members.count)
    for variable in defined {
      reduction.appendCore(
        -1, [Entry(Int32(variable), 1)], expansion: &expansion, work: &scratch.work)
    }
    watched += defined
    reduction.computeConstants(rows.offsets)
    makeBlocks(wasDeciding: wasDeciding, &scratch)
  }

  /// Copies the values of the blocks' unknowns, and computes the defined variables from them.
  private mutating func updateValues() {
    for block in blocks {
      for (unknown, variable) in block.variables.enumerated() {
        values[variable] = block.values[unknown]
      }
    }
    reduction.computeDefinedVariables(&values)
  }

  /// Whether all required constraints hold, except broken constraints, apart from rounding errors.
  var isFeasible: Bool {
    // Constraints without core variables are in no block.
    for (form, constant) in zip(reduction.core, reduction.coreConstants) where form.terms.isEmpty {
      if form.row >= 0 && !rows.isRequired(form.row) { continue }
      let relation = form.row < 0 ? .atLeast : rows.relations[form.row]
      let offset = form.row < 0 ? 0 : rows.offsets[form.row]
      if !relation.holds(constant, within: Block.tolerance(offset)) { return false }
    }
    return blocks.allSatisfy(\.isFeasible)
  }

  /// For each row, whether the row determines the solution, because the search keeps the unknown of
  /// the row at zero.
  var decidingRows: ContiguousArray<Bool> {
    var isDeciding = ContiguousArray(repeating: false, count: rows.count)
    for block in blocks {
      for (index, form) in block.forms.enumerated() {
        let row = reduction.core[form].row
        if row >= 0 && !block.tableau.isBasic(block.variables.count + index) {
          isDeciding[row] = true
        }
      }
    }
    return isDeciding
  }

  /// Returns the row of a constraint.
  func row(of id: ConstraintID) -> Int {
    guard let row = rows.ids.firstIndex(of: id) else {
      preconditionFailure("\(id) is in another component")
    }
    return row
  }
}

extension LinearConstraint.Relation {
  /// Whether a number has this relation to zero, up to a tolerance.
  internal func holds(_ value: Double, within tolerance: Double) -> Bool {
    switch self {
    case .atMost: value <= tolerance
    case .equal: value.magnitude <= tolerance
    case .atLeast: value >= -tolerance
    }
  }
}
