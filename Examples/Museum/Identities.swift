import Foundation
import IGListKit

// Models of IGListKit whose identities are wrong.

/// A piece as an object of an adapter.
final class PieceModel: ListDiffable {
  let id: String
  let title: String
  let lines: Int
  /// What two objects with the same identifier are compared by.
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
  /// Makes the objects of a state, with the bug or without.
  let make: @Sendable (_ pieces: [Piece], _ isMended: Bool) -> [PieceModel]

  /// The objects of the first state.
  package func before(isMended: Bool) -> [any ListDiffable] { make(ModelStates.pieces, isMended) }

  /// The objects of a state that follows: another piece first, and one with more lines.
  package func after(isMended: Bool) -> [any ListDiffable] {
    var pieces = ModelStates.pieces
    pieces[3].lines += 1
    return make([Piece(id: 50, title: "Piece 50")] + pieces, isMended)
  }

  private static let pieces = (0..<12).map {
    Piece(id: $0, title: "Piece \($0)", lines: $0 % 4 + 1)
  }

  /// Each object gets a new identifier whenever it is made.
  static let anew = ModelStates { pieces, isMended in
    pieces.map { PieceModel($0, id: isMended ? nil : UUID().uuidString) }
  }

  /// Objects with the same identifier are equal, whatever they show.
  static let byIdentifier = ModelStates { pieces, isMended in
    pieces.map {
      isMended ? PieceModel($0) : PieceModel($0, isSame: { one, other in one.id == other.id })
    }
  }

  /// The first piece is shown again at the end, as itself.
  static let twice = ModelStates { pieces, isMended in
    let models = pieces.map { PieceModel($0) }
    return models + [PieceModel(pieces[0], id: isMended ? "again \(pieces[0].id)" : nil)]
  }

  /// The identifier is the place.
  static let byPlace = ModelStates { pieces, isMended in
    pieces.enumerated().map { place, piece in
      PieceModel(piece, id: isMended ? nil : "\(place) \(piece.title)")
    }
  }
}
