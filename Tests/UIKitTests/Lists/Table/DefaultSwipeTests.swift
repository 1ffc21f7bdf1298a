import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The default swipe action of a row")
struct DefaultSwipeTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var configuration: UISwipeActionsConfiguration?

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration }
  }

  private func titles(_ delegate: Delegate) -> [String] {
    let table = TestTable([["one", "two"]])
    table.view.delegate = delegate
    Finger.drag(
      table.view.visibleCells[1], from: CGPoint(x: 350, y: 20), by: CGPoint(x: -120, y: 0))
    table.window.frameClock.advanceUntilStill()
    return table.view.openSwipeButtons.map(\.title)
  }

  @Test("The default swipe action is replaced by an empty configuration, and not by nil")
  func configurations() {
    let delegate = Delegate()
    #expect(titles(delegate) == ["Delete"])
    delegate.configuration = UISwipeActionsConfiguration(actions: [])
    #expect(titles(delegate) == [])
  }

  @Test("A row of a table that is reloaded when the swipe begins stays closed")
  func reloaded() {
    final class Reloader: NSObject, UITableViewDelegate {
      var calls: [String] = []

      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        calls.append("begins")
        tableView.reloadData()
      }

      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        calls.append("ended")
      }
    }
    let (table, delegate) = (TestTable([["one", "two"]]), Reloader())
    table.view.delegate = delegate
    Finger.drag(
      table.view.visibleCells[1], from: CGPoint(x: 350, y: 20), by: CGPoint(x: -120, y: 0))
    table.window.frameClock.advanceUntilStill()
    #expect(delegate.calls == ["begins", "ended"])
    #expect(table.view.openSwipeButtons.isEmpty && table.shown == ["one", "two"])
    #expect(table.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }
}

@MainActor @Suite("Scrolling to a section of a table")
struct SectionScrollingTests {
  @Test("A path without a row scrolls the header of its section to the position")
  func header() {
    let table = TestTable(
      (0..<20).map { _ in ["a", "b", "c"] }, titles: (0..<20).map { "section \($0)" })
    let path = IndexPath(row: NSNotFound, section: 8)
    table.view.scrollToRow(at: path, at: .top, animated: false)
    let top = table.view.rect(forSection: 8).minY
    #expect(table.view.contentOffset.y == top)
    table.view.scrollToRow(at: path, at: .bottom, animated: false)
    let header = table.view.rectForHeader(inSection: 8)
    #expect(table.view.contentOffset.y == header.maxY - table.view.bounds.height)
  }

  @Test("The data source is asked for the section of the magnifying glass in the index")
  func search() throws {
    final class Source: NSObject, UITableViewDataSource {
      var titles: [String] = []

      func numberOfSections(in tableView: UITableView) -> Int { 3 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }

      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        [UITableView.indexSearch, "A", "B", "C"]
      }

      func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int {
        titles.append(title)
        return index - 1
      }
    }
    let (table, source) = (TestTable([[]]), Source())
    table.view.dataSource = source
    table.window.layoutIfNeeded()
    try #require(table.view.indexView).whenTouched(0)
    #expect(source.titles == [UITableView.indexSearch])
  }
}
