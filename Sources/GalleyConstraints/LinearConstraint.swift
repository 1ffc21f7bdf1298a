/// A condition on a sum of multiples of variables: the sum is equal to a constant, at most the
/// constant, or at least the constant.
///
/// A constraint with a priority of 1000 is required. Any other constraint yields to constraints of
/// higher priority: no number of weaker constraints outweighs a stronger constraint.
///
///     var system = ConstraintSystem()
///     let left = system.makeVariable()
///     let right = system.makeVariable()
///     print(LinearConstraint(right, .equal, to: left, plus: 8, priority: 750))
///     // v1 = v0 + 8 @750
public struct LinearConstraint: Hashable, Sendable {
  /// The relation between a sum and a constant.
  public enum Relation: Hashable, Sendable {
    /// The sum is at most the constant.
    case atMost
    /// The sum is the constant.
    case equal
    /// The sum is at least the constant.
    case atLeast
  }

  /// The priority of constraints that must hold.
  public static let required = 1000.0

  /// The terms that are added up.
  ///
  /// The same variable may occur in several terms.
  public var terms: [Term]
  /// The relation between the sum and the constant.
  public var relation: Relation
  /// The constant that the sum is compared with.
  public var constant: Double
  /// The priority of the constraint: above 0 and at most 1000. A constraint of priority 1000 is
  /// required.
  public var priority: Double

  /// Creates a constraint on a sum.
  ///
  /// The numbers are not checked here. A constraint system ignores a constraint with invalid
  /// numbers, and reports it.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Double = LinearConstraint.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Creates a constraint on one variable: `variable = constant`, or `≤`, or `≥`.
  public init(
    _ variable: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = LinearConstraint.required
  ) {
    self.init([Term(variable)], relation, constant, priority: priority)
  }

  /// Creates a constraint between two variables: `variable = multiplier · other + constant`, or
  /// `≤`, or `≥`.
  public init(
    _ variable: Variable, _ relation: Relation, to other: Variable, times multiplier: Double = 1,
    plus constant: Double = 0, priority: Double = LinearConstraint.required
  ) {
    self.init(
      [Term(variable), Term(other, times: -multiplier)], relation, constant, priority: priority)
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority == Self.required }
}

extension LinearConstraint {
  /// The terms with each variable once, in the order of the variables.
  ///
  /// Terms whose coefficient is almost zero are left out, because a division by the coefficient
  /// would result in huge numbers.
  internal var gatheredTerms: [Term] {
    let sorted = terms.sorted { $0.variable < $1.variable }
    var gathered: [Term] = []
    for term in sorted {
      if gathered.last?.variable == term.variable {
        gathered[gathered.count - 1].coefficient += term.coefficient
      } else {
        gathered.append(term)
      }
    }
    gathered.removeAll { $0.coefficient.magnitude < 1e-9 }
    return gathered
  }

  /// The problem with the numbers; `nil` if they are valid.
  internal var fault: ConstraintProblem.Kind? {
    // The limits are far above the numbers of any screen, and far below numbers with which sums of
    // products overflow.
    let isSound = constant.magnitude <= 1e12 && terms.allSatisfy { $0.coefficient.magnitude <= 1e9 }
    if !isSound { return .unsoundNumber }
    return priority > 0 && priority <= Self.required ? nil : .unsoundPriority
  }
}
