import UIKit

// Bugs that occur when the user touches the screen, and not only an item.

/// A screen with a table view and a button above it. It has no bug itself; its subclasses do.
class ButtonTableScreen: TableScreen, UITableViewDelegate {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.delegate = self
    button.frame = CGRect(x: 16, y: 0, width: 160, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Called when the button is tapped.
  func press() {}

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Bug: a button removes the pieces that are not new, without an update of the table.
final class UntoldButtonScreen: ButtonTableScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("New pieces", for: .normal)
  }

  override func press() {
    for room in rooms.indices { rooms[room].pieces.removeAll { !$0.isNew } }
    if isMended { table.reloadData() }
  }
}

/// Bug: a button deletes the selected rows from first to last, so that the indices of the later
/// ones are wrong.
final class DeletedFirstToLastScreen: ButtonTableScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.allowsMultipleSelection = true
    button.setTitle("Delete", for: .normal)
  }

  override func show(_ rooms: [Room], animated: Bool) {
    guard isViewLoaded else { return super.show(rooms, animated: animated) }
    let old = selected
    super.show(rooms, animated: animated)
    select(old)
  }

  override func press() {
    let paths = (table.indexPathsForSelectedRows ?? []).sorted()
    var shown = shown
    for path in isMended ? paths.reversed() : paths {
      guard shown[path.section].pieces.indices.contains(path.row) else { continue }
      shown[path.section].pieces.remove(at: path.row)
    }
    let isWhole = zip(shown, self.shown).allSatisfy { !$0.pieces.isEmpty || $1.pieces.isEmpty }
    rooms = shown
    if isWhole { table.deleteRows(at: paths, with: .automatic) } else { table.reloadData() }
  }
}

/// Bug: an alert asks whether to delete a piece, and the deletion does not update the table.
final class AlertDeletesScreen: ButtonTableScreen {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let id = shown[indexPath.section].pieces[indexPath.row].id
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete(id) })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func delete(_ id: Int) {
    for room in rooms.indices { rooms[room].pieces.removeAll { $0.id == id } }
    if isMended { table.reloadData() }
  }
}

/// Bug: the menu of a piece deletes the piece that is in its row when an element of the menu is
/// chosen.
final class MenuOfRowScreen: TableScreen, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let id = shown[indexPath.section].pieces[indexPath.row].id
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete") { _ in self?.delete(id, at: indexPath) }
      ])
    })
  }

  private func delete(_ id: Int, at path: IndexPath) {
    var deleted = id
    if !isMended {
      guard shown.indices.contains(path.section),
        shown[path.section].pieces.indices.contains(path.row)
      else { return }
      deleted = shown[path.section].pieces[path.row].id
    }
    for room in rooms.indices { rooms[room].pieces.removeAll { $0.id == deleted } }
    table.reloadData()
  }
}

/// Bug: a swipe deletes a piece, and the label with the number of pieces does not change.
final class CountAboveScreen: TableScreen, UITableViewDelegate {
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.delegate = self
    count.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
    view.addSubview(count)
    tellCount()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if isViewLoaded { tellCount() }
  }

  private func tellCount() { count.text = "\(rooms.flatMap(\.pieces).count) pieces" }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = shown[indexPath.section].pieces[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ id: Int) {
    guard let section = shown.firstIndex(where: { $0.pieces.contains { $0.id == id } }),
      let row = shown[section].pieces.firstIndex(where: { $0.id == id })
    else { return }
    let isLast = shown[section].pieces.count == 1
    for room in rooms.indices { rooms[room].pieces.removeAll { $0.id == id } }
    if isLast {
      table.deleteSections([section], with: .automatic)
    } else {
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    }
    if isMended { tellCount() }
  }
}

/// Bug: the inset for the keyboard stays when the keyboard is hidden.
final class KeyboardSpaceScreen: ButtonTableScreen {
  private let field = UITextField()
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Search"
    field.frame = CGRect(x: 190, y: 0, width: 160, height: 44)
    view.addSubview(field)
    observe(UIResponder.keyboardWillShowNotification) { screen, height in
      screen.table.contentInset.bottom = height
    }
    observe(UIResponder.keyboardWillHideNotification) { screen, _ in
      if screen.isMended { screen.table.contentInset.bottom = 0 }
    }
  }

  /// Calls a closure when the keyboard moves, with its height.
  private func observe(
    _ name: Notification.Name, _ move: @escaping @MainActor (KeyboardSpaceScreen, CGFloat) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let height = (notification.userInfo?[key] as? CGRect)?.height ?? 0
      MainActor.assumeIsolated { self.map { move($0, height) } }
    }
    tokens.append(token)
  }
}

/// Bug: a switch changes the piece at the row that the cell had when it was configured.
final class SwitchOfRowScreen: BatchTableScreen {
  private var marked: Set<Int> = []

  override func tell(_ old: Room, _ new: Room) {
    guard old.name == new.name,
      old.pieces.allSatisfy({ piece in
        new.pieces.allSatisfy { $0.id != piece.id || $0 == piece }
      })
    else { return super.tell(old, new) }
    for change in new.pieces.difference(from: old.pieces) {
      switch change {
      case .remove(let row, _, _): table.deleteRows(at: [[0, row]], with: .fade)
      case .insert(let row, _, _): table.insertRows(at: [[0, row]], with: .fade)
      }
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let id = shown[indexPath.section].pieces[indexPath.row].id
    let toggle = UISwitch()
    toggle.isOn = marked.contains(id)
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        self?.mark(id, at: indexPath, toggle?.isOn == true)
      }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  private func mark(_ id: Int, at path: IndexPath, _ isMarked: Bool) {
    var marks = id
    if !isMended, shown.indices.contains(path.section),
      shown[path.section].pieces.indices.contains(path.row)
    {
      marks = shown[path.section].pieces[path.row].id
    }
    if isMarked { marked.insert(marks) } else { marked.remove(marks) }
  }
}

/// Bug: a swipe action deletes the piece that is now in the row in which the swipe began.
final class OpenRowScreen: DiffableScreen {
  private var swipedPath: IndexPath?

  override func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(at: path)
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: path) else { return nil }
    swipedPath = path
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ id: Int) {
    let deleted: Int? = isMended ? id : swipedPath.flatMap { source.itemIdentifier(for: $0) }
    var rooms = rooms
    for room in rooms.indices { rooms[room].pieces.removeAll { $0.id == deleted } }
    show(rooms, animated: true)
  }
}

/// Bug: a swipe clears a room. If it was the last one, the edit button stays enabled.
final class EditButtonScreen: TableScreen, UITableViewDelegate {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.delegate = self
    button.frame = CGRect(x: 16, y: 0, width: 160, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    view.addSubview(button)
    updateButton()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    if isViewLoaded { updateButton() }
  }

  private func press() {
    table.setEditing(!table.isEditing, animated: true)
    updateButton()
  }

  private func updateButton() {
    button.setTitle(table.isEditing ? "Done" : "Edit", for: .normal)
    button.isEnabled = !shown.isEmpty || table.isEditing
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = shown[indexPath.section].name
    let clear = UIContextualAction(style: .destructive, title: "Clear") {
      [weak self] _, _, completion in
      self?.clear(name)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [clear])
  }

  private func clear(_ name: String) {
    guard let section = shown.firstIndex(where: { $0.name == name }) else { return }
    for room in rooms.indices where rooms[room].name == name { rooms[room].pieces = [] }
    table.deleteSections([section], with: .automatic)
    guard isMended, shown.isEmpty else { return }
    table.setEditing(false, animated: true)
    updateButton()
  }
}

/// Bug: each time the screen appears, it adds another observer, which adds a piece when the button
/// is pressed.
final class ObserverAgainScreen: ButtonTableScreen {
  private static let added = Notification.Name("museum.added")
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Add", for: .normal)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    if isMended, let token { center.removeObserver(token) }
    token = center.addObserver(forName: ObserverAgainScreen.added, object: self, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.add() }
    }
  }

  override func press() {
    NotificationCenter.default.post(name: ObserverAgainScreen.added, object: self)
  }

  private func add() {
    guard !rooms.isEmpty else { return }
    let id = 100 + rooms[0].pieces.count
    rooms[0].pieces.append(Piece(id: id, title: "New piece"))
    table.reloadData()
  }
}
