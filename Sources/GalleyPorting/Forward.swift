/// The parts of a function that forwards its arguments to another function with the same labels.
struct Forward {
  /// The parameters, effects and result: `(_ p0: UIView, at p1: Int) throws -> Bool`.
  let signature: String
  /// The arguments of the call: `p0, at: p1`.
  let arguments: String
  /// The keywords before the call: `try await `, one of the two, or none.
  let effects: String

  init(_ member: MemberFacts) {
    let parameters = member.parameters.enumerated().map { number, parameter in
      var type = parameter.type
      if parameter.isInout { type = "inout " + type }
      if !parameter.attributes.isEmpty { type = parameter.attributes + " " + type }
      if parameter.isVariadic { type += "..." }
      let standard = parameter.standard.isEmpty ? "" : " " + parameter.standard
      return "\(parameter.label.isEmpty ? "_" : parameter.label) p\(number): \(type)\(standard)"
    }
    signature =
      member.generics + "(\(parameters.joined(separator: ", ")))"
      + (member.isAsync ? " async" : "") + (member.throwing.isEmpty ? "" : " " + member.throwing)
      + (member.type.isEmpty ? "" : " -> \(member.type)")
      + (member.condition.isEmpty ? "" : " " + member.condition)
    arguments = member.parameters.enumerated().map { number, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "")
        + "p\(number)"
    }.joined(separator: ", ")
    effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
  }
}
