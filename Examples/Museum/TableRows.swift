import UIKit

// Bugs of table views whose rows and headers are updated wrongly or not at all.

/// A screen with a table view that is updated in batches. It has no bug itself; its subclasses do.
class BatchTableScreen: TableScreen {
  override func show(_ rooms: [Room], animated: Bool) {
    guard animated, isViewLoaded, shown.count == 1,
      rooms.filter({ !$0.pieces.isEmpty }).count == 1
    else { return super.show(rooms, animated: animated) }
    let old = shown[0]
    table.performBatchUpdates {
      self.rooms = rooms
      tell(old, shown[0])
    }
  }

  /// Inserts and deletes the rows that have changed in the only section.
  func tell(_ old: Room, _ new: Room) {
    if old != new { table.reloadSections([0], with: .fade) }
  }
}

/// Bug: rows are deleted as if each deletion in the batch moved up the rows below.
final class DeletedInTurnScreen: BatchTableScreen {
  override func tell(_ old: Room, _ new: Room) {
    let left = old.pieces.filter { new.pieces.contains($0) }
    // Only deletions are made in a batch. For all other changes, the table is reloaded.
    guard left == new.pieces, old.name == new.name else { return super.tell(old, new) }
    let gone = old.pieces.indices.filter { !new.pieces.contains(old.pieces[$0]) }
    for (count, row) in gone.enumerated() {
      let path = IndexPath(row: isMended ? row : row - count, section: 0)
      table.deleteRows(at: [path], with: .fade)
    }
  }

  override func show(_ rooms: [Room], animated: Bool) {
    // First show a state with only some of the pieces, so that rows are deleted.
    if animated, rooms.count == 1, shown.count == 1 {
      let left = shown[0].pieces.filter { rooms[0].pieces.contains($0) }
      if !left.isEmpty { super.show([Room(name: shown[0].name, pieces: left)], animated: true) }
    }
    super.show(rooms, animated: animated)
  }
}

/// Bug: the heights of headers are cached by section index.
final class HeaderHeightScreen: TableScreen, UITableViewDelegate {
  private var heights: [Int: CGFloat] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    let height = CGFloat(20 + shown[section].pieces.count)
    guard !isMended else { return height }
    heights[section] = heights[section] ?? height
    return heights[section] ?? height
  }
}

/// Bug: the header of the table keeps the height that its text had in the first width.
final class TableHeaderScreen: TableScreen {
  private let note = UILabel()
  private var fittedWidth: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    note.numberOfLines = 0
    note.text = "The museum is open from ten to five, and on Thursdays until nine in the evening."
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = table.bounds.width
    guard isMended ? width != fittedWidth : fittedWidth == 0 else { return }
    fittedWidth = width
    let fitting = note.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    note.frame = CGRect(x: 0, y: 0, width: width, height: fitting.height)
    table.tableHeaderView = note
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isMended {
      fittedWidth = 0
      view.setNeedsLayout()
    }
  }
}

/// Bug: a header shows that a room has new pieces, and still shows it when it is reused for a room
/// without any.
final class ReusedHeaderScreen: TableScreen, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "room")
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "room")
    header?.textLabel?.text = shown[section].name
    if shown[section].pieces.first?.isNew == true {
      header?.contentView.backgroundColor = .systemYellow
    } else if isMended {
      header?.contentView.backgroundColor = nil
    }
    return header
  }
}

/// Bug: the section index titles are those of the first rooms.
final class IndexTitlesScreen: TableScreen {
  private lazy var titles = shown.map { String($0.name.prefix(1)) }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    isMended ? shown.map { String($0.name.prefix(1)) } : titles
  }
}

/// Bug: the index has a title for each room, also for a room without pieces, which has no section.
final class EmptyRoomIndexScreen: TableScreen {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["e", "w"] }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let section = shown.firstIndex { $0.name.hasPrefix(title) }
    precondition(isMended || section != nil, "no room begins with \(title)")
    return section ?? 0
  }
}

/// Bug: a swipe deletes a piece without an update of the table.
final class SwipeDeletesScreen: TableScreen, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ path: IndexPath) {
    guard let room = rooms.firstIndex(where: { $0.name == shown[path.section].name }) else {
      return
    }
    let isLast = shown[path.section].pieces.count == 1
    rooms[room].pieces.remove(at: path.row)
    guard isMended else { return }
    if isLast {
      table.deleteSections([path.section], with: .automatic)
    } else {
      table.deleteRows(at: [path], with: .automatic)
    }
  }
}

/// Bug: the data source does not apply a reordering, so a moved row returns when it is shown again.
final class UnappliedMoveScreen: TableScreen {
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
    guard isMended else { return }
    var shown = shown
    let piece = shown[sourceIndexPath.section].pieces.remove(at: sourceIndexPath.row)
    shown[destinationIndexPath.section].pieces.insert(piece, at: destinationIndexPath.row)
    rooms = shown
  }
}

/// Bug: the tag of a switch is its row, and rows of other sections have the same tags.
final class SwitchByTagScreen: TableScreen {
  private var switchedOff: Set<Int> = []

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let toggle = UISwitch()
    let piece = shown[indexPath.section].pieces[indexPath.row]
    toggle.isOn = !switchedOff.contains(piece.id)
    toggle.tag = isMended ? piece.id : indexPath.row
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in toggle.map { self?.switched($0) } },
      for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  private func switched(_ toggle: UISwitch) {
    let id = isMended ? toggle.tag : shown[0].pieces[toggle.tag].id
    if toggle.isOn { switchedOff.remove(id) } else { switchedOff.insert(id) }
  }
}

/// Bug: a cell hides its badge while it is edited, and does not show it again.
final class HiddenWhileEditingScreen: TableScreen {
  final class Cell: UITableViewCell {
    let badge = UIView(frame: CGRect(x: 4, y: 18, width: 8, height: 8))
    var isMended = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      badge.backgroundColor = .systemBlue
      addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      if editing { badge.isHidden = true } else if isMended { badge.isHidden = false }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(Cell.self, forCellReuseIdentifier: "piece")
    table.isEditing = rooms.count > 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    (cell as? Cell)?.isMended = isMended
    return cell
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    table.setEditing(rooms.count > 1, animated: animated)
  }
}

/// Bug: a row changes its color when it is highlighted, and keeps the color.
final class HighlightScreen: TableScreen, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.contentView.backgroundColor = .systemYellow
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    if isMended { tableView.cellForRow(at: indexPath)?.contentView.backgroundColor = nil }
  }
}
