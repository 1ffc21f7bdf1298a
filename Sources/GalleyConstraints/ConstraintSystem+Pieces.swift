extension ConstraintSystem {
  /// Returns the connected parts of a component, each with its variables and the slots of its
  /// constraints in order.
  ///
  /// A component is a set of variables that constraints connect with one another, together with
  /// these constraints. If constraints were removed, the rest of a component may have several
  /// parts. A slot is an index in `slots`, where the system stores its constraints.
  ///
  /// Variables without constraints are removed from the component, and become zero.
  internal mutating func pieces(
    of component: Int, _ solution: inout Solution
  ) -> ContiguousArray<Component> {
    let live = components[component].slots.filter { isIn(component, $0) }
    let members = ContiguousArray(components[component].members.sorted())
    for (local, member) in members.enumerated() { variables.locals[member] = local }
    var groups = Groups(count: members.count)
    for slot in live {
      let terms = slots[slot].constraint.terms
      for term in terms.dropFirst() {
        groups.tie(
          variables.locals[terms[0].variable.index], variables.locals[term.variable.index])
      }
    }
    return pieces(members, live.sorted { slots[$0].id < slots[$1].id }, &groups, &solution)
  }

  /// Returns whether a slot in a component's list contains a constraint that belongs to the
  /// component. Removes the constraint from the component if its numbers are invalid.
  private mutating func isIn(_ component: Int, _ slot: Int) -> Bool {
    // The constraint of the slot may have been removed, or moved to another component.
    guard slots[slot].isLive && slots[slot].component == component else { return false }
    if slots[slot].fault == nil { return true }
    slots[slot].component = -1
    return false
  }

  /// Returns a component for each group that has constraints.
  private mutating func pieces(
    _ members: ContiguousArray<Int>, _ live: [Int], _ groups: inout Groups,
    _ solution: inout Solution
  ) -> ContiguousArray<Component> {
    var pieces: ContiguousArray<Component> = []
    var pieceOf = ContiguousArray(repeating: -1, count: members.count)
    for slot in live {
      let variable = slots[slot].constraint.terms[0].variable.index
      let first = groups.first(of: variables.locals[variable])
      if pieceOf[first] < 0 {
        pieceOf[first] = pieces.count
        pieces.append(Component())
      }
      pieces[pieceOf[first]].slots.append(slot)
    }
    for (local, member) in members.enumerated() {
      let piece = pieceOf[groups.first(of: local)]
      if piece >= 0 {
        pieces[piece].members.append(member)
      } else {
        letGo(member, &solution)
      }
    }
    return pieces
  }

  /// Removes a variable without constraints from its component, and sets it to zero.
  private mutating func letGo(_ member: Int, _ solution: inout Solution) {
    variables.components[member] = -1
    if variables.values[member] != 0 { solution.changed.append(Variable(member)) }
    variables.values[member] = 0
  }
}
