extension Reduction {
  /// Divides constraints into definitions, each of which computes one variable from others, and the
  /// core, which has the remaining constraints. A variable without a definition is a core variable.
  ///
  /// A row is a constraint: a sum of variables with their factors, and a constant. To expand a sum
  /// is to replace the variables that have definitions, until the sum has only core variables. The
  /// ingredients of a sum are the definitions that were used for this, with their factors.
  ///
  /// Required equalities become definitions in the order in which they were added. Equalities with
  /// one variable come first, because they make other equalities shorter. The choice depends only
  /// on the constraints, and not on their constants or on earlier edits.
  ///
  /// - Parameter isLeftOut: For each row, whether it is left out because it is broken.
  init(
    _ rows: RowTable, isNonnegative: ContiguousArray<Bool>, isLeftOut: ContiguousArray<Bool>,
    expansion: inout Expansion, work: inout Work
  ) {
    self.init(variableCount: isNonnegative.count)
    var maker = DefinitionMaker(rows: rows, isNonnegative: isNonnegative)
    var remaining: ContiguousArray<Int> = []
    for isShort in [true, false] {
      for row in 0..<rows.count where !isLeftOut[row] && rows.isRequiredEquality(row) {
        if (rows.range(of: row).count == 1) != isShort { continue }
        if !maker.define(by: row, in: &self, expansion: &expansion, work: &work) {
          remaining.append(row)
        }
      }
    }
    for row in 0..<rows.count where !isLeftOut[row] && !rows.isRequiredEquality(row) {
      remaining.append(row)
    }
    remaining.sort()
    for row in remaining {
      appendCore(row, rows.terms[rows.range(of: row)], expansion: &expansion, work: &work)
    }
    order = expansion.order(of: self)
  }

  /// Adds a constraint on a sum to the core.
  ///
  /// The row is -1 for the condition that the sum must not be negative.
  mutating func appendCore(
    _ row: Int, _ sum: some Sequence<Entry>, expansion: inout Expansion, work: inout Work
  ) {
    expansion.expand(sum, in: self, work: &work)
    work.terms += expansion.terms.count
    core.append(makeForm(row, terms: expansion.terms, ingredients: expansion.ingredients))
  }

  /// Adds the terms and ingredients of a form to the reduction, and returns the form.
  fileprivate mutating func makeForm(
    _ row: Int, scale: Double = 1, terms newTerms: some Collection<Entry>,
    ingredients newIngredients: some Collection<Entry>
  ) -> Form {
    let form = Form(
      row: row, scale: scale, terms: terms.count..<terms.count + newTerms.count,
      ingredients: ingredients.count..<ingredients.count + newIngredients.count)
    terms += newTerms
    ingredients += newIngredients
    return form
  }

  /// Solves the equation of a sum for one of its variables, and adds the result as a definition:
  /// `variable = terms`.
  fileprivate mutating func define(
    _ variable: Int32, by row: Int, _ sum: SparseRow, ingredients: SparseRow
  ) {
    let scale = -1 / sum.coefficient(of: variable)
    let others = sum.compactMap { entry in
      entry.index == variable ? nil : Entry(entry.index, entry.coefficient * scale)
    }
    definitionOf[Int(variable)] = Int32(definitions.count)
    definedVariables.append(variable)
    definitions.append(makeForm(row, scale: scale, terms: others, ingredients: ingredients))
  }
}

/// Chooses the variable that an equality defines.
private struct DefinitionMaker {
  let rows: RowTable
  let isNonnegative: ContiguousArray<Bool>
  /// Whether a definition mentions a variable.
  var isMentioned: ContiguousArray<Bool>

  init(rows: RowTable, isNonnegative: ContiguousArray<Bool>) {
    self.rows = rows
    self.isNonnegative = isNonnegative
    isMentioned = ContiguousArray(repeating: false, count: isNonnegative.count)
  }

  /// Makes a row a definition. Returns `false` if the row contains no suitable core variable.
  mutating func define(
    by row: Int, in reduction: inout Reduction, expansion: inout Expansion, work: inout Work
  ) -> Bool {
    let sum = SparseRow(rows.terms[rows.range(of: row)])
    // A core variable that no definition mentions does not occur in the definitions of the row's
    // other variables. If such a variable is chosen, the row need not be expanded. A variable that
    // may be negative is preferred, because the sign of any other variable must be checked.
    let core: SparseRow = sum.filter { reduction.isCore(Int($0.index)) }
    let fresh: SparseRow = core.filter { !isMentioned[Int($0.index)] }
    let isBest = fresh.contains(where: isFree) || !core.contains(where: isFree)
    if isBest, let variable = choose(from: fresh, largest: largest(of: sum)) {
      if isShort(sum, in: reduction) {
        expansion.expandOnce(sum, in: reduction, work: &work)
        reduction.define(variable, by: row, expansion.terms, ingredients: expansion.ingredients)
      } else {
        reduction.define(variable, by: row, sum, ingredients: [])
      }
    } else {
      expansion.expand(sum, in: reduction, work: &work)
      let terms = expansion.terms
      guard let variable = choose(from: terms, largest: largest(of: terms)) else { return false }
      reduction.define(variable, by: row, terms, ingredients: expansion.ingredients)
    }
    for index in reduction.definitions[reduction.definitions.count - 1].terms {
      isMentioned[Int(reduction.terms[index].index)] = true
    }
    return true
  }

  /// Whether the variable of a term may be negative.
  private func isFree(_ entry: Entry) -> Bool { !isNonnegative[Int(entry.index)] }

  private func largest(of sum: SparseRow) -> Double {
    sum.reduce(0) { max($0, $1.coefficient.magnitude) }
  }

  /// Returns the last variable that may be negative, or the last variable if there is none.
  ///
  /// A variable whose factor is too small is not chosen, because dividing by the factor would make
  /// the other factors very large.
  private func choose(from entries: SparseRow, largest: Double) -> Int32? {
    let sound = entries.lazy.filter { $0.coefficient.magnitude >= largest * 0.01 }
    return (sound.last(where: isFree) ?? sound.last)?.index
  }

  /// Whether a sum stays short when its variables are replaced by their definitions.
  ///
  /// For example, a chain of equal widths consists of such sums. So each width is defined by the
  /// first width, and not by the previous width.
  private func isShort(_ sum: SparseRow, in reduction: Reduction) -> Bool {
    var count = 0
    for entry in sum {
      let definition = reduction.definitionOf[Int(entry.index)]
      count += definition < 0 ? 1 : reduction.definitions[Int(definition)].terms.count
    }
    return count <= 5
  }
}
