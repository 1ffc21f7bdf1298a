/// A sum of multiples of variables, plus a constant.
///
///     var sum = LinearSum(x, plus: 8)
///     sum.add(LinearSum(width), times: 0.5)     // x + 0.5 width + 8
package struct LinearSum {
  /// The multiples of variables.
  ///
  /// The same variable may occur in several terms.
  package var terms: [Term] = []
  /// The constant that is added to the terms.
  package var constant = 0.0

  /// Creates a constant sum.
  package init(_ constant: Double = 0) { self.constant = constant }

  /// Creates the sum of a variable and a constant.
  package init(_ variable: Variable, plus constant: Double = 0) {
    terms = [Term(variable)]
    self.constant = constant
  }

  /// Adds a multiple of another sum.
  package mutating func add(_ other: LinearSum, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(term.variable, times: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Adds a variable.
  package mutating func add(_ variable: Variable) { terms.append(Term(variable)) }
}

/// A range along an axis: its start and its length.
package struct LinearSpan {
  /// The position where the range starts.
  package var start: LinearSum
  /// The length of the range.
  package var length: LinearSum

  /// Creates a range.
  package init(start: LinearSum, length: LinearSum) {
    self.start = start
    self.length = length
  }

  /// Returns the position at a fraction of the length: 0 is the start, 0.5 the middle, and 1 the
  /// end.
  package func position(at fraction: Double) -> LinearSum {
    var sum = start
    if fraction > 0 { sum.add(length, times: fraction) }
    return sum
  }
}
