extension ConstraintSystem {
  /// Brings the values up to date with the constraints.
  ///
  /// Only components with an edited constraint take part: constraints that are tied together by common
  /// variables. Where only constants have changed, the search goes on from the last answer, which
  /// usually is only to be moved; otherwise the component is made anew, and begins with the constraints
  /// that decided last.
  ///
  ///     let solution = system.solve()
  ///     for conflict in solution.conflicts { print(conflict) }
  ///     for variable in solution.changed { place(variable, at: system[variable]) }
  ///
  /// Required constraints that can't all hold are no failure: of each such set the constraint that was
  /// added last is ignored, and returns when one of the set is removed or changed so that it can hold.
  ///
  /// - Returns: What has changed, and what was met for the first time.
  /// - Complexity: O(*t*) for the *t* terms of the components that only have new constants, when the
  ///   same constraints go on deciding; plus O(*t* log *t*) for components made anew and what the search
  ///   takes, which is linear in long chains, and at most quadratic in layouts that occur.
  @discardableResult
  public mutating func solve() -> Solution {
    var solution = Solution()
    scratch.work = Work()
    let conflictsBefore = startReport(&solution)
    // Splitting adds components that owe nothing.
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

  /// All conflicts that stand, as of the last `solve()`, in the order in which the broken constraints
  /// were added.
  ///
  /// - Complexity: O(*c* + *k* log *k*) for *c* components and constraints, and *k* conflicts.
  public var conflicts: [Conflict] {
    let tied = components.flatMap(\.conflicts)
    let constant = slots.lazy.filter { $0.component < 0 }.compactMap(\.ownConflict)
    return (tied + constant).sorted { $0.broken < $1.broken }
  }

  /// Whether a constraint is ignored, since it can't hold together with others that are required and
  /// were added before.
  ///
  /// - Precondition: The constraint has not been removed; traps otherwise.
  public func isBroken(_ id: ConstraintID) -> Bool {
    let slot = check(id)
    let component = slots[slot].component
    if component < 0 { return slots[slot].ownConflict != nil }
    return components[component].conflicts.contains { $0.broken == id }
  }

  private mutating func startReport(_ solution: inout Solution) -> [Conflict] {
    solution.problems = newProblems
    solution.conflicts = newConflicts
    newProblems = []
    newConflicts = []
    return owing.flatMap { components[$0].conflicts }
  }

  /// Splits a component into what still hangs together, and solves each piece from the beginning.
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

  /// The component of these members and slots, ready to be solved.
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

  /// Takes over the values of a component, and what it reports.
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
  /// The number rounded to a multiple of 2⁻²⁰, as long as such fit into it: noise from adding up in
  /// one or another order is far below, and what a screen shows far above.
  internal var withoutNoise: Double {
    // Large enough that what is behind the point has 20 bits left: the sum rounds.
    let large = 0x1.8p32
    return magnitude < 0x1p30 ? (self + large) - large : self
  }
}
