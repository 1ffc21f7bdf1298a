import Foundation
import IGListDiffKit

/// An object of a list, as client code defines it: another instance may have the same content.
final class Thing: ListDiffable {
  let id: Int
  let value: Int

  init(_ id: Int, _ value: Int = 1) {
    self.id = id
    self.value = value
  }

  var copy: Thing { Thing(id, value) }

  func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    (object as? Thing)?.value == value
  }
}

/// Things with these identifiers and the same content.
func things(_ ids: Int...) -> [Thing] { ids.map { Thing($0) } }

/// The words of a sentence.
func words(_ sentence: String) -> [String] { sentence.split(separator: " ").map(String.init) }

/// The example that Heckel's paper ends with.
enum Sentence {
  static let before = words(
    """
    much writing is like snow , a mass of long words and phrases falls upon the relevant facts \
    covering up the details .
    """)
  static let after = words(
    """
    a mass of latin words falls upon the relevant facts like soft snow , covering up the details .
    """)
}

/// The index of an object that is not found.
let nowhere = NSNotFound
