import Testing
import XCTest

/// The trait of a test, or of a suite, with settings of its snapshots.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait of a suite counts for the suites and tests in it.
  public var isRecursive: Bool { true }
  internal let configuration: SnapshotTestingConfiguration

  /// Calls the test with the settings, and counts its snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotCounter.$ofTest.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Counts the snapshots of a test from 1.
  public static var snapshots: Self { snapshots() }

  /// Settings of the snapshots of a test.
  ///
  ///     @Suite(.snapshots(record: .failed)) struct FeedTests { … }
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Settings of the snapshots of a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}

/// The settings that the traits of the test that runs make.
internal enum SnapshotsTrait {
  static var current: SnapshotTestingConfiguration? {
    guard let test = Test.current else { return nil }
    let traits = test.traits.compactMap { $0 as? _SnapshotsTestTrait }.map(\.configuration)
    return SnapshotTestingConfiguration(
      record: traits.reversed().lazy.compactMap(\.record).first,
      diffTool: traits.reversed().lazy.compactMap(\.diffTool).first)
  }
}
