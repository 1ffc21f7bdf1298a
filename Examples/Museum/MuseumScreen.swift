import Galley
import UIKit

/// A screen of the museum: it shows rooms, and can be updated to others.
class MuseumScreen: UIViewController {
  /// Whether the bug is fixed.
  let isMended: Bool
  /// The rooms that are shown.
  var rooms: [Room]
  /// Holds back the results of requests; `nil` if they arrive after a delay.
  var arrivals: Arrivals?

  /// Creates a screen that shows rooms, with its bug or without it.
  required init(rooms: [Room], isMended: Bool) {
    self.rooms = rooms
    self.isMended = isMended
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  /// Shows other rooms.
  func show(_ rooms: [Room], animated: Bool) { fatalError("\(type(of: self)) shows nothing") }

  /// Requests something.
  ///
  /// - Parameters:
  ///   - name: The name of the result.
  ///   - delay: The time after which the result arrives, unless it is held back.
  ///   - arrive: Called when the result arrives.
  final func request(
    _ name: String, delay: TimeInterval, then arrive: @escaping @MainActor () -> Void
  ) {
    if let arrivals { return arrivals.hold(name, arrive) }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(arrive) }
  }
}

/// A screen with a collection view and a diffable data source, which identifies pieces by their
/// numbers. It has no bug itself; its subclasses do.
class DiffableScreen: MuseumScreen {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private(set) lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private(set) lazy var source = makeSource()
  private(set) var pieces: [Int: Piece] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    prepare(list)
    show(rooms, animated: false)
  }

  /// Registers cells.
  func prepare(_ list: UICollectionView) {
    list.register(PieceCell.self, forCellWithReuseIdentifier: "piece")
  }

  /// Makes the layout. By default it has self-sizing rows.
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Makes the data source.
  func makeSource() -> Source {
    Source(collectionView: list) { [weak self] list, path, id in
      self?.cell(in: list, at: path, for: id)
    }
  }

  private func cell(in list: UICollectionView, at path: IndexPath, for id: Int)
    -> UICollectionViewCell?
  {
    guard let piece = pieces[id] else { return nil }
    let cell = list.dequeueReusableCell(withReuseIdentifier: "piece", for: path)
    configure(cell, at: path, with: piece)
    return cell
  }

  /// Configures a cell for a piece.
  func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    (cell as? PieceCell)?.show(piece)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    let old = pieces
    self.rooms = rooms
    for piece in rooms.flatMap(\.pieces) { pieces[piece.id] = piece }
    source.apply(snapshot(of: rooms, changedFrom: old), animatingDifferences: animated)
  }

  /// Returns the snapshot of rooms, in which pieces with changed contents are reconfigured.
  func snapshot(
    of rooms: [Room], changedFrom old: [Int: Piece]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for room in rooms {
      snapshot.appendSections([room.name])
      snapshot.appendItems(room.pieces.map(\.id), toSection: room.name)
    }
    let known = Set(source.snapshot().itemIdentifiers)
    let changed = rooms.flatMap(\.pieces).filter { known.contains($0.id) && old[$0.id] != $0 }
    snapshot.reconfigureItems(changed.map(\.id))
    return snapshot
  }
}

/// A cell with a text, a picture and a mark. It has no bug.
class PieceCell: UICollectionViewCell {
  let title = UILabel()
  let picture = UIImageView()
  let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    mark.backgroundColor = .systemBlue
    for part in [title, picture, mark] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    let bottom = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 24),
      picture.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: mark.leadingAnchor, constant: -12), bottom,
      mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      mark.widthAnchor.constraint(equalToConstant: 8),
      mark.heightAnchor.constraint(equalToConstant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  /// Shows a piece.
  func show(_ piece: Piece) {
    title.text = piece.text
    picture.image = piece.picture
    mark.isHidden = !piece.isNew
  }
}
