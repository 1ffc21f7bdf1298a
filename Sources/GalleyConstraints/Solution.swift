/// A constraint that was added to a `ConstraintSystem`.
///
/// It stays valid until the constraint is removed. Using it after that traps, even where its place
/// has been given to another.
public struct ConstraintID: Hashable, Comparable, Sendable, CustomStringConvertible {
  internal let slot: Int
  /// How many constraints the system had been given before. Never used again.
  internal let order: Int

  /// Whether a constraint was added before another.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.order < right.order
  }

  /// The constraint's number after a `c`, in the order of their adding.
  public var description: String { "c\(order)" }
}

/// Required constraints that can't all hold, and the one among them that is ignored so that the
/// others do.
public struct Conflict: Hashable, Sendable, CustomStringConvertible {
  /// Constraints that can't all hold, in the order of their adding. Without any one of them the rest
  /// can, unless there are more than 33. That some variables may not be negative is taken for granted,
  /// so this may be one constraint only.
  public var constraints: [ConstraintID]
  /// The one that is ignored: the last that was added.
  public var broken: ConstraintID

  /// The constraints, and the one that is ignored.
  public var description: String {
    "\(constraints.map(\.description).joined(separator: ", ")) can't all hold: \(broken) is ignored"
  }
}

/// What a `ConstraintSystem` could not do as it was asked.
public struct ConstraintProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A coefficient or the constant is no number, infinite, or absurdly large: above 1e9 for a
    /// coefficient, above 1e12 for a constant. The constraint is ignored until it is changed.
    case unsoundNumber
    /// The priority is not above 0 and at most 1000. The constraint is ignored until it is changed.
    case unsoundPriority
    /// The answer was not found in the steps that are allowed for so many constraints. The variables
    /// keep the values they had.
    case tooManySteps
  }

  /// What is wrong.
  public var kind: Kind
  /// The constraints that it is wrong with, in the order of their adding.
  public var constraints: [ConstraintID]

  /// The problem in words.
  public var description: String {
    let names = constraints.map(\.description).joined(separator: ", ")
    switch kind {
    case .unsoundNumber: return "\(names): a number is not finite, or too large; it is ignored"
    case .unsoundPriority: return "\(names): the priority is not in 0...1000; it is ignored"
    case .tooManySteps: return "\(names): not solved in the steps allowed; the values stay"
    }
  }
}

/// What `ConstraintSystem.solve()` has done.
public struct Solution: Equatable, Sendable {
  /// The variables with another value than before, in their order.
  public var changed: [Variable] = []
  /// The conflicts that were not there before.
  public var conflicts: [Conflict] = []
  /// What was met for the first time: see `ConstraintProblem.Kind`.
  public var problems: [ConstraintProblem] = []
  /// How much there was to do.
  public var work = Work()
}

/// How much work it was to solve constraints, in numbers that are the same on every machine.
public struct Work: Equatable, Sendable {
  /// How many groups of constraints were looked at, of those that share no variable.
  public var components = 0
  /// How many constraints took the place of another among those that decide.
  public var pivots = 0
  /// How many terms of constraints were read or written.
  public var terms = 0
}
