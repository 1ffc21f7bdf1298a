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

  @Test("A diffable table shows snapshots, and keeps the cells of existing items")
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
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
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

  /// A data source that lets the user move rows, as apps write it.
  private final class Movable: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      guard let moved = itemIdentifier(for: sourceIndexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([moved])
      guard let section = sectionIdentifier(for: destinationIndexPath.section) else { return }
      let others = snapshot.itemIdentifiers(inSection: section)
      if others.indices.contains(destinationIndexPath.row) {
        snapshot.insertItems([moved], beforeItem: others[destinationIndexPath.row])
      } else {
        snapshot.appendItems([moved], toSection: section)
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  @Test(
    "A moved row stays where the user drops it when moveRowAt applies the same order",
    arguments: [
      (to: 2, [["1", "2", "0"], ["8", "9"]]), (to: 4, [["1", "2"], ["8", "9", "0"]]),
    ])
  func moves(to row: Int, texts: [[String]]) throws {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    window.addSubview(table)
    window.makeKeyAndVisible()
    let source = Movable(tableView: table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    source.apply(snapshot([("a", [0, 1, 2]), ("b", [8, 9])]))
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let rows =
      [0, 1, 2].map { IndexPath(row: $0, section: 0) }
      + [0, 1].map {
        IndexPath(row: $0, section: 1)
      }
    let grip = CGPoint(x: table.rectForRow(at: rows[0]).maxX - 30, y: 0)
    func middle(_ row: Int) -> CGPoint {
      CGPoint(x: grip.x, y: table.rectForRow(at: rows[row]).midY)
    }
    let finger = Finger(on: table, at: middle(0))
    finger.rest(for: 0.3)
    finger.move(to: middle(row), over: 0.5)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    let shown = (0..<2).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? ""
      }
    }
    #expect(shown == texts)
    #expect(
      source.snapshot().sectionIdentifiers.map { source.snapshot().itemIdentifiers(inSection: $0) }
        .map { $0.map { "\($0)" } } == texts)
  }
}
