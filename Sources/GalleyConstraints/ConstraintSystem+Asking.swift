extension ConstraintSystem {
  /// Whether the variable may have another value after the next `solve()`, because a constraint
  /// that affects it was edited.
  ///
  /// - Precondition: The variable has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public func isOwing(_ variable: Variable) -> Bool {
    variables.check(variable)
    let component = variables.components[variable.index]
    return component >= 0 && components[component].debt != .none
  }

  /// Whether a constraint uses the variable, or did so at the last `solve()`.
  ///
  /// - Precondition: The variable has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public func isConstrained(_ variable: Variable) -> Bool {
    variables.check(variable)
    return variables.components[variable.index] >= 0
  }

  /// Returns the value of the variable with an index, as of the last `solve()`.
  ///
  /// The value of a removed variable is meaningless.
  ///
  /// - Complexity: O(1)
  public func value(at index: Int) -> Double { variables.values[index] }
}
