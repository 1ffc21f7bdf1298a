import Foundation
import Testing
import XCTest

/// Where a proof is asked for.
internal struct ProofPlace {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int

  /// The file that a proof is in.
  func file(test: String, name: String?, pathExtension: String) -> URL {
    let source = URL(fileURLWithPath: filePath)
    let test = String(test.prefix { $0 != "(" })
    let parts = [test] + (name.map { [$0] } ?? []) + [pathExtension]
    return source.deletingLastPathComponent()
      .appendingPathComponent("__Proofs__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.map(ProofPlace.fileName).joined(separator: "."))
  }

  /// A name that a file can have.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  /// Fails the test that runs.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column))
    } else {
      let file: StaticString = #filePath
      XCTFail("\(filePath):\(line): \(message)", file: file, line: UInt(line))
    }
  }
}
