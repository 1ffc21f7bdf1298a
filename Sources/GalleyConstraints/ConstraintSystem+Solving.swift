extension ConstraintSystem {
  /// Solves the constraints, and updates the values.
  ///
  /// A component consists of the constraints that are connected by common variables. Only
  /// components with an edited constraint are solved. If only constants have changed, the search
  /// continues from the last solution: usually the same constraints determine the new solution.
  /// Otherwise the component is built again, and the search begins with the constraints that
  /// determined the last solution.
  ///
  ///     let solution = system.solve()
  ///     for conflict in solution.conflicts { print(conflict) }
  ///     for variable in solution.changed { place(variable, at: system[variable]) }
  ///
  /// Required constraints that can't all hold are not an error: the constraint of such a set that
  /// was added last is ignored. The ignored constraint is used again as soon as a removed or
  /// changed constraint allows it to hold.
  ///
  /// - Returns: The changes, and the problems that occurred for the first time.
  /// - Complexity: O(*t*) for the *t* terms of the components that only have new constants, if the
  ///   same constraints still determine the solution; plus O(*t* log *t*) for components that are
  ///   built again, and the cost of the search, which is linear in long chains, and at most
  ///   quadratic in real layouts.
  @discardableResult
  public mutating func solve() -> Solution {
    var solution = Solution()
    scratch.work = Work()
    let conflictsBefore = startReport(&solution)
    // The loop may divide components, but the new components need no work.
    for component in owing.sorted() {
      if components[component].debt == .everything {
        remake(component, before: conflictsBefore, &solution)
      } else {
        let before = components[component].conflicts
        components[component].settleConstants(&scratch)
        collect(component, conflictsBefore: before, &solution)
      }
    }
    owing.removeAll()
    freeSlots += leavingSlots
    leavingSlots.removeAll()
    solution.changed.sort()
    solution.conflicts.sort { $0.broken < $1.broken }
    solution.work = scratch.work
    checkInvariants()
    return solution
  }

  /// All current conflicts, as of the last `solve()`, in the order in which the broken constraints
  /// were added.
  ///
  /// - Complexity: O(*c* + *k* log *k*) for *c* components and constraints, and *k* conflicts.
  public var conflicts: [Conflict] {
    let tied = components.flatMap(\.conflicts)
    let constant = slots.lazy.filter { $0.component < 0 }.compactMap(\.ownConflict)
    return (tied + constant).sorted { $0.broken < $1.broken }
  }

  /// Whether a constraint is ignored because it can't hold together with required constraints that
  /// were added before it.
  ///
  /// - Precondition: The constraint has not been removed; traps otherwise.
  public func isBroken(_ id: ConstraintID) -> Bool {
    let slot = check(id)
    let component = slots[slot].component
    if component < 0 { return slots[slot].ownConflict != nil }
    return components[component].conflicts.contains { $0.broken == id }
  }

  /// Moves the recorded problems and conflicts to a solution. Returns the former conflicts of the
  /// components that will be solved, which are not reported again.
  private mutating func startReport(_ solution: inout Solution) -> [Conflict] {
    solution.problems = newProblems
    solution.conflicts = newConflicts
    newProblems = []
    newConflicts = []
    return owing.flatMap { components[$0].conflicts }
  }

  /// Divides a component into its connected parts, and solves each part from the beginning.
  private mutating func remake(
    _ component: Int, before: [Conflict], _ solution: inout Solution
  ) {
    carryDecisions(of: components[component])
    for (index, piece) in pieces(of: component, &solution).enumerated() {
      let place = index == 0 ? component : makeComponent()
      components[place] = make(piece, at: place)
      let wasDeciding = ContiguousArray(piece.slots.map { slots[$0].wasDeciding })
      components[place].settle(wasDeciding: wasDeciding, &scratch)
      collect(place, conflictsBefore: before, &solution)
    }
    if components[component].debt != .none {
      components[component] = Component()
      freeComponents.append(component)
    }
  }

  /// Returns the component of a part with its rows, ready to be solved.
  private mutating func make(_ piece: Component, at place: Int) -> Component {
    var made = piece
    for (local, member) in piece.members.enumerated() {
      variables.components[member] = place
      variables.locals[member] = local
      made.isNonnegative.append(variables.isNonnegative[member])
    }
    for (row, slot) in piece.slots.enumerated() {
      slots[slot].component = place
      slots[slot].row = row
      made.rows.append(slots[slot].constraint, slots[slot].id) { variables.locals[$0] }
    }
    return made
  }

  /// Stores the values of a solved component in the system, and its changes and problems in a
  /// solution.
  private mutating func collect(
    _ component: Int, conflictsBefore: [Conflict], _ solution: inout Solution
  ) {
    let solved = components[component]
    solution.conflicts += solved.conflicts.filter { !conflictsBefore.contains($0) }
    guard solved.isSettled else {
      let ids = Array(solved.rows.ids)
      solution.problems.append(ConstraintProblem(kind: .tooManySteps, constraints: ids))
      return
    }
    for (local, member) in solved.members.enumerated() {
      let value = solved.values[local].withoutNoise
      if variables.values[member] != value { solution.changed.append(Variable(member)) }
      variables.values[member] = value
    }
  }
}

extension Double {
  /// The number rounded to a multiple of 2⁻²⁰; a very large number is not rounded. Rounding errors
  /// that depend on the order of additions are far smaller than 2⁻²⁰, and differences that are
  /// visible on a screen are far larger.
  internal var withoutNoise: Double {
    // The last bit of a number of this size is 2⁻²⁰, so adding and subtracting `large` rounds the
    // number.
    let large = 0x1.8p32
    return magnitude < 0x1p30 ? (self + large) - large : self
  }
}
