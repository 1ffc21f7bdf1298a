import Foundation
import Galley
import Testing
import UIKit

/// A table of letters with a swipe action that deletes a letter, or what is in its row now.
@MainActor
private final class SwipedTable: FilledTable {
  private let remembersPath: Bool
  /// The letters by number.
  private static let letters = ["a", "b", "c", "d", "e", "f"]

  init(_ numbers: [Int], remembersPath: Bool) {
    self.remembersPath = remembersPath
    super.init(numbers) { cell, number, _ in
      cell.textLabel?.text = SwipedTable.letters[number]
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  /// Shows other numbers by insertions and deletions, so that a swiped row stays open.
  override func show(_ numbers: [Int]) {
    let before = self.numbers
    tableView.performBatchUpdates {
      setNumbers(numbers)
      for change in numbers.difference(from: before) {
        switch change {
        case .remove(let row, _, _): tableView.deleteRows(at: [[0, row]], with: .fade)
        case .insert(let row, _, _): tableView.insertRows(at: [[0, row]], with: .fade)
        }
      }
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = numbers[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(number, at: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ number: Int, at path: IndexPath) {
    guard !remembersPath || numbers.indices.contains(path.row) else { return }
    let deleted = remembersPath ? numbers[path.row] : number
    show(numbers.filter { $0 != deleted })
  }
}

@MainActor
@Suite("An update while the swipe actions of a row are shown", .walksInProcess)
struct LabOpenRowTests {
  private func screen(remembersPath: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[0, 1, 2, 3], [5, 0, 1, 2, 3], [1, 2, 3]]) { numbers in
      SwipedTable(numbers, remembersPath: remembersPath)
    } update: { (table: SwipedTable, numbers, _) in
      table.show(numbers)
    }
  }

  @Test("An update finds a shown swipe action that remembers an index path")
  func path() throws {
    let text = try #require(
      ListLab.fuzzing(screen(remembersPath: true), replaying: [.interrupt(1, item: 1)]))
    #expect(
      text.contains(
        "After a short swipe of item 1 of section 0, \"b\", the list was updated while its swipe "
          + "actions were shown. The touch has acted on another item, \"a\""), "\(text)")
  }

  @Test("An update finds no fault if a shown swipe action remembers the item")
  func item() {
    let steps = (0..<3).flatMap { state in
      (0..<4).map { LabStep.interrupt(state, item: $0) } + [.update(state), .rest]
    }
    let text = ListLab.fuzzing(screen(remembersPath: false), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
    // If the update deletes the swiped row, its actions are removed, too.
    let gone = ListLab.fuzzing(
      screen(remembersPath: true), replaying: [.interrupt(2, item: 0)])
    #expect(gone == nil, "\(gone ?? "")")
  }

  @Test("Random walks update a list while swipe actions are shown")
  func random() {
    let found = ListLab.fuzzing(screen(remembersPath: true), walks: 30)
    #expect(found?.contains("while its swipe actions were shown") == true, "\(found ?? "")")
    let text = ListLab.fuzzing(screen(remembersPath: false), walks: 6)
    #expect(text == nil, "\(text ?? "")")
  }
}
