import IGListKit
import UIKit

// Bugs of what is visible only in bars, while typing, or in a content view, and of updates that
// name a row twice or too late.

/// Bug: the button in the navigation bar stays enabled when an update removes the last piece.
final class EnabledButtonScreen: DiffableScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: nil)
    showButton()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if isMended { showButton() }
  }

  private func showButton() {
    navigationItem.rightBarButtonItem?.isEnabled = rooms.contains { !$0.pieces.isEmpty }
  }
}

/// Bug: the field of a new piece has a date picker as its keyboard, and the next pieces in its cell
/// keep the date picker.
final class DateKeyboardScreen: DiffableScreen {
  final class Cell: PieceCell {
    let field = UITextField(frame: CGRect(x: 160, y: 0, width: 120, height: 44))

    override init(frame: CGRect) {
      super.init(frame: frame)
      field.placeholder = "Lent to"
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard let field = (cell as? Cell)?.field else { return }
    if piece.isNew {
      field.inputView = UIDatePicker()
    } else if isMended {
      field.inputView = nil
    }
  }
}

/// Bug: when a content view gets another configuration, it applies only the title.
final class ContentViewScreen: DiffableScreen {
  private struct Content: UIContentConfiguration {
    var piece: Piece
    var isMended: Bool

    func makeContentView() -> any UIView & UIContentView { ContentView(self) }
    func updated(for state: any UIConfigurationState) -> Content { self }
  }

  private final class ContentView: UIView, UIContentView {
    private let title = UILabel()
    private let detail = UILabel()

    var configuration: any UIContentConfiguration {
      didSet { apply(isFirst: false) }
    }

    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
      let stack = UIStackView(arrangedSubviews: [title, detail])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottom,
      ])
      apply(isFirst: true)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    private func apply(isFirst: Bool) {
      guard let content = configuration as? Content else { return }
      title.text = content.piece.title
      if isFirst || content.isMended { detail.text = "\(content.piece.lines) lines" }
    }
  }

  override func prepare(_ list: UICollectionView) {
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    cell.contentConfiguration = Content(piece: piece, isMended: isMended)
  }
}

/// Bug: the title of a piece arrives late, and is written to the cell at the old path of the piece.
final class LateTitleScreen: BatchScreen {
  private var titles: [Int: String] = [:]

  override func change(to rooms: [Room]) {
    self.rooms = rooms
    list.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    let piece = rooms[indexPath.section].pieces[indexPath.item]
    (cell as? PieceCell)?.title.text = titles[piece.id] ?? "…"
    if titles[piece.id] == nil { load(piece, at: indexPath) }
    return cell
  }

  private func load(_ piece: Piece, at path: IndexPath) {
    request("title \(piece.id)", delay: 0.3) { [weak self] in
      guard let self else { return }
      titles[piece.id] = piece.title
      let now = isMended ? self.path(of: piece) : path
      let cell = now.flatMap { self.list.cellForItem(at: $0) } as? PieceCell
      cell?.title.text = piece.title
    }
  }

  private func path(of piece: Piece) -> IndexPath? {
    for (section, room) in rooms.enumerated() {
      if let item = room.pieces.firstIndex(where: { $0.id == piece.id }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}

/// Bug: rows that show another piece than before are reloaded, also if the same batch deletes them.
final class DeletedAndReloadedScreen: BatchTableScreen {
  override func tell(_ old: Room, _ new: Room) {
    guard old.name == new.name else { return super.tell(old, new) }
    var deleted: Set<Int> = []
    for change in new.pieces.map(\.id).difference(from: old.pieces.map(\.id)) {
      switch change {
      case .remove(let row, _, _):
        deleted.insert(row)
        table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      case .insert(let row, _, _):
        table.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      }
    }
    let changed = old.pieces.indices.filter { row in
      let isSame = row < new.pieces.count && new.pieces[row] == old.pieces[row]
      return !isSame && !(isMended && deleted.contains(row))
    }
    table.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}

/// Bug: a tap deletes the piece that now has the number that the tapped section had at first.
final class FirstNumberScreen: AdapterScreen {
  private final class Section: PieceSectionController {
    var onTap: ((_ number: Int, _ id: String?) -> Void)?
    private var number: Int?

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      number = number ?? section
      return super.cellForItem(at: index)
    }

    override func didSelectItem(at index: Int) { onTap?(number ?? section, piece?.id) }
  }

  override func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController {
    let section = Section()
    section.onTap = { [weak self] number, id in self?.delete(number, id) }
    return section
  }

  private func delete(_ number: Int, _ id: String?) {
    let ids = rooms.flatMap(\.pieces).map { "\($0.id)" }
    let deleted = isMended || !ids.indices.contains(number) ? id : ids[number]
    for room in rooms.indices { rooms[room].pieces.removeAll { "\($0.id)" == deleted } }
    adapter.performUpdates(animated: true)
  }
}
