import GalleyConstraints

/// What a view is to constraints: where it starts, and how much it takes, along one axis.
struct Span {
  var start: Variable
  var length: Variable
}

extension ConstraintSystem {
  mutating func makeSpan() -> Span {
    Span(start: makeVariable(), length: makeVariable(isNonnegative: true))
  }

  /// `next` starts so far behind the end of `span`.
  @discardableResult
  mutating func place(
    _ next: Variable, after span: Span, by gap: Double = 8, priority: Double = 1000
  ) -> ConstraintID {
    add(
      LinearConstraint(
        [Term(next), Term(span.start, times: -1), Term(span.length, times: -1)], .equal, gap,
        priority: priority))
  }

  /// What a label asks for: to be no wider than its text, and even more, no narrower.
  @discardableResult
  mutating func size(
    _ length: Variable, to content: Double, hugging: Double = 250, compression: Double = 750
  ) -> (hugging: ConstraintID, compression: ConstraintID) {
    (
      add(LinearConstraint(length, .atMost, content, priority: hugging)),
      add(LinearConstraint(length, .atLeast, content, priority: compression))
    )
  }

  /// Adds up a chain of views, each 8 behind the one before, and returns them with what sizes them.
  mutating func makeChain(
    _ count: Int, length: Double, priority: Double
  ) -> (spans: [Span], sizes: [ConstraintID]) {
    var spans: [Span] = []
    var sizes: [ConstraintID] = []
    for _ in 0..<count {
      let span = makeSpan()
      if let last = spans.last {
        place(span.start, after: last)
      } else {
        add(LinearConstraint(span.start, .equal, 0))
      }
      sizes.append(add(LinearConstraint(span.length, .equal, length, priority: priority)))
      spans.append(span)
    }
    return (spans, sizes)
  }

  subscript(variables: [Variable]) -> [Double] { variables.map { self[$0] } }
}
