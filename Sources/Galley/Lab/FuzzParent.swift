import Foundation

/// Runs the random walks of `fuzz` over a screen in child processes, one at a time, because a trap
/// ends the process.
///
/// A child that finds a failure without a trap shortens the walk itself. After a trap, further
/// children try shorter walks.
internal struct FuzzParent {
  let test: LabTest
  /// The identifier of the call of `fuzz`.
  let call: String
  /// Returns the indices of the screen's states, the simplest first: the states with the shortest
  /// descriptions.
  let states: () -> [Int]

  /// An error for a child process that can't be started.
  struct ChildNotStarted: Error {}

  /// Performs work in child processes, and returns the failure that was found; `nil` if there is
  /// none.
  func result(of work: LabJob.Work) throws(ChildNotStarted) -> FuzzResult? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-lab-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { throw ChildNotStarted() }
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let outcome = run(work, in: folder) else { throw ChildNotStarted() }
    guard let (steps, failure) = outcome.found else { return nil }
    let walk = outcome.walk
    let length = min(failure.step + 1, steps.count)
    var shortest = (steps: steps, failure: failure)
    // A child that has ended early could not shorten its walk, so other children try shorter walks.
    if outcome.endedEarly, case .walks = work {
      shortest = LabShortening.shorten(steps, failure, limit: 30, states: states()) {
        run(.tries($0), in: folder)?.found
      }
    }
    return FuzzResult(
      steps: shortest.steps, failure: located(shortest.failure, of: shortest.steps, in: folder),
      walk: walk, lengthBefore: outcome.length ?? length)
  }

  /// Returns a failure with the source location in the app; unchanged if no location is found.
  ///
  /// For a trap, a child performs the steps once more with a backtrace.
  private func located(
    _ failure: LabFailure, of steps: [LabStep], in folder: URL
  ) -> LabFailure {
    guard failure.text.hasPrefix(FuzzParent.trapMessage),
      let (file, journal, output) = prepare(.tries([steps]), in: folder)
    else { return failure }
    let end = LabProcess.run(
      test, job: file, output: output, journal: journal, patience: 30,
      backtrace: TrapPlace.settings)
    guard case .signal = end, let text = try? String(contentsOf: output, encoding: .utf8),
      let place = TrapPlace.first(in: text, folder)
    else { return failure }
    var failure = failure
    failure.text += "\nThe trap is in \(place)"
    return failure
  }

  /// The first line of the failure of a child that has trapped.
  private static let trapMessage = "The program traps."

  /// The result of a child process.
  private struct Outcome {
    /// The walk that fails, and its failure.
    var found: LabShortening.Result?
    /// The index of the random walk that the child began last.
    var walk: Int?
    /// The number of steps that the random walk had before it was shortened.
    var length: Int?
    /// Whether the child has ended before it reported a result.
    var endedEarly = false
  }

  /// Performs work in a child process, and returns its outcome; `nil` if it could not be started.
  private func run(_ work: LabJob.Work, in folder: URL) -> Outcome? {
    guard let (file, journal, output) = prepare(work, in: folder) else { return nil }
    let end = LabProcess.run(test, job: file, output: output, journal: journal, patience: 120)
    return outcome(of: work, end, LabJournal.entries(in: journal), output)
  }

  /// Writes the file of a job. Returns its URL, and the URLs for the output and for the journal, in
  /// which the child process records its progress.
  private func prepare(
    _ work: LabJob.Work, in folder: URL
  ) -> (file: URL, journal: URL, output: URL)? {
    let name = UUID().uuidString
    let journal = folder.appendingPathComponent("\(name).journal")
    let file = folder.appendingPathComponent("\(name).job")
    let output = folder.appendingPathComponent("\(name).out")
    let job = LabJob(call: call, journal: journal.path, work: work)
    guard let data = try? JSONEncoder().encode(job), (try? data.write(to: file)) != nil else {
      return nil
    }
    return (file, journal, output)
  }

  /// Reads the outcome of a child from its journal and from the way in which it ended.
  private func outcome(
    of work: LabJob.Work, _ end: LabProcess.End, _ entries: [LabEntry], _ output: URL
  ) -> Outcome? {
    var outcome = Outcome()
    var steps: [LabStep] = []
    var lastStep = LastStep()
    for entry in entries {
      switch entry {
      case .walk(let number):
        outcome.walk = number
        if case .walks(let walks) = work { steps = walks.steps(of: number) }
        lastStep = LastStep()
      case .trying(let tried): (steps, lastStep) = (tried, LastStep())
      case .step(let number): lastStep.begin(number)
      case .touch(let words): lastStep.note(touch: words)
      case .choice(let words): lastStep.note(choice: words)
      case .failed(_, let failure): outcome.length = min(failure.step + 1, steps.count)
      case .found(let steps, let failure): outcome.found = (steps, failure)
      case .done: return outcome.found == nil ? Outcome() : outcome
      }
    }
    // The child has found a failure, and has trapped while it drew the failure.
    if outcome.found != nil { return outcome }
    guard !entries.isEmpty else { return nil }
    outcome.endedEarly = true
    let reason: String
    switch end {
    case .hang: reason = "The screen hangs: it has been busy for two minutes."
    case .exit(let code): reason = "The program ends with the code \(code)."
    case .unknown: reason = "The program ends. Its code is unknown: something else waited for it."
    case .signal, .noStart:
      reason = "\(FuzzParent.trapMessage)\n\(LabProcess.trapMessage(in: output))"
    }
    let text = "\(reason)\n\(lastStep.words(in: steps))"
    outcome.found = (
      steps, LabFailure(step: lastStep.number ?? 0, text: text, touches: lastStep.touches)
    )
    return outcome
  }
}
