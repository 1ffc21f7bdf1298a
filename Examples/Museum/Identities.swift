import Foundation
import IGListKit

// Models of IGListKit with wrong identities.

/// A piece as an object of an adapter.
final class PieceModel: ListDiffable {
  let id: String
  let title: String
  let lines: Int
  /// Compares two objects with the same identifier.
  private let isSame: @Sendable (PieceModel, PieceModel) -> Bool

  init(
    _ piece: Piece, id: String? = nil,
    isSame: @escaping @Sendable (PieceModel, PieceModel) -> Bool = {
      $0.title == $1.title && $0.lines == $1.lines
    }
  ) {
    self.id = id ?? "\(piece.id)"
    title = piece.title
    lines = piece.lines
    self.isSame = isSame
  }

  func diffIdentifier() -> any NSObjectProtocol { id as NSString }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    guard let other = object as? PieceModel else { return false }
    return id == other.id && isSame(self, other)
  }
}

/// Objects of an adapter in two states that follow each other.
package struct ModelStates: Sendable {
  /// Makes the objects of a state, with the bug or without it.
  let make: @Sendable (_ pieces: [Piece], _ isMended: Bool) -> [PieceModel]

  /// Returns the objects of the first state.
  package func before(isMended: Bool) -> [any ListDiffable] { make(ModelStates.pieces, isMended) }

  /// Returns the objects of a following state: another piece is the first, and one has more lines.
  package func after(isMended: Bool) -> [any ListDiffable] {
    var pieces = ModelStates.pieces
    pieces[3].lines += 1
    return make([Piece(id: 50, title: "Piece 50")] + pieces, isMended)
  }

  private static let pieces = (0..<12).map {
    Piece(id: $0, title: "Piece \($0)", lines: $0 % 4 + 1)
  }

  /// Bug: each object gets a new identifier whenever it is made.
  static let anew = ModelStates { pieces, isMended in
    pieces.map { PieceModel($0, id: isMended ? nil : UUID().uuidString) }
  }

  /// Bug: objects with the same identifier count as equal, even if their contents differ.
  static let byIdentifier = ModelStates { pieces, isMended in
    pieces.map {
      isMended ? PieceModel($0) : PieceModel($0, isSame: { one, other in one.id == other.id })
    }
  }

  /// Bug: the first piece is shown again at the end, with the same identifier.
  static let twice = ModelStates { pieces, isMended in
    let models = pieces.map { PieceModel($0) }
    return models + [PieceModel(pieces[0], id: isMended ? "again \(pieces[0].id)" : nil)]
  }

  /// Bug: the identifier is the index.
  static let byPlace = ModelStates { pieces, isMended in
    pieces.enumerated().map { place, piece in
      PieceModel(piece, id: isMended ? nil : "\(place) \(piece.title)")
    }
  }
}
