/// The constraints of a component, with a row for each constraint. A component consists of
/// variables and constraints that are connected. The terms of all rows are in one array. The
/// variables of the component are numbered from zero.
internal struct RowTable: Sendable {
  /// The index of the first term of each row, followed by the number of all terms.
  private(set) var starts: ContiguousArray<Int> = [0]
  private(set) var terms: SparseRow = []
  private(set) var relations: ContiguousArray<LinearConstraint.Relation> = []
  private(set) var priorities: ContiguousArray<Double> = []
  /// The number that is added to the terms of each row, so that the sum is compared with zero.
  var offsets: ContiguousArray<Double> = []
  /// The constraint of each row.
  private(set) var ids: ContiguousArray<ConstraintID> = []

  var count: Int { relations.count }

  /// Appends a constraint with one term for each variable. `local` returns the number of a variable
  /// in the component.
  mutating func append(_ constraint: LinearConstraint, _ id: ConstraintID, local: (Int) -> Int) {
    for term in constraint.terms {
      terms.append(Entry(Int32(local(term.variable.index)), term.coefficient))
    }
    starts.append(terms.count)
    relations.append(constraint.relation)
    priorities.append(constraint.priority)
    offsets.append(-constraint.constant)
    ids.append(id)
  }

  /// Returns the range of a row's terms in `terms`.
  func range(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  func isRequired(_ row: Int) -> Bool { priorities[row] == LinearConstraint.required }

  /// Whether a row is a required equality. One of the variables of such a row can be computed from
  /// its other variables.
  func isRequiredEquality(_ row: Int) -> Bool {
    relations[row] == .equal && isRequired(row)
  }
}
