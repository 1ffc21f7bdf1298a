import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Table view controllers are told that their tables scroll")
struct UITableViewControllerScrollingTests {
  private class Rows: UITableViewController {
    var offsets: [CGFloat] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class Heard: Rows {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      super.scrollViewDidScroll(scrollView)
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test("An override is called, and may call super")
  func override() {
    let rows = Heard()
    let screen = Screen(rows, on: .phone)
    rows.tableView.contentOffset.y = 100
    #expect(rows.offsets.last == 100, "\(rows.offsets)")
    withExtendedLifetime(screen) {}
  }

  @Test("Without an override, the offset that ends a drag is the table's own")
  func noOverride() {
    let rows = Rows()
    let screen = Screen(rows, on: .phone)
    rows.tableView.contentOffset.y = 100
    #expect(rows.tableView.contentOffset.y == 100)
    #expect(rows.viewForZooming(in: rows.tableView) == nil)
    withExtendedLifetime(screen) {}
  }
}
