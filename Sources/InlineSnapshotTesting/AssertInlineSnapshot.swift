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
///     call this function.
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
        let difference = snapshotting.diffing.diff(expected ?? "", actual)?.0
        return fail(recordingMessage(in: "\(function)", difference))
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

/// Returns the message of a test whose snapshot is recorded.
private func recordingMessage(in function: String, _ difference: String?) -> String {
  var message = "The snapshot is recorded now."
  if let difference { message += " Difference: …\n\n\(difference.indented)" }
  return "\(message)\n\nRun \"\(function)\" again to compare with it."
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}
