import TestSupport
import Testing

@testable import GalleyConstraints

@Suite("Random edits of constraints")
struct RandomConstraintTests {
  @Test("Constraints are satisfied as the judge says, after each random edit")
  func judged() {
    withSeededRandom("small systems", steps: 1_000) { random in
      let count = [1, 2, 2, 3, 3, 3, 4].randomElement(using: &random) ?? 2
      var world = World(variableCount: count, using: &random)
      for _ in 0..<Int.random(in: 0...6, using: &random) { world.add(using: &random) }
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        world.system.solve()
        world.expectAsJudged()
        for _ in 0..<[1, 1, 2].randomElement(using: &random)! { world.edit(using: &random) }
      }
      world.system.solve()
      world.expectAsJudged()
      world.expectAsFresh()
    }
  }

  @Test("A large system has the same solution after random edits as when it is created anew")
  func fresh() {
    withSeededRandom("large systems", steps: 40) { random in
      let count = Int.random(in: 5...40, using: &random)
      var world = World(variableCount: count, using: &random)
      world.limit = 3 * count
      for _ in 0..<Int.random(in: count...3 * count, using: &random) { world.add(using: &random) }
      for _ in 0..<6 {
        world.system.solve()
        for _ in 0..<Int.random(in: 1...3, using: &random) { world.edit(using: &random) }
      }
      world.system.solve()
      world.expectAsFresh()
    }
  }

  @Test("Random constraints with large constants and uneven coefficients hold where they can")
  func uneven() {
    withSeededRandom("uneven systems", steps: 300) { random in
      var world = UnevenWorld(using: &random)
      for _ in 0..<5 {
        let solution = world.system.solve()
        #expect(solution.problems == [] && solution.conflicts == [], "\(world.system)")
        #expect(world.variables.allSatisfy { world.system[$0].isFinite }, "\(world.system)")
        world.edit(using: &random)
      }
    }
  }

  @Test("Random constraints with values that are not numbers never trap")
  func badNumbers() {
    withSeededRandom("bad numbers", steps: 300) { random in
      var system = ConstraintSystem()
      let variables = (0..<3).map { _ in system.makeVariable() }
      var ids: [ConstraintID] = []
      for _ in 0..<8 {
        ids.append(system.add(badConstraint(of: variables, &random)))
        let id = ids[Int.random(in: ids.indices, using: &random)]
        system.setConstant(of: id, to: badNumber(&random))
        system.setPriority(of: id, to: badNumber(&random))
        system.solve()
        #expect(variables.allSatisfy { system[$0].isFinite }, "\(system)")
      }
    }
  }
}

private func badConstraint(
  of variables: [Variable], _ random: inout SeededRandom
) -> LinearConstraint {
  var terms: [Term] = []
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    let variable = variables[Int.random(in: variables.indices, using: &random)]
    terms.append(Term(variable, times: badNumber(&random)))
  }
  return LinearConstraint(
    terms, .atLeast, badNumber(&random), priority: badNumber(&random))
}

/// A system whose required constraints all hold at a point that is chosen first, so none of them
/// may be broken.
private struct UnevenWorld {
  var system = ConstraintSystem()
  var variables: [Variable] = []
  private var place: [Double] = []
  private var wishes: [ConstraintID] = []

  init(using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      place.append(Double(Int.random(in: 0...100_000, using: &random)) / 100)
      variables.append(system.makeVariable(isNonnegative: Bool.random(using: &random)))
    }
    for _ in 0..<Int.random(in: 1...2 * place.count, using: &random) { add(using: &random) }
  }

  private mutating func add(using random: inout SeededRandom) {
    var terms: [Term] = []
    var sum = 0.0
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let variable = variables[Int.random(in: variables.indices, using: &random)]
      terms.append(Term(variable, times: unevenNumber(&random)))
      sum += terms[terms.count - 1].coefficient * place[variable.index]
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: system.add(LinearConstraint(terms, .equal, sum))
    case 1: system.add(LinearConstraint(terms, .atLeast, sum - 1_000_000))
    case 2: system.add(LinearConstraint(terms, .atMost, sum))
    default:
      let priority = Double(Int.random(in: 1...5, using: &random)) * 100
      wishes.append(system.add(LinearConstraint(terms, .equal, sum + 10, priority: priority)))
    }
  }

  mutating func edit(using random: inout SeededRandom) {
    if wishes.isEmpty { return }
    let wish = wishes[Int.random(in: wishes.indices, using: &random)]
    let constant = Double(Int.random(in: -1_000_000...1_000_000, using: &random))
    system.setConstant(of: wish, to: constant)
  }
}

/// Returns a random number between a thousandth and a thousand, or its negative.
private func unevenNumber(_ random: inout SeededRandom) -> Double {
  let digits = Double(Int.random(in: 1...99, using: &random))
  let scales = [0.001, -0.01, 0.1, -1, 1, 10]
  return digits * scales[Int.random(in: scales.indices, using: &random)]
}

private func badNumber(_ random: inout SeededRandom) -> Double {
  let numbers = [
    0, 1, -1, 2, 1000, 500, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, -0.0,
    1e-200,
  ]
  return numbers[Int.random(in: numbers.indices, using: &random)]
}

/// A system, and the constraints that were added to it.
private struct World {
  var system = ConstraintSystem()
  var variables: [Variable]
  var isNonnegative: [Bool]
  var limit = 7
  /// The constraints, in the order in which they were added.
  var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []
  var removed: [LinearConstraint] = []

  init(variableCount: Int, using random: inout SeededRandom) {
    isNonnegative = (0..<variableCount).map { _ in Bool.random(using: &random) }
    variables = []
    for isNonnegative in isNonnegative {
      variables.append(system.makeVariable(isNonnegative: isNonnegative))
    }
  }

  mutating func add(using random: inout SeededRandom) {
    if constraints.count < limit { add(.random(of: variables, using: &random)) }
  }

  private mutating func add(_ constraint: LinearConstraint) {
    constraints.append((system.add(constraint), constraint))
  }

  mutating func edit(using random: inout SeededRandom) {
    guard let index = constraints.indices.randomElement(using: &random) else {
      return add(using: &random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: add(using: &random)
    case 1, 2:
      system.remove(constraints[index].id)
      removed.append(constraints.remove(at: index).constraint)
    case 3:
      if let old = removed.popLast(), constraints.count < limit { add(old) }
    case 4:
      let priority = LinearConstraint.randomPriority(using: &random)
      system.setPriority(of: constraints[index].id, to: priority)
      constraints[index].constraint.priority = priority
    default:
      let constant = LinearConstraint.randomConstant(using: &random)
      system.setConstant(of: constraints[index].id, to: constant)
      constraints[index].constraint.constant = constant
    }
  }

  func expectAsJudged() {
    let judge = ConstraintJudge(
      isNonnegative: isNonnegative, constraints: constraints.map(\.constraint))
    #expect(
      system.conflicts.map(\.broken) == judge.broken.map { constraints[$0].id }, "\(system)")
    for conflict in system.conflicts { expectMinimal(conflict, judge) }
    for (priority, amount) in judge.violations {
      let own = constraints.map(\.constraint).filter { $0.priority == priority }
        .reduce(0) { $0 + excess(of: $1) }
      #expect((own - amount).magnitude < 1e-4, "@\(priority) in \(system)")
    }
    for (index, variable) in variables.enumerated() {
      let value = judge.value(of: index)
      #expect(system.isAmbiguous(variable) == (value == nil), "\(variable) in \(system)")
      if let value {
        #expect((system[variable] - value).magnitude < 1e-6, "\(variable) in \(system)")
      }
    }
  }

  /// Expects that the constraints of a conflict can't all hold, and that they can without any one
  /// of them.
  private func expectMinimal(_ conflict: Conflict, _ judge: ConstraintJudge) {
    let rows = conflict.constraints.compactMap { id in constraints.firstIndex { $0.id == id } }
    #expect(rows.count == conflict.constraints.count, "\(conflict) in \(system)")
    #expect(conflict.constraints.last == conflict.broken)
    #expect(!judge.canHold(rows), "\(conflict) in \(system)")
    for row in rows {
      #expect(judge.canHold(rows.filter { $0 != row }), "\(conflict) in \(system)")
    }
  }

  private func excess(of constraint: LinearConstraint) -> Double {
    let sum = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * system[$1.variable]
    }
    switch constraint.relation {
    case .atMost: return max(0, sum)
    case .equal: return sum.magnitude
    case .atLeast: return max(0, -sum)
    }
  }

  /// Expects the same solution from a new system with the same constraints.
  func expectAsFresh() {
    var fresh = ConstraintSystem()
    for isNonnegative in isNonnegative { _ = fresh.makeVariable(isNonnegative: isNonnegative) }
    let ids = constraints.map { fresh.add($0.constraint) }
    let solution = fresh.solve()
    #expect(solution.problems == [])
    #expect(
      ids.map { fresh.isBroken($0) } == constraints.map { system.isBroken($0.id) }, "\(system)")
    for variable in variables {
      let difference = fresh[variable] - system[variable]
      #expect(
        difference.magnitude <= 1e-9 * fresh[variable].magnitude + 0x1p-19,
        "\(variable) in \(system) and \(fresh)")
    }
  }
}

extension LinearConstraint {
  fileprivate static func random(
    of variables: [Variable], using random: inout SeededRandom
  ) -> LinearConstraint {
    let count = min([1, 1, 2, 2, 2, 3].randomElement(using: &random)!, variables.count)
    let terms = variables.shuffled(using: &random).prefix(count).map {
      Term($0, times: [-1, 1, -1, 1, -2, 0.5, -0.5, 3, 1.5].randomElement(using: &random)!)
    }
    return LinearConstraint(
      terms, [.equal, .equal, .atLeast, .atMost].randomElement(using: &random)!,
      randomConstant(using: &random), priority: randomPriority(using: &random))
  }

  fileprivate static func randomConstant(using random: inout SeededRandom) -> Double {
    Bool.random(using: &random)
      ? [0, 0, 10, 20].randomElement(using: &random)!
      : Double(Int.random(in: -20...60, using: &random)) / 2
  }

  fileprivate static func randomPriority(using random: inout SeededRandom) -> Double {
    [1000, 1000, 1000, 750, 750, 500, 250.5, 250].randomElement(using: &random)!
  }
}
