import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A search in a navigation bar")
struct SearchInBarTests {
  private final class Rows: UITableViewController {
    let search = UISearchController(searchResultsController: nil)
    var isLarge = false

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      navigationController?.navigationBar.prefersLargeTitles = isLarge
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

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
  }

  private let rows = Rows(style: .plain)
  private let screen: Screen

  init() {
    let rows = rows
    screen = Screen(rows, inNavigation: true)
  }

  private var bar: UINavigationBar? { rows.navigationController?.navigationBar }
  @Test(
    "While a search is active, its navigation bar shows only the search bar",
    arguments: [false, true])
  func active(isLarge: Bool) {
    let rows = Rows(style: .plain)
    rows.isLarge = isLarge
    let screen = Screen(rows, inNavigation: true)
    let bar = rows.navigationController?.navigationBar
    var firstRow: CGFloat? {
      let cell = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      return cell?.convert(CGPoint.zero, to: nil).y
    }
    // The row of buttons, the large title, and the search bar.
    let whole: CGFloat = 44 + (isLarge ? 52 : 0) + 52
    #expect(bar?.frame.height == whole)
    #expect(firstRow == 47 + whole)
    screen.tap("Search")
    #expect(rows.search.isActive)
    #expect(bar?.frame == CGRect(x: 0, y: 47, width: 390, height: 52))
    #expect(firstRow == CGFloat(99))
    #expect(screen.find("Add") == nil && screen.find("Rows") == nil)
    screen.tap("Cancel")
    #expect(bar?.frame.height == whole)
    #expect(firstRow == 47 + whole)
    #expect(screen.find("Add") != nil && screen.find("Rows") != nil)
  }

  @Test("Without hidesNavigationBarDuringPresentation the bar stays as it is")
  func stays() {
    rows.search.hidesNavigationBarDuringPresentation = false
    screen.tap("Search")
    #expect(rows.search.isActive && bar?.frame.height == 96)
    #expect(screen.find("Add") != nil)
  }

  @Test("A controller that is pushed meanwhile has its own bar; the search returns after it")
  func pushed() {
    screen.tap("Search")
    screen.perform { _ in
      let next = UIViewController()
      next.title = "Next"
      rows.navigationController?.pushViewController(next, animated: true)
    }
    #expect(bar?.frame.height == 44 && bar?.topItem?.title == "Next")
    screen.goBack()
    #expect(bar?.frame.height == 52 && rows.search.isActive)
  }
}
