import Foundation
import Testing
import UIKit

@MainActor @Suite("Heights in batches of a table")
struct TableBatchTests {
  /// A delegate that returns one height for all rows.
  private final class Heights: NSObject, UITableViewDelegate {
    var height: CGFloat = 100
    var willDisplay: (IndexPath) -> Void = { _ in }
    var didEndDisplaying: () -> Void = {}

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      willDisplay(indexPath)
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      didEndDisplaying()
    }
  }

  private let heights = Heights()

  @Test("Updates that begin while a row is displayed may end later", arguments: [false, true])
  func endsLater(reloads: Bool) {
    let table = TestTable([["one"]])
    table.view.delegate = heights
    var isOpen = false
    heights.willDisplay = { [unowned table] _ in
      guard !isOpen else { return }
      isOpen = true
      if reloads { table.view.reloadData() }
      table.view.beginUpdates()
    }
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(isOpen && table.view.hasUncommittedUpdates)
    append("two", to: table)
    table.view.endUpdates()
    table.window.layoutIfNeeded()
    #expect(table.shown == ["one", "two"] && !table.view.hasUncommittedUpdates)
    append("three", to: table)
    table.window.layoutIfNeeded()
    #expect(table.shown == ["one", "two", "three"])
  }

  @Test("Updates that begin while a row is displayed may end when a reload removes the row")
  func endsInReload() {
    let table = TestTable([["one"]])
    table.view.delegate = heights
    heights.willDisplay = { [unowned table, unowned heights] _ in
      heights.willDisplay = { _ in }
      table.view.reloadData()
      table.view.beginUpdates()
      heights.didEndDisplaying = {
        heights.didEndDisplaying = {}
        append("two", to: table)
        table.view.endUpdates()
      }
    }
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(!table.view.hasUncommittedUpdates)
    table.window.layoutIfNeeded()
    #expect(table.shown == ["one", "two"])
    append("three", to: table)
    table.window.layoutIfNeeded()
    #expect(table.shown == ["one", "two", "three"])
  }

  private func table() -> TestTable {
    let table = TestTable([(0..<20).map { "row \($0)" }]) { $0.estimatedRowHeight = 44 }
    table.view.delegate = heights
    table.window.layoutIfNeeded()
    return table
  }

  private func append(_ name: String, to table: TestTable) {
    table.sections[0].append(name)
    table.view.insertRows(
      at: [IndexPath(row: table.sections[0].count - 1, section: 0)], with: .none)
  }

  private func height(ofRow row: Int = 0, in table: TestTable) -> CGFloat {
    table.window.layoutIfNeeded()
    return table.view.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  private final class Counting: UITableView {
    var batches = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("A batch with a nonescaping closure calls the override of a subclass")
  func nonescaping() {
    func perform(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
    let shown = table()
    perform(shown.view) { append("new", to: shown) }
    #expect(shown.view.numberOfRows(inSection: 0) == 21)
    let counting = Counting()
    var calls = 0
    perform(counting) {
      calls += 1
      perform(counting) { calls += 1 }
    }
    #expect(counting.batches == 2 && calls == 2)
  }

  @Test("An insertion after a batch that became a reload does not ask for heights anew")
  func afterReload() {
    let table = table()
    table.view.performBatchUpdates { table.view.reloadData() }
    #expect(height(in: table) == 100)
    heights.height = 60
    append("new", to: table)
    #expect(height(in: table) == 100)
    table.view.performBatchUpdates(nil)
    #expect(height(in: table) == 60)
  }

  @Test("A batch asks for heights anew, though an older update is shown right before it")
  func afterWaitingUpdate() {
    let table = table()
    heights.willDisplay = { [unowned heights] _ in
      heights.willDisplay = { _ in }
      append("asked for in a pass", to: table)
    }
    table.view.holdRequests()
    table.view.contentOffset.y = 150
    table.view.performBatchUpdates { heights.height = 60 }
    table.view.releaseRequests()
    #expect(table.view.numberOfRows(inSection: 0) == 21)
    #expect(height(ofRow: 3, in: table) == 60)
  }
}
