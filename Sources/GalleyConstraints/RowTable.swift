/// The constraints of one component, with its variables counted from zero: one row for each
/// constraint, all terms in one array.
internal struct RowTable: Sendable {
  private(set) var starts: ContiguousArray<Int> = [0]
  private(set) var terms: SparseRow = []
  private(set) var relations: ContiguousArray<LinearConstraint.Relation> = []
  private(set) var priorities: ContiguousArray<Double> = []
  /// The numbers that are added to the rows' terms, so that rows are compared with zero.
  var offsets: ContiguousArray<Double> = []
  /// The constraint of each row.
  private(set) var ids: ContiguousArray<ConstraintID> = []

  var count: Int { relations.count }

  /// Appends a constraint whose terms are gathered; `local` returns each variable's number.
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

  /// Whether a row can be a definition of one of its variables.
  func isRequiredEquality(_ row: Int) -> Bool {
    relations[row] == .equal && isRequired(row)
  }
}
