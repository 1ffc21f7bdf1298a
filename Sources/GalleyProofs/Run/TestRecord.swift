import GalleyProofFiles

/// The state of a test after a run.
internal enum TestState: String, Codable, Sendable {
  case passed
  case failed
  case skipped
  /// The process ended while the test was running.
  case unfinished
  /// The process ended before the test began.
  case notRun

  /// Whether a run that contains a test in this state has failed.
  var isFailure: Bool { self != .passed && self != .skipped }
}

/// The result of a test.
internal struct TestResult: Codable, Hashable, Sendable {
  var name: String
  var state: TestState
  var milliseconds: Int
}

/// The record of a run in the folder with the results. `proof merge` checks and merges the records.
internal struct RunRecord: Codable, Hashable, Sendable {
  /// The number of the shard, from one.
  var shard = 1
  /// The number of shards.
  var shards = 1
  /// The hash of the tests and of their expected times, by which the tests were divided into
  /// shards.
  ///
  /// Shards with different hashes do not belong together.
  var plan = ""
  /// The results of the tests of the shard, sorted by name.
  var tests: [TestResult] = []

  /// Returns the hash of a plan: its tests, and the times that are expected for them.
  static func plan(_ tests: [ListedTest], times: TestTimes) -> String {
    let lines = tests.sorted().map { "\($0.library) \($0.name) \(times.expected($0.name))\n" }
    return ContentHash.name(of: lines.joined())
  }

  /// The times of all tests that ran to their end.
  var times: TestTimes {
    let ended = tests.filter { $0.state == .passed || $0.state == .failed }
    return TestTimes(
      milliseconds: Dictionary(
        ended.map { ($0.name, $0.milliseconds) }, uniquingKeysWith: max))
  }
}
