import UIKit

// Bugs of screens that load data, and of results that arrive late.

/// Bug: a row is reloaded later, by its old index path.
final class ReloadLaterScreen: BatchScreen {
  override func change(to rooms: [Room]) {
    super.change(to: rooms)
    guard let room = rooms.last, let piece = room.pieces.last else { return }
    let path = IndexPath(item: room.pieces.count - 1, section: rooms.count - 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.isMended {
          guard self.rooms.indices.contains(path.section),
            let item = self.rooms[path.section].pieces.firstIndex(of: piece)
          else { return }
          self.list.reloadItems(at: [IndexPath(item: item, section: path.section)])
        } else {
          self.list.reloadItems(at: [path])
        }
      }
    }
  }
}

/// Bug: a piece is reconfigured later, although it may be deleted by then.
final class ReconfigureGoneScreen: DiffableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    guard let id = rooms.last?.pieces.last?.id else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        var snapshot = self.source.snapshot()
        if self.isMended && snapshot.indexOfItem(id) == nil { return }
        snapshot.reconfigureItems([id])
        self.source.apply(snapshot, animatingDifferences: false)
      }
    }
  }
}

/// Bug: the end of a list loads more pieces, and loads them again if it becomes visible again
/// meanwhile.
final class LoadsTwiceScreen: BatchScreen {
  private var isLoading = false
  private var hasMore = true
  /// The number of the state that is shown.
  private var number = 0

  override func change(to rooms: [Room]) {
    number += 1
    isLoading = false
    hasMore = true
    self.rooms = rooms
    list.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard hasMore, indexPath.section == rooms.count - 1,
      indexPath.item == rooms[indexPath.section].pieces.count - 1
    else { return }
    if isMended && isLoading { return }
    isLoading = true
    let asked = number
    let more = (0..<6).map { Piece(id: 1_000 + $0, title: "More \($0)") }
    request("more pieces", delay: 0.5) { [weak self] in
      guard let self, asked == number, !rooms.isEmpty else { return }
      isLoading = false
      hasMore = false
      rooms[rooms.count - 1].pieces += more
      list.reloadData()
    }
  }
}

/// Bug: the refresh control of an empty list never stops.
final class RefreshScreen: DiffableScreen {
  private let refresh = UIRefreshControl()

  override func prepare(_ list: UICollectionView) {
    super.prepare(list)
    refresh.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    list.refreshControl = refresh
    list.alwaysBounceVertical = true
  }

  private func load() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.isMended || self.rooms.contains(where: { !$0.pieces.isEmpty }) {
          self.refresh.endRefreshing()
        }
      }
    }
  }
}

/// Bug: a swipe clears a room after a delay, and the label for an empty list does not appear then.
final class ClearedLaterScreen: TableScreen, UITableViewDelegate {
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    note.text = "No pieces here"
    note.frame = CGRect(x: 100, y: 200, width: 160, height: 30)
    view.addSubview(note)
    tellEmptiness()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if isViewLoaded { tellEmptiness() }
  }

  private func tellEmptiness() { note.isHidden = !shown.isEmpty }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = shown[indexPath.section].name
    let clear = UIContextualAction(style: .destructive, title: "Clear") {
      [weak self] _, _, completion in
      completion(true)
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(0.5))
        self?.clear(name)
      }
    }
    return UISwipeActionsConfiguration(actions: [clear])
  }

  private func clear(_ name: String) {
    guard let section = shown.firstIndex(where: { $0.name == name }) else { return }
    for room in rooms.indices where rooms[room].name == name { rooms[room].pieces = [] }
    table.deleteSections([section], with: .automatic)
    if isMended { tellEmptiness() }
  }
}

/// Bug: the background view of an empty list stays when the list has items.
final class BackgroundViewScreen: DiffableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if rooms.allSatisfy(\.pieces.isEmpty) {
      let nothing = UILabel()
      nothing.text = "Nothing here"
      nothing.textAlignment = .center
      list.backgroundView = nothing
    } else if isMended {
      list.backgroundView = nil
    }
  }
}

/// Bug: a text that was typed into a row is shown in the next row that uses the cell.
final class TypedTextScreen: DiffableScreen {
  final class Cell: PieceCell {
    let field = UITextField()
    var onType: ((String) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      field.frame = contentView.bounds
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      field.placeholder = "A note"
      field.addAction(
        UIAction { [weak self] _ in self?.onType?(self?.field.text ?? "") }, for: .editingChanged)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  private var notes: [Int: String] = [:]

  override func prepare(_ list: UICollectionView) {
    list.register(Cell.self, forCellWithReuseIdentifier: "piece")
  }

  override func configure(_ cell: UICollectionViewCell, at path: IndexPath, with piece: Piece) {
    super.configure(cell, at: path, with: piece)
    guard isMended, let cell = cell as? Cell else { return }
    cell.field.text = notes[piece.id]
    cell.onType = { [weak self] text in self?.notes[piece.id] = text }
  }
}
