import Testing
import GalleyUIKit

/// A fault that does not stop the program, of the kind that UIKit writes to the log.
public typealias Report = GalleyReport

/// Calls `body`, and returns the reports that are made meanwhile.
///
/// These reports are expected: they do not fail the test, and they are not printed.
///
///     let found = reports { cell.bounds.size.width = .nan }
///     #expect(found.map(\.topic) == [.geometry])
///     #expect(found[0].message.contains("bounds of PhotoCell"))
///
/// A test that imports `Galley` fails on each report outside of `reports`, unless it has the trait
/// `reportsAllowed` or calls `withReportsAllowed`.
public func reports(_ body: () throws -> Void) rethrows -> [Report] {
  try Report.gathering(body)
}

/// Calls an asynchronous `body`, and returns the reports that are made meanwhile.
///
/// These reports are expected: they do not fail the test, and they are not printed.
///
///     let found = await reports { await dataSource.apply(snapshot) }
@_disfavoredOverload
public func reports(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [Report] {
  try await Report.gathering(isolation: isolation, body)
}

/// Calls `body`.
///
/// Reports that are made meanwhile are printed, and do not fail the test.
///
///     override func invokeTest() { withReportsAllowed { super.invokeTest() } }   // XCTest
///
/// - Parameter topics: The topics of the allowed reports. By default, all topics are allowed.
public func withReportsAllowed<Result>(
  about topics: Report.Topic..., perform body: () throws -> Result
) rethrows -> Result {
  try Report.allowing(topics.isEmpty ? nil : Set(topics), body)
}

/// Calls an asynchronous `body`.
///
/// Reports that are made meanwhile are printed, and do not fail the test.
///
/// - Parameter topics: The topics of the allowed reports. By default, all topics are allowed.
@_disfavoredOverload
public func withReportsAllowed<Result>(
  about topics: Report.Topic..., isolation: isolated (any Actor)? = #isolation,
  perform body: () async throws -> Result
) async rethrows -> Result {
  try await Report.allowing(topics.isEmpty ? nil : Set(topics), isolation: isolation, body)
}

/// The trait of a test or a suite whose reports are printed and do not fail it.
public struct ReportsAllowed: TestTrait, SuiteTrait, TestScoping {
  /// The topics of the allowed reports; `nil` for all topics.
  fileprivate var topics: Set<Report.Topic>?

  /// Whether the trait of a suite also applies to the suites and tests in it.
  public var isRecursive: Bool { true }

  /// Calls the test with its reports allowed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Report.allowing(topics) { try await function() }
  }
}

extension Trait where Self == ReportsAllowed {
  /// A trait with which reports are printed and do not fail the test.
  ///
  ///     @Test(.reportsAllowed) func brokenImages() { … }
  public static var reportsAllowed: Self { Self(topics: nil) }

  /// A trait with which reports on some topics are printed and do not fail the test.
  ///
  ///     @Suite(.reportsAllowed(about: .font, .asset)) struct OldScreens { … }
  public static func reportsAllowed(about topics: Report.Topic...) -> Self {
    Self(topics: Set(topics))
  }
}
