import UIKit

/// What a row of the museum's screens shows.
package struct Piece: Hashable, Sendable {
  /// Tells it apart from all others.
  var id: Int
  /// What it is called.
  var title: String
  /// How many lines its text has.
  var lines = 1
  /// Whether it has a picture.
  var hasPicture = false
  /// Whether it is new, and is marked so.
  var isNew = false

  /// The text of all lines.
  var text: String { (1...max(lines, 1)).map { "\(title), line \($0)" }.joined(separator: "\n") }

  /// A color of its own.
  var color: UIColor {
    UIColor(hue: CGFloat(id * 37 % 100) / 100, saturation: 0.7, brightness: 0.8, alpha: 1)
  }

  /// Its picture.
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
  /// What the room is called.
  var name: String
  /// What is shown there.
  var pieces: [Piece]
}

extension Room {
  /// States of all screens: short and long, without anything, in other orders, with other contents.
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
