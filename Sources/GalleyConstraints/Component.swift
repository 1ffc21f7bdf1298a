/// Variables that constraints tie together, and nothing else: the views of one cell, say.
///
/// Components never pay for one another. Numbers of variables and rows count from zero here.
internal struct Component: Sendable {
  /// What has to be done before the values are right.
  enum Debt: Int, Comparable, Sendable {
    case none, constants, everything

    static func < (left: Debt, right: Debt) -> Bool { left.rawValue < right.rawValue }
  }

  /// The variables by their numbers in the system. Rising, once nothing is owed.
  var members: ContiguousArray<Int> = []
  /// The constraints by their slots, in the order of their adding once nothing is owed. Until then,
  /// with some that are gone.
  var slots: ContiguousArray<Int> = []
  var debt = Debt.none

  var rows = RowTable()
  var isNonnegative: ContiguousArray<Bool> = []
  var isBroken: ContiguousArray<Bool> = []
  var reduction = Reduction(variableCount: 0)
  var blocks: ContiguousArray<Block> = []
  /// Defined variables that were found below zero once, and are watched since.
  var watched: ContiguousArray<Int> = []
  var values: ContiguousArray<Double> = []
  var conflicts: [Conflict] = []
  /// Whether all blocks came to an end.
  var isSettled = true
  /// How many pivots the tableaus have been through since they were made. Each leaves some noise.
  var pivotCount = 0
}

/// Memory and counters that all components use in turn.
internal struct SolverScratch: Sendable {
  var walk = WalkScratch()
  var work = Work()
}

extension Component {
  /// Solves the constraints of `rows` from the beginning.
  ///
  /// - Parameter wasDeciding: For each row, whether it was at zero in an earlier solution, which is
  ///   likely near.
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

  /// Solves again after constants have changed. Only blocks with another constant take part.
  mutating func settleConstants(_ scratch: inout SolverScratch) {
    // Whether conflicts still are depends on all required constraints.
    guard conflicts.isEmpty && isSettled && pivotCount <= 100 + 10 * rows.count else {
      return settle(wasDeciding: decidingRows, &scratch)
    }
    scratch.work.components += 1
    debt = .none
    let pivotsBefore = scratch.work.pivots
    reduction.placeConstants(rows.offsets)
    for index in blocks.indices where blocks[index].placeOffsets(reduction) {
      blocks[index].settle(&scratch.walk, work: &scratch.work)
    }
    finish(&scratch)
    pivotCount += scratch.work.pivots - pivotsBefore
    if !isFeasible { return settle(wasDeciding: decidingRows, &scratch) }
    checkInvariants()
  }

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
    reduction.placeConstants(rows.offsets)
    makeBlocks(wasDeciding: wasDeciding, &scratch)
    finish(&scratch)
  }

  /// Brings the values of all blocks together, and solves again while a defined variable is below
  /// zero that may not be. Hardly ever is one, so they are watched only from then on.
  private mutating func finish(_ scratch: inout SolverScratch) {
    while true {
      isSettled = blocks.allSatisfy(\.isSettled)
      placeValues()
      scratch.work.terms += reduction.terms.count
      let negative = values.indices.filter { variable in
        values[variable] < -1e-9 && isNonnegative[variable] && !reduction.isCore(variable)
          && !watched.contains(variable)
      }
      if negative.isEmpty { return }
      watch(negative, &scratch)
    }
  }

  /// Makes constraints of it that defined variables may not be below zero, and solves with them.
  mutating func watch(_ defined: [Int], _ scratch: inout SolverScratch) {
    let wasDeciding = decidingRows
    var expansion = Expansion(variableCount: members.count)
    for variable in defined {
      reduction.appendCore(
        -1, [Entry(Int32(variable), 1)], expansion: &expansion, work: &scratch.work)
    }
    watched += defined
    reduction.placeConstants(rows.offsets)
    makeBlocks(wasDeciding: wasDeciding, &scratch)
  }

  private mutating func placeValues() {
    for block in blocks {
      for (unknown, variable) in block.variables.enumerated() {
        values[variable] = block.values[unknown]
      }
    }
    reduction.placeDefined(&values)
  }

  /// Whether all required constraints hold that are not broken, except for rounding.
  var isFeasible: Bool {
    // Those in which no core variable is left are in no block.
    for (form, constant) in zip(reduction.core, reduction.coreConstants) where form.terms.isEmpty {
      if form.row >= 0 && !rows.isRequired(form.row) { continue }
      let relation = form.row < 0 ? .atLeast : rows.relations[form.row]
      let offset = form.row < 0 ? 0 : rows.offsets[form.row]
      if !relation.holds(constant, within: Block.tolerance(offset)) { return false }
    }
    return blocks.allSatisfy(\.isFeasible)
  }

  /// For each row, whether it is at zero and not by chance.
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

  func row(of id: ConstraintID) -> Int {
    guard let row = rows.ids.firstIndex(of: id) else {
      preconditionFailure("\(id) is in another component")
    }
    return row
  }
}

extension LinearConstraint.Relation {
  /// Whether a number compares so with zero.
  internal func holds(_ value: Double, within tolerance: Double) -> Bool {
    switch self {
    case .atMost: value <= tolerance
    case .equal: value.magnitude <= tolerance
    case .atLeast: value >= -tolerance
    }
  }
}
