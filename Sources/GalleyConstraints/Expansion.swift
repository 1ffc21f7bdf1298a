/// Expresses sums of variables in core variables, by substituting definitions. A definition
/// computes a variable from other variables. A core variable has no definition.
internal struct Expansion: Sendable {
  /// The terms of the most recently expanded sum, in the order of their variables.
  private(set) var terms: SparseRow = []
  /// The definitions that were substituted in this sum, and their factors.
  private(set) var ingredients: SparseRow = []

  // For each variable, the sum of its coefficients, and the sum of their absolute values. If the
  // first sum is much smaller than the second, it is only a rounding error.
  private var weights: ContiguousArray<Double>
  private var totals: ContiguousArray<Double>
  private var touched: ContiguousArray<Int32> = []
  private var isReached: ContiguousArray<Bool>
  /// The definitions that the sum depends on, each after the definitions that it mentions.
  private var reached: ContiguousArray<Int32> = []
  /// The definitions that are being visited, each with the index of its next term.
  private var path: ContiguousArray<(definition: Int32, next: Int)> = []

  init(variableCount: Int) {
    weights = ContiguousArray(repeating: 0, count: variableCount)
    totals = weights
    isReached = ContiguousArray(repeating: false, count: variableCount)
  }

  /// Expands a sum until it contains only core variables.
  ///
  /// - Complexity: O(*t* + *c* log *c*) for *t* terms of the definitions that the sum leads to, and
  ///   a result of *c* terms.
  mutating func expand(
    _ sum: some Sequence<Entry>, in reduction: Reduction, work: inout Work
  ) {
    terms.removeAll(keepingCapacity: true)
    ingredients.removeAll(keepingCapacity: true)
    for entry in sum {
      add(entry, times: 1)
      reach(Int(entry.index), in: reduction)
    }
    // In reversed order, a definition comes before the definitions that it mentions, so each
    // definition is substituted once.
    for definition in reached.reversed() {
      let variable = Int(reduction.definedVariables[Int(definition)])
      isReached[variable] = false
      let weight = weights[variable]
      if weight.isNoise(in: totals[variable]) { continue }
      ingredients.append(Entry(definition, weight))
      let range = reduction.definitions[Int(definition)].terms
      work.terms += range.count
      for index in range { add(reduction.terms[index], times: weight) }
    }
    reached.removeAll(keepingCapacity: true)
    collect { reduction.isCore($0) }
  }

  /// Substitutes definitions in a sum once. Defined variables that occur in these definitions
  /// remain.
  mutating func expandOnce(
    _ sum: some Sequence<Entry>, in reduction: Reduction, work: inout Work
  ) {
    terms.removeAll(keepingCapacity: true)
    ingredients.removeAll(keepingCapacity: true)
    for entry in sum {
      let definition = reduction.definitionOf[Int(entry.index)]
      if definition < 0 {
        add(entry, times: 1)
      } else {
        ingredients.append(Entry(definition, entry.coefficient))
        let range = reduction.definitions[Int(definition)].terms
        work.terms += range.count
        for index in range { add(reduction.terms[index], times: entry.coefficient) }
      }
    }
    collect { _ in true }
  }

  private mutating func add(_ entry: Entry, times factor: Double) {
    let variable = Int(entry.index)
    let part = entry.coefficient * factor
    if totals[variable] == 0 { touched.append(entry.index) }
    weights[variable] += part
    totals[variable] += part.magnitude
  }

  /// Appends the definitions that a variable depends on to `reached`, each after the definitions
  /// that it mentions.
  ///
  /// This method uses an array instead of recursion, because a long chain of definitions could
  /// overflow the stack.
  private mutating func reach(_ variable: Int, in reduction: Reduction) {
    enter(variable, in: reduction)
    while let (definition, next) = path.last {
      if next < reduction.definitions[Int(definition)].terms.upperBound {
        path[path.count - 1].next += 1
        enter(Int(reduction.terms[next].index), in: reduction)
      } else {
        reached.append(definition)
        path.removeLast()
      }
    }
  }

  /// Begins to visit the definition of a variable, unless it was visited before.
  private mutating func enter(_ variable: Int, in reduction: Reduction) {
    let definition = reduction.definitionOf[variable]
    if definition < 0 || isReached[variable] { return }
    isReached[variable] = true
    path.append((definition, reduction.definitions[Int(definition)].terms.lowerBound))
  }

  /// Stores the terms of the chosen variables in `terms`, and clears the sums of all variables.
  private mutating func collect(where isChosen: (Int) -> Bool) {
    for variable in touched {
      let weight = weights[Int(variable)]
      if isChosen(Int(variable)) && !weight.isNoise(in: totals[Int(variable)]) {
        terms.append(Entry(variable, weight))
      }
      weights[Int(variable)] = 0
      totals[Int(variable)] = 0
    }
    touched.removeAll(keepingCapacity: true)
    terms.sort { $0.index < $1.index }
  }

  /// Returns all definitions, each after the definitions that it mentions.
  mutating func order(of reduction: Reduction) -> ContiguousArray<Int32> {
    for variable in reduction.definedVariables { reach(Int(variable), in: reduction) }
    defer { reached.removeAll() }
    for definition in reached {
      isReached[Int(reduction.definedVariables[Int(definition)])] = false
    }
    return reached
  }
}
