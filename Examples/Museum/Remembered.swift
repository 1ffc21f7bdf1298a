import UIKit

// Bugs of screens that store values by index path, or keep values of an earlier state.

/// Bug: pictures are cached by index path, so they do not move with their pieces.
final class PictureByPathScreen: DiffableScreen {
  private var byPath: [IndexPath: UIImage] = [:]
  private var byPiece: [Int: UIImage] = [:]

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    let picture = (isMended ? byPiece[piece.id] : byPath[path]) ?? piece.picture
    byPath[path] = picture
    byPiece[piece.id] = picture
    (cell as? PieceCell)?.picture.image = picture
  }
}

/// Bug: the index paths of the rows that show all their lines are computed only once.
final class OpenByPathScreen: DiffableScreen {
  private var openPaths: Set<IndexPath>?
  private var openIDs: Set<Int> = []

  override func show(_ rooms: [Room], animated: Bool) {
    let paths = rooms.enumerated().flatMap { section, room in
      room.pieces.indices.filter { room.pieces[$0].id % 3 == 0 }
        .map { IndexPath(item: $0, section: section) }
    }
    openPaths = openPaths ?? Set(paths)
    openIDs = Set(rooms.flatMap(\.pieces).map(\.id).filter { $0 % 3 == 0 })
    super.show(rooms, animated: animated)
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    let isOpen = isMended ? openIDs.contains(piece.id) : openPaths?.contains(path) == true
    (cell as? PieceCell)?.title.numberOfLines = isOpen ? 0 : 1
  }
}

/// Bug: a button in a cell uses the index path that the cell had when it was configured.
final class RememberedIndexScreen: DiffableScreen {
  final class Cell: PieceCell {
    let press = UIButton(type: .custom)

    override init(frame: CGRect) {
      super.init(frame: frame)
      press.frame = contentView.bounds
      press.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(press)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  private(set) var pressed: String?

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    let id = piece.id
    let action = UIAction(identifier: UIAction.Identifier("press")) { [weak self] _ in
      guard let self else { return }
      if self.isMended {
        self.pressed = self.rooms.flatMap(\.pieces).first { $0.id == id }?.title
      } else {
        self.pressed = self.rooms[path.section].pieces[path.item].title
      }
    }
    (cell as? Cell)?.press.addAction(action, for: .touchUpInside)
  }
}

/// Bug: each update adds to the snapshot of the data source, and nothing is deleted from it.
final class GrowingSnapshotScreen: DiffableScreen {
  override func snapshot(
    of rooms: [Room], changedFrom old: [Int: Piece]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    guard !isMended else { return super.snapshot(of: rooms, changedFrom: old) }
    var snapshot = source.snapshot()
    for room in rooms {
      if snapshot.indexOfSection(room.name) == nil { snapshot.appendSections([room.name]) }
      let new = room.pieces.map(\.id).filter { snapshot.indexOfItem($0) == nil }
      snapshot.appendItems(new, toSection: room.name)
    }
    return snapshot
  }
}

/// Bug: a cell keeps the size that was measured for its first piece.
final class MeasuredOnceScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false
    private var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if !isMended, let height {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
      let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
      height = fitting.size.height
      return fitting
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    (cell as? Cell)?.isMended = isMended
    super.configure(cell, at: path, with: piece)
  }
}

/// Bug: a stripe in a cell has the width that the cell had when it was created.
final class StripeScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false
    let stripe = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      stripe.backgroundColor = .systemPurple
      stripe.frame = CGRect(x: 0, y: 0, width: frame.width, height: 4)
      contentView.addSubview(stripe)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func layoutSubviews() {
      super.layoutSubviews()
      if isMended { stripe.frame.size.width = contentView.bounds.width }
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    (cell as? Cell)?.isMended = isMended
    super.configure(cell, at: path, with: piece)
  }
}

/// Bug: each update scrolls to the last piece, regardless of the current offset.
final class ScrollsToEndScreen: DiffableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    guard !isMended, animated, let room = rooms.indices.last, !rooms[room].pieces.isEmpty else {
      return
    }
    let last = IndexPath(item: rooms[room].pieces.count - 1, section: room)
    list.scrollToItem(at: last, at: .bottom, animated: false)
  }
}
