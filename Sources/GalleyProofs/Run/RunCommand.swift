import Foundation
import GalleyProofFiles

/// The command `proof run`, which runs the tests of a package and writes the page with their
/// proofs: recorded pictures and texts with which the tests compare their results.
internal struct RunCommand {
  private let options: RunOptions
  private let environment: [String: String]
  /// The folder with the results.
  private let folder: URL
  /// The folder for the output of processes.
  private let logs: URL

  init(_ options: RunOptions, environment: [String: String]) {
    (self.options, self.environment) = (options, environment)
    folder = options.proofs.folder
    logs = folder.appendingPathComponent("processes")
  }

  /// Runs the tests.
  ///
  /// - Returns: 0 if all tests and proofs have passed; 1 if a test or a proof has failed, the page
  ///   can't be written, no test matches the filters, or, with `--twice`, a proof differed; 2 if
  ///   the arguments are invalid; 3 if the tests can't be built or run; 130 if somebody has
  ///   interrupted the command.
  func run(
    output: (String) -> Void, errors: (String) -> Void, progress: (String) -> Void
  ) -> Int32 {
    Interruption.begin()
    defer { Interruption.end() }
    do {
      try Sharding.touchStatusFile(environment)
      try? FileManager.default.removeItem(at: logs)
      guard let plan = try makePlan(errors: errors, progress: progress) else { return 1 }
      if options.isTwice {
        return try TwiceCommand(options, environment: environment).run(
          plan, output: output, errors: errors, progress: progress)
      }
      return try run(plan, output: output, errors: errors, progress: progress)
    } catch is CancellationError {
      errors("proof: ended before all tests have run")
      return 130
    } catch let mistake as ProofOptions.Mistake {
      errors("proof: \(mistake)")
      return 2
    } catch {
      errors("proof: \(error)")
      return 3
    }
  }

  /// Builds the tests, and returns the plan of this run; `nil`, with an error message, if no test
  /// matches the filters.
  private func makePlan(
    errors: (String) -> Void, progress: (String) -> Void
  ) throws -> TestPlan? {
    let build = TestBuild(
      package: options.proofs.package, program: options.program, isSkipped: options.skipsBuild,
      arguments: options.buildArguments)
    let program = try build.make(environment: environment, logs: logs, progress: progress)
    let all = try program.tests(logs: logs)
    let chosen = try ListedTest.filtered(all, by: options.filters)
    guard !chosen.isEmpty else {
      let filters = options.filters.joined(separator: "' or '")
      errors(
        all.isEmpty
          ? "proof: there are no tests in \(program.path)"
          : "proof: none of \(all.count) tests matches '\(filters)'")
      return nil
    }
    let times = try readTimes()
    let shares = TestShares.balanced(chosen, into: options.sharding.count, times: times)
    return TestPlan(
      all: all, chosen: chosen, share: shares[options.sharding.index], times: times,
      program: program)
  }

  private func readTimes() throws -> TestTimes {
    do {
      return try TestTimes.read(options.timesFile)
    } catch {
      throw ProofOptions.Mistake(description: "\(options.timesFile.path) has no times of tests")
    }
  }

  /// Runs the tests of a plan once.
  private func run(
    _ plan: TestPlan, output: (String) -> Void, errors: (String) -> Void,
    progress: (String) -> Void
  ) throws -> Int32 {
    let start = Date()
    let name =
      "run-\(ProcessInfo.processInfo.processIdentifier)-\(Int(start.timeIntervalSince1970))"
    let workers = makeWorkers(for: plan, run: name)
    try TestWorker.run(
      workers, total: plan.share.count, limit: options.jobs, progress: progress)
    let times = ProofStore.times(run: name, in: folder)
    for worker in workers { worker.noteProofs(times) }
    let record = record(of: workers, plan)
    try write(record, plan)
    if isComplete(workers) { try removeOldResults(exceptOf: name) }
    let report = makeReport(of: workers, run: name, since: start)
    show(report, of: workers, output: output, errors: errors)
    return report.isSuccess ? 0 : 1
  }

  /// Creates a worker for each share of the tests.
  private func makeWorkers(for plan: TestPlan, run name: String) -> [TestWorker] {
    var program = plan.program
    program.environment["GALLEY_PROOFS"] = folder.path
    program.environment["GALLEY_PROOFS_RUN"] = name
    let shares = TestShares.balanced(plan.share, into: options.jobs, times: plan.times)
    return shares.enumerated().filter { !$0.element.isEmpty }.map { index, share in
      TestWorker(
        program, chosen: share, of: plan.all, folder: logs.appendingPathComponent("\(index + 1)"))
    }
  }

  /// Returns the report about a run, and writes the page with the proofs.
  private func makeReport(
    of workers: [TestWorker], run name: String, since start: Date
  ) -> RunReport {
    var report = RunReport()
    report.add(workers)
    report.add(
      asked: ProofStore.lines(of: .asked, run: name, in: folder),
      recorded: ProofStore.lines(of: .recorded, run: name, in: folder),
      entries: ProofStore.entries(in: folder).map(\.entry))
    report.shard = options.sharding.count > 1 ? options.sharding.description : nil
    report.seconds = Date().timeIntervalSince(start)
    do {
      report.page = try SheetCommand.proofs(options.proofs).write()?.path
    } catch {
      report.problems.append("the page can't be written: \(error.localizedDescription)")
    }
    return report
  }

  private func show(
    _ report: RunReport, of workers: [TestWorker], output: (String) -> Void,
    errors: (String) -> Void
  ) {
    if options.proofs.isJSON {
      ProofJSON.write(report, output)
    } else {
      report.lines.forEach(output)
    }
    if environment["GITHUB_ACTIONS"] == "true" {
      // The output of the tests went to files, but GitHub reads annotations from the output of this
      // process.
      let lines = workers.flatMap(\.annotations)
      lines.forEach(options.proofs.isJSON ? errors : output)
    }
  }

  /// Whether all tests of the package have run.
  private func isComplete(_ workers: [TestWorker]) -> Bool {
    options.filters.isEmpty && options.sharding.count == 1
      && workers.allSatisfy(\.problems.isEmpty)
  }

  private func record(of workers: [TestWorker], _ plan: TestPlan) -> RunRecord {
    RunRecord(
      shard: options.sharding.index + 1, shards: options.sharding.count,
      plan: RunRecord.plan(plan.chosen, times: plan.times),
      tests: workers.flatMap(\.results).sorted { $0.name < $1.name })
  }

  /// Writes the record of a run, and the times of its tests.
  ///
  /// A shard does not write the times, because all shards must divide the tests by the same times.
  /// `proof merge` writes the times of all shards.
  private func write(_ record: RunRecord, _ plan: TestPlan) throws {
    let runs = folder.appendingPathComponent("runs")
    let file = runs.appendingPathComponent("\(record.shard)-of-\(record.shards).json")
    for other in try RunRecord.files(in: folder) {
      let known = try? RunRecord.read(other)
      if record.shards == 1 || known?.plan != record.plan {
        try FileManager.default.removeItem(at: other)
      }
    }
    try ProofStore.write(try ProofJSON.data(record), to: file)
    guard record.shards == 1 else { return }
    try plan.times.updated(with: record.times, listed: plan.all.map(\.name))
      .write(to: options.timesFile)
  }

  /// Removes the lists in which earlier runs have recorded their proofs, and the records of failed
  /// proofs that no test has used in this run.
  ///
  /// Call this only after all tests have run.
  private func removeOldResults(exceptOf run: String) throws {
    ProofStore.forgetLists(exceptOf: run, in: folder)
    let asked = ProofStore.lines(of: .asked, in: folder)
    for (entry, file) in ProofStore.entries(in: folder)
    where !asked.contains(ProofStore.Asked(package: entry.package, proof: entry.proof)) {
      try FileManager.default.removeItem(at: file)
    }
  }
}

/// All tests of a program, the tests that the filters choose, and the tests of this shard.
internal struct TestPlan {
  /// All tests of the program.
  var all: [ListedTest]
  /// The tests that match the filter.
  var chosen: [ListedTest]
  /// The tests of this shard.
  var share: [ListedTest]
  var times: TestTimes
  var program: TestProgram
}

extension RunReport {
  /// Adds the results of workers that have finished.
  mutating func add(_ workers: [TestWorker]) {
    for worker in workers {
      add(worker.results, messages: worker.progress.tests.mapValues(\.messages))
      problems += worker.progress.messages + worker.problems
    }
  }
}

extension RunRecord {
  /// Returns the files with the records of runs, sorted.
  static func files(in folder: URL) throws -> [URL] {
    let runs = folder.appendingPathComponent("runs")
    guard FileManager.default.fileExists(atPath: runs.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: runs.path).sorted()
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map(runs.appendingPathComponent)
  }

  static func read(_ file: URL) throws -> RunRecord {
    try JSONDecoder().decode(RunRecord.self, from: Data(contentsOf: file))
  }
}
