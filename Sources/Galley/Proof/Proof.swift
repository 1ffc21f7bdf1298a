import Foundation
import GalleyProofFiles

/// A way to write something down, so that a test can tell later whether it is still the same.
///
///     assertProof(of: cell, as: .frames)        // where every view is, as text
///     assertProof(of: cell, as: .displayList)   // what is painted, as text
///     assertProof(of: cell, as: .image)         // how it looks, as a picture
///
/// A way of one's own is made from another with `pullback(_:)`:
///
///     extension Proof where Subject == Person {
///       static var card: Proof { Proof<UIView>.image.pullback { CardView(person: $0) } }
///     }
public struct Proof<Subject> {
  /// What files of this kind are called behind the point: `frames.txt`, say.
  public var pathExtension: String
  /// Writes the subject down.
  public var write: @MainActor (Subject) throws -> Data {
    didSet { look = Proof.look(by: write) }
  }
  /// What two of them differ in, in words; `nil` if they are the same.
  public var difference: @MainActor (_ before: Data, _ now: Data) -> String?
  /// Looks at the subject, and leaves the writing for when it is needed.
  internal var look: @MainActor (Subject) throws -> ProofLook

  /// A way to write something down.
  public init(
    pathExtension: String, write: @escaping @MainActor (Subject) throws -> Data,
    difference: @escaping @MainActor (_ before: Data, _ now: Data) -> String?
  ) {
    self.pathExtension = pathExtension
    self.write = write
    self.difference = difference
    look = Proof.look(by: write)
  }

  /// For proofs that can compare nothing but the written file.
  private static func look(
    by write: @escaping @MainActor (Subject) throws -> Data
  ) -> @MainActor (Subject) throws -> ProofLook {
    { subject in
      let now = try write(subject)
      return ProofLook(isSame: { $0 == now }, written: { now })
    }
  }

  /// A way to write something down that is often compared without being written.
  internal init(
    pathExtension: String, look: @escaping @MainActor (Subject) throws -> ProofLook,
    difference: @escaping @MainActor (_ before: Data, _ now: Data) -> String?
  ) {
    self.pathExtension = pathExtension
    self.look = look
    self.difference = difference
    write = { try look($0).written() }
  }

  /// The same way for something else, of which a subject is made.
  public func pullback<Other>(
    _ subject: @escaping @MainActor (Other) throws -> Subject
  ) -> Proof<Other> {
    let look = self.look
    return Proof<Other>(
      pathExtension: pathExtension, look: { try look(try subject($0)) }, difference: difference)
  }
}

/// What a proof has found out about its subject. To compare it takes little time, to write it down may take more.
@MainActor
internal struct ProofLook {
  /// Returns `true` if a file holds the same. `false` may also mean that only the written file can tell.
  var isSame: (_ before: Data) -> Bool
  /// Makes the contents of the file.
  var written: () throws -> Data
}

extension Proof where Subject == String {
  /// A text, as it is.
  public static var text: Proof { text(pathExtension: "txt") }

  /// A text, in files of a name.
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
  /// A value as JSON, with its keys in order.
  public static var json: Proof {
    Proof<String>.text(pathExtension: "json").pullback { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}
