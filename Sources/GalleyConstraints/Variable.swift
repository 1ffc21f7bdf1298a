/// A number that a `ConstraintSystem` is asked to find: an edge, a width, a height.
///
/// Variables belong to the system that made them, and are printed as `v0`, `v1`, … in the order of
/// their making.
public struct Variable: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Which variable of its system this is. Numbers of removed variables are given out again.
  public let index: Int

  internal init(_ index: Int) { self.index = index }

  /// Whether a variable is numbered before another.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  /// The variable's number after a `v`.
  public var description: String { "v\(index)" }
}

/// A variable and what it is multiplied by.
public struct Term: Hashable, Sendable {
  /// What is multiplied.
  public var variable: Variable
  /// What it is multiplied by. Less than 1e-9 counts as nothing.
  public var coefficient: Double

  /// A variable, and what it is multiplied by: 1 if left out.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
