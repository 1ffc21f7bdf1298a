import Foundation
import Synchronization

/// A snapshot to write into a source file.
internal struct InlineRecording: Sendable {
  var line: Int
  var column: Int
  var text: String
  var descriptor: InlineSnapshotSyntaxDescriptor
}

/// The source files into which snapshots are written when the program ends.
internal final class InlineSources: Sendable {
  static let shared: InlineSources = {
    atexit { InlineSources.shared.write() }
    return InlineSources()
  }()

  private let recordings = Mutex<[String: [InlineRecording]]>([:])

  /// Adds a snapshot. The snapshot is written when the program ends, because until then the line
  /// numbers in the file must not change.
  func add(_ recording: InlineRecording, to path: String) {
    recordings.withLock { $0[path, default: []].append(recording) }
  }

  /// Writes all snapshots, each file atomically.
  func write() {
    let all = recordings.withLock { recordings in
      defer { recordings = [:] }
      return recordings
    }
    for (path, recordings) in all.sorted(by: { $0.key < $1.key }) {
      do {
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let (after, problems) = InlineSources.source(before, with: recordings)
        for problem in problems { say("\(path):\(problem)") }
        if after != before { try after.write(toFile: path, atomically: true, encoding: .utf8) }
      } catch {
        say("\(path) can't be written: \(error)")
      }
    }
  }

  private func say(_ message: String) {
    FileHandle.standardError.write(Data("InlineSnapshotTesting: \(message)\n".utf8))
  }

  /// Returns a source with the snapshots written into it, and messages for the snapshots that can't
  /// be written.
  static func source(
    _ source: String, with recordings: [InlineRecording]
  ) -> (source: String, problems: [String]) {
    var bytes = Array(source.utf8)
    let unit = indentation(of: source)
    var problems: [String] = []
    var edits: [(range: Range<Int>, text: String)] = []
    for recording in recordings {
      guard let call = InlineCall(in: bytes, line: recording.line, column: recording.column) else {
        problems.append("\(recording.line): no call is found here, and no snapshot is recorded")
        continue
      }
      edits.append(edit(call, recording, unit))
    }
    // Begin with the last snapshot, so that earlier positions do not change. If one call records
    // two snapshots, the last of the two is written.
    var last = Int.max
    for edit in edits.reversed().sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard edit.range.upperBound <= last, edit.range.lowerBound != last else { continue }
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      last = edit.range.lowerBound
    }
    return (String(decoding: bytes, as: UTF8.self), problems)
  }

  /// Returns the edit that writes a snapshot into a call.
  private static func edit(
    _ call: InlineCall, _ recording: InlineRecording, _ unit: String
  ) -> (range: Range<Int>, text: String) {
    let closure = call.closure(recording.descriptor)
    let start = closure?.range.lowerBound ?? call.trailing.last?.range.upperBound ?? call.end
    let margin = String(decoding: call.indentation(ofLineAt: start), as: UTF8.self)
    let body = literal(recording.text, margin: margin + unit)
    let braces = "{\n\(body)\n\(margin)}"
    if let closure { return (closure.range, braces) }
    let label = call.trailing.isEmpty ? "" : "\(recording.descriptor.trailingClosureLabel): "
    return (start..<start, " \(label)\(braces)")
  }

  /// Returns a text as a multiline string literal, with as many number signs as it needs.
  private static func literal(_ text: String, margin: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    // A literal can't contain the carriage return of "\r\n", which is a single character in Swift.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let escaped = String(line).replacingOccurrences(of: "\r", with: "\\\(hashes)r")
        return escaped.isEmpty ? "" : margin + escaped
      }
    return (["\(margin)\(hashes)\"\"\""] + lines + ["\(margin)\"\"\"\(hashes)"])
      .joined(separator: "\n")
  }

  /// Returns the indentation of the first indented line.
  private static func indentation(of source: String) -> String {
    for line in source.split(whereSeparator: \.isNewline) {
      let space = line.prefix { $0 == " " || $0 == "\t" }
      if !space.isEmpty, space.count < line.count { return String(space) }
    }
    return "  "
  }
}
