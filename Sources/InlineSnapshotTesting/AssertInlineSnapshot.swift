import Foundation
@_spi(Internals) import GalleySnapshotTesting

/// Compares a value with a text in the test itself.
///
///     assertInlineSnapshot(of: user, as: .dump) {
///       """
///       ▿ User
///         - name: "Ada"
///
///       """
///     }
///
/// If the call has no text yet, the text is written into the source file after all tests have
/// ended, and the test fails once.
///
/// - Parameters:
///   - value: The value. `nil` is compared as an empty text.
///   - snapshotting: The strategy.
///   - message: The beginning of the failure's message.
///   - record: The snapshots to record. With `nil`, the configuration decides.
///   - timeout: The number of seconds to wait for the snapshot.
///   - syntaxDescriptor: The position of the text in the source, for functions of your own that
///     call this one.
///   - expected: Returns the text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let record = record ?? recordInUse
  func fail(_ message: String) {
    recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  withSnapshotTesting(record: record) {
    do {
      var actual = ""
      if let value = try value() {
        guard let text = snapshotText(of: value, as: snapshotting, timeout: timeout) else {
          return fail("The snapshot was not there after \(timeout) seconds.")
        }
        actual = text
      }
      let expected = expected?()
      func write() {
        InlineSources.shared.add(
          InlineRecording(
            line: Int(line), column: Int(column), text: actual, descriptor: syntaxDescriptor),
          to: "\(filePath)")
      }
      if record == .all || (expected == nil && record != .never) {
        write()
        var message = "The snapshot is recorded now."
        if let difference = snapshotting.diffing.diff(expected ?? "", actual)?.0 {
          message += " Difference: …\n\n\(difference.indented)"
        }
        return fail("\(message)\n\nRun \"\(function)\" again to compare with it.")
      }
      guard let expected else {
        return fail("There is no snapshot to compare with, and recording is turned off.")
      }
      guard let difference = snapshotting.diffing.diff(expected, actual)?.0 else { return }
      let own = message()
      var text = own.isEmpty ? "Snapshot did not match. Difference: …" : own
      text += "\n\n\(difference.indented)"
      if record == .failed {
        write()
        text += "\n\nA new snapshot is recorded."
      }
      syntaxDescriptor.fail(text, fileID: fileID, file: filePath, line: line, column: column)
    } catch {
      fail("Threw error: \(error)")
    }
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

/// The position of a snapshot in a call in a source file.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The default label of the closure.
  public static let defaultTrailingClosureLabel = "matches"

  /// Older labels of the closure.
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

  /// Fails the running test at the line of the closure; if it is not found, at the given line.
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
