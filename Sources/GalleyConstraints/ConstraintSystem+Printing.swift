extension ConstraintSystem: CustomStringConvertible {
  /// The constraints, one on each line, in the order in which they were added, followed by the
  /// variables and their values. Constraints that are ignored are marked.
  ///
  ///     print(system)
  ///     // c0: v0 = 8
  ///     // c1: v1 = v0 + 8 @750
  ///     // v0: 8
  ///     // v1 ≥ 0: 16
  public var description: String {
    let live = slots.filter(\.isLive).sorted { $0.id < $1.id }
    var lines = live.map { slot in
      let isIgnored = slot.fault != nil || isBroken(slot.id)
      return "\(slot.id): \(slot.constraint)" + (isIgnored ? " (ignored)" : "")
    }
    for index in variables.isLive.indices where variables.isLive[index] {
      let sign = variables.isNonnegative[index] ? " ≥ 0" : ""
      lines.append("\(Variable(index))\(sign): \(variables.values[index].shortText)")
    }
    return lines.joined(separator: "\n")
  }
}
