import Foundation
import Testing

/// The trait of a test or a suite in which `fuzz` takes its walks in the process of the test.
///
/// `fuzzWithTasks` takes its walks in a child nevertheless, because other tests run while it waits.
///
/// A child process first plans all tests of its package. In a package with thousands of tests this
/// takes longer than the walks. But a trap during a walk in this process ends the test run.
package struct WalksInProcess: TestTrait, SuiteTrait, TestScoping {
  /// Whether the environment asks for it, for all walks.
  internal static let isInEnvironment =
    ProcessInfo.processInfo.environment["GALLEY_LAB"] == "inprocess"

  /// Whether walks without tasks are taken in the process of the test.
  @TaskLocal package static var isOn = isInEnvironment

  /// Whether the trait of a suite also applies to the suites and tests in it.
  package var isRecursive: Bool { true }

  /// Calls the test with its walks taken in this process.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$isOn.withValue(true) { try await function() }
  }
}

extension Trait where Self == WalksInProcess {
  /// A trait with which `fuzz` takes its walks in the process of the test.
  package static var walksInProcess: Self { Self() }
}
