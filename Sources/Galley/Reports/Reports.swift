import Testing
import UIKit

/// What went wrong without stopping the program: what UIKit writes to the log.
public typealias Report = GalleyReport

/// Calls `body`, and returns what is reported meanwhile. Those reports are expected: they fail no test,
/// and they are not printed.
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

/// Calls `body`, which may wait, and returns what is reported meanwhile. Those reports are expected: they
/// fail no test, and they are not printed.
///
///     let found = await reports { await dataSource.apply(snapshot) }
@_disfavoredOverload
public func reports(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [Report] {
  try await Report.gathering(isolation: isolation, body)
}

/// Calls `body`; what is reported meanwhile is printed, and fails no test.
///
///     override func invokeTest() { withReportsAllowed { super.invokeTest() } }   // XCTest
///
/// - Parameter topics: What reports may be about. All, unless some are named.
public func withReportsAllowed<Result>(
  about topics: Report.Topic..., perform body: () throws -> Result
) rethrows -> Result {
  try Report.allowing(topics.isEmpty ? nil : Set(topics), body)
}

/// Calls `body`, which may wait; what is reported meanwhile is printed, and fails no test.
///
/// - Parameter topics: What reports may be about. All, unless some are named.
@_disfavoredOverload
public func withReportsAllowed<Result>(
  about topics: Report.Topic..., isolation: isolated (any Actor)? = #isolation,
  perform body: () async throws -> Result
) async rethrows -> Result {
  try await Report.allowing(topics.isEmpty ? nil : Set(topics), isolation: isolation, body)
}

/// The trait of a test, or of a suite, whose reports are printed and fail nothing.
public struct ReportsAllowed: TestTrait, SuiteTrait, TestScoping {
  fileprivate var topics: Set<Report.Topic>?

  /// Whether the trait of a suite counts for the suites and tests in it.
  public var isRecursive: Bool { true }

  /// Calls the test with its reports allowed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Report.allowing(topics) { try await function() }
  }
}

extension Trait where Self == ReportsAllowed {
  /// What the test causes to be reported is printed, and does not fail it.
  ///
  ///     @Test(.reportsAllowed) func brokenImages() { … }
  public static var reportsAllowed: Self { Self(topics: nil) }

  /// What the test causes to be reported about some topics is printed, and does not fail it.
  ///
  ///     @Suite(.reportsAllowed(about: .font, .asset)) struct OldScreens { … }
  public static func reportsAllowed(about topics: Report.Topic...) -> Self {
    Self(topics: Set(topics))
  }
}
