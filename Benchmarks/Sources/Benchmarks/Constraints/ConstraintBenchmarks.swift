import GalleyConstraints

let constraintBenchmarks = [
  Benchmark(
    "constraints.cells", size: 60, rounds: 101,
    "60 self-sizing cells of 12 constraints, a text changes in each, against solving them first",
    goals: [.faster(3, than: .naive)]
  ) {
    var cells = Cells(count: 60)
    cells.system.solve()
    let unsolved = Cells(count: 60)
    var height = 44.0
    return [
      Subject("galley", .galley) {
        height = height == 44 ? 80 : 44
        cells.setTexts(to: height)
        return cells.system.solve().changed.count
      } check: {
        // In each of the 60 cells, two heights have changed: that of the text and that of the cell.
        $0 == 120 && cells.heights.allSatisfy { cells.system[$0] == height + 40 }
      },
      Subject("the first time", .naive) {
        var system = unsolved.system
        system.solve()
        return system
      } check: { system in
        unsolved.heights.allSatisfy { system[$0] == 84 }
      },
    ]
  },
  chainBenchmark("required heights", priority: 1000),
  chainBenchmark("soft heights", priority: 250),
]

private func chainBenchmark(_ variant: String, priority: Double) -> Benchmark {
  Benchmark(
    "constraints.chain", variant: variant, size: 1_000, rounds: 51,
    "solve a chain of 1,000 views, against 100", goals: [.atMost(15, .small)]
  ) {
    [solving("galley", .galley, 1_000, priority), solving("100 views", .small, 100, priority)]
  }
}

private func solving(
  _ name: String, _ role: Subject.Role, _ count: Int, _ priority: Double
) -> Subject {
  let (unsolved, last) = chain(count, priority: priority)
  return Subject(name, role) {
    var system = unsolved
    system.solve()
    return system
  } check: {
    $0[last] == Double(count - 1) * 52
  }
}
