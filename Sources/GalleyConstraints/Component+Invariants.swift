extension Component {
  /// Traps if a definition is computed before the definitions that it mentions, if one of the other
  /// constraints mentions a defined variable, or if a nonnegative variable is below zero in the
  /// solution.
  ///
  /// A definition is a constraint that computes one variable from other variables. The other
  /// constraints are the core.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    checkDefinitions()
    guard isSettled else { return }
    for variable in values.indices where isNonnegative[variable] {
      precondition(values[variable] >= -1e-6, "v\(members[variable]) is \(values[variable])")
    }
    #endif
  }
}

#if INTERNAL_CHECKS
extension Component {
  private func checkDefinitions() {
    precondition(
      reduction.order.count == reduction.definitions.count, "a definition is not in the order")
    var isKnown = reduction.definitionOf.map { $0 < 0 }
    for definition in reduction.order {
      for index in reduction.definitions[Int(definition)].terms {
        precondition(
          isKnown[Int(reduction.terms[index].index)], "a definition comes before what it needs")
      }
      isKnown[Int(reduction.definedVariables[Int(definition)])] = true
    }
    for form in reduction.core {
      for index in form.terms {
        precondition(
          reduction.isCore(Int(reduction.terms[index].index)), "a defined variable is in the core")
      }
    }
  }
}
#endif
