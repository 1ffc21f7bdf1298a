/// A condition on variables: a sum of their multiples is equal to a constant, at most the constant,
/// or at least the constant.
///
/// A constraint with a priority of 1000 is required. Any other constraint yields to constraints of
/// higher priority; no number of weaker constraints outweighs a stronger one.
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
  /// The same variable may occur in several of them.
  public var terms: [Term]
  /// The relation between the sum and the constant.
  public var relation: Relation
  /// The constant that the sum is compared with.
  public var constant: Double
  /// The priority of the constraint: above 0, and up to 1000 for a required one.
  public var priority: Double

  /// Creates a constraint on a sum.
  ///
  /// Its numbers are not checked here: a system reports invalid ones when the constraint is added.
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
  /// Terms are left out if the magnitude of their factor is less than 1e-9, which counts as 0.
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

  /// The problem with the numbers, if there is one.
  internal var fault: ConstraintProblem.Kind? {
    // These limits are far beyond any screen, but so small that sums of products do not overflow.
    let isSound = constant.magnitude <= 1e12 && terms.allSatisfy { $0.coefficient.magnitude <= 1e9 }
    if !isSound { return .unsoundNumber }
    return priority > 0 && priority <= Self.required ? nil : .unsoundPriority
  }
}
