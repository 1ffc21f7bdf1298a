import Foundation
import Testing

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
/// the list, twice before the next layout. It scrolls, flicks, taps, presses buttons, answers
/// alerts, rotates the device and presents another screen. It fails if
///
/// - the program traps, as it does for wrong counts in a batch update;
/// - Galley makes a report, such as one of conflicting constraints;
/// - the settled screen does not look like a new screen in the same state, or responds in another
///   way to the same touch;
/// - an update forgets a filter of the list or a folded section, a touch acts on another item than
///   the touched one, or a text outside of the list is not updated;
/// - the data of a list has changed without an update of the list;
/// - controllers, cells or adapters are not deallocated after the screen has been removed.
///
/// Walks are taken in a child process that runs this test alone, so a trap does not end the test
/// run. The failure message contains a new test that takes the same steps again. Paste the new test
/// beside this test. With `GALLEY_LAB=inprocess` in the environment walks are taken in the process
/// of the test, so that a debugger stops where the program traps.
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
/// Tasks of the main actor run after each step. Before the screen is compared with a fresh screen
/// (a new instance of the screen in the same state), these tasks run until all of them wait. A task
/// in `Task.sleep` does not take real time.
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

/// The tools of the list lab, which look for faults in lists, such as `fuzz`. Here, they are
/// functions that return the faults that they find.
@MainActor
package enum ListLab {
  /// Whether this process is a child that takes walks.
  ///
  /// In a child process, the test's calls of other tools do nothing.
  package static var isInChild: Bool { LabJob.ofThisProcess != nil }
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

  /// Takes random walks over a screen, and returns a description of the first fault with the file
  /// of its picture; `nil` if there is no fault.
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
      seed: seed, count: max(walks, 0), length: length, states: screen.states.count,
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
  /// The number of calls so far, by source location, test and arguments.
  private static var counts: [String: Int] = [:]

  /// Returns the identifier of the next call at a source location.
  static func name(of place: ProofPlace) -> String {
    let arguments = RunningCase.current?.arguments.joined(separator: ", ") ?? ""
    // The name contains the test, because several tests, which run in any order, may share a
    // function that makes the call.
    let test = Test.current.map { "\($0.id)" } ?? ""
    let name = "\(place.fileID):\(place.line):\(place.column) \(test) \(arguments)"
    counts[name, default: 0] += 1
    return "\(name) \(counts[name] ?? 0)"
  }
}
