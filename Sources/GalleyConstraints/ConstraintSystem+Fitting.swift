/// What variables would be with a few more constraints.
public struct Fitting: Equatable, Sendable {
  /// The values that were asked for, in that order.
  public var values: [Double]
  /// How many of the additional constraints could not be satisfied together with those that are
  /// required, or were ignored because of their numbers.
  public var refusedCount: Int
}

extension ConstraintSystem {
  /// The values that variables would have if some more constraints were added for the moment.
  ///
  /// For the size that fits: how high is a cell that is 320 wide? The system stays as it is, and so do
  /// its values; constraints that it was given since the last `solve()` count.
  ///
  ///     let width = LinearConstraint(cell.width, .equal, 320)
  ///     system.fitting([cell.height], adding: [width]).values   // [66]
  ///
  /// The temporary constraints come after all others, so of those that are required and can't hold
  /// they are the ones that are ignored.
  ///
  /// - Precondition: No variable has been removed; traps otherwise.
  /// - Complexity: As solving anew the components of the variables that are named.
  public func fitting(
    _ asked: [Variable], adding temporary: [LinearConstraint]
  ) -> Fitting {
    let added = temporary.filter { $0.fault == nil }
    for variable in asked { variables.check(variable) }
    for term in added.flatMap(\.terms) { variables.check(term.variable) }

    var trial = component(around: asked + added.flatMap(\.terms).map(\.variable))
    let members = trial.members
    func local(_ variable: Int) -> Int { members.place(of: variable) }
    let deciding = decidingConstraints(among: trial.members)
    var wasDeciding: ContiguousArray<Bool> = []
    for slot in trial.slots {
      trial.rows.append(slots[slot].constraint, slots[slot].id, local: local)
      wasDeciding.append(deciding.contains(slots[slot].id))
    }
    for (index, constraint) in added.enumerated() {
      var gathered = constraint
      gathered.terms = constraint.gatheredTerms
      trial.rows.append(gathered, ConstraintID(slot: -1, order: nextOrder + index), local: local)
      wasDeciding.append(false)
    }
    var scratch = SolverScratch()
    trial.settle(wasDeciding: wasDeciding, &scratch)
    let broken = trial.conflicts.count { $0.broken.slot < 0 }
    return Fitting(
      values: asked.map { trial.values[local($0.index)].withoutNoise },
      refusedCount: broken + temporary.count - added.count)
  }

  /// The constraints around some variables that were at zero in the last solution.
  private func decidingConstraints(among members: ContiguousArray<Int>) -> Set<ConstraintID> {
    var deciding: Set<ConstraintID> = []
    for component in Set(members.map { variables.components[$0] }) where component >= 0 {
      for (row, isDeciding) in components[component].decidingRows.enumerated() where isDeciding {
        deciding.insert(components[component].rows.ids[row])
      }
    }
    return deciding
  }

  /// Everything that is tied to some variables, as one component, with its rows still to be added.
  internal func component(around named: [Variable]) -> Component {
    var joined = Component()
    var seen: Set<Int> = []
    for variable in named {
      let component = variables.components[variable.index]
      if component < 0 {
        joined.members.append(variable.index)
      } else if seen.insert(component).inserted {
        joined.members += components[component].members
        joined.slots += components[component].slots.filter { slot in
          slots[slot].isLive && slots[slot].component == component && slots[slot].fault == nil
        }
      }
    }
    joined.members = ContiguousArray(Set(joined.members)).sortedInPlace()
    joined.slots.sort { slots[$0].id < slots[$1].id }
    joined.isNonnegative = ContiguousArray(joined.members.map { variables.isNonnegative[$0] })
    return joined
  }
}

extension ContiguousArray<Int> {
  /// Where a number is in rising numbers.
  fileprivate func place(of number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func sortedInPlace() -> Self {
    var sorted = self
    sorted.sort()
    return sorted
  }
}
