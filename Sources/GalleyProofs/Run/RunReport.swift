import Foundation
import GalleyProofFiles

/// The report of `proof run`: the tests and the proofs of a run. A proof is a recorded picture or
/// text with which a test compares its result.
internal struct RunReport: Encodable, Equatable {
  /// A test that has failed, was not finished, or did not run.
  struct Test: Encodable, Equatable {
    var name: String
    var state: TestState
    var messages: [String]
  }

  /// The number of tests that have passed.
  var passed = 0
  /// The number of tests that were skipped, for example disabled tests.
  var skipped = 0
  /// The tests that have failed, were not finished, or did not run.
  var failed: [Test] = []
  /// Failures that belong to no test, and descriptions of processes that have ended early.
  var problems: [String] = []
  /// The number of proofs whose contents are equal to the recorded contents.
  var held = 0
  /// The names of the proofs that have changed or are missing.
  var changed: [String] = []
  /// The names of the proofs that were recorded.
  var recorded: [String] = []
  /// The shard, such as `2/8`; `nil` if there is only one shard.
  var shard: String?
  var seconds = 0.0
  /// The path of the web page that shows the changed proofs; `nil` if no page was written.
  var page: String?

  /// Whether every test has passed, and no proof has changed or is missing.
  var isSuccess: Bool { failed.isEmpty && problems.isEmpty && changed.isEmpty }

  /// Adds the results of tests.
  mutating func add(_ results: [TestResult], messages: [String: [String]]) {
    for result in results {
      switch result.state {
      case .passed: passed += 1
      case .skipped: skipped += 1
      default:
        failed.append(
          Test(name: result.name, state: result.state, messages: messages[result.name] ?? []))
      }
    }
    failed.sort { $0.name < $1.name }
  }

  /// Adds the proofs of a run.
  mutating func add(
    asked: Set<ProofStore.Asked>, recorded: Set<ProofStore.Asked>, entries: [ProofStore.Entry]
  ) {
    let changes = entries.filter { entry in
      asked.contains(ProofStore.Asked(package: entry.package, proof: entry.proof))
    }
    let changed = Set(changes.map { ProofStore.Asked(package: $0.package, proof: $0.proof) })
    held = asked.subtracting(changed).subtracting(recorded).count
    self.changed = changes.map(\.name)
    self.recorded = recorded.map { ProofStore.name(of: URL(fileURLWithPath: $0.proof)) }.sorted()
  }

  /// The lines of the report that is printed without `--json`.
  var lines: [String] {
    var lines: [String] = []
    for test in failed {
      let state =
        test.state == .failed ? "" : test.state == .notRun ? " (not run)" : " (unfinished)"
      lines.append("✘ \(test.name)\(state)")
      lines += test.messages.flatMap { message in
        message.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      }
    }
    lines += problems.map { "✘ \($0)" }
    lines += changed.map { "changed: \($0)" } + recorded.map { "recorded: \($0)" }
    let more = skipped > 0 ? ", \(skipped) skipped" : ""
    let part = shard.map { "shard \($0): " } ?? ""
    let time = (seconds * 10).rounded() / 10
    lines.append("\(part)tests: \(passed) passed, \(failed.count) failed\(more) in \(time) s")
    lines.append(
      "\(part)proofs: \(held) held, \(changed.count) changed, \(recorded.count) recorded")
    if let page { lines.append(page) }
    return lines
  }
}
