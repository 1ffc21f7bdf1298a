/// A constraint that was added to a `ConstraintSystem`.
///
/// The identifier is valid until the constraint is removed. Using it later traps, even if another
/// constraint has been added since.
public struct ConstraintID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the constraint in the slots of the system.
  internal let slot: Int
  /// The number of constraints that were added to the system before this constraint.
  ///
  /// The number is never reused.
  internal let order: Int

  /// Whether a constraint was added before another.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.order < right.order
  }

  /// The constraint's number after a `c`, counted in the order in which constraints were added.
  public var description: String { "c\(order)" }
}

/// Required constraints that can't all hold. One of them is ignored, so that the other constraints
/// hold.
public struct Conflict: Hashable, Sendable, CustomStringConvertible {
  /// The constraints that can't all hold, in the order in which they were added.
  ///
  /// If any one of them is removed, the remaining constraints can hold. For more than 33
  /// constraints, this is not guaranteed. A conflict may have a single constraint, such as a
  /// constraint that would make a nonnegative variable negative.
  public var constraints: [ConstraintID]
  /// The constraint that is ignored, which is the constraint that was added last.
  public var broken: ConstraintID

  /// The constraints, and the constraint that is ignored.
  public var description: String {
    "\(constraints.map(\.description).joined(separator: ", ")) can't all hold: \(broken) is ignored"
  }
}

/// A problem because of which a `ConstraintSystem` ignored a constraint or found no solution.
public struct ConstraintProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    /// A coefficient or the constant is infinite, not a number, or far too large: above 1e9 for a
    /// coefficient, above 1e12 for a constant.
    ///
    /// The constraint is ignored until it is changed.
    case unsoundNumber
    /// The priority is not in the valid range: above 0, and at most 1000.
    ///
    /// The constraint is ignored until it is changed.
    case unsoundPriority
    /// The solution was not found within the largest number of steps, which depends on the number
    /// of constraints.
    ///
    /// The variables keep their values.
    case tooManySteps
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The constraints that have the problem, in the order in which they were added.
  public var constraints: [ConstraintID]

  /// The problem as text.
  public var description: String {
    let names = constraints.map(\.description).joined(separator: ", ")
    switch kind {
    case .unsoundNumber: return "\(names): a number is not finite, or too large; it is ignored"
    case .unsoundPriority: return "\(names): the priority is not in 0...1000; it is ignored"
    case .tooManySteps: return "\(names): not solved in the steps allowed; the values stay"
    }
  }
}

/// The result of `ConstraintSystem.solve()`.
public struct Solution: Equatable, Sendable {
  /// The variables whose value has changed, in their order.
  public var changed: [Variable] = []
  /// The conflicts that did not exist in the previous solution.
  public var conflicts: [Conflict] = []
  /// The problems that occurred for the first time: see `ConstraintProblem.Kind`.
  public var problems: [ConstraintProblem] = []
  /// The amount of work.
  public var work = Work()
}

/// The amount of work for solving constraints, measured in numbers that are the same on every
/// machine.
public struct Work: Equatable, Sendable {
  /// The number of components that were solved. A component consists of variables and constraints
  /// that are connected, and shares no variable with other components.
  public var components = 0
  /// The number of pivots: each exchanges a constraint that determines the solution for another.
  public var pivots = 0
  /// The number of terms that were read or written.
  public var terms = 0
}
