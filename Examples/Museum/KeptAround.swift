import UIKit

// Bugs of state that screens keep around a list or for its headers, and that an update does not
// change: notes, collapsed sections, selected pieces, and the space at the end.

/// Bug: the note of a search without results stays when the text is deleted.
final class NoResultsScreen: SearchScreen {
  private let note = UILabel()
  private var word = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = "No piece has this name"
    note.textAlignment = .center
    note.isHidden = true
    table.backgroundView = note
  }

  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    super.searchBar(searchBar, textDidChange: searchText)
    word = searchText
    if !searchText.isEmpty || isMended { showNote() }
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    showNote()
  }

  private func showNote() { note.isHidden = word.isEmpty || !shown.isEmpty }
}

/// Bug: the collapsed sections are remembered by their numbers, which change in an update.
final class FoldedByNumberScreen: TableScreen, UITableViewDelegate {
  private var numbers: Set<Int> = []
  private var names: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let isFolded = isMended ? names.contains(shown[section].name) : numbers.contains(section)
    return isFolded ? 0 : shown[section].pieces.count
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let name = shown[section].name
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.frame = CGRect(x: 16, y: 0, width: 160, height: 44)
    button.addAction(
      UIAction { [weak self] _ in self?.fold(name) }, for: .touchUpInside)
    header.contentView.addSubview(button)
    return header
  }

  private func fold(_ name: String) {
    guard let number = shown.firstIndex(where: { $0.name == name }) else { return }
    numbers.formSymmetricDifference([number])
    names.formSymmetricDifference([name])
    table.reloadData()
  }
}

/// A table in which several pieces can be selected, with a label and a button above it. Pieces stay
/// selected in an update. It has no bug itself; its subclasses do.
class SelectingScreen: TableScreen, UITableViewDelegate {
  let count = UILabel()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    count.frame = CGRect(x: 16, y: 0, width: 160, height: 44)
    view.addSubview(count)
    button.setTitle("Remove", for: .normal)
    button.frame = CGRect(x: 200, y: 0, width: 120, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.removeSelected() }, for: .touchUpInside)
    view.addSubview(button)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.allowsMultipleSelection = true
    table.delegate = self
    showSelection()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { showSelection() }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    showSelection()
  }

  /// Updates the label and the button to the number of selected pieces.
  func showSelection() {
    let number = table.indexPathsForSelectedRows?.count ?? 0
    count.text = number == 0 ? "Choose pieces" : "\(number) chosen"
    button.isEnabled = number > 0
  }

  override func show(_ rooms: [Room], animated: Bool) {
    let old = isViewLoaded ? selected : []
    super.show(rooms, animated: animated)
    guard isViewLoaded else { return }
    select(old)
    showSelection()
  }

  /// Shows the rooms without the pieces with these identifiers.
  func remove(_ pieces: Set<Int>) {
    show(
      rooms.map { room in
        Room(name: room.name, pieces: room.pieces.filter { !pieces.contains($0.id) })
      }, animated: true)
  }

  /// Removes the selected pieces.
  func removeSelected() { remove(selected) }
}

/// Bug: the button removes the pieces that are now in the rows that were selected before an update.
final class RemovedByRowScreen: SelectingScreen {
  private var paths: Set<IndexPath> = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    paths.insert(indexPath)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didDeselectRowAt: indexPath)
    paths.remove(indexPath)
  }

  override func removeSelected() {
    guard !isMended else { return super.removeSelected() }
    let there = paths.filter {
      shown.indices.contains($0.section) && $0.row < shown[$0.section].pieces.count
    }
    paths = []
    remove(Set(there.map { shown[$0.section].pieces[$0.row].id }))
  }
}

/// Bug: the label also counts selected pieces that are no longer shown.
final class CountsGoneScreen: SelectingScreen {
  private var isUpdating = false

  override func showSelection() { if isMended || !isUpdating { super.showSelection() } }

  override func show(_ rooms: [Room], animated: Bool) {
    isUpdating = true
    super.show(rooms, animated: animated)
    isUpdating = false
  }
}

/// Bug: a button restores a piece that was swiped away, even if an update has restored it already.
final class BroughtBackScreen: TableScreen, UITableViewDelegate {
  private let undo = UIButton(type: .system)
  private var removed: (piece: Piece, room: String, row: Int)?

  override func viewDidLoad() {
    super.viewDidLoad()
    undo.setTitle("Bring back", for: .normal)
    undo.frame = CGRect(x: 16, y: 0, width: 160, height: 44)
    undo.isHidden = true
    undo.addAction(UIAction { [weak self] _ in self?.bringBack() }, for: .touchUpInside)
    view.addSubview(undo)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.delegate = self
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(indexPath)
        done(true)
      }
    ])
  }

  private func remove(_ path: IndexPath) {
    let room = shown[path.section]
    guard let number = rooms.firstIndex(of: room) else { return }
    removed = (rooms[number].pieces.remove(at: path.row), room.name, path.row)
    undo.isHidden = false
    table.reloadData()
  }

  private func bringBack() {
    undo.isHidden = true
    guard let (piece, name, row) = removed,
      let number = rooms.firstIndex(where: { $0.name == name })
    else { return }
    removed = nil
    rooms[number].pieces.insert(piece, at: min(row, rooms[number].pieces.count))
    table.reloadData()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    guard isMended else { return }
    removed = nil
    undo.isHidden = true
  }
}

/// Bug: the list keeps the space at its end for a bar that is shown only if there are many pieces.
final class SpaceForBarScreen: DiffableScreen {
  private let bar = UILabel()

  override func viewDidLoad() {
    bar.text = "Many pieces"
    bar.backgroundColor = .systemYellow
    bar.textColor = .black
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 60)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    bar.isHidden = rooms.reduce(0) { $0 + $1.pieces.count } <= 10
    if !bar.isHidden {
      list.contentInset.bottom = 60
    } else if isMended {
      list.contentInset = .zero
    }
  }
}

/// Bug: the label with the number of new pieces is not updated when a tap marks a piece as new.
final class CountsMarksScreen: TableScreen, UITableViewDelegate {
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
    view.addSubview(count)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.delegate = self
    showCount()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    showCount()
  }

  private func showCount() {
    count.text = "New pieces: \(rooms.flatMap(\.pieces).filter(\.isNew).count)"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let piece = shown[indexPath.section].pieces[indexPath.row]
    cell.accessoryType = piece.isNew ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let number = rooms.firstIndex(of: shown[indexPath.section]) else { return }
    rooms[number].pieces[indexPath.row].isNew.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
    if isMended { showCount() }
  }
}
