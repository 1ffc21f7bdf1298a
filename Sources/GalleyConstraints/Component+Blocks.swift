extension Component {
  /// Divides the core into blocks that share no variable, and solves each of them.
  ///
  /// The core consists of the constraints that remain after the reduction. The reduction turns
  /// required equalities such as `y1 = y0 + h0 + 8` into definitions of variables.
  ///
  /// For example, the constraints of a chain of views with optional heights are one component,
  /// because they are connected by common variables. But in the core of this component, the heights
  /// are independent of one another.
  ///
  /// - Parameter wasDeciding: For each row of `rows`, whether its constraint determined an earlier
  ///   solution. The search for the new solution begins with both sides of these constraints equal.
  /// - Complexity: O(*t* log *t*) for *t* terms of the core, plus the complexity of the blocks.
  mutating func makeBlocks(
    wasDeciding: ContiguousArray<Bool>, _ scratch: inout SolverScratch
  ) {
    var groups = Groups(count: members.count)
    for form in reduction.core {
      for index in form.terms.dropFirst() {
        let first = reduction.terms[form.terms.lowerBound].index
        groups.tie(Int(first), Int(reduction.terms[index].index))
      }
    }
    // The block of each group, by the lowest variable of the group. Blocks are in the order of
    // their first constraints.
    var blockOf = ContiguousArray<Int>(repeating: -1, count: members.count)
    var variables: ContiguousArray<ContiguousArray<Int>> = []
    var forms: ContiguousArray<ContiguousArray<Int>> = []
    for (index, form) in reduction.core.enumerated() where !form.terms.isEmpty {
      let first = groups.first(of: Int(reduction.terms[form.terms.lowerBound].index))
      if blockOf[first] < 0 {
        blockOf[first] = forms.count
        forms.append([])
        variables.append([])
      }
      forms[blockOf[first]].append(index)
    }
    for variable in values.indices where reduction.isCore(variable) {
      let block = blockOf[groups.first(of: variable)]
      if block >= 0 { variables[block].append(variable) }
    }

    var place = ContiguousArray<Int32>(repeating: 0, count: members.count)
    blocks.removeAll(keepingCapacity: true)
    for (variables, forms) in zip(variables, forms) {
      blocks.append(
        Block(
          variables: variables, forms: forms, of: reduction, rows: rows,
          isNonnegative: isNonnegative, wasDeciding: wasDeciding, place: &place,
          work: &scratch.work))
    }
    for index in blocks.indices { blocks[index].settle(&scratch.walk, work: &scratch.work) }
  }
}
