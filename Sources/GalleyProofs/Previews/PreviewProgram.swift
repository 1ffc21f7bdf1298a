import Foundation
import GalleyProofFiles

/// A test program that draws the previews of a package's targets.
///
/// A test program contains all targets that a test target depends on, with their previews, and the
/// module `Galley`. An environment variable of the program contains the path of a job. Whatever its
/// arguments are, the program performs this job just before it exits. So this type starts the
/// program with the argument that lists the tests, because listing takes the least time.
internal struct PreviewProgram {
  private let program: TestProgram
  /// The folder for the job, the output and the journal of the program. The program adds a record
  /// to the journal for each step of the job.
  private let logs: URL
  /// The folder with the results, where the list lab, which looks for faults in lists, writes its
  /// pictures.
  private let results: URL
  /// The number of seconds after which a process is terminated if it has written no new record.
  private let patience: Double

  init(_ program: TestProgram, logs: URL, results: URL, patience: Double = 120) {
    (self.program, self.logs, self.results) = (program, logs, results)
    self.patience = patience
  }

  /// The result of a job.
  struct Result {
    var entries: [PreviewJob.Entry]
    /// A description of the reason why the process has ended early; `nil` if it has completed the
    /// job.
    var problem: String?
  }

  /// Runs the program with a job.
  ///
  /// - Parameters:
  ///   - work: The work for each preview.
  ///   - name: The name of the files for the job, the journal and the output.
  ///   - folder: The folder for pictures.
  ///   - change: Sets the other properties of the job.
  ///   - progress: Called with each new record.
  /// - Throws: `CancellationError` if somebody has interrupted this process.
  func run(
    _ work: PreviewJob.Work, name: String, folder: URL, _ change: (inout PreviewJob) -> Void,
    progress: (PreviewJob.Entry) -> Void = { _ in }
  ) throws -> Result {
    func file(_ suffix: String) -> URL { logs.appendingPathComponent("\(name)\(suffix)") }
    let journal = file("-journal.txt")
    try? FileManager.default.removeItem(at: journal)
    var job = PreviewJob(work, folder: folder.path, journal: journal.path)
    change(&job)
    try ProofStore.write(try ProofJSON.data(job), to: file("-job.json"))
    var environment = program.environment
    environment[PreviewJob.variable] = file("-job.json").path
    environment["GALLEY_PROOFS"] = results.path
    let log = file(".txt")
    let process = try ChildProcess(
      [program.path, "--list-tests"] + TestProgram.arguments(of: .swiftTesting),
      environment: environment, folder: program.folder, log: log)
    var lines = AddedLines(journal)
    var latest = Date()
    var isStuck = false
    func read(isLast: Bool = false) {
      for line in lines.next(isLast: isLast) {
        latest = Date()
        if let entry = PreviewJob.entry(inLine: line) { progress(entry) }
      }
    }
    let ending = process.wait {
      read()
      isStuck = latest.timeIntervalSinceNow < -patience
      return isStuck || Interruption.hasOccurred
    }
    if Interruption.hasOccurred { throw CancellationError() }
    read(isLast: true)
    let entries = PreviewJob.entries(in: journal)
    let isDone = entries.contains { if case .done = $0 { true } else { false } }
    guard !isDone else { return Result(entries: entries, problem: nil) }
    return Result(
      entries: entries,
      problem: isStuck
        ? "nothing has happened for \(Int(patience)) seconds"
        : Self.problem(ending, output: FileManager.default.contents(atPath: log.path) ?? Data()))
  }

  /// Returns a description of the reason why a process has ended, with the message of a trap.
  private static func problem(_ ending: ChildProcess.Ending, output: Data) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    if let trap = lines.last(where: { $0.contains("Fatal error: ") }),
      let start = trap.range(of: "Fatal error: ")
    {
      return "the program traps: \(trap[start.upperBound...])"
    }
    switch ending {
    case .exit(let code): return "the program has ended with \(code)"
    case .signal(let number): return "the program was ended by signal \(number)"
    }
  }
}
