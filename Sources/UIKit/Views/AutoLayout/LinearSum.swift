import GalleyConstraints

/// A sum of multiples of variables, plus a constant.
internal struct LinearSum {
  var terms: [Term] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, plus constant: Double = 0) {
    terms = [Term(variable)]
    self.constant = constant
  }

  mutating func add(_ other: LinearSum, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(term.variable, times: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  mutating func add(_ variable: Variable) { terms.append(Term(variable)) }
}

/// A range along an axis: its start and its length.
internal struct LayoutSpan {
  var start: LinearSum
  var length: LinearSum

  /// Returns a position in it: at the start, 0; in the middle, 0.5; at the end, 1.
  func place(_ share: Double) -> LinearSum {
    var sum = start
    if share > 0 { sum.add(length, times: share) }
    return sum
  }
}
