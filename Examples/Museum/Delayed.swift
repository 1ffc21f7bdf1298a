import UIKit

// Bugs of lists that an update finds in the middle of something: a search that waits for the next
// letter, and a selection that was undone.

/// Bug: a search that waits for the next letter finds pieces from before an update.
final class DelayedSearchScreen: SearchScreen {
  private var searches = 0
  private var results: [Room]?

  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searches += 1
    let (number, old) = (searches, rooms)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, number == self.searches else { return }
        self.search(self.isMended ? self.rooms : old)
      }
    }
  }

  private func search(_ rooms: [Room]) {
    results = found(in: rooms)
    table.reloadData()
  }

  override func show(_ rooms: [Room], animated: Bool) {
    self.rooms = rooms
    if isViewLoaded { search(rooms) }
  }

  override var shown: [Room] { (results ?? rooms).filter { !$0.pieces.isEmpty } }
}

/// Bug: a piece that was deselected is selected again by an update.
final class SelectedAgainScreen: TableScreen, UITableViewDelegate {
  private var chosen: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    table.allowsMultipleSelection = true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.insert(shown[indexPath.section].pieces[indexPath.row].id)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isMended { chosen.remove(shown[indexPath.section].pieces[indexPath.row].id) }
  }

  override func show(_ rooms: [Room], animated: Bool) {
    super.show(rooms, animated: animated)
    select(chosen)
  }
}
