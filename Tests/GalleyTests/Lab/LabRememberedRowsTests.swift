import Foundation
import Galley
import Testing
import UIKit

/// A table of numbers with a star in each row. Rows are deleted by a swipe.
@MainActor
private final class StarTable: FilledTable {
  private var starred: Set<Int> = []

  /// - Parameter remembersRows: Whether a star knows its row, also after rows above it are gone.
  init(_ numbers: [Int], remembersRows: Bool) {
    super.init(numbers) { cell, number, table in
      guard let table = table as? StarTable, let row = table.numbers.firstIndex(of: number) else {
        return
      }
      let star = UIButton(type: .system)
      star.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      star.setTitle(table.starred.contains(number) ? "★" : "☆", for: .normal)
      star.addAction(
        UIAction { [weak table] _ in
          guard let table else { return }
          table.toggle(remembersRows ? table.numbers[row % table.numbers.count] : number)
        }, for: .touchUpInside)
      cell.accessoryView = star
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  private func toggle(_ number: Int) {
    if starred.remove(number) == nil { starred.insert(number) }
    guard let row = numbers.firstIndex(of: number) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    setNumbers(numbers.filter { $0 != numbers[indexPath.row] })
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor
@Suite("A control that remembers its row after another row was swiped away", .walksInProcess)
struct LabRememberedRowsTests {
  private func screen(remembersRows: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3, 4]]) { numbers in
      StarTable(numbers, remembersRows: remembersRows)
    } update: { _, _, _ in
    }
  }

  /// Touch number 3 swipes the first item, and touch number 5 taps a control of an item.
  private let steps: [LabStep] = [.tapInBoth(3), .tapInBoth(5)]

  @Test("A control that remembers its row acts on another row than in a fresh screen")
  func found() throws {
    let text = try #require(ListLab.fuzzing(screen(remembersRows: true), replaying: steps))
    #expect(text.contains("the screen does not look like a fresh one after the same"), "\(text)")
    #expect(text.contains("★"), "\(text)")
  }

  @Test("A control that remembers its item instead of its row is no fault")
  func right() {
    for number in 0..<16 {
      let text = ListLab.fuzzing(
        screen(remembersRows: false), replaying: [.tapInBoth(3), .tapInBoth(number)])
      #expect(text == nil, "\(number): \(text ?? "")")
    }
  }

  @Test("Random walks find a control that remembers its row")
  func random() {
    #expect(ListLab.fuzzing(screen(remembersRows: true), walks: 60) != nil)
    let text = ListLab.fuzzing(screen(remembersRows: false), walks: 20)
    #expect(text == nil, "\(text ?? "")")
  }
}
