/// All variables and constraints of a window, and the values that satisfy them.
///
/// Required constraints hold. Other constraints are satisfied as well as possible, in the order of
/// their priorities: the sum of the deviations is as small as possible for the highest priority,
/// then for the next priority, and so on. No number of weaker constraints outweighs a stronger
/// constraint. If the constraints leave a choice, nonnegative variables, such as widths, are as near
/// to zero as possible; then both sides of inequalities are as nearly equal as possible; and then
/// all other variables are as near to zero as possible. What was created earlier matters more. So
/// the values depend only on the variables, the constraints, and the order in which they were
/// created. They never depend on earlier solutions.
///
///     var system = ConstraintSystem()
///     let left = system.makeVariable()
///     let width = system.makeVariable(isNonnegative: true)
///     let right = system.makeVariable()
///     system.add(LinearConstraint(left, .equal, 8))
///     system.add(
///       LinearConstraint(
///         [Term(right), Term(left, times: -1), Term(width, times: -1)], .equal, 0))
///     system.add(LinearConstraint(width, .equal, 200, priority: 250))
///     let limit = system.add(LinearConstraint(right, .atMost, 100))
///     system.solve().changed    // [v0, v1, v2]
///     system[width]             // 92
///     system.setConstant(of: limit, to: 58)
///     system.solve().changed    // [v1, v2]
///     system[width]             // 50
///
/// Edits take little time. The work is done by `solve()`, and only for constraints that are
/// connected to edited constraints by common variables.
///
/// Values are rounded to multiples of 2⁻²⁰, about a millionth of a point, so that they do not
/// depend on the order of additions. The search itself works on numbers that are not rounded. It
/// uses only addition, subtraction, multiplication and division, in an order that depends only on
/// the calls. So the same calls give the same bits on every processor.
public struct ConstraintSystem: Sendable {
  internal var variables = VariableTable()
  /// The constraints. The slots of removed constraints are reused.
  internal var slots: ContiguousArray<ConstraintSlot> = []
  internal var components: ContiguousArray<Component> = []
  internal var freeSlots: ContiguousArray<Int> = []
  internal var freeComponents: ContiguousArray<Int> = []
  /// The components (groups of connected variables and their constraints) that must be solved, each
  /// once, in the order in which they were edited.
  internal var owing: ContiguousArray<Int> = []
  /// The slots of removed constraints that a component still has in its list.
  internal var leavingSlots: ContiguousArray<Int> = []
  /// The order of the next constraint; see `ConstraintID.order`.
  internal var nextOrder = 0
  /// The problems that the next solution will report.
  internal var newProblems: [ConstraintProblem] = []
  /// The conflicts of constraints without variables that the next solution will report.
  internal var newConflicts: [Conflict] = []
  internal var scratch = SolverScratch()

  /// Creates a system without variables.
  public init() {}

  /// Creates a variable.
  ///
  /// The value of the variable is 0 until constraints determine another value.
  ///
  /// - Parameter isNonnegative: Whether the variable must not be below zero, such as a width. This
  ///   condition is stronger than any constraint.
  /// - Complexity: O(1)
  public mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    variables.make(isNonnegative: isNonnegative)
  }

  /// Removes a variable.
  ///
  /// - Precondition: No constraint uses the variable; traps otherwise.
  /// - Complexity: O(1) if the system is solved; otherwise O(*c*) for the *c* variables and
  ///   constraints of the variable's component.
  public mutating func remove(_ variable: Variable) {
    variables.check(variable)
    let component = variables.components[variable.index]
    if component >= 0 {
      for slot in components[component].slots where slots[slot].isLive {
        precondition(
          !slots[slot].constraint.terms.contains { $0.variable == variable },
          "\(variable) can't be removed: \(slots[slot].id) has it in it")
      }
      components[component].members.removeAll { $0 == variable.index }
    }
    variables.remove(variable)
  }

  /// The value of a variable after the last `solve()`.
  ///
  /// - Precondition: The variable has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public subscript(variable: Variable) -> Double {
    variables.check(variable)
    return variables.values[variable.index]
  }

  /// Whether `solve()` has work to do.
  public var needsSolving: Bool {
    !owing.isEmpty || !newProblems.isEmpty || !newConflicts.isEmpty
  }
}

/// A constraint, and its place in a component.
internal struct ConstraintSlot: Sendable {
  var id: ConstraintID
  /// The constraint with one term for each variable, unless one of its numbers is invalid.
  var constraint: LinearConstraint
  /// The component of the constraint; -1 for a constraint without variables, and for a constraint
  /// with invalid numbers.
  var component = -1
  /// The row of the constraint in its component. The row becomes invalid when variables or
  /// constraints of the component are added or removed. A new constant does not make the row
  /// invalid.
  var row = -1
  /// Whether the constraint has not been removed.
  var isLive = true
  /// Whether the constraint determined the last solution, in which both of its sides were equal.
  var wasDeciding = false
  /// The reason why the constraint is ignored; `nil` if its numbers are valid.
  var fault: ConstraintProblem.Kind?
}

/// The variables of a system.
internal struct VariableTable: Sendable {
  var isNonnegative: ContiguousArray<Bool> = []
  /// Whether each variable has not been removed.
  var isLive: ContiguousArray<Bool> = []
  var values: ContiguousArray<Double> = []
  /// The component of each variable; -1 for variables without constraints.
  var components: ContiguousArray<Int> = []
  /// The index of each variable among the variables of its component.
  var locals: ContiguousArray<Int> = []
  /// The indices of removed variables, which are reused.
  private var free: ContiguousArray<Int> = []

  mutating func make(isNonnegative: Bool) -> Variable {
    if let index = free.popLast() {
      self.isNonnegative[index] = isNonnegative
      isLive[index] = true
      values[index] = 0
      return Variable(index)
    }
    self.isNonnegative.append(isNonnegative)
    isLive.append(true)
    values.append(0)
    components.append(-1)
    locals.append(-1)
    return Variable(isLive.count - 1)
  }

  mutating func remove(_ variable: Variable) {
    isLive[variable.index] = false
    components[variable.index] = -1
    free.append(variable.index)
  }

  /// Traps if a variable has been removed or is not in the table.
  func check(_ variable: Variable) {
    precondition(
      variable.index < isLive.count && isLive[variable.index],
      "\(variable) is not a variable of this system, or has been removed")
  }
}
