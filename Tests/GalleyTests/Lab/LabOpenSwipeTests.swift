import Foundation
import Galley
import Testing
import UIKit

/// A table of numbers with a swipe action that marks a row.
@MainActor
internal final class MarkedTable: FilledTable {
  enum Completion: Sendable { case atOnce, later, never }

  private let completion: Completion
  private var marked: Set<Int> = []

  init(_ numbers: [Int], completion: Completion) {
    self.completion = completion
    super.init(numbers) { cell, number, _ in cell.textLabel?.text = "Number \(number)" }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = numbers[indexPath.row]
    let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
      guard let self else { return }
      marked.insert(number)
      switch completion {
      case .atOnce: done(true)
      case .later:
        // An object of the app keeps the handler, as one does that waits for an answer.
        DispatchQueue.main.asyncAfter(deadline: .now() + 100) { done(true) }
      case .never: break
      }
    }
    return UISwipeActionsConfiguration(actions: [mark])
  }
}

@MainActor
@Suite("A row after its swipe action", .walksInProcess)
struct LabOpenSwipeTests {
  private func screen(_ completion: MarkedTable.Completion) -> LabScreen<[Int]> {
    LabScreen(states: [[0, 1, 2, 3], [5, 0, 1]]) { numbers in
      MarkedTable(numbers, completion: completion)
    } update: { (table: MarkedTable, numbers, _) in
      table.show(numbers)
    }
  }

  @Test("A row that stays open because its action never calls its handler is found")
  func never() throws {
    let text = try #require(ListLab.fuzzing(screen(.never), replaying: [.swipe(0), .rest]))
    #expect(
      text.contains(
        "The row stays open after its swipe action “Mark”: the action has not called its "
          + "completion handler, and has not kept it."), "\(text)")
    let found = ListLab.fuzzing(screen(.never), walks: 6)
    #expect(found?.contains("The row stays open") == true, "\(found ?? "")")
  }

  @Test(
    "A row is no fault if it closes, or if its action may still close it",
    arguments: [MarkedTable.Completion.atOnce, .later])
  func closes(completion: MarkedTable.Completion) {
    let text = ListLab.fuzzing(screen(completion), replaying: [.swipe(0), .rest])
    #expect(text == nil, "\(text ?? "")")
    let random = ListLab.fuzzing(screen(completion), walks: 6)
    #expect(random == nil, "\(random ?? "")")
  }
}
