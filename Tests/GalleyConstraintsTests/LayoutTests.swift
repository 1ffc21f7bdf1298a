import GalleyConstraints
import Testing

@Suite("Constraints between views")
struct LayoutTests {
  var system = ConstraintSystem()

  @Test("Constraints put two views of equal width side by side")
  mutating func sideBySide() {
    let (left, right) = (system.makeSpan(), system.makeSpan())
    let width = system.makeVariable(isNonnegative: true)
    let available = system.add(LinearConstraint(width, .equal, 320))
    system.add(LinearConstraint(left.start, .equal, 16))
    system.place(right.start, after: left)
    system.place(width, after: right, by: 16)
    system.add(LinearConstraint(left.length, .equal, to: right.length))
    #expect(
      system.solve().changed == [left.start, left.length, right.start, right.length, width])
    #expect(system[[left.start, left.length, right.start, right.length]] == [16, 140, 164, 140])
    #expect(system.ambiguousVariables == [])

    system.setConstant(of: available, to: 240)
    #expect(system.solve().changed == [left.length, right.start, right.length, width])
    #expect(system[[left.length, right.start, right.length]] == [100, 124, 100])
  }

  @Test("The label with the lower content hugging priority is stretched")
  mutating func hugging() {
    let (title, detail) = (system.makeSpan(), system.makeSpan())
    system.add(LinearConstraint(title.start, .equal, 0))
    system.place(detail.start, after: title)
    system.add(LinearConstraint([Term(detail.start), Term(detail.length)], .equal, 300))
    system.size(title.length, to: 50, hugging: 251)
    let text = system.size(detail.length, to: 60)
    system.solve()
    #expect(system[[title.length, detail.length]] == [50, 242])

    system.setPriority(of: text.hugging, to: 252)
    system.solve()
    #expect(system[[title.length, detail.length]] == [232, 60])
  }

  @Test(
    "The label with the lower compression resistance shrinks, the other one only when nothing is left of it"
  )
  mutating func compression() {
    let (title, detail) = (system.makeSpan(), system.makeSpan())
    system.add(LinearConstraint(title.start, .equal, 0))
    system.place(detail.start, after: title, by: 0)
    let end = system.add(LinearConstraint([Term(detail.start), Term(detail.length)], .equal, 150))
    system.size(title.length, to: 100, compression: 751)
    system.size(detail.length, to: 100)
    system.solve()
    #expect(system[[title.length, detail.length]] == [100, 50])
    system.setConstant(of: end, to: 70)
    system.solve()
    #expect(system[[title.length, detail.length]] == [70, 0])
  }

  @Test("Many weak constraints never outweigh a strong one, nor do fractions of a priority")
  mutating func priorities() {
    let width = system.makeVariable()
    system.add(LinearConstraint(width, .equal, 10, priority: 500.5))
    for _ in 0..<50 { system.add(LinearConstraint(width, .equal, 1_000, priority: 500)) }
    system.solve()
    #expect(system[width] == 10)
  }

  @Test("Unsatisfied constraints of one priority have the least total error")
  mutating func oneLevel() {
    let width = system.makeVariable()
    for constant in [10.0, 20, 90] {
      system.add(LinearConstraint(width, .equal, constant, priority: 500))
    }
    system.solve()
    #expect(system[width] == 20)
    #expect(!system.isAmbiguous(width))
  }

  @Test("Inequalities limit a width")
  mutating func inequalities() {
    let width = system.makeVariable(isNonnegative: true)
    system.add(LinearConstraint(width, .atLeast, 44))
    system.add(LinearConstraint(width, .atMost, 100))
    let wish = system.add(LinearConstraint(width, .equal, 70, priority: 750))
    for (constant, answer) in [(70.0, 70.0), (20, 44), (400, 100), (100, 100)] {
      system.setConstant(of: wish, to: constant)
      system.solve()
      #expect(system[width] == answer, "where \(constant) is wished for")
    }
  }

  @Test("A constraint keeps an aspect ratio")
  mutating func aspectRatio() {
    let (width, height) = (
      system.makeVariable(isNonnegative: true), system.makeVariable(isNonnegative: true)
    )
    system.add(LinearConstraint(width, .equal, to: height, times: 16.0 / 9))
    system.add(LinearConstraint(width, .atMost, 320))
    system.add(LinearConstraint(height, .atMost, 90))
    system.add(LinearConstraint(width, .equal, 10_000, priority: 100))
    system.solve()
    #expect(system[[width, height]] == [160, 90])
  }

  @Test("Sizes never fall below zero")
  mutating func nonnegative() {
    let span = system.makeSpan()
    system.add(LinearConstraint(span.start, .equal, 100))
    let end = system.makeVariable()
    system.place(end, after: span, by: 0)
    system.add(LinearConstraint(end, .equal, 60, priority: 999))
    system.solve()
    #expect(system[[span.length, end]] == [0, 100])
  }

  @Test("A size that other constraints define does not fall below zero")
  mutating func definedNonnegative() {
    let (outer, inner) = (
      system.makeVariable(isNonnegative: true), system.makeVariable(isNonnegative: true)
    )
    let free = system.makeVariable()
    system.add(LinearConstraint([Term(inner), Term(outer, times: -1)], .equal, -16))
    system.add(LinearConstraint(outer, .equal, to: free))
    let wish = system.add(LinearConstraint(free, .equal, 10, priority: 500))
    system.solve()
    #expect(system[[outer, inner]] == [16, 0])
    system.setConstant(of: wish, to: 30)
    system.solve()
    #expect(system[[outer, inner]] == [30, 14])
    system.setConstant(of: wish, to: 1)
    system.solve()
    #expect(system[[outer, inner]] == [16, 0])
  }

  @Test("Removed constraints have no effect")
  mutating func removal() {
    let width = system.makeVariable(isNonnegative: true)
    let strong = system.add(LinearConstraint(width, .equal, 10, priority: 750))
    let weak = system.add(LinearConstraint(width, .equal, 20, priority: 250))
    system.solve()
    #expect(system[width] == 10)
    system.remove(strong)
    #expect(system.solve().changed == [width])
    #expect(system[width] == 20)
    system.remove(weak)
    #expect(system.solve().changed == [width])
    #expect(system[width] == 0)
    system.remove(width)
    #expect(system.solve().changed == [])
  }

  @Test("Centering and dividing give exact values")
  mutating func noise() {
    let (third, sum) = (system.makeVariable(), system.makeVariable())
    system.add(LinearConstraint([Term(third, times: 3)], .equal, 100))
    system.add(LinearConstraint([Term(sum), Term(third, times: -3)], .equal, 0.1 + 0.2))
    let exact = system.makeVariable()
    system.add(LinearConstraint(exact, .equal, 100.3))
    system.solve()
    #expect(system[sum] == system[exact])
    #expect((system[sum] - 100.3).magnitude <= 0x1p-21)
    #expect((system[third] - 100.0 / 3).magnitude <= 0x1p-21)
  }
}
