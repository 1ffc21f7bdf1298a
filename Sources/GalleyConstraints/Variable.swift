/// A number that a `ConstraintSystem` finds: an edge, a width, a height.
///
/// Variables belong to the system that created them. A variable is printed as its number after a
/// `v`: `v0`, `v1`, …
public struct Variable: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the variable in its system.
  ///
  /// Numbers of removed variables are reused.
  public let index: Int

  internal init(_ index: Int) { self.index = index }

  /// Whether a variable is numbered before another.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  /// The variable's number after a `v`.
  public var description: String { "v\(index)" }
}

/// A variable with a factor.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor.
  ///
  /// A factor with a magnitude of less than 1e-9 counts as zero.
  public var coefficient: Double

  /// Creates a term from a variable and a factor, which is 1 by default.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
