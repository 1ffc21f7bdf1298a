import UIKit

/// Letters, with swipe actions for one letter, and an editing mode for several.
final class MailViewController: UITableViewController {
  private enum Section { case inbox }

  private final class DataSource: UITableViewDiffableDataSource<Section, Letter.ID> {
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private var letters = Letter.all
  private var dataSource: DataSource!

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(LetterCell.self, forCellReuseIdentifier: "letter")
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath) as! LetterCell
      if let letter = self?.letters.first(where: { $0.id == id }) { cell.show(letter) }
      return cell
    }
    show(animated: false)
    toolbarItems = [markItem, UIBarButtonItem(systemItem: .flexibleSpace), deleteItem]
    updateItems()
  }

  private func show(animated: Bool = true, reconfiguring changed: [Letter.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Letter.ID>()
    snapshot.appendSections([.inbox])
    snapshot.appendItems(letters.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: One letter

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let isUnread = letters.first { $0.id == id }?.isUnread ?? false
    let read = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [weak self] _, _, completion in
      self?.change(id) { $0.isUnread.toggle() }
      completion(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.remove([id])
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") {
      [weak self] _, _, completion in
      self?.change(id) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func change(_ id: Letter.ID, _ change: (inout Letter) -> Void) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    change(&letters[index])
    show(reconfiguring: [id])
  }

  private func remove(_ ids: Set<Letter.ID>) {
    letters.removeAll { ids.contains($0.id) }
    show()
  }

  // MARK: Several letters

  private lazy var markItem = UIBarButtonItem(
    title: "Mark as Read", primaryAction: UIAction { [weak self] _ in self?.markChosen() })
  private lazy var deleteItem = UIBarButtonItem(
    title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteChosen() })

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    updateItems()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isEditing {
      updateItems()
    } else {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    updateItems()
  }

  private var chosen: Set<Letter.ID> {
    Set((tableView.indexPathsForSelectedRows ?? []).compactMap(dataSource.itemIdentifier(for:)))
  }

  private func updateItems() {
    let count = isEditing ? chosen.count : 0
    title = count == 0 ? "Inbox" : "\(count) Selected"
    for item in [markItem, deleteItem] { item.isEnabled = count > 0 }
  }

  private func markChosen() {
    let chosen = chosen
    for index in letters.indices where chosen.contains(letters[index].id) {
      letters[index].isUnread = false
    }
    show(reconfiguring: letters.map(\.id).filter(chosen.contains))
    setEditing(false, animated: true)
  }

  private func deleteChosen() {
    remove(chosen)
    setEditing(false, animated: true)
  }
}
