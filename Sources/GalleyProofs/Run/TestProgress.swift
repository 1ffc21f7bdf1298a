import Foundation

/// Reads the events of Swift Testing and the output of XCTest while tests run.
internal struct TestProgress {
  /// A test that has begun.
  struct Entry {
    /// The state of the test; `nil` while it is running.
    var state: TestState?
    var milliseconds = 0
    var messages: [String] = []
    fileprivate var start = 0.0
    /// Whether a test of this name has ended.
    fileprivate var hasEnded = false
    /// Whether a test of this name has failed.
    fileprivate var hasFailed = false
  }

  /// The tests that have begun, by name.
  private(set) var tests: [String: Entry] = [:]
  /// Failures that belong to no test.
  private(set) var messages: [String] = []
  /// The name of the test that most recently began or ended.
  private(set) var latest: String?

  /// The names of tests of XCTest with their module, by the names without a module that XCTest
  /// prints.
  private let names: [String: [String]]
  private var suites: Set<String> = []
  /// The tests of Swift Testing that have ended, with the times of the events.
  private var endings: [(name: String, start: Double, end: Double)] = []
  /// The times at which tests have finished their last proofs, by the names of the tests. A proof
  /// is a recorded picture or text with which a test compares its result.
  private var lastProofs: [String: Double] = [:]
  /// The test of XCTest whose failure was read last, as long as further output belongs to its
  /// message.
  private var lastFailed: String?

  /// Creates a reader for the tests of a program.
  init(_ tests: [ListedTest] = []) {
    // XCTest prints the class without its module.
    names = Dictionary(
      grouping: tests.filter { $0.library == .xctest }.map(\.name),
      by: { String($0.drop { $0 != "." }.dropFirst()).replacing("/", with: ".") })
  }

  /// The number of tests that have ended. The number never decreases, even if several tests have
  /// the same name.
  var count: Int { tests.values.count { $0.hasEnded } }

  /// The names of the tests that are running.
  var running: [String] { tests.filter { $0.value.state == nil }.keys.sorted() }

  private mutating func begin(_ name: String, at time: Double) {
    // Several tests may have the same name. The messages and the time of an earlier test are kept.
    var entry = tests[name] ?? Entry()
    entry.state = nil
    entry.start = time
    tests[name] = entry
    latest = name
  }

  private mutating func end(_ name: String, as state: TestState, after seconds: Double) {
    var entry = tests[name] ?? Entry()
    entry.hasEnded = true
    // The entry passes only if all tests of this name pass.
    entry.hasFailed = entry.hasFailed || state == .failed
    entry.state = entry.hasFailed ? .failed : state
    entry.milliseconds += Int((seconds * 1_000).rounded(.up))
    tests[name] = entry
    latest = name
  }

  // MARK: Swift Testing

  private struct Event: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable { var absolute: Double }
      struct Message: Decodable { var text: String }
      struct Location: Decodable {
        var fileID: String?
        var line: Int
      }
      struct Issue: Decodable {
        var isKnown: Bool?
        var isFailure: Bool?
        var sourceLocation: Location?
      }
      var kind: String
      var id: String?
      var testID: String?
      var instant: Instant?
      var issue: Issue?
      var messages: [Message]?
    }
    var kind: String
    var payload: Payload
  }

  /// Reads a line of the event stream.
  ///
  /// Lines of unknown kinds are ignored.
  mutating func readEvent(_ line: some StringProtocol) {
    guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else { return }
    let payload = event.payload
    if event.kind == "test" {
      if payload.kind == "suite", let id = payload.id { suites.insert(id) }
      return
    }
    let id = payload.testID
    let name = id.map { ListedTest.nameWithoutLocation($0) }
    if payload.kind == "issueRecorded" { readIssue(payload, name) }
    guard event.kind == "event", let id, let name, !suites.contains(id) else { return }
    let now = payload.instant?.absolute ?? 0
    switch payload.kind {
    case "testStarted":
      begin(name, at: now)
    case "testSkipped":
      end(name, as: .skipped, after: 0)
    case "testEnded":
      let isFailed = tests[name]?.messages.isEmpty == false
      endings.append((name, tests[name]?.start ?? now, now))
      end(name, as: isFailed ? .failed : .passed, after: 0)
    default:
      break
    }
  }

  private mutating func readIssue(_ payload: Event.Payload, _ name: String?) {
    guard let issue = payload.issue, issue.isFailure ?? !(issue.isKnown ?? false) else { return }
    let place = issue.sourceLocation.map { "\($0.fileID ?? ""):\($0.line): " } ?? ""
    let text = place + (payload.messages ?? []).map(\.text).joined(separator: "\n")
    if let name, tests[name] != nil {
      tests[name]?.messages.append(text)
    } else {
      messages.append(name.map { "\($0): \(text)" } ?? text)
    }
  }

  /// Records that a test has finished a proof.
  ///
  /// The time is in seconds of the system's monotonic clock, which the events use as well.
  mutating func noteProof(of test: String, at seconds: Double) {
    let name = ListedTest.nameWithoutLocation(test)
    lastProofs[name] = max(lastProofs[name] ?? 0, seconds)
  }

  /// The times that the tests of Swift Testing have taken, in seconds.
  ///
  /// Tests that run at the same time wait for each other on the main actor, and their events arrive
  /// when all of them have ended. So the events do not contain the time of each test. Instead, the
  /// time of a test ends with the test's last proof. The time begins when the test starts, or when
  /// the time of the previous test ends, whichever is later. So the times of all tests add up to at
  /// most the time of the run.
  private var secondsOfTests: [String: Double] {
    let marks = endings.map { (name: $0.name, start: $0.start, end: lastProofs[$0.name] ?? $0.end) }
    var seconds: [String: Double] = [:]
    var previous = 0.0
    for mark in marks.sorted(by: { $0.end < $1.end }) {
      seconds[mark.name, default: 0] += max(mark.end - max(mark.start, previous), 0)
      previous = mark.end
    }
    return seconds
  }

  // MARK: XCTest

  /// Reads a line that XCTest has printed.
  ///
  /// Other lines are ignored, except the lines after a failure, which belong to the failure's
  /// message.
  mutating func readOutput(_ line: some StringProtocol) {
    let line = String(line)
    if let match = line.firstMatch(
      of: /Test Case '([^']+)' (started|passed|failed|skipped)(?: \(([0-9.]+) seconds\))?/)
    {
      lastFailed = nil
      for name in names[String(match.1)] ?? [String(match.1)] {
        switch match.2 {
        case "started": begin(name, at: 0)
        case "skipped": end(name, as: .skipped, after: 0)
        case let word:
          let seconds = match.3.flatMap { Double($0) } ?? 0
          end(name, as: word == "passed" ? .passed : .failed, after: seconds)
        }
      }
    } else if let match = line.wholeMatch(of: /(.*:\d+: error: )(\S+) : (.*)/) {
      let name = names[String(match.2)]?.first ?? String(match.2)
      if tests[name] != nil {
        tests[name]?.messages.append(String(match.1 + match.3))
        lastFailed = name
      }
    } else if let name = lastFailed, let last = tests[name]?.messages.indices.last,
      !line.hasPrefix("Test Suite '")
    {
      tests[name]?.messages[last] += "\n" + line
    }
  }

  // MARK: Results

  /// Returns the results of tests after their process has ended, sorted by name.
  func results(of chosen: [ListedTest]) -> [TestResult] {
    let seconds = secondsOfTests
    return chosen.sorted().map { test in
      let entry = tests[test.name]
      let ownTime = Int(((seconds[test.name] ?? 0) * 1_000).rounded(.up))
      return TestResult(
        name: test.name,
        state: entry.map { $0.state ?? .unfinished } ?? .notRun,
        milliseconds: (entry?.milliseconds ?? 0) + ownTime)
    }
  }
}
