extension LinearConstraint: CustomStringConvertible {
  /// The constraint in the usual notation, such as `v3 + 2 v4 ≥ v1 - 8 @750`. Each term is on the
  /// side on which it is positive. The priority of a required constraint is left out.
  public var description: String {
    let left = terms.filter { $0.coefficient > 0 || $0.coefficient.isNaN }
    let right = terms.filter { $0.coefficient < 0 }.map {
      Term($0.variable, times: -$0.coefficient)
    }
    var text = "\(Self.text(left) ?? "0") \(relation) "
    if let sum = Self.text(right) {
      text += sum
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += constant.magnitude.shortText }
    } else {
      text += constant.shortText
    }
    return isRequired ? text : text + " @\(priority.shortText)"
  }

  private static func text(_ terms: [Term]) -> String? {
    if terms.isEmpty { return nil }
    return terms.map { term in
      term.coefficient == 1
        ? "\(term.variable)" : "\(term.coefficient.shortText) \(term.variable)"
    }.joined(separator: " + ")
  }
}

extension LinearConstraint.Relation: CustomStringConvertible {
  /// The relation's sign.
  public var description: String {
    switch self {
    case .atMost: "≤"
    case .equal: "="
    case .atLeast: "≥"
    }
  }
}

extension Double {
  /// The number as text: whole numbers without `.0`, and zero without a sign.
  internal var shortText: String {
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
