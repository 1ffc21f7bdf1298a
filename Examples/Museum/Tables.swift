import UIKit

// Bugs of screens with a table view.

/// A screen with a table view, with a section for each room that has pieces. It has no bug itself;
/// its subclasses do.
class TableScreen: MuseumScreen, UITableViewDataSource {
  private(set) lazy var table = UITableView(frame: view.bounds)

  /// The rooms that have pieces.
  var shown: [Room] { rooms.filter { !$0.pieces.isEmpty } }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "piece")
    table.dataSource = self
    view.addSubview(table)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    guard isViewLoaded else {
      self.rooms = rooms
      return
    }
    reload { self.rooms = rooms }
  }

  /// Reloads the table after a change. The first visible piece that is still there does not move.
  final func reload(after change: () -> Void) {
    let places = (table.indexPathsForVisibleRows ?? []).compactMap { path -> (Int, CGFloat)? in
      guard shown.indices.contains(path.section) else { return nil }
      let pieces = shown[path.section].pieces
      guard pieces.indices.contains(path.row) else { return nil }
      return (pieces[path.row].id, table.rectForRow(at: path).minY - table.contentOffset.y)
    }
    change()
    table.reloadData()
    for (id, y) in places {
      guard let section = shown.firstIndex(where: { $0.pieces.contains { $0.id == id } }),
        let row = shown[section].pieces.firstIndex(where: { $0.id == id })
      else { continue }
      table.layoutIfNeeded()
      let end = max(table.contentSize.height - table.bounds.height, 0)
      let path = IndexPath(row: row, section: section)
      table.contentOffset.y = min(max(table.rectForRow(at: path).minY - y, 0), end)
      return
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown[section].pieces.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "piece", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.section].pieces[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shown[section].name
  }

  /// The identifiers of the selected pieces.
  var selected: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).map { shown[$0.section].pieces[$0.row].id })
  }

  /// Selects the pieces with these identifiers, as far as they are shown.
  func select(_ pieces: Set<Int>) {
    for (section, room) in shown.enumerated() {
      for (row, piece) in room.pieces.enumerated() where pieces.contains(piece.id) {
        table.selectRow(
          at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
      }
    }
  }

  // A subclass can only override what its superclass implements.

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Bug: the titles of the sections are those of the first state.
final class FirstTitlesScreen: TableScreen {
  private lazy var titles = shown.map(\.name)

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    if isMended { return super.tableView(tableView, titleForHeaderInSection: section) }
    return titles[section]
  }
}

/// Bug: the last rows of a section are deleted, but not the section, which the data no longer has.
final class LastRowScreen: TableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    let before = shown
    let isGone = before.count == 1 && rooms.allSatisfy(\.pieces.isEmpty)
    guard animated, isGone, isViewLoaded else { return super.show(rooms, animated: animated) }
    table.performBatchUpdates {
      self.rooms = rooms
      if isMended {
        table.deleteSections([0], with: .fade)
      } else {
        let paths = before[0].pieces.indices.map { IndexPath(row: $0, section: 0) }
        table.deleteRows(at: paths, with: .fade)
      }
    }
  }
}
