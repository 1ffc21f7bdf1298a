import DataSourceKit
import UIKit

// Bugs of declared lists.

/// Bug: the declared value does not contain everything that the cell shows; the cell looks up the
/// rest.
final class ShortValueScreen: MuseumScreen {
  /// The declared value of a cell.
  private struct Value: Equatable {
    var id: Int
    /// The whole piece, if the bug is fixed.
    var piece: Piece?
    unowned let screen: ShortValueScreen

    static func == (one: Value, other: Value) -> Bool {
      one.id == other.id && one.piece == other.piece
    }
  }

  private final class Cell: PieceCell, BindableClassCell {
    func bind(_ value: Value) {
      let pieces = value.screen.rooms.flatMap(\.pieces)
      if let piece = pieces.first(where: { $0.id == value.id }) { show(piece) }
    }
  }

  private var list: DeclaredList<Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    self.list = DeclaredList(collectionView: list)
    show(rooms, animated: false)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    self.rooms = rooms
    list?.show(
      ListDeclaration {
        for room in rooms {
          SectionDeclaration(room.name, layout: .column(estimatedHeight: 60)) {
            for piece in room.pieces {
              DeclaredCell(
                Cell.self, id: piece.id,
                value: Value(id: piece.id, piece: isMended ? piece : nil, screen: self))
            }
          }
        }
      }, animated: animated)
  }
}
