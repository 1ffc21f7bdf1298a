import Foundation
import Testing

/// A trait of a test or a suite. With this trait, `fuzz` takes its random walks in the process of
/// the test. Without the trait, `fuzz` takes the walks in a child process.
///
/// The trait does not apply to `fuzzWithTasks`: other tests run in the process of the test while
/// `fuzzWithTasks` waits for tasks.
///
/// A child process plans all tests of the package before it takes the walks. In a package with
/// thousands of tests, the planning takes longer than the walks. But if a walk traps in the process
/// of the test, the test run ends.
package struct WalksInProcess: TestTrait, SuiteTrait, TestScoping {
  /// Whether the environment variable `GALLEY_LAB` is `inprocess`. Then all walks are taken in the
  /// process of the test, also the walks of `fuzzWithTasks`.
  internal static let isInEnvironment =
    ProcessInfo.processInfo.environment["GALLEY_LAB"] == "inprocess"

  /// Whether `fuzz` takes its walks in the process of the test.
  @TaskLocal package static var isOn = isInEnvironment

  /// Whether the trait of a suite also applies to the suites and tests in it.
  package var isRecursive: Bool { true }

  /// Calls the test while `isOn` is `true`.
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
