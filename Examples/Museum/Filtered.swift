import UIKit

// Bugs of lists that are filtered or reordered, and that mistake one row for another.

/// A table with a search bar, which shows the pieces whose titles contain a text. It has no bug
/// itself; its subclasses do.
class SearchScreen: TableScreen, UISearchBarDelegate {
  private let bar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
    bar.autoresizingMask = .flexibleWidth
    bar.delegate = self
    bar.placeholder = "Search pieces"
    view.addSubview(bar)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    table.reloadData()
  }

  /// Returns the rooms with only the pieces that the search finds.
  func found(in rooms: [Room]) -> [Room] {
    guard let word = bar.text, !word.isEmpty else { return rooms }
    return rooms.map { room in
      Room(name: room.name, pieces: room.pieces.filter { $0.title.contains(word) })
    }
  }

  override var shown: [Room] { found(in: rooms).filter { !$0.pieces.isEmpty } }
}

/// Bug: a tap on a search result marks the piece that is in this row without the search.
final class SearchedRowScreen: SearchScreen, UITableViewDelegate {
  private var marked: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let piece = shown[indexPath.section].pieces[indexPath.row]
    cell.accessoryType = marked.contains(piece.id) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let all = isMended ? shown : rooms.filter { !$0.pieces.isEmpty }
    marked.formSymmetricDifference([all[indexPath.section].pieces[indexPath.row].id])
    table.reloadData()
  }
}

/// Bug: an update shows all pieces, although the search bar still has a text.
final class ForgottenSearchScreen: SearchScreen {
  private var isForgotten = false

  override var shown: [Room] {
    isForgotten ? rooms.filter { !$0.pieces.isEmpty } : super.shown
  }

  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    isForgotten = false
    super.searchBar(searchBar, textDidChange: searchText)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    isForgotten = !isMended
    super.show(rooms, animated: animated)
  }
}

/// Bug: an update selects the old row of the selected piece again, and not the piece.
final class SelectedRowScreen: TableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    let path = isViewLoaded ? table.indexPathForSelectedRow : nil
    let selected = path.map { shown[$0.section].pieces[$0.row].id }
    super.show(rooms, animated: animated)
    guard let path else { return }
    let paths = shown.enumerated().flatMap { section, room in
      room.pieces.indices.map { IndexPath(row: $0, section: section) }
    }
    let next = paths.first {
      isMended ? shown[$0.section].pieces[$0.row].id == selected : $0 == path
    }
    table.selectRow(at: next, animated: false, scrollPosition: .none)
  }
}

/// Bug: a row that is dragged over several others is swapped with the last of them.
final class SwappedMoveScreen: TableScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.isEditing = true
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (from, to) = (sourceIndexPath, destinationIndexPath)
    var shown = shown
    if isMended || from.section != to.section {
      let piece = shown[from.section].pieces.remove(at: from.row)
      shown[to.section].pieces.insert(piece, at: to.row)
    } else {
      shown[from.section].pieces.swapAt(from.row, to.row)
    }
    rooms = shown
  }
}
