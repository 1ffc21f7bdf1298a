extension ConstraintSystem {
  /// Adds a constraint.
  ///
  /// A constraint with a number that is not finite or too large, or with an invalid priority, is
  /// stored but ignored. The next `solve()` reports it.
  ///
  /// - Precondition: The variables of the constraint have not been removed; traps otherwise.
  /// - Complexity: O(*t* log *t*) for *t* terms, plus O(*n*) for the *n* variables and constraints
  ///   of the smaller components that the constraint connects with the largest component.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    for term in constraint.terms { variables.check(term.variable) }
    let slot = freeSlots.popLast() ?? slots.count
    let id = ConstraintID(slot: slot, order: nextOrder)
    nextOrder += 1
    let new = ConstraintSlot(id: id, constraint: constraint)
    if slot == slots.count { slots.append(new) } else { slots[slot] = new }
    enter(slot)
    checkEdit(of: slot)
    return id
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The constraint has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public mutating func remove(_ id: ConstraintID) {
    let slot = check(id)
    slots[slot].isLive = false
    leave(slot)
    leavingSlots.append(slot)
    newProblems.removeAll { $0.constraints == [id] }
    checkEdit(of: slot)
  }

  /// Returns the constraint with its current constant and priority.
  ///
  /// - Precondition: The constraint has not been removed; traps otherwise.
  public func constraint(_ id: ConstraintID) -> LinearConstraint { slots[check(id)].constraint }

  /// Changes the constant of a constraint.
  ///
  /// After this edit, `solve()` has less work to do than after any other edit.
  ///
  /// - Precondition: The constraint has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public mutating func setConstant(of id: ConstraintID, to constant: Double) {
    let slot = check(id)
    if slots[slot].constraint.constant == constant { return }
    slots[slot].constraint.constant = constant
    let component = slots[slot].component
    if component < 0 || slots[slot].fault != nil || slots[slot].constraint.fault != nil {
      reenter(slot)
    } else if components[component].debt != .everything {
      components[component].rows.offsets[slots[slot].row] = -constant
      owe(.constants, component)
    }
    checkEdit(of: slot)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Precondition: The constraint has not been removed; traps otherwise.
  /// - Complexity: O(*t* log *t*) for *t* terms.
  public mutating func setPriority(of id: ConstraintID, to priority: Double) {
    let slot = check(id)
    if slots[slot].constraint.priority == priority { return }
    slots[slot].constraint.priority = priority
    reenter(slot)
    checkEdit(of: slot)
  }

  /// Returns the index of a constraint in `slots`. Traps if the constraint has been removed.
  internal func check(_ id: ConstraintID) -> Int {
    precondition(
      id.slot < slots.count && slots[id.slot].isLive && slots[id.slot].id == id,
      "\(id) is not a constraint of this system, or has been removed")
    return id.slot
  }
}

// MARK: - Work after an edit

// A component is a set of variables that constraints connect with one another, together with these
// constraints. Each component is solved on its own.

extension ConstraintSystem {
  /// Updates a constraint after an edit.
  ///
  /// If the constraint is in a component, the component will be solved from the beginning.
  /// Otherwise the constraint is added again, because its numbers may be valid now.
  private mutating func reenter(_ slot: Int) {
    if slots[slot].component >= 0 {
      // The constraint stays in the list of its component, even if the component is joined with
      // another.
      owe(.everything, slots[slot].component)
      slots[slot].fault = slots[slot].constraint.fault
      noteFault(slot)
    } else {
      enter(slot)
    }
  }

  /// Adds a constraint to the component of its variables. If the variables are in several
  /// components, these are joined.
  private mutating func enter(_ slot: Int) {
    slots[slot].fault = slots[slot].constraint.fault
    noteFault(slot)
    if slots[slot].fault != nil { return }
    for term in slots[slot].constraint.terms { variables.check(term.variable) }
    slots[slot].constraint.terms = slots[slot].constraint.gatheredTerms
    guard let component = join(slots[slot].constraint.terms.map(\.variable.index)) else {
      return noteConstant(slot)
    }
    slots[slot].component = component
    components[component].slots.append(slot)
    owe(.everything, component)
  }

  /// Removes a constraint from its component.
  private mutating func leave(_ slot: Int) {
    let component = slots[slot].component
    if component >= 0 { owe(.everything, component) }
    newConflicts.removeAll { $0.broken == slots[slot].id }
    slots[slot].component = -1
  }

  /// Updates the problems of a constraint that the next solution will report.
  private mutating func noteFault(_ slot: Int) {
    newProblems.removeAll { $0.constraints == [slots[slot].id] }
    if let fault = slots[slot].fault {
      newProblems.append(ConstraintProblem(kind: fault, constraints: [slots[slot].id]))
    }
  }

  /// Checks a constraint without variables, which does not depend on other constraints.
  private mutating func noteConstant(_ slot: Int) {
    newConflicts.removeAll { $0.broken == slots[slot].id }
    if let conflict = slots[slot].ownConflict { newConflicts.append(conflict) }
  }

  /// Records the work that the next `solve()` must do for a component.
  internal mutating func owe(_ debt: Component.Debt, _ component: Int) {
    if components[component].debt == .none { owing.append(component) }
    components[component].debt = max(components[component].debt, debt)
  }

  /// Joins the components of these variables. Returns the joined component; `nil` if there are no
  /// variables.
  private mutating func join(_ members: [Int]) -> Int? {
    var target: Int?
    for member in members {
      let component = variables.components[member]
      guard component >= 0, component != target else { continue }
      target = target.map { join($0, component) } ?? component
    }
    guard !members.isEmpty else { return nil }
    let component = target ?? makeComponent()
    for member in members where variables.components[member] < 0 {
      variables.components[member] = component
      components[component].members.append(member)
    }
    return component
  }

  /// Joins two components, the smaller into the larger.
  private mutating func join(_ left: Int, _ right: Int) -> Int {
    let isLeftLarger = components[left].members.count >= components[right].members.count
    let (large, small) = isLeftLarger ? (left, right) : (right, left)
    for member in components[small].members { variables.components[member] = large }
    carryDecisions(of: components[small])
    for slot in components[small].slots where slots[slot].isLive { slots[slot].component = large }
    components[large].members += components[small].members
    components[large].slots += components[small].slots
    components[large].conflicts += components[small].conflicts
    if components[small].debt != .none { owing.removeAll { $0 == small } }
    owe(.everything, large)
    components[small] = Component()
    freeComponents.append(small)
    return large
  }

  internal mutating func makeComponent() -> Int {
    if let component = freeComponents.popLast() { return component }
    components.append(Component())
    return components.count - 1
  }

  /// Stores in the slot of each constraint whether the constraint determines the last solution.
  ///
  /// When the component is solved from the beginning, the search starts at that solution.
  internal mutating func carryDecisions(of component: Component) {
    for (row, isDeciding) in component.decidingRows.enumerated() {
      let id = component.rows.ids[row]
      if slots[id.slot].id == id { slots[id.slot].wasDeciding = isDeciding }
    }
  }
}

extension ConstraintSlot {
  /// The conflict of a required constraint without variables that does not hold.
  var ownConflict: Conflict? {
    guard isLive, fault == nil, constraint.terms.isEmpty, constraint.isRequired else { return nil }
    let holds = constraint.relation.holds(
      -constraint.constant, within: Block.tolerance(constraint.constant))
    return holds ? nil : Conflict(constraints: [id], broken: id)
  }
}
