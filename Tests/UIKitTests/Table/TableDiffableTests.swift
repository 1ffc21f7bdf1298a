import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Diffable data sources of tables")
struct TableDiffableTests {
  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .insetGrouped)

  private func source() -> Titled {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    window.addSubview(table)
    window.makeKeyAndVisible()
    return Titled(tableView: table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
  }

  private func snapshot(
    _ sections: [(String, [Int])]
  ) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Show snapshots, and cells of what stays are not asked for again")
  func applying() async {
    let source = source()
    await source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3"])
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    await source.apply(snapshot([("a", [3, 1, 4]), ("b", [5])]), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "1", "4", "5"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
    #expect(source.indexPath(for: 4) == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 5)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "b")
  }

  @Test("Items that are reconfigured keep their cells")
  func reconfigured() async {
    let source = source()
    await source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = table.visibleCells[0]
    cell.textLabel?.text = "changed"
    var next = source.snapshot()
    next.reconfigureItems([1])
    await source.apply(next)
    #expect(table.visibleCells[0] === cell)
    #expect(cell.textLabel?.text == "1")
  }
}
