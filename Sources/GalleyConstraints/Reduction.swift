/// The constraints of a component, reduced to as few variables as possible. A component consists of
/// variables and constraints that are connected. Each constraint is a *row*: a sum of terms, and a
/// constant.
///
/// Most constraints of an app only define a variable: `y1 = y0 + h0 + 8`. Such a required equality
/// becomes the definition of one variable, which the search no longer has to find. Long definitions
/// are not substituted into one another, because a long chain of definitions would take quadratic
/// time. Only the remaining constraints are expressed in the remaining variables, the *core*
/// variables. When the values of the core variables are known, the defined variables are computed
/// one by one.
internal struct Reduction: Sendable {
  /// A sum of terms that results from substituting definitions into a row.
  ///
  /// The constant of a form is `scale` times the sum of the constants of the row and of the
  /// definitions, each with its factor.
  struct Form: Sendable {
    /// The index of the row; -1 for the condition that a variable is not negative, which has no
    /// row.
    var row: Int
    var scale: Double
    /// The range of the form in the reduction's `terms`.
    var terms: Range<Int>
    /// The range of the form in the reduction's `ingredients`.
    var ingredients: Range<Int>
  }

  /// The definitions of variables: `variable = terms + constant`.
  ///
  /// The definitions are in the order in which they were created.
  var definitions: ContiguousArray<Form> = []
  /// The variable that each definition defines.
  var definedVariables: ContiguousArray<Int32> = []
  /// The definition of each variable; -1 for core variables.
  var definitionOf: ContiguousArray<Int32>
  /// The indices of the definitions, in an order in which each definition comes after the
  /// definitions that it mentions.
  var order: ContiguousArray<Int32> = []
  /// All rows that are not definitions, expressed in core variables.
  var core: ContiguousArray<Form> = []
  /// The terms of all forms.
  var terms: SparseRow = []
  /// For all forms, the definitions that were substituted, and their factors.
  var ingredients: SparseRow = []

  /// The constant of each definition.
  var definitionConstants: ContiguousArray<Double> = []
  /// The constant of each form of the core.
  var coreConstants: ContiguousArray<Double> = []

  init(variableCount: Int) {
    definitionOf = ContiguousArray(repeating: -1, count: variableCount)
  }

  func isCore(_ variable: Int) -> Bool { definitionOf[variable] < 0 }

  /// Computes the constants of all forms from the constants of the rows.
  ///
  /// - Complexity: O(*n*) for *n* forms and ingredients.
  mutating func computeConstants(_ offsets: ContiguousArray<Double>) {
    definitionConstants.removeAll(keepingCapacity: true)
    coreConstants.removeAll(keepingCapacity: true)
    for form in definitions { definitionConstants.append(constant(of: form, offsets)) }
    for form in core { coreConstants.append(constant(of: form, offsets)) }
  }

  private func constant(of form: Form, _ offsets: ContiguousArray<Double>) -> Double {
    let offset = form.row < 0 ? 0 : offsets[form.row]
    var sum = offset
    var total = offset.magnitude
    for index in form.ingredients {
      let entry = ingredients[index]
      let part = entry.coefficient * definitionConstants[Int(entry.index)]
      sum += part
      total += part.magnitude
    }
    return sum.isNoise(in: total) ? 0 : sum * form.scale
  }

  /// Computes the values of the defined variables from the values of the core variables.
  ///
  /// - Complexity: O(*n*) for *n* terms of definitions.
  func computeDefinedVariables(_ values: inout ContiguousArray<Double>) {
    for definition in order {
      var sum = definitionConstants[Int(definition)]
      for index in definitions[Int(definition)].terms {
        sum += terms[index].coefficient * values[Int(terms[index].index)]
      }
      values[Int(definedVariables[Int(definition)])] = sum
    }
  }
}
