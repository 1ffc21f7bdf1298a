import Foundation
import Galley
import Testing
import UIKit

/// A table that a timer scrolls from row to row.
@MainActor
private final class ScrollingTimerTable: FilledTable {
  private let remembersCount: Bool
  private lazy var firstCount = numbers.count
  private var row = 0
  private var timer: Timer?

  init(_ numbers: [Int], remembersCount: Bool) {
    self.remembersCount = remembersCount
    super.init(numbers)
    _ = firstCount
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.scrollOn() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func scrollOn() {
    let count = remembersCount ? firstCount : numbers.count
    guard count > 0 else { return }
    row = (row + 1) % count
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: true)
  }
}

/// A table whose index has a title for each number.
@MainActor
private final class IndexedTable: FilledTable {
  private let trusts: Bool

  init(_ numbers: [Int], trusts: Bool) {
    self.trusts = trusts
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["1", "2", "3"] }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let row = numbers.firstIndex { "\($0)" == title }
    precondition(!trusts || row != nil, "there is no \(title)")
    return 0
  }
}

@MainActor
@Suite("Timers and section indexes in walks")
struct LabTimersTests {
  private func timers(remembersCount: Bool) -> String? {
    let screen = LabScreen(states: [[1, 2, 3, 4], [], [3]]) { numbers in
      ScrollingTimerTable(numbers, remembersCount: remembersCount)
    } update: { (table: ScrollingTimerTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.touchAndUpdate(2, item: 0)])
  }

  @Test("A timer that scrolls to a row that has gone is found, and another timer is not accused")
  func scrolling() throws {
    let text = try #require(timers(remembersCount: true))
    #expect(text.contains("The program traps"), "\(text)")
    #expect(
      text.contains("a repeating timer of a fresh screen fires, then an update to state 2"),
      "\(text)")
    let right = timers(remembersCount: false)
    #expect(right == nil, "\(right ?? "")")
  }

  private func indexes(trusts: Bool) -> String? {
    let screen = LabScreen(states: [[1, 2, 3], [1, 3]]) { numbers in
      IndexedTable(numbers, trusts: trusts)
    } update: { (table: IndexedTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.touchAndUpdate(1, item: 0)])
  }

  @Test("A title of a section index for which the app finds no section is touched")
  func index() throws {
    let text = try #require(indexes(trusts: true))
    #expect(text.contains("there is no 2"), "\(text)")
    #expect(text.contains("the titles of the section index"), "\(text)")
    let right = indexes(trusts: false)
    #expect(right == nil, "\(right ?? "")")
  }
}
