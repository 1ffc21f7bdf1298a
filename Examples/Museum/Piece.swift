import UIKit

/// The contents of a row of the museum's screens.
package struct Piece: Hashable, Sendable {
  /// The identifier of the piece.
  var id: Int
  /// The title of the piece.
  var title: String
  /// The number of lines of the text.
  var lines = 1
  /// Whether the piece has a picture.
  var hasPicture = false
  /// Whether the piece is new, and gets a mark.
  var isNew = false

  /// The text of all lines.
  var text: String { (1...max(lines, 1)).map { "\(title), line \($0)" }.joined(separator: "\n") }

  /// The color of the picture, which depends on the identifier.
  var color: UIColor {
    UIColor(hue: CGFloat(id * 37 % 100) / 100, saturation: 0.7, brightness: 0.8, alpha: 1)
  }

  /// The picture; `nil` if the piece has none.
  @MainActor var picture: UIImage? {
    guard hasPicture else { return nil }
    let color = color
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
  }
}

/// A part of the museum, with its pieces.
package struct Room: Hashable, Sendable {
  /// The name of the room.
  var name: String
  /// The pieces in the room.
  var pieces: [Piece]
}

extension Room {
  /// The states for all screens: short and long lists, empty ones, other orders, and other
  /// contents.
  static let states: [[Room]] = [
    [Room(name: "east", pieces: Array(pieces[0..<8]))],
    [Room(name: "east", pieces: Array(pieces[0..<8].reversed()))],
    [
      Room(name: "east", pieces: Array(pieces[3..<9])),
      Room(name: "west", pieces: Array(pieces[0..<3])),
    ],
    [Room(name: "east", pieces: [])],
    [],
    [Room(name: "west", pieces: Array(pieces[2..<30]))],
    [Room(name: "west", pieces: pieces[2..<30].map { changed($0) })],
    [
      Room(name: "west", pieces: Array(pieces[10..<30])),
      Room(name: "east", pieces: Array(pieces[0..<10])),
    ],
  ]

  private static let pieces = (0..<30).map { number in
    Piece(
      id: number, title: "Piece \(number)", lines: number % 4 + 1, hasPicture: number % 3 != 1,
      isNew: number % 5 == 0)
  }

  private static func changed(_ piece: Piece) -> Piece {
    var piece = piece
    piece.lines = (piece.lines + 1) % 4 + 1
    piece.isNew.toggle()
    return piece
  }
}
