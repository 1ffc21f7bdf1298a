import Foundation
import Synchronization
import Testing

/// The files of proofs (recorded pictures and texts) with the source locations that use them, so
/// that no two locations of this process share a file.
internal enum ProofClaims {
  /// The use of a file by a source location.
  private struct Claim {
    /// The file, the line and the column of the call.
    var place: String
    var test: String?
    /// The contents that were last written to the file in this process.
    var written: Data?
  }

  /// The claims by the paths of the files.
  private static let claims = Mutex<[String: Claim]>([:])

  /// Records that a source location uses a file.
  ///
  /// Returns a message if another location already uses the file.
  static func claim(_ file: URL, for place: ProofPlace) -> String? {
    let here = "\(place.fileID):\(place.line):\(place.column)"
    let test = Test.current.map { "\($0.name)" }
    return claims.withLock { claims in
      guard let claim = claims[file.path] else {
        claims[file.path] = Claim(place: here, test: test)
        return nil
      }
      guard claim.place != here else { return nil }
      return
        "Two proofs have the same name, \(file.lastPathComponent): one is at \(claim.place)"
        + (claim.test.map { ", in \($0)" } ?? "") + ", and one at \(here)"
        + (test.map { ", in \($0)" } ?? "") + ". Tell them apart with named:."
    }
  }

  /// Whether this process has recorded a file.
  static func hasWritten(_ file: URL) -> Bool {
    claims.withLock { $0[file.path]?.written != nil }
  }

  /// Records that a proof is about to be written.
  ///
  /// Returns a message if other contents were written to the file in this process, as by a
  /// parameterized test whose proofs all have the same name.
  static func note(_ data: Data, in file: URL) -> String? {
    claims.withLock { claims in
      if let written = claims[file.path]?.written, written != data {
        return
          "Two proofs of this run have the same name, \(file.lastPathComponent), and are not the same. "
          + "A test with arguments, or a loop, has to name each of its proofs with named:."
      }
      claims[file.path]?.written = data
      return nil
    }
  }
}
