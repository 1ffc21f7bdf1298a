/// The values that variables would have with a few more constraints.
public struct Fitting: Equatable, Sendable {
  /// The values of the given variables, in their order.
  public var values: [Double]
  /// The number of additional constraints that are required but can't hold together with other
  /// required constraints, or that were ignored because of invalid numbers.
  public var refusedCount: Int
}

extension ConstraintSystem {
  /// Returns the values that variables would have if some constraints were added temporarily.
  ///
  /// Use this method to find a fitting size, such as the height of a cell that is 320 points wide.
  /// The system and its values do not change. Constraints that were added since the last `solve()`
  /// are included.
  ///
  ///     let width = LinearConstraint(cell.width, .equal, 320)
  ///     system.fitting([cell.height], adding: [width]).values   // [66]
  ///
  /// The temporary constraints count as added after all other constraints. So if required
  /// constraints can't hold together, temporary constraints are ignored first.
  ///
  /// - Precondition: No variable has been removed; traps otherwise.
  /// - Complexity: The complexity of solving the components of the given variables again. A
  ///   component consists of variables and constraints that are connected.
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

  /// Returns the constraints that determined the last solution, among the constraints in the
  /// components of some variables.
  private func decidingConstraints(among members: ContiguousArray<Int>) -> Set<ConstraintID> {
    var deciding: Set<ConstraintID> = []
    for component in Set(members.map { variables.components[$0] }) where component >= 0 {
      for (row, isDeciding) in components[component].decidingRows.enumerated() where isDeciding {
        deciding.insert(components[component].rows.ids[row])
      }
    }
    return deciding
  }

  /// Returns all variables and constraints that are connected to some variables, as one component.
  ///
  /// The caller must add the rows of the constraints.
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
  /// Returns the index of a number among ascending numbers.
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
