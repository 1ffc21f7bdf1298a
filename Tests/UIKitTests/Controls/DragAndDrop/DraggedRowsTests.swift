import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A row that is dragged within its table")
struct DraggedRowsTests {
  /// A list of letters, whose rows can be dragged.
  private class Letters: UITableViewController, UITableViewDragDelegate {
    var letters = ["a", "b", "c", "d", "e"]
    var lines: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = letters[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    /// The letters in the rows that are visible.
    var shown: [String] {
      (tableView.indexPathsForVisibleRows ?? []).compactMap {
        tableView.cellForRow(at: $0)?.textLabel?.text
      }
    }
  }

  /// A list whose data source moves rows.
  private final class MovedLetters: Letters {
    /// The rows that can't be moved.
    var fixed: Set<Int> = []

    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(indexPath.row) }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      // The list may find out whether this method exists by a move of a row to its own path.
      guard sourceIndexPath != destinationIndexPath else { return }
      lines.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      letters.insert(letters.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  /// A drop delegate that accepts rows of the same table.
  private final class Dropping: NSObject, UITableViewDropDelegate {
    var lines: [String] = []

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath
      lines.append("drop at \(path.map { "\($0.row)" } ?? "no row")")
    }
  }

  /// Drags a row by a vertical distance.
  private func drag(_ row: Int, by way: CGFloat, in list: Letters, on screen: Screen) throws {
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    screen.perform { _ in
      let finger = Finger(on: cell)
      finger.rest(for: 0.7)
      finger.move(by: CGPoint(x: 0, y: way), over: 0.4)
      finger.lift()
    }
  }

  @Test("The data source moves it, with and without a drop delegate", arguments: [false, true])
  func moved(hasDelegate: Bool) throws {
    let list = MovedLetters()
    let delegate = Dropping()
    let screen = Screen(list, inNavigation: true)
    if hasDelegate { list.tableView.dropDelegate = delegate }
    try drag(0, by: 90, in: list, on: screen)
    #expect(list.lines == ["move 0 to 2"] && delegate.lines == [])
    #expect(list.shown == ["b", "c", "a", "d", "e"])
    try drag(4, by: -140, in: list, on: screen)
    #expect(list.lines == ["move 0 to 2", "move 4 to 1"])
    #expect(list.shown == ["b", "e", "c", "a", "d"])
    // Below all rows.
    try drag(0, by: 400, in: list, on: screen)
    #expect(list.shown == ["e", "c", "a", "d", "b"] && delegate.lines == [])
    #expect(list.shown == list.letters)
  }

  @Test("It is dropped through the delegate if the data source can't move it")
  func dropped() throws {
    let (list, moving) = (Letters(), MovedLetters())
    moving.fixed = [0]
    for list in [list, moving] {
      let delegate = Dropping()
      let screen = Screen(list, inNavigation: true)
      try drag(0, by: 90, in: list, on: screen)
      #expect(list.letters == ["a", "b", "c", "d", "e"])
      list.tableView.dropDelegate = delegate
      try drag(0, by: 90, in: list, on: screen)
      #expect(list.lines == [] && delegate.lines == ["drop at 2"])
    }
  }
}
