import UIKit

// Bugs of the layers, accessories and backgrounds of cells.

/// Bug: each layout of a cell adds a gradient.
final class GradientScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false
    private var gradient: CAGradientLayer?

    override func layoutSubviews() {
      super.layoutSubviews()
      let layer = isMended ? gradient ?? CAGradientLayer() : CAGradientLayer()
      layer.colors = [
        UIColor.systemBlue.withAlphaComponent(0.2).cgColor,
        UIColor.systemBlue.withAlphaComponent(0).cgColor,
      ]
      layer.frame = contentView.bounds
      if layer !== gradient { contentView.layer.insertSublayer(layer, at: 0) }
      gradient = layer
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

/// Bug: a shadow keeps the shape of the cell's first size.
final class ShadowScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false
    private var hasPath = false

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.backgroundColor = .systemBackground
      contentView.layer.shadowOpacity = 0.5
      contentView.layer.shadowRadius = 2
      if isMended || !hasPath {
        contentView.layer.shadowPath = UIBezierPath(rect: contentView.bounds).cgPath
      }
      hasPath = true
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

/// Bug: the corner radius of a cell is computed from its first height.
final class RoundScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.backgroundColor = .systemTeal
      if isMended || contentView.layer.cornerRadius == 0 {
        contentView.layer.cornerRadius = contentView.bounds.height / 2
      }
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

/// Bug: each configuration adds an accessory.
final class AccessoriesScreen: DiffableScreen {
  override func prepare(_ list: UICollectionView) {
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    var content = cell.defaultContentConfiguration()
    content.text = piece.title
    cell.contentConfiguration = content
    if isMended { cell.accessories = [] }
    cell.accessories.append(.disclosureIndicator())
  }
}

/// Bug: new pieces have a background of their own, and the next pieces in their cells keep it.
final class BackgroundScreen: DiffableScreen {
  override func prepare(_ list: UICollectionView) {
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    var content = cell.defaultContentConfiguration()
    content.text = piece.title
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    if piece.isNew {
      background.backgroundColor = .systemYellow
      cell.backgroundConfiguration = background
    } else if isMended {
      cell.backgroundConfiguration = background
    }
  }
}

/// Bug: a cell changes its color when it is selected, and keeps the color when it is deselected.
final class PaintedWhenSelectedScreen: DiffableScreen {
  final class Cell: PieceCell {
    var isMended = false

    override var isSelected: Bool {
      didSet {
        if isSelected {
          contentView.backgroundColor = .systemYellow
        } else if isMended {
          contentView.backgroundColor = nil
        }
      }
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

/// Bug: a cell expands when it is tapped, and stores that in itself.
final class OpenInCellScreen: DiffableScreen, UICollectionViewDelegate {
  private var open: Set<Int> = []

  override func prepare(_ list: UICollectionView) {
    super.prepare(list)
    list.delegate = self
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard isMended else { return }
    (cell as? PieceCell)?.title.numberOfLines = open.contains(piece.id) ? 1 : 0
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    open.formSymmetricDifference([id])
    if isMended {
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([id])
      source.apply(snapshot, animatingDifferences: true)
    } else {
      let title = (collectionView.cellForItem(at: indexPath) as? PieceCell)?.title
      title?.numberOfLines = title?.numberOfLines == 1 ? 0 : 1
      collectionView.collectionViewLayout.invalidateLayout()
    }
  }
}
