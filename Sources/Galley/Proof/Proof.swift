import Foundation
import GalleyProofFiles

/// A kind of proof: a way to record a subject, so that a later run can compare it.
///
///     assertProof(of: cell, as: .frames)        // the frames of all views, as text
///     assertProof(of: cell, as: .displayList)   // the drawing operations, as text
///     assertProof(of: cell, as: .image)         // a picture
///
/// An app can define its own kinds of proofs with `pullback(_:)`:
///
///     extension Proof where Subject == Person {
///       static var card: Proof { Proof<UIView>.image.pullback { CardView(person: $0) } }
///     }
public struct Proof<Subject> {
  /// The extension of the files, such as `frames.txt`.
  public var pathExtension: String
  /// Returns the contents of the file for a subject.
  public var write: @MainActor (Subject) throws -> Data {
    didSet { look = Proof.look(by: write) }
  }
  /// Returns a description of the differences of two files; `nil` if they are the same.
  public var difference: @MainActor (_ before: Data, _ now: Data) -> String?
  /// Evaluates the subject, if possible without making the contents of the file.
  internal var look: @MainActor (Subject) throws -> ProofLook
  /// Returns an explanation of a change for the command `proof explain`, if the kind has one.
  internal var explain: (@MainActor (Subject, _ before: Data, _ now: Data) -> String?)?

  /// Creates a kind of proof.
  public init(
    pathExtension: String, write: @escaping @MainActor (Subject) throws -> Data,
    difference: @escaping @MainActor (_ before: Data, _ now: Data) -> String?
  ) {
    self.pathExtension = pathExtension
    self.write = write
    self.difference = difference
    look = Proof.look(by: write)
  }

  /// Returns a look for proofs that can only compare the contents of files.
  private static func look(
    by write: @escaping @MainActor (Subject) throws -> Data
  ) -> @MainActor (Subject) throws -> ProofLook {
    { subject in
      let now = try write(subject)
      return ProofLook(isSame: { $0 == now }, written: { now })
    }
  }

  /// Creates a kind of proof that can often be compared without making the contents of a file.
  internal init(
    pathExtension: String, look: @escaping @MainActor (Subject) throws -> ProofLook,
    difference: @escaping @MainActor (_ before: Data, _ now: Data) -> String?
  ) {
    self.pathExtension = pathExtension
    self.look = look
    self.difference = difference
    write = { try look($0).written() }
  }

  /// Returns the same kind of proof for another type, whose values are converted to subjects.
  public func pullback<Other>(
    _ subject: @escaping @MainActor (Other) throws -> Subject
  ) -> Proof<Other> {
    let look = self.look
    var proof = Proof<Other>(
      pathExtension: pathExtension, look: { try look(try subject($0)) }, difference: difference)
    if let explain {
      proof.explain = { other, before, now in
        (try? subject(other)).flatMap { explain($0, before, now) }
      }
    }
    return proof
  }
}

/// The result of evaluating the subject of a proof.
///
/// Comparing the result with a file is fast; making the contents of the file may be slow.
@MainActor
internal struct ProofLook {
  /// Returns `true` if a file has the same contents.
  ///
  /// If the closure returns `false`, the contents may still be the same. Then make the contents
  /// with `written`, and compare them.
  var isSame: (_ before: Data) -> Bool
  /// Makes the contents of the file.
  var written: () throws -> Data
  /// Finds the elements of a picture; `nil` for other kinds of proofs.
  var elements: (() -> ProofElements)?
}

extension Proof where Subject == String {
  /// The text itself.
  public static var text: Proof { text(pathExtension: "txt") }

  /// The text itself, in files with the given extension.
  public static func text(pathExtension: String) -> Proof {
    Proof(pathExtension: pathExtension) { text in
      Data((text + "\n").utf8)
    } difference: { before, now in
      UnifiedDifference.describe(
        String(decoding: before, as: UTF8.self), String(decoding: now, as: UTF8.self))
    }
  }
}

extension Proof where Subject: Encodable {
  /// A value as JSON, with sorted keys.
  public static var json: Proof {
    Proof<String>.text(pathExtension: "json").pullback { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}
