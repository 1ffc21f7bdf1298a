import Foundation

/// Runs the benchmarks that the arguments name. Without arguments, runs all of them.
@main
struct Benchmarks {
  static let all =
    diffBenchmarks + snapshotBenchmarks + layoutBenchmarks + constraintBenchmarks
    + fittingBenchmarks + drawingBenchmarks + viewBenchmarks + animationBenchmarks
    + listBenchmarks + tableBenchmarks + nibBenchmarks + adapterBenchmarks + declaredBenchmarks

  static func main() {
    var report = Report.table
    var isSmoke = false
    var names: [String] = []
    for argument in CommandLine.arguments.dropFirst() {
      switch argument {
      case "--json": report = .json
      case "--smoke": isSmoke = true
      case "--help", "-h": return print(help)
      case "--list":
        for benchmark in all { print(benchmark.name, benchmark.variant ?? "") }
        return
      default: names.append(argument)
      }
    }
    let chosen = all.filter { benchmark in
      names.isEmpty || names.contains { $0 == benchmark.name || $0 == benchmark.group }
    }
    guard !chosen.isEmpty else {
      FileHandle.standardError.write(
        Data("there is no benchmark or group named \(names.joined(separator: ", "))\n".utf8))
      exit(2)
    }
    if let heading = report.heading() { print(heading) }
    var missed = 0
    for benchmark in chosen {
      let outcome = benchmark.measure(isSmoke: isSmoke)
      missed += benchmark.goals.count { !outcome.judge($0, $0.must).isMet }
      for line in report.lines(for: outcome) { print(line) }
    }
    if report == .table && !isSmoke {
      let goals = chosen.reduce(0) { $0 + $1.goals.count }
      print("\(goals - missed) of \(goals) goals met")
    }
  }

  static let help = """
    Runs benchmarks and prints medians in milliseconds, and ratios taken in the same run.

      Benchmarks [GROUP or NAME …]   all, a group (\(Set(all.map(\.group)).sorted().joined(separator: ", "))) or one by name
      --json                         one JSON object a line
      --smoke                        each once, only to see that it works
      --list                         the names

    Ratios: ratio_to_stdlib and ratio_to_naive say how many times faster Galley is (higher is
    better); ratio_to_floor, ratio_to_small, ratio_to_uuid and ratio_to_collection how many times slower (lower is
    better).
    """
}
