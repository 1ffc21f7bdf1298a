import Foundation
import Synchronization

/// Calls a closure with another configuration of snapshot tests: the snapshots to record, and the
/// tool that failure messages suggest for comparing two files.
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

/// Calls an asynchronous closure with another configuration of snapshot tests.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inside(record: record, diffTool: diffTool), operation: operation)
}

/// The configuration of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the current task.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// The tool that failure messages suggest for comparing two files.
  public var diffTool: DiffTool?
  /// The snapshots to record.
  public var record: Record?

  /// Creates a configuration. Values that are `nil` are inherited.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Returns a configuration with the given values. If a value is `nil`, it is taken from the
  /// current configuration.
  fileprivate static func inside(record: Record?, diffTool: DiffTool?) -> Self {
    Self(
      record: record ?? current?.record ?? SnapshotDefaults.record,
      diffTool: diffTool ?? current?.diffTool ?? SnapshotDefaults.diffTool)
  }

  /// A mode that decides which snapshots are recorded.
  public struct Record: Equatable, Sendable {
    private let word: String

    /// Creates the mode with a name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      word = rawValue
    }

    private init(_ word: String) { self.word = word }

    /// Records all snapshots. Each recorded snapshot fails the test.
    public static let all = Self("all")
    /// Records snapshots that are missing or that differ.
    public static let failed = Self("failed")
    /// Records snapshots that are missing.
    public static let missing = Self("missing")
    /// Records no snapshot.
    public static let never = Self("never")
  }

  /// A tool that failure messages suggest for comparing two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a closure that returns the text to add to the failure message.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { self.tool = tool }

    /// Creates a tool from a command. The text is the command and the paths of both files.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope's command.
    public static let ksdiff = Self { #"ksdiff "\#($0)" "\#($1)""# }

    /// The default tool, which names the URLs of both files.
    public static let `default` = Self { current, failed in
      """
      @-
      "file://\(current)"
      @+
      "file://\(failed)"
      """
    }

    /// Returns the text to add to the failure message for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates the mode `all` from `true`, and `missing` from `false`.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default tool.
  public init(nilLiteral: ()) { self = .default }
}

/// The values that are used if `withSnapshotTesting` sets none: the values of the test's trait
/// `snapshots`, or else the values of the process.
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

/// Whether all snapshots are recorded. To record all snapshots of only some tests, use
/// `withSnapshotTesting`.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? SnapshotDefaults.record) == .all }
  set { SnapshotDefaults.record = newValue ? .all : .missing }
}

/// The same as `isRecording`.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The tool that failure messages suggest for comparing two files.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotDefaults.diffTool }
  set { SnapshotDefaults.diffTool = newValue }
}
