@testable import GalleyConstraints
import TestSupport
import Testing

@Suite("A constraint system")
struct EditingTests {
  var system = ConstraintSystem()

  @Test("A constraint system prints its constraints and values")
  mutating func printing() {
    let (start, width) = (system.makeVariable(), system.makeVariable(isNonnegative: true))
    system.add(LinearConstraint(start, .equal, 8))
    system.add(LinearConstraint(width, .atLeast, to: start, times: 2, plus: -1.5, priority: 750))
    system.add(LinearConstraint([Term(start, times: -1)], .atMost, 3, priority: 0.5))
    system.add(LinearConstraint([Term(start), Term(width, times: 2)], .atMost, 3))
    system.solve()
    #expect(
      system.description == """
        c0: v0 = 8
        c1: v1 ≥ 2 v0 - 1.5 @750
        c2: 0 ≤ v0 + 3 @0.5
        c3: v0 + 2 v1 ≤ 3 (ignored)
        v0: 8
        v1 ≥ 0: 14.5
        """)
  }

  @Test("The example in the documentation of a constraint system holds")
  mutating func example() {
    let left = system.makeVariable()
    let width = system.makeVariable(isNonnegative: true)
    let right = system.makeVariable()
    system.add(LinearConstraint(left, .equal, 8))
    system.add(
      LinearConstraint(
        [Term(right), Term(left, times: -1), Term(width, times: -1)], .equal, 0))
    system.add(LinearConstraint(width, .equal, 200, priority: 250))
    let limit = system.add(LinearConstraint(right, .atMost, 100))
    #expect(system.solve().changed == [left, width, right])
    #expect(system[width] == 92)
    system.setConstant(of: limit, to: 58)
    #expect(system.solve().changed == [width, right])
    #expect(system[width] == 50)
  }

  @Test("The same calls give the same bits, whatever was called between")
  func sameBits() {
    var systems: [ConstraintSystem] = []
    for detours in [0, 0, 5] {
      var system = ConstraintSystem()
      let (spans, sizes) = system.makeChain(7, length: 100.0 / 3, priority: 250)
      system.add(LinearConstraint(spans[6].start, .atMost, 100, priority: 500))
      system.solve()
      for round in 0..<detours {
        system.setConstant(of: sizes[round], to: 7)
        system.solve()
        system.setConstant(of: sizes[round], to: 100.0 / 3)
      }
      system.solve()
      systems.append(system)
    }
    #expect(systems[0].description == systems[1].description)
    #expect(systems[0].description == systems[2].description)
  }

  @Test("Solving visits only what is connected to an edit")
  mutating func components() {
    var texts: [ConstraintID] = []
    for _ in 0..<20 {
      let chain = system.makeChain(3, length: 40, priority: 250)
      texts.append(chain.sizes[0])
    }
    // The last length of each chain is connected to nothing, so it is a component of its own.
    #expect(system.solve().work.components == 40)
    #expect(system.solve().work == Work())
    system.setConstant(of: texts[7], to: 60)
    let solution = system.solve()
    #expect(solution.work.components == 1)
    #expect(solution.work.pivots == 0)
    #expect(solution.changed.map(\.index) == [43, 44, 46])
  }

  @Test("A constraint joins the parts of a system, and removing it splits them")
  mutating func joining() {
    let left = system.makeChain(2, length: 40, priority: 250)
    let right = system.makeChain(2, length: 50, priority: 250)
    system.solve()
    let tie = system.add(
      LinearConstraint(left.spans[1].length, .equal, to: right.spans[1].length, priority: 750))
    #expect(system.solve().work.components == 1)
    #expect(system[left.spans[1].length] == system[right.spans[1].length])
    system.remove(tie)
    #expect(system.solve().work.components == 2)
    #expect(system[[left.spans[1].length, right.spans[1].length]] == [40, 50])
  }

  @Test("Values that are not numbers are ignored and reported until they are repaired")
  mutating func badNumbers() {
    let width = system.makeVariable()
    let first = system.add(LinearConstraint(width, .equal, .nan))
    let second = system.add(LinearConstraint([Term(width, times: .infinity)], .equal, 1))
    let third = system.add(LinearConstraint(width, .equal, 7, priority: 0))
    let fourth = system.add(LinearConstraint(width, .equal, 9, priority: 250))
    #expect(
      system.solve().problems == [
        ConstraintProblem(kind: .unsoundNumber, constraints: [first]),
        ConstraintProblem(kind: .unsoundNumber, constraints: [second]),
        ConstraintProblem(kind: .unsoundPriority, constraints: [third]),
      ])
    #expect(system[width] == 9)
    #expect(system.solve().problems == [])
    system.setConstant(of: fourth, to: -.infinity)
    #expect(system.solve().problems.map(\.constraints) == [[fourth]])
    #expect(system[width] == 0)
    system.setConstant(of: fourth, to: 9)
    system.setPriority(of: third, to: 750)
    #expect(system.solve().problems == [])
    #expect(system[width] == 7)
    system.setConstant(of: first, to: 5)
    system.setPriority(of: third, to: .nan)
    #expect(system.solve().problems.map(\.kind) == [.unsoundPriority])
    #expect(system[width] == 5)
    system.remove(second)
    #expect(system.solve().changed == [])
  }

  @Test("Fitting returns the size that fits and leaves the system as it is")
  mutating func fitting() {
    let (width, height) = (
      system.makeVariable(isNonnegative: true), system.makeVariable(isNonnegative: true)
    )
    let text = system.makeSpan()
    system.add(LinearConstraint(text.start, .equal, 11))
    system.place(height, after: text, by: 11)
    system.size(text.length, to: 44)
    system.add(LinearConstraint(width, .equal, 500))
    system.solve()
    let before = system.description
    let wide = LinearConstraint(width, .equal, 320)
    let low = LinearConstraint(height, .equal, 0, priority: 50)
    #expect(system.fitting([height], adding: [low]) == Fitting(values: [66], refusedCount: 0))
    #expect(
      system.fitting([width, height], adding: [wide, low])
        == Fitting(values: [500, 66], refusedCount: 1))
    let nowhere = LinearConstraint(width, .equal, .nan)
    #expect(system.fitting([width], adding: [nowhere]).refusedCount == 1)
    #expect(system.description == before)
    #expect(!system.needsSolving)
    #expect(system.solve().changed == [])
  }

  @Test("A system with large constants and uneven coefficients is solved")
  mutating func magnitudes() {
    let (small, large) = (system.makeVariable(), system.makeVariable())
    system.add(
      LinearConstraint([Term(large, times: 0.001), Term(small, times: -1_000)], .equal, 0))
    system.add(LinearConstraint(large, .equal, 1_000_000, priority: 750))
    system.add(LinearConstraint(small, .atMost, 0.5, priority: 250))
    system.solve()
    #expect(system[[small, large]] == [1, 1_000_000])
  }

  @Test(
    "The work for an edit grows in proportion to the length of a chain", arguments: [1000.0, 250])
  func chains(priority: Double) {
    var works: [Work] = []
    for count in [100, 1_000] {
      var system = ConstraintSystem()
      let chain = system.makeChain(count, length: 44, priority: priority)
      works.append(system.solve().work)
      #expect(system[chain.spans[count - 1].start] == Double(count - 1) * 52)
      system.setConstant(of: chain.sizes[0], to: 50)
      let solution = system.solve()
      #expect(solution.changed.count == count)
      works.append(solution.work)
    }
    #expect(works[2].terms <= 11 * works[0].terms)
    #expect(works[2].pivots <= 11 * works[0].pivots)
    #expect(works[3].terms <= 11 * works[1].terms)
    #expect(works[3].pivots == 0)
  }

  @Test(
    "The work for an edit of a chain of equal heights with an end grows in proportion to its length"
  )
  func equalChain() {
    var works: [Int] = []
    for count in [100, 1_000] {
      var system = ConstraintSystem()
      let chain = system.makeChain(count, length: 44, priority: 250)
      for (left, right) in zip(chain.spans, chain.spans.dropFirst()) {
        system.add(LinearConstraint(right.length, .equal, to: left.length))
      }
      let last = chain.spans[count - 1]
      system.add(
        LinearConstraint([Term(last.start), Term(last.length)], .equal, Double(count) * 28 - 8))
      works.append(system.solve().work.terms)
      #expect(system[[chain.spans[0].length, last.length]] == [20, 20])
      #expect(system.conflicts == [])
    }
    #expect(works[1] <= 12 * works[0])
  }

  @Test("Too many steps are reported and keep the values; the next call finds the solution")
  mutating func tooManySteps() {
    let (spans, sizes) = system.makeChain(2, length: 40, priority: 250)
    let limit = system.add(LinearConstraint(spans[1].start, .atMost, 100))
    let free = system.makeVariable()
    system.add(LinearConstraint(free, .equal, 1))
    system.solve()
    system.scratch.walk.pivotsAllowed = 0
    system.setConstant(of: limit, to: 20)
    let solution = system.solve()
    #expect(solution.problems.map(\.kind) == [.tooManySteps])
    #expect(solution.problems.first?.constraints.contains(sizes[0]) == true)
    #expect(solution.changed == [])
    #expect(system[[spans[0].length, spans[1].start]] == [40, 48])

    system.scratch.walk.pivotsAllowed = nil
    system.setConstant(of: limit, to: 28)
    #expect(system.solve().problems == [])
    #expect(system[[spans[0].length, spans[1].start]] == [20, 28])
  }

  @Test("The solution stays exact through thousands of changes of the deciding constraint")
  mutating func drift() {
    let (spans, sizes) = system.makeChain(6, length: 40, priority: 250)
    let end = system.add(LinearConstraint(spans[5].start, .equal, 200))
    for spans in zip(spans, spans.dropFirst()) {
      system.add(
        LinearConstraint(spans.0.length, .equal, to: spans.1.length, times: 1.1, priority: 200))
    }
    system.solve()
    let before = spans.map { system[$0.start] }
    for round in 0..<3_000 {
      system.setConstant(of: end, to: Double(140 + round * 37 % 300))
      system.setConstant(of: sizes[round % 6], to: Double(round * 7 % 90))
      system.solve()
    }
    system.setConstant(of: end, to: 200)
    for size in sizes { system.setConstant(of: size, to: 40) }
    system.solve()
    #expect(spans.map { system[$0.start] } == before)
  }

  @Test("A system is solved where three limits meet in one point and rounding hides it")
  mutating func limitsThatMeet() {
    let first = system.makeVariable(isNonnegative: true)
    let (second, third) = (system.makeVariable(), system.makeVariable())
    let (fourth, fifth, last) = (
      system.makeVariable(), system.makeVariable(), system.makeVariable()
    )
    let constraints = [
      LinearConstraint([Term(third, times: -0.43)], .equal, -170.2929),
      LinearConstraint([Term(fifth), Term(last, times: 0.1)], .equal, 1_000, priority: 500),
      LinearConstraint(
        [Term(first), Term(second, times: 10), Term(fourth, times: 90)], .equal, 84_721),
      LinearConstraint([Term(fifth, times: 38)], .atMost, 11_118.04),
      LinearConstraint(first, .atMost, 1_000),
      LinearConstraint(
        [Term(fifth, times: 640), Term(third, times: -0.75), Term(fourth, times: -0.63)], .atMost,
        186_404.2001),
      LinearConstraint([Term(fourth, times: 83)], .atMost, 72_457.34),
      LinearConstraint(
        [Term(fifth, times: 0.1), Term(first, times: -1), Term(second, times: -1)], .equal, -1_000,
        priority: 400),
    ]
    for constraint in constraints { system.add(constraint) }
    #expect(system.solve().problems == [])
    for constraint in constraints {
      let sum = constraint.terms.reduce(-constraint.constant) {
        $0 + $1.coefficient * system[$1.variable]
      }
      #expect(constraint.relation.holds(sum, within: 1e-3), "\(constraint) in \(system)")
    }
  }

  @Test("Using a removed constraint traps, although its place is in use again")
  func staleConstraint() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var system = ConstraintSystem()
      let width = system.makeVariable()
      let old = system.add(LinearConstraint(width, .equal, 1))
      system.remove(old)
      system.solve()
      system.add(LinearConstraint(width, .equal, 2))
      system.setConstant(of: old, to: 3)
    }
    expectTrap(
      result, says: "c0 is not a constraint of this system, or has been removed",
      evenInRelease: false)
  }

  @Test("Removing a variable that a constraint needs traps")
  func neededVariable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var system = ConstraintSystem()
      let width = system.makeVariable()
      system.add(LinearConstraint(width, .equal, 1))
      system.remove(width)
    }
    expectTrap(result, says: "v0 can't be removed: c0 has it in it", evenInRelease: false)
  }
}
