import Foundation
import Testing
import GalleyUIKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Takes random walks over a screen, and fails with the shortest sequence of steps that shows a
/// fault.
///
///     @Test func feed() {
///       fuzz(
///         LabScreen(states: [[], [ada, ben], [ben, ada, cleo]]) { people in
///           PeopleViewController(people: people)
///         } update: { screen, people, animated in
///           screen.show(people, animated: animated)
///         })
///     }
///
/// A walk updates the screen to other states at any time: during an animation, while a finger drags
/// the list, twice before the next layout. It scrolls, flicks, taps, rotates the device and
/// presents another screen. It fails if
///
/// - the program traps, as it does for wrong counts in a batch update;
/// - a report is made, such as one of conflicting constraints;
/// - the settled screen does not look like a fresh one of the same state;
/// - controllers, cells or adapters are not deallocated after the screen has been removed.
///
/// Walks are taken in a child process that runs this test alone, so a trap does not end the test
/// run. The failure has a test that takes the same steps again, to be pasted beside this one. With
/// `GALLEY_LAB=inprocess` in the environment walks are taken in the process of the test, so that a
/// debugger stops where the program traps.
///
/// - Parameters:
///   - screen: The screen.
///   - steps: The steps to take instead of random walks.
///   - walks: The number of walks.
///   - length: The number of steps of a walk.
///   - seed: The seed of the random numbers. The same seed gives the same walks.
///   - actions: The kinds of steps that walks may have. All, by default.
@MainActor
public func fuzz<State>(
  _ screen: LabScreen<State>, replaying steps: [LabStep]? = nil, walks: Int = 20,
  length: Int = 30, seed: UInt64 = 1, doing actions: LabActions = .all,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let found = ListLab.fuzzing(
    screen, replaying: steps, walks: walks, length: length, seed: seed, doing: actions, place,
    function), !ListLab.isInChild
  {
    if let picture = found.picture, let data = FileManager.default.contents(atPath: picture) {
      place.attach(data, named: "difference.png")
    }
    place.fail(found.text)
  }
}

/// Takes random walks over a screen whose tasks run meanwhile; see `fuzz(_:)`.
///
///     @Test func feed() async {
///       await fuzzWithTasks(
///         LabScreen(states: [[], [ada, ben], [ben, ada, cleo]]) { people in
///           PeopleViewController(people: people)
///         } update: { screen, people, animated in
///           await screen.show(people, animated: animated)
///         })
///     }
///
/// Tasks of the main actor run after each step, and until they wait before the screen is compared
/// with a fresh one. A task in `Task.sleep` does not take real time.
@MainActor
public func fuzzWithTasks<State>(
  _ screen: LabScreen<State>, replaying steps: [LabStep]? = nil, walks: Int = 20,
  length: Int = 30, seed: UInt64 = 1, doing actions: LabActions = .all,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) async {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let found = await ListLab.fuzzingWithTasks(
    screen, replaying: steps, walks: walks, length: length, seed: seed, doing: actions, place,
    function)
  guard let found, !ListLab.isInChild else { return }
  if let picture = found.picture, let data = FileManager.default.contents(atPath: picture) {
    place.attach(data, named: "difference.png")
  }
  place.fail(found.text)
}

/// The tools of the list lab, as functions that return what they find.
@MainActor
package enum ListLab {
  /// Whether this process is a child that takes walks. The other tools that the test calls do
  /// nothing in a child.
  internal static var isInChild: Bool { LabJob.ofThisProcess != nil }
}

extension ListLab {
  /// Takes random walks over a screen, and returns a description of the first fault; `nil` if there
  /// is none.
  package static func fuzzing<State>(
    _ screen: LabScreen<State>, replaying steps: [LabStep]? = nil, walks: Int = 20,
    length: Int = 30, seed: UInt64 = 1, doing actions: LabActions = .all,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) -> String? {
    fuzzing(
      screen, replaying: steps, walks: walks, length: length, seed: seed, doing: actions,
      ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column), function)?.text
  }

  /// Takes random walks over a screen whose tasks run meanwhile, and returns a description of the
  /// first fault; `nil` if there is none.
  package static func fuzzingWithTasks<State>(
    _ screen: LabScreen<State>, replaying steps: [LabStep]? = nil, walks: Int = 20,
    length: Int = 30, seed: UInt64 = 1, doing actions: LabActions = .all,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) async -> String? {
    await fuzzingWithTasks(
      screen, replaying: steps, walks: walks, length: length, seed: seed, doing: actions,
      ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column), function)?.text
  }

  fileprivate static func fuzzingWithTasks<State>(
    _ screen: LabScreen<State>, replaying steps: [LabStep]?, walks: Int, length: Int,
    seed: UInt64, doing actions: LabActions, _ place: ProofPlace, _ function: String
  ) async -> (text: String, picture: String?)? {
    let (run, random) = run(
      screen, replaying: steps, walks: walks, length: length, seed: seed, doing: actions, place,
      function)
    return await run.resultWithTasks().map {
      let report = FuzzReport(
        found: $0, random: random, place: place, test: run.test, tool: "fuzzWithTasks")
      return (report.text, $0.failure.picture)
    }
  }

  /// Takes random walks over a screen, and returns a description of the first fault with the file of its
  /// picture; `nil` if there is no fault.
  internal static func fuzzing<State>(
    _ screen: LabScreen<State>, replaying steps: [LabStep]?, walks: Int, length: Int,
    seed: UInt64, doing actions: LabActions, _ place: ProofPlace, _ function: String
  ) -> (text: String, picture: String?)? {
    let (run, random) = run(
      screen, replaying: steps, walks: walks, length: length, seed: seed, doing: actions, place,
      function)
    return run.result().map {
      let report = FuzzReport(
        found: $0, random: random, place: place, test: run.test, tool: "fuzz")
      return (report.text, $0.failure.picture)
    }
  }

  private static func run<State>(
    _ screen: LabScreen<State>, replaying steps: [LabStep]?, walks: Int, length: Int,
    seed: UInt64, doing actions: LabActions, _ place: ProofPlace, _ function: String
  ) -> (FuzzRun<State>, LabWalks) {
    var actions = actions
    if screen.update == nil { actions.remove(.updates) }
    let random = LabWalks(
      seed: seed, count: walks, length: length, states: screen.states.count,
      actions: actions.rawValue)
    let run = FuzzRun(
      screen: screen, work: steps.map { .tries([$0]) } ?? .walks(random),
      test: LabTest.current(at: place, function: function),
      call: FuzzCalls.name(of: place), picture: place.pictureFile(of: "fuzz"))
    return (run, random)
  }
}

/// The steps and the failure of a walk that failed.
internal struct FuzzResult {
  var steps: [LabStep]
  var failure: LabFailure
  /// The number of the random walk; `nil` if the steps were given.
  var walk: Int?
  /// The number of steps that the random walk had before it was shortened.
  var lengthBefore: Int
}

/// Identifiers for calls of `fuzz`, the same in this process and in a child.
@MainActor
private enum FuzzCalls {
  private static var counts: [String: Int] = [:]

  static func name(of place: ProofPlace) -> String {
    let arguments = RunningCase.current?.arguments.joined(separator: ", ") ?? ""
    let name = "\(place.fileID):\(place.line):\(place.column) \(arguments)"
    counts[name, default: 0] += 1
    return "\(name) \(counts[name] ?? 0)"
  }
}

/// One call of `fuzz`. Its walks are taken in a child process, or in this process if no child can
/// be started.
@MainActor
internal struct FuzzRun<State> {
  let screen: LabScreen<State>
  let work: LabJob.Work
  let test: LabTest
  let call: String
  /// The file for a picture of the fault.
  let picture: URL

  func result() -> FuzzResult? {
    if let job = LabJob.ofThisProcess {
      // This child was started for another call of `fuzz`. The call returns without a fault, so
      // that the test continues up to that one.
      guard job.call == call else { return FuzzRun.elsewhere }
      let journal = LabJournal(job.journal)
      perform(job.work, journal)
      journal.note(.done)
      _exit(0)
    }
    if FuzzRun.isInProcess { return perform(work, LabJournal(nil)) }
    return resultOfChild()
  }

  /// The result in a child that was started for another call of `fuzz`.
  static var elsewhere: FuzzResult {
    FuzzResult(
      steps: [], failure: LabFailure(step: 0, text: "not in this process"), lengthBefore: 0)
  }

  /// Whether walks are taken in the process of the test.
  static var isInProcess: Bool {
    ProcessInfo.processInfo.environment["GALLEY_LAB"] == "inprocess"
  }

  /// The result of a child that takes the walks.
  func resultOfChild() -> FuzzResult? {
    guard let result = FuzzParent(test: test, call: call).result(of: work) else {
      let text =
        "No child process could take the walks: it was started with \(test.arguments). Set GALLEY_LAB=inprocess to "
        + "take them in this process, where a trap ends the test run."
      return FuzzResult(steps: [], failure: LabFailure(step: 0, text: text), lengthBefore: 0)
    }
    return result.found
  }

  // MARK: In this process

  @discardableResult
  private func perform(_ work: LabJob.Work, _ journal: LabJournal) -> FuzzResult? {
    switch work {
    case .walks(let walks):
      for walk in 0..<walks.count {
        journal.note(.walk(walk))
        let steps = walks.steps(of: walk)
        guard let failure = perform(steps, journal) else { continue }
        journal.note(.failed(walk: walk, failure))
        let shortest = LabShortening.shorten(steps, failure, limit: 60) {
          firstFailing($0, journal)
        }
        let drawn = drawing(shortest.failure, of: shortest.steps, journal)
        journal.note(.found(shortest.steps, drawn))
        return FuzzResult(
          steps: shortest.steps, failure: drawn, walk: walk,
          lengthBefore: min(failure.step + 1, steps.count))
      }
    case .tries(let tries):
      if let (steps, failure) = firstFailing(tries, journal) {
        let drawn = drawing(failure, of: steps, journal)
        journal.note(.found(steps, drawn))
        return FuzzResult(steps: steps, failure: drawn, walk: nil, lengthBefore: steps.count)
      }
    }
    return nil
  }

  private func firstFailing(
    _ tries: [[LabStep]], _ journal: LabJournal
  ) -> LabShortening.Result? {
    for steps in tries {
      journal.note(.trying(steps))
      if let failure = perform(steps, journal) { return (steps, failure) }
    }
    return nil
  }

  private func perform(_ steps: [LabStep], _ journal: LabJournal) -> LabFailure? {
    LabWalk.perform(steps, over: screen) { journal.note(.step($0)) }
  }

  /// Takes the steps of a failure again, to draw it. Returns the failure with its picture, or as it
  /// is if there is nothing to see.
  private func drawing(
    _ failure: LabFailure, of steps: [LabStep], _ journal: LabJournal
  ) -> LabFailure {
    var failure = failure
    // The fault may depend on the sizes of letters that are squares.
    for hasFonts in [true, false] {
      let again = LabWalk.perform(steps, over: screen, drawingInto: picture, withFonts: hasFonts) {
        journal.note(.step($0))
      }
      if failure.addPicture(of: again) { break }
    }
    return failure
  }
}

/// Starts children that take the walks, one at a time. A new child is started only after one has
/// died.
internal struct FuzzParent {
  let test: LabTest
  let call: String

  /// The result of some work; `nil` if no child could be started.
  func result(of work: LabJob.Work) -> (found: FuzzResult?, Void)? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-lab-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let outcome = run(work, in: folder) else { return nil }
    guard let (steps, failure) = outcome.found else { return (nil, ()) }
    let walk = outcome.walk
    let length = min(failure.step + 1, steps.count)
    guard outcome.hasDied, case .walks = work else {
      return (
        FuzzResult(
          steps: steps, failure: failure, walk: walk, lengthBefore: outcome.length ?? length), ()
      )
    }
    let shortest = LabShortening.shorten(steps, failure, limit: 30) {
      run(.tries($0), in: folder)?.found
    }
    return (
      FuzzResult(
        steps: shortest.steps, failure: shortest.failure, walk: walk,
        lengthBefore: outcome.length ?? length), ()
    )
  }

  private struct Outcome {
    var found: LabShortening.Result?
    var walk: Int?
    /// The number of steps that the random walk had.
    var length: Int?
    var hasDied = false
  }

  /// Lets a child do some work; `nil` if it could not be started.
  private func run(_ work: LabJob.Work, in folder: URL) -> Outcome? {
    let name = UUID().uuidString
    let journal = folder.appendingPathComponent("\(name).journal")
    let file = folder.appendingPathComponent("\(name).job")
    let output = folder.appendingPathComponent("\(name).out")
    let job = LabJob(call: call, journal: journal.path, work: work)
    guard let data = try? JSONEncoder().encode(job), (try? data.write(to: file)) != nil else {
      return nil
    }
    let end = LabProcess.run(test, job: file, output: output, journal: journal, patience: 120)
    return outcome(of: work, end, LabJournal.entries(in: journal), output)
  }

  private func outcome(
    of work: LabJob.Work, _ end: LabProcess.End, _ entries: [LabEntry], _ output: URL
  ) -> Outcome? {
    var outcome = Outcome()
    var steps: [LabStep] = []
    var step = 0
    for entry in entries {
      switch entry {
      case .walk(let number):
        outcome.walk = number
        if case .walks(let walks) = work { steps = walks.steps(of: number) }
        step = 0
      case .trying(let tried): (steps, step) = (tried, 0)
      case .step(let number): step = number
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
    case .signal, .noStart: words = "The program traps.\n\(LabProcess.lastLines(in: output))"
    }
    outcome.found = (steps, LabFailure(step: step, text: words))
    return outcome
  }
}

/// The text of a failure.
internal struct FuzzReport {
  let found: FuzzResult
  let random: LabWalks
  let place: ProofPlace
  let test: LabTest
  /// The name of the function that was called.
  let tool: String

  var text: String {
    let count = found.steps.count
    var lines = [found.failure.textWithPicture, ""]
    if let walk = found.walk {
      let seed = "0x" + String(random.seed(of: walk), radix: 16)
      lines.append(
        "after \(count) \(count == 1 ? "step" : "steps"), of \(found.lengthBefore) (seed: \(seed)):"
      )
    } else {
      lines.append("after \(count) \(count == 1 ? "step" : "steps"):")
    }
    lines += found.steps.map { "  \($0)" }
    if found.walk != nil, let test = pastedTest { lines += ["", "As a test:", "", test] }
    return lines.joined(separator: "\n")
  }

  /// The source of a test that takes the steps again.
  private var pastedTest: String? {
    guard let source = SourceText(place.filePath),
      let call = source.call(of: tool, near: place.line)
        ?? source.call(of: tool.replacing("fuzz", with: "fuzzing"), near: place.line)
    else { return nil }
    let steps = found.steps.map { ".\($0)" }.joined(separator: ", ")
    let again = SourceText.adding("replaying: [\(steps)]", to: call)
    let name = test.function
    let waits = tool == "fuzz" ? ("", "") : (" async", "await ")
    let head = (test.isXCTest ? "" : "@Test ") + "@MainActor func \(name)Again()\(waits.0) {"
    return "  \(head)\n    \(waits.1)\(again)\n  }"
  }
}
