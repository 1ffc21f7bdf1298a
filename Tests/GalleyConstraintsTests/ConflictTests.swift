@testable import GalleyConstraints
import TestSupport
import Testing

@Suite("Constraints that can't all hold")
struct ConflictTests {
  var system = ConstraintSystem()

  @Test("Constraints in conflict are named, and the last of them is ignored")
  mutating func named() {
    let span = system.makeSpan()
    let unrelated = system.add(LinearConstraint(span.start, .equal, 5))
    let first = system.add(LinearConstraint(span.length, .equal, 100))
    let last = system.add(LinearConstraint(span.length, .atLeast, 200))
    let conflict = Conflict(constraints: [first, last], broken: last)
    #expect(system.solve().conflicts == [conflict])
    #expect(system[[span.start, span.length]] == [5, 100])
    #expect(system.conflicts == [conflict])
    #expect(system.isBroken(last) && !system.isBroken(first) && !system.isBroken(unrelated))
    #expect(conflict.description == "c1, c2 can't all hold: c2 is ignored")
  }

  @Test("A conflict is reported once, and its constraints hold again when one of them is removed")
  mutating func comesBack() {
    let width = system.makeVariable()
    let first = system.add(LinearConstraint(width, .equal, 100))
    system.add(LinearConstraint(width, .equal, 200))
    #expect(system.solve().conflicts.count == 1)
    system.setConstant(of: first, to: 150)
    #expect(system.solve().conflicts == [])
    #expect(system.conflicts.count == 1)
    #expect(system[width] == 150)
    system.remove(first)
    system.solve()
    #expect(system.conflicts == [])
    #expect(system[width] == 200)
  }

  @Test("Constraints in conflict hold again when a constant changes so that they can")
  mutating func constantLetsThem() {
    let width = system.makeVariable()
    let limit = system.add(LinearConstraint(width, .atMost, 100))
    system.add(LinearConstraint(width, .equal, 200))
    system.solve()
    #expect(system.conflicts.count == 1)
    system.setConstant(of: limit, to: 300)
    system.solve()
    #expect(system.conflicts == [])
    #expect(system[width] == 200)
    system.setConstant(of: limit, to: 120)
    #expect(system.solve().conflicts.count == 1)
    #expect(system[width] == 120)
  }

  @Test("A conflict is found through chains, without constraints that are not part of it")
  mutating func chain() {
    let (spans, sizes) = system.makeChain(5, length: 40, priority: 1000)
    let end = system.add(
      LinearConstraint([Term(spans[2].start), Term(spans[2].length)], .atMost, 100))
    let conflicts = system.solve().conflicts
    #expect(conflicts.count == 1)
    // These constrain three starts, three lengths and the end, and not the last two views.
    #expect(conflicts.first?.constraints.count == 7)
    #expect(conflicts.first?.constraints.contains(sizes[2]) == true)
    #expect(conflicts.first?.constraints.contains(sizes[3]) == false)
    #expect(conflicts.first?.broken == end)
    #expect(system[spans[4].start] == 192)
  }

  @Test("A single constraint can be a conflict: a width can't be negative, and five is not six")
  mutating func alone() {
    let width = system.makeVariable(isNonnegative: true)
    let negative = system.add(LinearConstraint(width, .equal, -5))
    let absurd = system.add(LinearConstraint([Term(width), Term(width, times: -1)], .equal, 1))
    #expect(
      system.solve().conflicts == [
        Conflict(constraints: [negative], broken: negative),
        Conflict(constraints: [absurd], broken: absurd),
      ])
    #expect(system.conflicts.count == 2)
    system.setConstant(of: absurd, to: 0)
    system.setConstant(of: negative, to: 5)
    system.solve()
    #expect(system.conflicts == [])
    #expect(system[width] == 5)
  }

  @Test("A required constraint that only repeats others is no conflict")
  mutating func redundant() {
    let (spans, _) = system.makeChain(3, length: 40, priority: 1000)
    system.add(LinearConstraint(spans[2].start, .equal, 96))
    system.add(LinearConstraint([Term(spans[2].start, times: 2)], .equal, 192))
    #expect(system.solve().conflicts == [])
    #expect(system[spans[2].start] == 96)
  }
}

@Suite("Ambiguity")
struct AmbiguityTests {
  var system = ConstraintSystem()

  @Test("An ambiguous variable is known, and gets the value nearest to zero")
  mutating func open() {
    let (spans, sizes) = system.makeChain(2, length: 40, priority: 250)
    system.solve()
    #expect(system.ambiguousVariables == [])
    system.remove(sizes[0])
    system.solve()
    #expect(system.ambiguousVariables == [spans[0].length, spans[1].start])
    #expect(system[[spans[0].length, spans[1].start, spans[1].length]] == [0, 8, 40])
  }

  @Test("Competing equal priorities are ambiguous, and a sum is not ambiguous when its parts are")
  mutating func competing() {
    let (left, right, sum) = (
      system.makeVariable(isNonnegative: true), system.makeVariable(isNonnegative: true),
      system.makeVariable()
    )
    system.add(
      LinearConstraint([Term(sum), Term(left, times: -1), Term(right, times: -1)], .equal, 0))
    system.add(LinearConstraint(sum, .equal, 200))
    system.add(LinearConstraint(left, .equal, 50, priority: 250))
    system.add(LinearConstraint(right, .equal, 60, priority: 250))
    system.solve()
    #expect(system.ambiguousVariables == [left, right])
    // The variable that was created first has the smaller value.
    #expect(system[[left, right, sum]] == [50, 150, 200])
  }

  @Test("An ambiguous size is zero, and the position follows from the end, whatever its priority")
  mutating func sizesFirst() {
    let start = system.makeVariable()
    let width = system.makeVariable(isNonnegative: true)
    system.add(LinearConstraint([Term(start), Term(width)], .equal, 290, priority: 750))
    system.solve()
    #expect(system[[start, width]] == [290, 0])
    #expect(system.ambiguousVariables == [start, width])
    system.add(LinearConstraint(start, .atMost, 250, priority: 700))
    system.solve()
    #expect(system[[start, width]] == [250, 40])
  }

  @Test("Of inequalities that leave a choice, the first is an equality")
  mutating func tightInequalities() {
    let start = system.makeVariable()
    let end = system.add(LinearConstraint([Term(start, times: 2)], .atMost, 480))
    system.solve()
    #expect(system[start] == 240)
    system.add(LinearConstraint(start, .atLeast, 30))
    system.solve()
    #expect(system[start] == 240)
    #expect(system.ambiguousVariables == [start])
    system.remove(end)
    system.add(LinearConstraint(start, .atMost, 200, priority: 250))
    system.solve()
    #expect(system[start] == 30)
    #expect(system.ambiguousVariables == [start])
  }

  @Test("A variable without constraints is ambiguous")
  mutating func alone() {
    let variable = system.makeVariable()
    #expect(system.isAmbiguous(variable))
    #expect(system[variable] == 0)
  }

  @Test("A variable with only an inequality is ambiguous")
  mutating func oneSide() {
    let width = system.makeVariable(isNonnegative: true)
    let limit = system.add(LinearConstraint(width, .atLeast, 20))
    system.solve()
    #expect(system.isAmbiguous(width))
    #expect(system[width] == 20)
    system.remove(limit)
    system.add(LinearConstraint(width, .atMost, 0))
    system.solve()
    #expect(!system.isAmbiguous(width))
  }
}
