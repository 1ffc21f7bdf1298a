import Testing

/// The trait of a test or a suite that configures its snapshots.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait of a suite also applies to the suites and tests in it.
  public var isRecursive: Bool { true }
  internal let configuration: SnapshotTestingConfiguration

  /// Calls the test with the configuration, and numbers its snapshots from 1.
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
  /// A trait that numbers the snapshots of a test from 1.
  public static var snapshots: Self { snapshots() }

  /// A trait that configures the snapshots of a test.
  ///
  ///     @Suite(.snapshots(record: .failed)) struct FeedTests { … }
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// A trait that configures the snapshots of a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}

/// The configuration that the traits of the running test set.
internal enum SnapshotsTrait {
  /// The configuration; `nil` outside of Swift Testing. The innermost trait that sets a value is
  /// used.
  static var current: SnapshotTestingConfiguration? {
    guard let test = Test.current else { return nil }
    let traits = test.traits.compactMap { $0 as? _SnapshotsTestTrait }.map(\.configuration)
    return SnapshotTestingConfiguration(
      record: traits.reversed().lazy.compactMap(\.record).first,
      diffTool: traits.reversed().lazy.compactMap(\.diffTool).first)
  }
}
