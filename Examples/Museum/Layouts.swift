import UIKit

// Bugs of layouts that keep outdated values, and of lists in cells.

/// A layout that caches the attributes of all items.
class PlacedItemsLayout: UICollectionViewLayout {
  var isMended = false
  final var cache: [UICollectionViewLayoutAttributes] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache.first { $0.indexPath == indexPath } }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Bug: a layout computes its attributes only once.
final class CachedLayoutScreen: BatchScreen {
  final class Layout: PlacedItemsLayout {
    override func prepare() {
      super.prepare()
      guard let list = collectionView, isMended || cache.isEmpty else { return }
      cache = []
      var y: CGFloat = 0
      for section in 0..<list.numberOfSections {
        for item in 0..<list.numberOfItems(inSection: section) {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          attributes.frame = CGRect(x: 0, y: y, width: list.bounds.width, height: 50)
          y += 60
          cache.append(attributes)
        }
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(cache.count) * 60)
    }
  }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = Layout()
    layout.isMended = isMended
    return layout
  }
}

/// Bug: the section provider of the layout uses an old copy of the rooms.
final class SectionsOfLayoutScreen: DiffableScreen {
  override func makeLayout() -> UICollectionViewLayout {
    let first = rooms
    return UICollectionViewCompositionalLayout { [weak self] section, _ in
      let rooms = self?.isMended == true ? self?.rooms ?? [] : first
      let isEast = rooms[section].name == "east"
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isEast ? 60 : 100))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
}

/// Bug: the layout's closure holds the screen, which holds the layout.
final class HeldByLayoutScreen: DiffableScreen {
  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  override func makeLayout() -> UICollectionViewLayout {
    isMended
      ? UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section() }
      : UICollectionViewCompositionalLayout { _, _ in self.section() }
  }
}

/// Bug: a list in a cell still shows the parts of the previous piece.
final class NestedListScreen: DiffableScreen {
  final class Part: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.frame = contentView.bounds
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  final class Cell: UICollectionViewCell, UICollectionViewDataSource {
    var piece: Piece?
    let parts: UICollectionView

    override init(frame: CGRect) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 40)
      parts = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 44), collectionViewLayout: layout)
      super.init(frame: frame)
      parts.register(Part.self, forCellWithReuseIdentifier: "part")
      parts.dataSource = self
      contentView.addSubview(parts)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "part", for: indexPath)
      (cell as? Part)?.title.text = "\(piece?.title ?? "") \(indexPath.item)"
      return cell
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? Cell else { return }
    cell.piece = piece
    guard isMended else { return }
    cell.parts.reloadData()
    cell.parts.contentOffset = .zero
  }
}

/// Bug: a list in a cell keeps its offset when the cell shows another piece.
final class ScrolledListScreen: DiffableScreen {
  override func prepare(_ list: UICollectionView) {
    list.register(NestedListScreen.Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    guard let cell = cell as? NestedListScreen.Cell else { return }
    cell.piece = piece
    cell.parts.reloadData()
    if isMended { cell.parts.contentOffset = .zero }
  }
}

/// Bug: each layout of the screen scrolls to the end.
final class EndAtEachLayoutScreen: DiffableScreen {
  private var isAtEnd = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isMended || !isAtEnd, let room = rooms.last, !room.pieces.isEmpty else { return }
    isAtEnd = true
    list.scrollToItem(
      at: IndexPath(item: room.pieces.count - 1, section: rooms.count - 1), at: .bottom,
      animated: false)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    view.setNeedsLayout()
  }
}

/// Bug: the offset is adjusted for rows that are inserted at the top, although the list has
/// adjusted it already.
final class CorrectedTwiceScreen: DiffableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    let height = list.collectionViewLayout.collectionViewContentSize.height
    super.show(rooms, animated: false)
    guard !isMended, animated, list.contentOffset.y > 0 else { return }
    list.layoutIfNeeded()
    list.contentOffset.y += list.collectionViewLayout.collectionViewContentSize.height - height
  }
}

/// Bug: a layout starts each column at the end of the column in the previous pass.
final class GrowingColumnsScreen: BatchScreen {
  final class Layout: PlacedItemsLayout {
    private var ends: [CGFloat] = [0, 0]

    override func prepare() {
      super.prepare()
      guard let list = collectionView else { return }
      if isMended { ends = [0, 0] }
      cache = []
      let width = list.bounds.width / 2
      for section in 0..<list.numberOfSections {
        for item in 0..<list.numberOfItems(inSection: section) {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          let column = ends[0] <= ends[1] ? 0 : 1
          let height = CGFloat(80 + item % 3 * 40)
          attributes.frame = CGRect(
            x: CGFloat(column) * width, y: ends[column], width: width, height: height)
          ends[column] += height
          cache.append(attributes)
        }
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: ends.max() ?? 0)
    }
  }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = Layout()
    layout.isMended = isMended
    return layout
  }
}

/// Bug: a layout changes the cached attributes of its superclass, and not copies of them.
final class UncopiedAttributesScreen: BatchScreen {
  final class Layout: UICollectionViewFlowLayout {
    var isMended = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { kept in
        let attributes = isMended ? kept.copy() as? UICollectionViewLayoutAttributes : kept
        attributes?.frame = kept.frame.insetBy(dx: 10, dy: 2)
        return attributes ?? kept
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
      copy.map { $0.frame = $0.frame.insetBy(dx: 10, dy: 2) }
      return isMended ? copy : attributes
    }
  }

  override func makeLayout() -> UICollectionViewLayout {
    let layout = Layout()
    layout.isMended = isMended
    layout.minimumLineSpacing = 0
    return layout
  }
}
