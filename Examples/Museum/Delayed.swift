import UIKit

// Bugs of lists that an update finds in the middle of something: a search that waits for the next
// letter, a selection that was undone, and a timer that goes on.

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
    guard isViewLoaded else {
      self.rooms = rooms
      return
    }
    reload {
      self.rooms = rooms
      results = found(in: rooms)
    }
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

/// Bug: a timer scrolls from piece to piece, also to pieces that have gone.
final class ScrollingTimerScreen: BatchScreen {
  private var timer: Timer?
  private var number = 0
  /// The number of pieces when the screen appeared.
  private var count = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    count = rooms.first?.pieces.count ?? 0
    timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.scrollOn() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func scrollOn() {
    let count = isMended ? rooms.first?.pieces.count ?? 0 : count
    guard count > 0 else { return }
    number = (number + 1) % count
    list.scrollToItem(
      at: IndexPath(item: number, section: 0), at: .centeredVertically, animated: true)
  }
}
