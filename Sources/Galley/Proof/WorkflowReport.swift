import Foundation
import Synchronization

/// The report of a failed proof (a comparison with a recorded picture or text) in a workflow of
/// GitHub Actions: an annotation at the line of the test, and a part of the job's summary.
///
/// Outside of a workflow nothing is written.
internal enum WorkflowReport {
  /// The reason for the failure. The value is a part of the annotation's title, after the name of
  /// the proof.
  enum Failure: String {
    case differs = "differs from the recorded proof"
    case isMissing = "has no recorded proof yet"
    case isUnknown = "can't be compared"
  }

  static func note(
    _ message: String, _ failure: Failure = .differs, name: String, place: ProofPlace,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    let line = annotation(message, failure, name: name, place: place, environment: environment)
    FileHandle.standardOutput.write(Data("\n\(line)\n".utf8))
    guard let summary = environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty else { return }
    append(self.summary(message, name: name, place: place), to: summary)
  }

  /// Returns the output that GitHub turns into an annotation.
  static func annotation(
    _ message: String, _ failure: Failure = .differs, name: String, place: ProofPlace,
    environment: [String: String]
  ) -> String {
    var file = place.filePath
    if let root = environment["GITHUB_WORKSPACE"], file.hasPrefix(root + "/") {
      file = String(file.dropFirst(root.count + 1))
    }
    let title = "\(name) \(failure.rawValue)"
    return "::error file=\(property(file)),line=\(place.line),col=\(place.column),"
      + "title=\(property(title))::\(data(message))"
  }

  /// Returns the part of the summary, in Markdown.
  static func summary(_ message: String, name: String, place: ProofPlace) -> String {
    // The fence has to be longer than any fence in the text.
    let longest = message.matches(of: /`+/).map(\.output.count).max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return """
      <details><summary>❌ <b>\(html(name))</b> at \(html(place.fileID)):\(place.line)</summary>

      \(fence)diff
      \(message)
      \(fence)

      </details>

      """
  }

  private static let lock = Mutex(())

  private static func append(_ text: String, to path: String) {
    lock.withLock { _ in
      if !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
      }
      guard let handle = FileHandle(forWritingAtPath: path) else { return }
      _ = try? handle.seekToEnd()
      try? handle.write(contentsOf: Data((text + "\n").utf8))
      try? handle.close()
    }
  }

  private static func data(_ text: String) -> String {
    // In Swift, `\r\n` is one character, in which neither `\r` nor `\n` is found.
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
