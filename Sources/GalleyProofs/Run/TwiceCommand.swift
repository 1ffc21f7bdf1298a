import Foundation
import GalleyProofFiles

/// The command `proof run --twice`, which runs tests in two processes and finds the proofs that
/// differ. A proof is a recorded picture or text with which a test compares its result.
///
/// The two processes have different environments, such as time zones and languages.
///
/// Nothing is recorded. The results of the two runs are in the folder `twice` of the results.
internal struct TwiceCommand {
  /// The environment variables and the working folder of one of the two processes.
  struct Circumstances {
    /// The environment variables that are set; a value of `nil` removes the variable.
    var changes: [String: String?]
    /// The working folder; `nil` for the folder of the package.
    var folder: URL?

    /// Returns an environment with the changes applied.
    func applied(to environment: [String: String]) -> [String: String] {
      var environment = environment
      for (name, value) in changes { environment[name] = value }
      return environment
    }

    /// Returns the usual environment: hash values that are the same in each process, the time zone
    /// UTC, and no language.
    static func usual(in folder: URL) -> Circumstances {
      Circumstances(
        changes: [
          "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC", "LANG": "C.UTF-8",
          "LC_ALL": "C.UTF-8", "LANGUAGE": nil,
          "TMPDIR": folder.appendingPathComponent("temporary").path,
        ], folder: nil)
    }

    /// Returns an unusual environment: random hash values, a time zone whose date often differs
    /// from the date in UTC, a language that writes numbers with a comma, and other folders.
    static func unusual(in folder: URL) -> Circumstances {
      Circumstances(
        changes: [
          "SWIFT_DETERMINISTIC_HASHING": nil, "TZ": "Pacific/Chatham", "LANG": "de_DE.UTF-8",
          "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de",
          "TMPDIR": folder.appendingPathComponent("other-temporary").path,
        ], folder: folder.appendingPathComponent("working"))
    }
  }

  private let options: RunOptions
  private let environment: [String: String]
  /// The folder with the results of both runs.
  private let folder: URL

  init(_ options: RunOptions, environment: [String: String]) {
    (self.options, self.environment) = (options, environment)
    folder = options.proofs.folder.appendingPathComponent("twice")
  }

  /// One of the two runs.
  private struct Run {
    var folder: URL
    var worker: TestWorker
    /// The folder in which the tests store their results.
    var results: URL { folder.appendingPathComponent("results") }

    /// The records of the proofs that have changed, and the folders of these records, by the file
    /// of the proof.
    var entries: [String: (entry: ProofStore.Entry, folder: URL)] {
      Dictionary(
        ProofStore.entries(in: results).map { ($0.entry.proof, $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// The results of the run that are compared with the other run.
    var observed: ObservedRun {
      ObservedRun(
        used: ProofStore.lines(of: .asked, in: results).map(\.proof),
        changed: entries.mapValues(\.entry.now), tests: worker.results)
    }
  }

  /// The JSON for a comparison.
  private struct Report: Encodable {
    struct Proof: Encodable {
      var name: String
      var difference: RunComparison.Difference
      var text: String?
    }
    var proofs: [Proof] = []
    var tests: [RunComparison.Test] = []
    var count = 0
    var failed: [RunReport.Test] = []
    var problems: [String] = []
    var page: String?
  }

  func run(
    _ plan: TestPlan, output: (String) -> Void, errors: (String) -> Void,
    progress: (String) -> Void
  ) throws -> Int32 {
    try? FileManager.default.removeItem(at: folder)
    let runs = try [Circumstances.usual, Circumstances.unusual].enumerated().map {
      try run(plan, number: $0.offset + 1, $0.element)
    }
    let workers = runs.map(\.worker)
    try TestWorker.run(
      workers, total: 2 * plan.share.count, limit: options.jobs, progress: progress)
    let (first, second) = (runs[0].observed, runs[1].observed)
    let comparison = RunComparison(first, second)
    var report = Report()
    report.count = Set(first.proofs.keys).union(second.proofs.keys).count
    report.tests = comparison.tests
    var failures = RunReport()
    failures.add(workers)
    report.failed = failures.failed.reduce(into: []) { known, test in
      if known.last?.name != test.name { known.append(test) }
    }
    report.problems = failures.problems
    try describe(comparison, runs, &report)
    if options.proofs.isJSON {
      ProofJSON.write(report, output)
    } else {
      lines(of: report).forEach(output)
    }
    let isSame = report.proofs.isEmpty && report.tests.isEmpty
    return isSame && failures.isSuccess ? 0 : 1
  }

  /// Prepares one of the two runs.
  private func run(
    _ plan: TestPlan, number: Int, _ circumstances: (URL) -> Circumstances
  ) throws -> Run {
    let own = folder.appendingPathComponent("\(number)")
    let circumstances = circumstances(own)
    var program = plan.program
    program.environment = circumstances.applied(to: program.environment)
    let results = own.appendingPathComponent("results").path
    program.environment["GALLEY_PROOFS"] = results
    program.environment["GALLEY_PROOFS_FROZEN"] = "1"
    program.environment["GALLEY_PROOFS_RUN"] = nil
    // With this variable, each failure would have two annotations in the workflow.
    program.environment["GITHUB_ACTIONS"] = nil
    if let folder = circumstances.folder { program.folder = folder }
    let folders = [program.folder.path, results, program.environment["TMPDIR"] ?? results]
    for path in folders {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    }
    let worker = TestWorker(
      program, chosen: plan.share, of: plan.all, folder: own.appendingPathComponent("processes"))
    return Run(folder: own, worker: worker)
  }

  /// Adds the differences to a report, and writes a page with them.
  private func describe(
    _ comparison: RunComparison, _ runs: [Run], _ report: inout Report
  ) throws {
    var writer = SheetWriter(
      to: options.proofs.target.map { URL(fileURLWithPath: $0) }
        ?? folder.appendingPathComponent("sheet"))
    let entries = runs.map(\.entries)
    for proof in comparison.proofs {
      let found = entries.map { $0[proof.file] }
      let name = ProofStore.name(of: URL(fileURLWithPath: proof.file))
      // If the proof has not changed in a run, its contents are the recorded contents. The record
      // of the other run contains the recorded contents.
      func contents(_ index: Int) -> URL? {
        if let (entry, folder) = found[index] { return folder.appendingPathComponent(entry.now) }
        return found[1 - index].flatMap { other in
          other.entry.before.map(other.folder.appendingPathComponent)
        }
      }
      let difference = try difference(contents(0), contents(1))
      report.proofs.append(
        Report.Proof(name: name, difference: proof.difference, text: difference?.text))
      guard let place = found.compactMap({ $0 }).first?.entry.place else { continue }
      try writer.add(
        name, before: contents(0), now: contents(1), message: difference?.text, place: place,
        state: "changed", picture: difference?.picture)
    }
    report.page = try writer.write()?.path
  }

  private func difference(_ first: URL?, _ second: URL?) throws -> ContentDifference? {
    guard let first, let second else { return nil }
    return ContentDifference(
      try Data(contentsOf: first), try Data(contentsOf: second),
      isPicture: second.pathExtension == "png")
  }

  /// Returns a report as text.
  private func lines(of report: Report) -> [String] {
    var lines: [String] = []
    for test in report.failed {
      lines.append("✘ \(test.name)")
      lines += test.messages.flatMap { message in
        message.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      }
    }
    lines += report.problems.map { "✘ \($0)" }
    for proof in report.proofs {
      lines.append("flaky: \(proof.name): \(Self.words[proof.difference] ?? "")")
      let text = proof.text ?? ""
      lines += text.split(separator: "\n", omittingEmptySubsequences: true).map { "    \($0)" }
    }
    lines += report.tests.map { test in
      "flaky: \(test.name): \(test.first.rawValue) in the first process, "
        + "\(test.second.rawValue) in the second"
    }
    let proofs = report.proofs.count
    lines.append(
      "\(report.count) proofs in two processes: "
        + (proofs == 0 ? "all were the same" : "\(proofs) differed"))
    if let page = report.page { lines.append(page) }
    return lines
  }

  /// Descriptions of the kinds of differences.
  private static let words: [RunComparison.Difference: String] = [
    .contents: "other contents in each process",
    .onlyFirstChanged: "held only in the second process",
    .onlySecondChanged: "held only in the first process",
    .onlyInFirst: "only the first process has asked for it",
    .onlyInSecond: "only the second process has asked for it",
  ]
}
