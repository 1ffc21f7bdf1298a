import GalleyConstraints
import Testing

@Suite("A linear sum")
struct LinearSumTests {
  @Test("Sums are added with their constants, in multiples")
  func adding() {
    var system = ConstraintSystem()
    let (x, width) = (system.makeVariable(), system.makeVariable())
    var sum = LinearSum(x, plus: 8)
    sum.add(LinearSum(width, plus: 4), times: 0.5)
    sum.add(width)
    #expect(sum.constant == 10)
    #expect(sum.terms == [Term(x), Term(width, times: 0.5), Term(width)])
  }

  @Test("A position in a span is its start and a fraction of its length")
  func positions() {
    var system = ConstraintSystem()
    let (x, width) = (system.makeVariable(), system.makeVariable())
    let span = LinearSpan(start: LinearSum(x, plus: 2), length: LinearSum(width, plus: 6))
    #expect(span.position(at: 0).terms == [Term(x)])
    #expect(span.position(at: 0).constant == 2)
    let middle = span.position(at: 0.5)
    #expect(middle.terms == [Term(x), Term(width, times: 0.5)])
    #expect(middle.constant == 5)
    #expect(span.position(at: 1).constant == 8)
  }
}
