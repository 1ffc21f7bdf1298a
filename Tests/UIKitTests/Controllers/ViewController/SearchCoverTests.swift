import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("What a search covers")
struct SearchCoverTests {
  private final class Rows: UITableViewController {
    let search: UISearchController
    var picked: [Int] = []

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      search.hidesNavigationBarDuringPresentation = false
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 40 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      picked.append(indexPath.row)
    }
  }

  /// A controller for results that pushes one of them.
  private final class Results: UIViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
  }

  /// Taps the middle of a row.
  private func tap(row: Int, of rows: Rows) {
    let rect = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    Finger.tap(rows.tableView, at: CGPoint(x: rect.midX, y: rect.midY))
    rows.view.window?.frameClock.advance(by: 1)
  }

  @Test("A search that filters the content itself leaves it alone, unless the app says otherwise")
  func usual() {
    let rows = Rows()
    let screen = Screen(rows, inNavigation: true)
    #expect(!rows.search.obscuresBackgroundDuringPresentation)
    screen.tap("Search")
    tap(row: 2, of: rows)
    #expect(rows.picked == [2] && rows.search.isActive)
    #expect(rows.search.viewIfLoaded?.superview == nil)
  }

  @Test(
    "Content that is obscured is dimmed, is not touched and does not scroll; a tap ends the search")
  func obscured() throws {
    let rows = Rows()
    let screen = Screen(rows, inNavigation: true)
    rows.search.obscuresBackgroundDuringPresentation = true
    rows.tableView.contentOffset.y = 200
    screen.tap("Search")
    screen.type("a")
    let cover = try #require(rows.search.viewIfLoaded)
    #expect(cover.convert(cover.bounds, to: rows.tableView) == rows.tableView.bounds)
    #expect(cover.backgroundColor == UIColor(white: 0, alpha: 0.2))
    let offset = rows.tableView.contentOffset
    let finger = Finger(on: rows.tableView, at: CGPoint(x: 100, y: offset.y + 400))
    finger.move(by: CGPoint(x: 0, y: -150), over: 0.3)
    finger.lift()
    rows.view.window?.frameClock.advance(by: 1)
    #expect(rows.tableView.contentOffset == offset && rows.search.isActive)
    tap(row: 8, of: rows)
    #expect(rows.picked.isEmpty && !rows.search.isActive && rows.search.searchBar.text == "")
    #expect(cover.superview == nil)
    tap(row: 8, of: rows)
    #expect(rows.picked == [8])
  }

  @Test("Results cover the visible content, and are children of the search controller")
  func results() {
    let results = Results()
    let rows = Rows(results: results)
    let screen = Screen(rows, inNavigation: true)
    #expect(rows.search.obscuresBackgroundDuringPresentation)
    rows.search.obscuresBackgroundDuringPresentation = false
    rows.tableView.contentOffset.y = 200
    screen.tap("Search")
    #expect(rows.search.viewIfLoaded?.superview == nil, "There is nothing to search yet")
    screen.type("a")
    #expect(results.calls == ["appear"] && results.parent === rows.search)
    #expect(results.view.convert(results.view.bounds, to: rows.tableView) == rows.tableView.bounds)
    #expect(results.navigationController == nil && results.presentingViewController === rows)
    tap(row: 8, of: rows)
    #expect(rows.picked.isEmpty && rows.search.isActive, "The tap is one on the results")
    screen.perform { _ in
      results.presentingViewController?.navigationController?.pushViewController(
        UIViewController(), animated: true)
    }
    #expect(results.calls == ["appear", "disappear"])
    screen.goBack()
    #expect(results.calls == ["appear", "disappear", "appear"] && rows.search.isActive)
    var isOver = false
    screen.perform { _ in results.dismiss(animated: true) { isOver = true } }
    #expect(isOver && !rows.search.isActive && results.parent == nil && rows.search.parent == nil)
    #expect(results.calls == ["appear", "disappear", "appear", "disappear"])
    #expect(results.presentingViewController == nil)
  }

  @Test("Results may be in a navigation controller of their own, and end the search from there")
  func nestedResults() {
    let inner = Results()
    let results = UINavigationController(rootViewController: inner)
    let rows = Rows(results: results)
    let screen = Screen(rows, inNavigation: true)
    screen.tap("Search")
    screen.type("a")
    #expect(inner.navigationController === results && inner.presentingViewController === rows)
    screen.perform { _ in inner.dismiss(animated: true) }
    #expect(!rows.search.isActive && rows.search.parent == nil && inner.calls.last == "disappear")
  }
}
