import Foundation
import Galley
import Testing
import UIKit

/// A table whose rows have a button that scrolls to the row.
@MainActor
private final class ScrollingTable: FilledTable {
  private let remembersRow: Bool

  init(_ numbers: [Int], remembersRow: Bool) {
    self.remembersRow = remembersRow
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let number = numbers[indexPath.row]
    let button = UIButton(type: .system)
    button.setTitle("Show", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let row = remembersRow ? indexPath.row : numbers.firstIndex(of: number) ?? 0
        self.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      }, for: .touchUpInside)
    cell.accessoryView = button
    return cell
  }

  override func show(_ numbers: [Int]) {
    let difference = numbers.difference(from: self.numbers)
    tableView.performBatchUpdates {
      setNumbers(numbers)
      for change in difference {
        switch change {
        case .remove(let row, _, _):
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        case .insert(let row, _, _):
          tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
      }
    }
  }
}

@MainActor
@Suite("Controls of all items")
struct LabTapControlsTests {
  private func screen(remembersRow: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3, 4], [3, 4]]) { numbers in
      ScrollingTable(numbers, remembersRow: remembersRow)
    } update: { (table: ScrollingTable, numbers, _) in
      table.show(numbers)
    }
  }

  private func found(_ steps: [LabStep], remembersRow: Bool) -> String? {
    ListLab.fuzzing(screen(remembersRow: remembersRow), replaying: steps)
  }

  @Test("Taps on all controls after an update find one that remembers its earlier row")
  func remembered() throws {
    let text = try #require(found([.update(1), .rest, .tapControls], remembersRow: true))
    #expect(text.contains("tapControls: a tap on UIButton of item"), "\(text)")
    #expect(text.contains("out-of-bounds row"), "\(text)")
    #expect(found([.tapControls], remembersRow: true) == nil)
    #expect(found([.update(1), .rest, .tapControls], remembersRow: false) == nil)
  }

  @Test("Controls are tapped in a fresh screen after an update, also with tasks")
  func withTasks() async throws {
    let steps: [LabStep] = [.touchAndUpdate(1, item: 0)]
    let text = try #require(
      await ListLab.fuzzingWithTasks(screen(remembersRow: true), replaying: steps))
    #expect(text.contains("out-of-bounds row"), "\(text)")
    let right = await ListLab.fuzzingWithTasks(screen(remembersRow: false), replaying: steps)
    #expect(right == nil, "\(right ?? "")")
  }
}
