extension ConstraintSystem {
  /// Traps if the system is inconsistent: if a component lacks one of its variables or constraints,
  /// if two components overlap, or if the values break a required constraint. A component consists
  /// of variables and constraints that are connected.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(owing.isEmpty, "components owe something after solving: \(owing)")
    for component in components.indices { check(component: component) }
    for slot in slots where slot.isLive && slot.component >= 0 {
      let component = components[slot.component]
      precondition(component.rows.ids[slot.row] == slot.id, "\(slot.id) is not its row")
      precondition(
        component.rows.offsets[slot.row] == -slot.constraint.constant,
        "\(slot.id) has another constant in its row")
    }
    #endif
  }

  /// Traps if a constraint that was just edited is not in the component of its variables.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkEdit(of slot: Int) {
    #if INTERNAL_CHECKS
    let edited = slots[slot]
    if edited.component >= 0 {
      precondition(
        components[edited.component].slots.contains(slot), "\(edited.id) is not in its component")
      for term in edited.constraint.terms {
        precondition(
          variables.components[term.variable.index] == edited.component,
          "\(edited.id) is in another component than \(term.variable)")
      }
    }
    precondition(Set(owing).count == owing.count, "a component owes twice: \(owing)")
    for component in owing {
      precondition(components[component].debt != .none, "component \(component) owes nothing")
    }
    #endif
  }
}

#if INTERNAL_CHECKS
extension ConstraintSystem {
  fileprivate func check(component index: Int) {
    let component = components[index]
    for (local, member) in component.members.enumerated() {
      precondition(
        variables.components[member] == index && variables.locals[member] == local,
        "v\(member) is not in its component")
    }
    for (row, slot) in component.slots.enumerated() {
      precondition(
        slots[slot].component == index && slots[slot].row == row,
        "\(slots[slot].id) is not in its component")
    }
    guard component.isSettled && component.conflicts.isEmpty else { return }
    for slot in component.slots where slots[slot].constraint.isRequired {
      let constraint = slots[slot].constraint
      var value = -constraint.constant
      var total = constraint.constant.magnitude + 1
      for term in constraint.terms {
        value += term.coefficient * variables.values[term.variable.index]
        total += term.coefficient.magnitude * (variables.values[term.variable.index].magnitude + 1)
      }
      precondition(
        constraint.relation.holds(value, within: 1e-5 * total),
        "\(slots[slot].id) is required and does not hold: \(constraint)")
    }
  }
}
#endif
