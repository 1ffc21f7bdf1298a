import Foundation
import GalleyProofFiles

/// Runs some of a program's tests in one process after the other.
///
/// A process runs tests of either XCTest or Swift Testing. There are several processes for XCTest
/// if the names of the tests do not fit into one argument.
internal final class TestWorker {
  /// A process to start: the library of its tests, and the arguments that select the tests.
  private struct Step {
    var library: ListedTest.Library
    var arguments: [String]
  }

  private let program: TestProgram
  private let chosen: [ListedTest]
  private let folder: URL
  private var steps: [Step] = []
  private var process: ChildProcess?
  private var lines: AddedLines?
  private var step = 0

  private(set) var progress: TestProgress
  /// Descriptions of the processes that ended unexpectedly, for example in the middle of a test.
  private(set) var problems: [String] = []
  /// The files with the output of the processes.
  private var logs: [URL] = []

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - chosen: The tests to run.
  ///   - all: All tests of the program.
  ///   - folder: A folder for the output.
  init(_ program: TestProgram, chosen: [ListedTest], of all: [ListedTest], folder: URL) {
    (self.program, self.chosen, self.folder) = (program, chosen, folder)
    progress = TestProgress(all)
    let selection = TestSelection(chosen, of: all)
    steps = selection.xctest.map { Step(library: .xctest, arguments: $0.map { [$0] } ?? []) }
    if let filters = selection.swiftTesting {
      steps.append(
        Step(library: .swiftTesting, arguments: filters.flatMap { ["--filter", $0] }))
    }
  }

  /// Reads the new output and events, and starts the next process if the last process has ended.
  ///
  /// Returns whether work remains.
  func poll() throws -> Bool {
    if let process {
      let ending = process.ending
      for line in lines?.next(isLast: ending != nil) ?? [] {
        if steps[step].library == .swiftTesting {
          progress.readEvent(line)
        } else {
          progress.readOutput(line)
        }
      }
      guard let ending else { return true }
      check(ending)
      step += 1
      self.process = nil
    }
    guard step < steps.count else { return false }
    try begin(steps[step])
    return true
  }

  private func begin(_ step: Step) throws {
    let name = "\(self.step + 1)-\(step.library.rawValue)"
    let log = folder.appendingPathComponent("\(name).txt")
    var arguments = [program.path] + step.arguments
    lines = AddedLines(log)
    if step.library == .swiftTesting {
      let events = folder.appendingPathComponent("\(name)-events.txt")
      arguments += ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
      lines = AddedLines(events)
    }
    arguments += TestProgram.arguments(of: step.library)
    process = try ChildProcess(
      arguments, environment: program.environment, folder: program.folder, log: log)
    logs.append(log)
  }

  /// Records the times at which tests of this worker have finished proofs: comparisons with
  /// recorded pictures or texts.
  func noteProofs(_ times: [ProofStore.ProofEnd]) {
    let own = Set(chosen.map(\.name))
    for (test, seconds) in times where own.contains(ListedTest.nameWithoutLocation(test)) {
      progress.noteProof(of: test, at: seconds)
    }
  }

  /// Records a problem if a process ended unexpectedly.
  private func check(_ ending: ChildProcess.Ending) {
    let library = steps[step].library
    let own = Set(chosen.filter { $0.library == library }.map(\.name))
    let running = progress.running.filter(own.contains)
    let hasFailed =
      !progress.messages.isEmpty || own.contains { progress.tests[$0]?.state == .failed }
    // The exit code of Swift Testing is 69 if no test matches. Disabled tests match, and have
    // events.
    let hasNoTests = ending == .exit(69) && library == .swiftTesting
    let isRegular =
      running.isEmpty
      && (ending == .exit(0) || (ending == .exit(1) && hasFailed)
        || (hasNoTests && own.allSatisfy { progress.tests[$0] != nil }))
    guard !isRegular else { return }
    var text: String
    switch ending {
    case .exit where hasNoTests: text = "Swift Testing has found none of the chosen tests"
    case .exit(let code): text = "a process of the tests has ended with \(code)"
    case .signal(let number): text = "a process of the tests was ended by signal \(number)"
    }
    if !running.isEmpty {
      let more = running.count > 5 ? " and \(running.count - 5) more" : ""
      text += " during " + running.prefix(5).joined(separator: ", ") + more
    }
    let log = logs.last?.path ?? ""
    let output = String(
      decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    let tail = output.split(whereSeparator: \.isNewline).suffix(12).map { "  \($0)" }
    problems.append(([text + "; see \(log)"] + tail).joined(separator: "\n"))
  }

  /// Terminates the running process, if there is one.
  func terminate() { process?.terminate() }

  /// The lines of the output that GitHub Actions turns into annotations.
  var annotations: [String] {
    logs.flatMap { log in
      String(decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
        .split(whereSeparator: \.isNewline).map(String.init).filter { $0.hasPrefix("::error ") }
    }
  }

  /// The results of all tests of this worker.
  ///
  /// If no process has ended unexpectedly, a test without a result counts as skipped, because it is
  /// disabled.
  var results: [TestResult] {
    progress.results(of: chosen).map { result in
      var result = result
      if result.state == .notRun, problems.isEmpty { result.state = .skipped }
      return result
    }
  }
}

extension TestWorker {
  /// Runs workers until all are done.
  ///
  /// - Parameter limit: The largest number of workers that run at the same time.
  /// - Throws: `CancellationError` if somebody has interrupted this process.
  static func run(
    _ workers: [TestWorker], total: Int, limit: Int, progress: (String) -> Void
  ) throws {
    var waiting = workers[...]
    var active: [TestWorker] = []
    var shown = ""
    defer { for worker in active { worker.terminate() } }
    while true {
      while active.count < max(limit, 1), let next = waiting.popFirst() { active.append(next) }
      active = try active.filter { try $0.poll() }
      if Interruption.hasOccurred { throw CancellationError() }
      let count = workers.reduce(0) { $0 + $1.progress.count }
      let latest = active.compactMap(\.progress.latest).last ?? ""
      let text = "[\(count)/\(total)] \(latest)"
      if text != shown { progress(text) }
      shown = text
      if active.isEmpty, waiting.isEmpty { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }
}
