import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("An explanation of a cell")
struct ExplainTests {
  @Test("An explanation of a cell has its item, its data source, its frame and its contents")
  func cell() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let screen = MarkedList([1, 2, 3])
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(screen.list.cellForItem(at: IndexPath(item: 1, section: 0)))
    let text = explain(cell)
    #expect(text.hasPrefix("Cell, item 1 of section 0 of UICollectionView\n"), "\(text)")
    #expect(text.contains("  data source: MarkedList\n"), "\(text)")
    #expect(text.contains("  reuse identifier: cell\n"), "\(text)")
    #expect(text.contains("frame: (0, 40, 320, 30)"), "\(text)")
    #expect(text.contains("title (UILabel) (20, 0, 200, 30)"), "\(text)")
    #expect(text.contains("text \"2\""), "\(text)")
    #expect(explain(CGPoint(x: 100, y: 50), in: screen.view) == text)
  }

  @Test("An explanation of a table's row has its constraints")
  func row() throws {
    final class Rows: UITableViewController {
      override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(
        _ view: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(mark)
        NSLayoutConstraint.activate([
          mark.heightAnchor.constraint(equalToConstant: 70),
          mark.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          mark.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
    }
    let screen = Screen(Rows(style: .plain))
    let table = try #require((screen.controller as? Rows)?.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let text = explain(cell)
    #expect(text.contains("UIView.height == 70"), "\(text)")
  }
}
