import Foundation
import GalleyUIKit
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The source location of a call in a test, such as a call of `assertProof`.
internal struct ProofPlace {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int

  /// Returns the file of a proof, which is a recorded picture or text with which a test compares
  /// its result.
  func file(test: String, name: String?, pathExtension: String) -> URL {
    let source = URL(fileURLWithPath: filePath)
    let test = String(Ported.testName(test).prefix { $0 != "(" })
    let parts = [ProofSuite.name(ofTest: test, at: self), test, name, pathExtension]
      .compactMap(\.self)
    return source.deletingLastPathComponent()
      .appendingPathComponent("__Proofs__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.map(ProofPlace.fileName).joined(separator: "."))
  }

  /// Returns a valid name for a file.
  ///
  /// A name that is too long is cut off and ends with a hash of the whole name.
  private static func fileName(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    guard name.utf8.count > 80 else { return name }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    var start = name.prefix(60)
    while start.utf8.count > 60 { start = start.dropLast() }
    return "\(start)-\(String(hash, radix: 16))"
  }

  /// Attaches a file to the running test, if the test runner supports attachments.
  func attach(_ data: Data, named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(
      [UInt8](data), named: name,
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the running test.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column))
    } else if TestReportObserver.hasFailed(with: "\(filePath):\(line): \(message)") {
      return
    } else {
      ProgramFailure.report("\(filePath):\(line): \(message)")
    }
  }
}

/// Reports failures in a program that runs no test, because no test library would show them.
private enum ProgramFailure {
  /// Prints a failure, and makes the program exit with the status 1 when it ends.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    _ = endsWithOne
  }

  private static let endsWithOne: Void = {
    atexit {
      fflush(nil)
      _exit(1)
    }
  }()
}
