import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A search bar that shrinks as content scrolls")
struct ShrinkingSearchBarTests {
  private final class Rows: UITableViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      navigationItem.searchController = search
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 40 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let rows = Rows(style: .plain)

  private func screen(isLarge: Bool = false) -> Screen {
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = isLarge
    return Screen(navigation)
  }

  private var bar: UINavigationBar? { rows.navigationController?.navigationBar }

  /// Scrolls to a distance from the top of the content.
  private func scroll(_ screen: Screen, to distance: CGFloat) {
    screen.perform { [rows] _ in
      rows.tableView.contentOffset.y = rows.tableView.minimumOffset.y + distance
    }
  }

  private var firstRow: CGFloat? {
    rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.convert(.zero, to: nil).y
  }

  @Test(
    "A search bar is whole at the top of the content, and shrinks by the distance of the scroll")
  func shrinks() {
    let screen = screen()
    #expect(bar?.frame.height == 96 && firstRow == 143)
    scroll(screen, to: 20)
    #expect(bar?.frame.height == 76 && firstRow == 123)
    #expect(rows.search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 32))
    #expect(rows.search.searchBar.searchTextField.frame.height == 16)
    scroll(screen, to: 200)
    #expect(bar?.frame.height == 44 && rows.search.searchBar.isHidden)
    #expect(screen.find("Search") == nil)
    scroll(screen, to: 0)
    #expect(bar?.frame.height == 96 && firstRow == 143 && screen.find("Search") != nil)
    #expect(rows.search.searchBar.searchTextField.frame.height == 36)
    #expect(rows.search.searchBar.searchTextField.alpha == 1)
  }

  @Test("A search bar shrinks before the large title does")
  func largeTitle() {
    let screen = screen(isLarge: true)
    #expect(bar?.frame.height == 148)
    scroll(screen, to: 40)
    #expect(bar?.frame.height == 108 && bar?.extent == 52)
    scroll(screen, to: 52)
    #expect(bar?.frame.height == 96 && bar?.extent == 52)
    scroll(screen, to: 72)
    #expect(bar?.frame.height == 76 && bar?.extent == 32)
    scroll(screen, to: 300)
    #expect(bar?.frame.height == 44)
  }

  @Test("A drag that ends while half of the search bar is visible hides it, or shows all of it")
  func settles() {
    let screen = screen()
    let start = rows.tableView.minimumOffset.y
    for (distance, end) in [(15, 0), (40, 52), (90, 90)] as [(CGFloat, CGFloat)] {
      let settled = rows.navigationController?.settled(
        CGPoint(x: 0, y: start + distance), of: rows.tableView)
      #expect(settled?.y == start + end)
    }
    #expect(screen.find("Search") != nil)
  }

  @Test("A search bar keeps its height if the item says so, and while the search is active")
  func stays() {
    let screen = screen()
    screen.tap("Search")
    scroll(screen, to: 200)
    #expect(bar?.frame.height == 52 && !rows.search.searchBar.isHidden)
    screen.tap("Cancel")
    screen.perform { [rows] _ in rows.navigationItem.hidesSearchBarWhenScrolling = false }
    scroll(screen, to: 300)
    #expect(bar?.frame.height == 96 && screen.find("Search") != nil)
  }
}
