import Foundation
@_spi(Internals) import GalleySnapshotTesting

/// The position of a snapshot in a call in a source file.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The default label of the closure that returns the snapshot.
  public static let defaultTrailingClosureLabel = "matches"

  /// Older labels of the closure, which are still accepted.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that returns the snapshot.
  public var trailingClosureLabel: String
  /// The index of the closure among the trailing closures, from 0.
  public var trailingClosureOffset: Int

  /// Creates a position.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the line of the closure, or at the given line if the closure is not
  /// found.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let source = try? String(contentsOfFile: "\(filePath)", encoding: .utf8)
    let found = source.flatMap {
      InlineCall(in: Array($0.utf8), line: Int(line), column: Int(column))?.line(of: self)
    }
    recordIssue(
      message(), fileID: fileID, filePath: filePath, line: found.map { UInt($0) } ?? line,
      column: column)
  }
}
