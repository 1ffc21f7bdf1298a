import GalleyConstraints

/// The variables of a view along one axis: its start and its length.
struct Span {
  var start: Variable
  var length: Variable
}

extension ConstraintSystem {
  mutating func makeSpan() -> Span {
    Span(start: makeVariable(), length: makeVariable(isNonnegative: true))
  }

  /// Adds the constraint that `next` is `gap` points after the end of `span`.
  @discardableResult
  mutating func place(
    _ next: Variable, after span: Span, by gap: Double = 8, priority: Double = 1000
  ) -> ConstraintID {
    add(
      LinearConstraint(
        [Term(next), Term(span.start, times: -1), Term(span.length, times: -1)], .equal, gap,
        priority: priority))
  }

  /// Adds the constraints of a label: it is not wider than its text and, with a higher priority,
  /// not narrower.
  @discardableResult
  mutating func size(
    _ length: Variable, to content: Double, hugging: Double = 250, compression: Double = 750
  ) -> (hugging: ConstraintID, compression: ConstraintID) {
    (
      add(LinearConstraint(length, .atMost, content, priority: hugging)),
      add(LinearConstraint(length, .atLeast, content, priority: compression))
    )
  }

  /// Adds a chain of views, each 8 points after the view before, and returns them with the
  /// constraints of their lengths.
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
