import Foundation
import Testing

/// The issues that `body` records, as text in their order, and kept from failing
/// the test. An error that `body` throws counts as one.
func recordedIssues(_ body: () throws -> Void) -> [String] {
  let issues = Issues()
  do {
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      issues.append(issue)
      return true
    }
  } catch {
    Issue.record(error, "thrown although every issue is known")
  }
  return issues.texts
}

/// As above, for an asynchronous `body`.
func recordedIssuesAsynchronously(_ body: () async throws -> Void) async -> [String] {
  let issues = Issues()
  do {
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      issues.append(issue)
      return true
    }
  } catch {
    Issue.record(error, "thrown although every issue is known")
  }
  return issues.texts
}

private final class Issues: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []

  var texts: [String] { lock.withLock { recorded } }

  func append(_ issue: Issue) {
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    lock.withLock { recorded.append(issue.error.map { "thrown: \($0)" } ?? text) }
  }
}
