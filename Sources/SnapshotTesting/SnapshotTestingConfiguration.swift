import Foundation
import Synchronization

/// Does something with other settings of snapshot tests: which snapshots are recorded, and what failures name as
/// the tool to compare files with.
///
///     withSnapshotTesting(record: .failed) { … }
///
/// In XCTest, for all tests of a class:
///
///     override func invokeTest() { withSnapshotTesting(record: .all) { super.invokeTest() } }
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    .inside(record: record, diffTool: diffTool), operation: operation)
}

/// Does something that may wait with other settings of snapshot tests.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inside(record: record, diffTool: diffTool), operation: operation)
}

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the task.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// What failures name as the tool to compare files with.
  public var diffTool: DiffTool?
  /// Which snapshots are recorded.
  public var record: Record?

  /// Settings; what is `nil` is left as it is.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Settings of which some are said, within those that count now.
  fileprivate static func inside(record: Record?, diffTool: DiffTool?) -> Self {
    Self(
      record: record ?? current?.record ?? SnapshotDefaults.record,
      diffTool: diffTool ?? current?.diffTool ?? SnapshotDefaults.diffTool)
  }

  /// Which snapshots are recorded.
  public struct Record: Equatable, Sendable {
    private let word: String

    /// The mode of a name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      word = rawValue
    }

    private init(_ word: String) { self.word = word }

    /// All snapshots are recorded, and each fails.
    public static let all = Self("all")
    /// Those that fail or are missing are recorded.
    public static let failed = Self("failed")
    /// Those that are missing are recorded.
    public static let missing = Self("missing")
    /// None is recorded.
    public static let never = Self("never")
  }

  /// Makes the line of a failure that says how to compare two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A tool whose line a closure makes.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { self.tool = tool }

    /// A command that is given both files.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope's command.
    public static let ksdiff = Self { #"ksdiff "\#($0)" "\#($1)""# }

    /// The addresses of both files.
    public static let `default` = Self { current, failed in
      """
      @-
      "file://\(current)"
      @+
      "file://\(failed)"
      """
    }

    /// The line for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is `all`, and `false` is `missing`.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default.
  public init(nilLiteral: ()) { self = .default }
}

/// What holds where no settings are made.
internal enum SnapshotDefaults {
  private static let recordInUse = Mutex(
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
      .flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) } ?? .missing)
  private static let toolInUse = Mutex(SnapshotTestingConfiguration.DiffTool.default)

  static var record: SnapshotTestingConfiguration.Record {
    get { SnapshotsTrait.current?.record ?? recordInUse.withLock { $0 } }
    set { recordInUse.withLock { $0 = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotsTrait.current?.diffTool ?? toolInUse.withLock { $0 } }
    set { toolInUse.withLock { $0 = newValue } }
  }
}

/// Whether all snapshots are recorded. `withSnapshotTesting` says it for a part of the tests.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? SnapshotDefaults.record) == .all }
  set { SnapshotDefaults.record = newValue ? .all : .missing }
}

/// The same as `isRecording`.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// What failures name as the tool to compare files with.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotDefaults.diffTool }
  set { SnapshotDefaults.diffTool = newValue }
}
