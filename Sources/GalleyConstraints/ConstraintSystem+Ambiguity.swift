extension ConstraintSystem {
  /// Whether a variable is ambiguous: whether another value would satisfy all constraints equally
  /// well.
  ///
  /// An ambiguous variable still has a value, which is always the same; see `ConstraintSystem`. Use
  /// this method to find mistakes in a layout, and not for each frame.
  ///
  /// - Precondition: The variable has not been removed, and `solve()` has been called since the
  ///   last edit; traps otherwise.
  /// - Complexity: The complexity of solving the variable's component (all variables and
  ///   constraints that are connected to the variable) again, with a constraint for each variable
  ///   that must not be negative.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    variables.check(variable)
    precondition(!needsSolving, "isAmbiguous(\(variable)) is asked before solve()")
    let component = variables.components[variable.index]
    if component < 0 { return true }
    return components[component].watchingAll.varies(variables.locals[variable.index])
  }

  /// All ambiguous variables, see `isAmbiguous(_:)`.
  ///
  /// - Precondition: `solve()` has been called since the last edit; traps otherwise.
  /// - Complexity: The complexity of `isAmbiguous(_:)` for each variable.
  public var ambiguousVariables: [Variable] {
    precondition(!needsSolving, "ambiguousVariables is asked before solve()")
    let lone = variables.isLive.indices.filter {
      variables.isLive[$0] && variables.components[$0] < 0
    }
    let tied = components.flatMap { component in
      let watching = component.watchingAll
      return component.members.enumerated().filter { watching.varies($0.offset) }.map(\.element)
    }
    return (lone + tied).sorted().map { Variable($0) }
  }
}

extension Component {
  /// The component with a constraint for each variable that is computed from other variables, and
  /// that must not be negative.
  ///
  /// While solving, such constraints are added only when a value is negative. Without them, a
  /// variable would seem ambiguous although its other values are not allowed.
  fileprivate var watchingAll: Component {
    var watching = self
    var scratch = SolverScratch()
    let defined = values.indices.filter { variable in
      isNonnegative[variable] && !reduction.isCore(variable) && !watched.contains(variable)
    }
    if !defined.isEmpty { watching.watch(defined, &scratch) }
    return watching
  }
}

extension Component {
  /// Whether a variable has several values in equally good solutions.
  func varies(_ variable: Int) -> Bool {
    var expansion = Expansion(variableCount: members.count)
    var scratch = SolverScratch()
    expansion.expand([Entry(Int32(variable), 1)], in: reduction, work: &scratch.work)
    let sum = expansion.terms
    var known = 0
    for block in blocks {
      var weights = ContiguousArray<Double>(repeating: 0, count: block.variables.count)
      var count = 0
      for (unknown, variable) in block.variables.enumerated() {
        weights[unknown] = sum.coefficient(of: Int32(variable))
        if weights[unknown] != 0 { count += 1 }
      }
      if count > 0 && block.varies(weights, &scratch) { return true }
      known += count
    }
    // A core variable is not computed from other variables. If it is in no block, no constraint of
    // the core mentions it, so it may have any value.
    return known < sum.count
  }
}

extension Block {
  /// Whether a sum of the variables has different values in equally good solutions.
  ///
  /// An unknown is a variable, or the sum of a constraint minus its constant. A corner is a
  /// solution in which as many unknowns are zero as there are variables. A walk of the simplex
  /// algorithm goes from a corner to corners with lower costs. The costs have a level for each
  /// priority; the last three levels decide if there is a choice.
  ///
  /// The search walks twice from the corner of the solution. In the first walk, the sum replaces
  /// the costs of the last three levels, and in the second walk, the negative sum does. If a walk
  /// leaves the corner, the sum has different values.
  func varies(_ weights: ContiguousArray<Double>, _ scratch: inout SolverScratch) -> Bool {
    [1.0, -1].contains { sign in
      var block = self
      block.blockedDirections.removeAll()
      for form in block.forms.indices { block.removeChoiceCosts(ofUnknown: weights.count + form) }
      for (unknown, weight) in weights.enumerated() {
        let above = Slope(level: levelCount - 1, weight: weight * sign)
        block.costs[unknown].above = above
        if block.costs[unknown].below.level != 0 {
          block.costs[unknown].below = Slope(level: above.level, weight: -above.weight)
        }
      }
      return block.walk(&scratch.walk, stopsAtMove: true, work: &scratch.work) == .endless
    }
  }

  /// Removes the costs with which both sides of an inequality are preferred to be equal.
  private mutating func removeChoiceCosts(ofUnknown unknown: Int) {
    let firstLevel = levelCount - Choice.count
    if costs[unknown].below.level >= firstLevel { costs[unknown].below = .none }
    if costs[unknown].above.level >= firstLevel { costs[unknown].above = .none }
  }
}
