import UIKit

// Bugs of updates.

/// A screen with a collection view that is updated in batches. It has no bug itself; its subclasses
/// do.
class BatchScreen: MuseumScreen, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private(set) lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(PieceCell.self, forCellWithReuseIdentifier: "piece")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  /// Makes the layout.
  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rooms.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rooms[section].pieces.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "piece", for: indexPath)
    (cell as? PieceCell)?.show(rooms[indexPath.section].pieces[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let piece = rooms[indexPath.section].pieces[indexPath.item]
    return CGSize(width: collectionView.bounds.width, height: height(of: piece, at: indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Returns the height of a piece.
  func height(of piece: Piece, at path: IndexPath) -> CGFloat { 30 + 20 * CGFloat(piece.lines) }

  override func show(_ rooms: [Room], animated: Bool) {
    let changes = { self.change(to: rooms) }
    if animated { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  /// Shows other rooms. If there is one room before and after, its rows are deleted and inserted in
  /// a batch.
  func change(to rooms: [Room]) {
    guard self.rooms.count == 1, rooms.count == 1, viewIfLoaded != nil else {
      self.rooms = rooms
      list.reloadData()
      return
    }
    let old = self.rooms[0].pieces
    let new = rooms[0].pieces
    list.performBatchUpdates {
      self.rooms = rooms
      tell(old, new)
    }
  }

  /// Inserts and deletes the items that differ in the only room.
  func tell(_ old: [Piece], _ new: [Piece]) {
    let difference = new.difference(from: old)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): list.deleteItems(at: [IndexPath(item: offset, section: 0)])
      case .insert(let offset, _, _): list.insertItems(at: [IndexPath(item: offset, section: 0)])
      }
    }
  }
}

/// Bug: if there are several new pieces, only the first is inserted.
final class CountScreen: BatchScreen {
  override func tell(_ old: [Piece], _ new: [Piece]) {
    guard !isMended else { return super.tell(old, new) }
    let difference = new.difference(from: old)
    var hasInserted = false
    for change in difference {
      switch change {
      case .remove(let offset, _, _): list.deleteItems(at: [IndexPath(item: offset, section: 0)])
      case .insert(let offset, _, _):
        if hasInserted { continue }
        hasInserted = true
        list.insertItems(at: [IndexPath(item: offset, section: 0)])
      }
    }
  }
}

/// Bug: the data changes before the batch update begins.
final class EarlyDataScreen: BatchScreen {
  override func change(to rooms: [Room]) {
    guard !isMended, self.rooms.count == 1, rooms.count == 1 else { return super.change(to: rooms) }
    let (old, new) = (self.rooms[0].pieces, rooms[0].pieces)
    self.rooms = rooms
    // The list counts its items before the batch, when the data is already new.
    list.reloadData()
    list.layoutIfNeeded()
    list.performBatchUpdates { tell(old, new) }
  }
}

/// Bug: heights are cached by index path.
final class HeightByPathScreen: BatchScreen {
  private var heights: [IndexPath: CGFloat] = [:]
  private var heightsByPiece: [Piece: CGFloat] = [:]

  override func height(of piece: Piece, at path: IndexPath) -> CGFloat {
    let height =
      (isMended ? heightsByPiece[piece] : heights[path]) ?? super.height(of: piece, at: path)
    heights[path] = height
    heightsByPiece[piece] = height
    return height
  }
}

/// Bug: cells keep the sizes for the first width.
final class WidthOnceScreen: BatchScreen {
  override func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    return layout
  }

  private var firstWidth: CGFloat?

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    var size = super.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    if !isMended {
      size.width = min(firstWidth ?? size.width, size.width)
      firstWidth = size.width
    }
    return size
  }
}

/// Bug: pieces are compared only by their number, so the data source does not notice changed
/// contents.
final class EqualByNumberScreen: MuseumScreen {
  /// The item identifier of a piece.
  struct Item: Hashable, Sendable {
    var piece: Piece
    var isMended: Bool

    static func == (one: Item, other: Item) -> Bool {
      one.isMended ? one.piece == other.piece : one.piece.id == other.piece.id
    }

    func hash(into hasher: inout Hasher) { hasher.combine(piece.id) }
  }

  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private var source: UICollectionViewDiffableDataSource<String, Item>?

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    list.register(PieceCell.self, forCellWithReuseIdentifier: "piece")
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "piece", for: path)
      (cell as? PieceCell)?.show(item.piece)
      return cell
    }
    show(rooms, animated: false)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    self.rooms = rooms
    source?.apply(snapshot(of: rooms), animatingDifferences: animated)
  }

  /// Returns the snapshot of rooms.
  func snapshot(of rooms: [Room]) -> NSDiffableDataSourceSnapshot<String, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
    for room in rooms {
      snapshot.appendSections([room.name])
      snapshot.appendItems(room.pieces.map { Item(piece: $0, isMended: isMended) })
    }
    return snapshot
  }
}

/// Bug: a new piece is in its room and in the section of new pieces, with the same identifier.
final class TwiceScreen: DiffableScreen {
  override func snapshot(
    of rooms: [Room], changedFrom old: [Int: Piece]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = super.snapshot(of: rooms, changedFrom: old)
    let new = rooms.flatMap(\.pieces).filter(\.isNew)
    guard let first = new.first, rooms.count > 1 else { return snapshot }
    snapshot.appendSections(["new"])
    guard isMended else {
      snapshot.appendItems([first.id], toSection: "new")
      return snapshot
    }
    // Deleting an item also removes its reconfiguration, so it is added again.
    let isChanged = snapshot.reconfiguredItemIdentifiers.contains(first.id)
    snapshot.deleteItems([first.id])
    snapshot.appendItems([first.id], toSection: "new")
    if isChanged { snapshot.reconfigureItems([first.id]) }
    return snapshot
  }
}

/// Bug: pieces with changed contents are not reconfigured.
final class ForgottenReconfigurationScreen: DiffableScreen {
  override func snapshot(
    of rooms: [Room], changedFrom old: [Int: Piece]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    guard !isMended else { return super.snapshot(of: rooms, changedFrom: old) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for room in rooms {
      snapshot.appendSections([room.name])
      snapshot.appendItems(room.pieces.map(\.id), toSection: room.name)
    }
    return snapshot
  }
}

/// Bug: the label for an empty list stays visible when the list has items.
final class EmptyScreen: DiffableScreen {
  private let nothing = UILabel()

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if nothing.superview == nil {
      nothing.text = "Nothing here"
      nothing.frame = CGRect(x: 100, y: 300, width: 150, height: 30)
      nothing.isHidden = true
      view.addSubview(nothing)
    }
    let isEmpty = rooms.allSatisfy { $0.pieces.isEmpty }
    if isEmpty {
      nothing.isHidden = false
    } else if isMended {
      nothing.isHidden = true
    }
  }
}

/// Bug: the header of a room is not updated when the number of its pieces changes.
final class HeaderScreen: DiffableScreen {
  final class Header: UICollectionReusableView {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.frame = bounds
      title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  override func prepare(_ list: UICollectionView) {
    super.prepare(list)
    list.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func makeSource() -> Source {
    let source = super.makeSource()
    source.supplementaryViewProvider = { [weak self] list, kind, path in
      let view = list.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      self?.fill(view, ofSection: path.section)
      return view
    }
    return source
  }

  private func fill(_ view: UICollectionReusableView?, ofSection section: Int) {
    guard rooms.indices.contains(section) else { return }
    (view as? Header)?.title.text = "\(rooms[section].name): \(rooms[section].pieces.count)"
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    guard isMended else { return }
    let kind = UICollectionView.elementKindSectionHeader
    list.layoutIfNeeded()
    for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      fill(list.supplementaryView(forElementKind: kind, at: path), ofSection: path.section)
    }
  }
}

/// Bug: the selection is drawn by the cell, which later shows another piece.
final class PaintedSelectionScreen: DiffableScreen, UICollectionViewDelegate {
  private var chosen: Set<Int> = []

  override func prepare(_ list: UICollectionView) {
    super.prepare(list)
    list.delegate = self
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    if isMended { cell.contentView.backgroundColor = chosen.contains(piece.id) ? .yellow : .clear }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    chosen.insert(id)
    collectionView.cellForItem(at: indexPath)?.contentView.backgroundColor = .yellow
  }
}

/// Bug: the result of an earlier request arrives last, and is shown.
final class SlowAnswerScreen: DiffableScreen {
  private var number = 0

  override func show(_ rooms: [Room], animated: Bool) {
    guard viewIfLoaded != nil, number > 0 else {
      number += 1
      return super.show(rooms, animated: animated)
    }
    number += 1
    let asked = number
    // Larger results take longer.
    let delay = 0.1 + 0.02 * Double(rooms.flatMap(\.pieces).count)
    request("answer \(asked)", delay: delay) { [weak self] in
      guard let self else { return }
      if isMended && asked != number { return }
      present(rooms, animated: animated)
    }
  }

  private func present(_ rooms: [Room], animated: Bool) { super.show(rooms, animated: animated) }
}

// MARK: - Rows that depend on other rows

/// Bug: a row shows its index, which is not updated when other rows change it.
final class PlaceInListScreen: BatchScreen {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? PieceCell)?.title.text = "\(indexPath.item + 1)"
    return cell
  }

  override func change(to rooms: [Room]) {
    super.change(to: rooms)
    guard isMended else { return }
    for path in list.indexPathsForVisibleItems {
      (list.cellForItem(at: path) as? PieceCell)?.title.text = "\(path.item + 1)"
    }
  }
}

/// Bug: the visible items are reloaded, although some of them may not exist any more.
final class VisibleReloadScreen: BatchScreen {
  override func change(to rooms: [Room]) {
    guard self.rooms.count == rooms.count else { return super.change(to: rooms) }
    let isSame = zip(self.rooms, rooms).allSatisfy { $0.pieces.count == $1.pieces.count }
    guard isSame || !isMended else { return super.change(to: rooms) }
    self.rooms = rooms
    list.reloadItems(at: list.indexPathsForVisibleItems)
  }
}

/// Bug: a cell is changed directly, as if every item had a cell.
final class CellOutOfSightScreen: BatchScreen {
  override func change(to rooms: [Room]) {
    let isSame = self.rooms.map { $0.pieces.map(\.id) } == rooms.map { $0.pieces.map(\.id) }
    guard isSame else { return super.change(to: rooms) }
    self.rooms = rooms
    for (section, room) in rooms.enumerated() {
      for (item, piece) in room.pieces.enumerated() {
        let cell = list.cellForItem(at: IndexPath(item: item, section: section)) as? PieceCell
        precondition(isMended || cell != nil, "there is no cell")
        cell?.show(piece)
      }
    }
    if isMended { list.collectionViewLayout.invalidateLayout() }
  }
}
