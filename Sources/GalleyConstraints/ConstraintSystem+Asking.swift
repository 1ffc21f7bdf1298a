extension ConstraintSystem {
  /// Whether the variable may have another value after the next `solve()`: whether a constraint was
  /// edited that is tied to it.
  ///
  /// - Precondition: The variable has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public func isOwing(_ variable: Variable) -> Bool {
    variables.check(variable)
    let component = variables.components[variable.index]
    return component >= 0 && components[component].debt != .none
  }

  /// Whether any constraint has the variable in it, or had before the last `solve()`.
  ///
  /// - Precondition: The variable has not been removed; traps otherwise.
  /// - Complexity: O(1)
  public func isConstrained(_ variable: Variable) -> Bool {
    variables.check(variable)
    return variables.components[variable.index] >= 0
  }

  /// The value of the variable with a number, as of the last `solve()`; that of a removed one means
  /// nothing.
  ///
  /// - Complexity: O(1)
  public func value(at index: Int) -> Double { variables.values[index] }
}
