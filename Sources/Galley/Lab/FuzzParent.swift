import Foundation

/// Starts child processes that perform the random walks, one at a time.
///
/// A trap ends a child. The next child is started only then.
internal struct FuzzParent {
  let test: LabTest
  let call: String
  /// The numbers of the screen's states, the simplest first.
  let states: () -> [Int]

  /// The error that no child process could be started.
  struct NoChild: Error {}

  /// Lets children do some work, and returns the failure that they have found; `nil` if they have
  /// found none.
  func result(of work: LabJob.Work) throws(NoChild) -> FuzzResult? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-lab-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { throw NoChild() }
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let outcome = run(work, in: folder) else { throw NoChild() }
    guard let (steps, failure) = outcome.found else { return nil }
    let walk = outcome.walk
    let length = min(failure.step + 1, steps.count)
    var shortest = (steps: steps, failure: failure)
    if outcome.hasDied, case .walks = work {
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
    guard failure.text.hasPrefix(FuzzParent.trap),
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

  /// The first line of the failure if the child trapped.
  private static let trap = "The program traps."

  /// The work that a child has done before it ended.
  private struct Outcome {
    var found: LabShortening.Result?
    var walk: Int?
    /// The number of steps that the random walk had before it was shortened.
    var length: Int?
    var hasDied = false
  }

  /// Lets a child do some work, and returns its outcome; `nil` if it could not be started.
  private func run(_ work: LabJob.Work, in folder: URL) -> Outcome? {
    guard let (file, journal, output) = prepare(work, in: folder) else { return nil }
    let end = LabProcess.run(test, job: file, output: output, journal: journal, patience: 120)
    return outcome(of: work, end, LabJournal.entries(in: journal), output)
  }

  /// Writes the file of a job.
  ///
  /// Returns it with the files for the journal and the output.
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
    var last = LastStep()
    for entry in entries {
      switch entry {
      case .walk(let number):
        outcome.walk = number
        if case .walks(let walks) = work { steps = walks.steps(of: number) }
        last = LastStep()
      case .trying(let tried): (steps, last) = (tried, LastStep())
      case .step(let number): last.begin(number)
      case .touch(let words): last.note(touch: words)
      case .choice(let words): last.note(choice: words)
      case .failed(_, let failure): outcome.length = min(failure.step + 1, steps.count)
      case .found(let steps, let failure):
        outcome.found = (steps, failure)
        return outcome
      case .done: return Outcome()
      }
    }
    guard !entries.isEmpty else { return nil }
    outcome.hasDied = true
    let words: String
    switch end {
    case .hang: words = "The screen does not go on: it has been busy for two minutes."
    case .exit(let code): words = "The program ends with the code \(code)."
    case .signal, .noStart: words = "\(FuzzParent.trap)\n\(LabProcess.lastLines(in: output))"
    }
    let text = "\(words)\n\(last.words(in: steps))"
    outcome.found = (
      steps, LabFailure(step: last.number ?? 0, text: text, touches: last.touches)
    )
    return outcome
  }
}
