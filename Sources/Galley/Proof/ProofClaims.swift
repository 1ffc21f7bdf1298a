import Foundation
import Synchronization
import Testing

/// Which places of this process have asked for which proofs, so that no two of them share a file.
internal enum ProofClaims {
  private struct Claim {
    var place: String
    var test: String?
    /// What was written to the file in this process.
    var written: Data?
  }

  private static let claims = Mutex<[String: Claim]>([:])

  /// Says that a place asks for a file. Returns what is wrong if another place has asked for it.
  static func claim(_ file: URL, for place: ProofPlace) -> String? {
    let here = "\(place.fileID):\(place.line)"
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

  /// Says that a proof is about to be written. Returns what is wrong if another one was written there in this
  /// process, as by a test with arguments whose proofs all have the same name.
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
