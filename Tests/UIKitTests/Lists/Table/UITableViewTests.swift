import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UITableView")
struct UITableViewTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  @Test("Only visible rows have cells, and cells are reused")
  func inSight() {
    let table = TestTable([names(1_000)])
    #expect(table.view.contentSize == CGSize(width: 390, height: 44_000))
    #expect(table.shown == names(14))
    #expect(table.view.indexPathsForVisibleRows?.count == 14)
    var cells = Set(table.view.visibleCells.map(ObjectIdentifier.init))
    for y in stride(from: 44.0, through: 22_000, by: 44) {
      table.view.contentOffset.y = y
      table.window.layoutIfNeeded()
      cells.formUnion(table.view.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(table.shown.first == "row 500")
    #expect(cells.count <= 16)
  }

  @Test("The rows and headers of a plain table have the heights and the padding of UIKit")
  func plain() {
    let table = TestTable([names(3), names(2)], titles: ["First", "Second"])
    let header = table.view.rectForHeader(inSection: 0)
    #expect(header.minY == 22)
    #expect(table.tops[0] == header.maxY)
    #expect(table.tops[1] - table.tops[0] == 44)
    #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.view.rectForHeader(inSection: 1).minY == table.tops[2] + 44 + 22)
    #expect(table.view.rect(forSection: 0).height == header.maxY + 3 * 44)
  }

  @Test("A color that is set on the layer of a table stays")
  func colorOfLayer() {
    let table = TestTable([names(3)])
    table.view.layer.backgroundColor = UIColor.red.cgColor
    for _ in 0..<2 {
      table.view.reloadData()
      table.window.layoutIfNeeded()
    }
    #expect(table.view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(table.view.backgroundColor == .red)
    table.view.backgroundColor = .blue
    #expect(table.view.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test("The rows of an inset grouped table have the frames of an inset grouped list")
  func insetGrouped() {
    let table = TestTable([names(2), names(1)], style: .insetGrouped)
    let list = ListOfNames([names(2), names(1)])
    #expect(table.view.visibleCells.map(\.frame) == list.frames)
  }

  @Test("Row heights come from rowHeight, or from the delegate before cells are created")
  func heights() {
    let fixed = TestTable([names(3)]) { $0.rowHeight = 60 }
    #expect(fixed.tops == [0, 60, 120])
    let asked = AskedHeights([names(3)])
    #expect(asked.view.visibleCells.map(\.frame.height) == [30, 40, 50])
    #expect(asked.view.contentSize.height == 120)
    // The height is known before the cell is asked for.
    #expect(asked.calls.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 1", "cell 2"])
    #expect(asked.calls.last { $0.hasPrefix("height") } != asked.calls.last)
  }

  @Test("Rows and sections are inserted, deleted and moved in updates")
  func updates() {
    let table = TestTable([names(3)])
    table.sections = [["new", "row 0", "row 2"]]
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }
    #expect(table.shown == ["new", "row 0", "row 2"])
    table.view.beginUpdates()
    table.sections = [["row 2", "new"]]
    table.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.view.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    table.view.endUpdates()
    #expect(table.shown == ["row 2", "new"])
    table.sections = [["row 2", "new"], ["other"]]
    table.view.insertSections([1], with: .automatic)
    #expect(table.shown == ["row 2", "new", "other"])
  }

  @Test("A tap selects a row, and deselects the row that was selected")
  func selecting() {
    let table = TestTable([names(3)])
    Finger.tap(table.view.visibleCells[1])
    Finger.tap(table.view.visibleCells[0])
    #expect(table.calls.suffix(3) == ["select 0.1", "deselect 0.1", "select 0.0"])
    #expect(table.view.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.view.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    table.view.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.view.indexPathsForSelectedRows == nil)
  }

  @Test("Table header and footer views are above and below the rows, as wide as the table")
  func headAndFoot() {
    let table = TestTable([names(2)]) {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
      $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    }
    #expect(table.tops == [100, 144])
    #expect(table.view.contentSize.height == 238)
    #expect(
      table.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(
      table.view.tableFooterView?.frame == CGRect(x: 0, y: 188, width: 390, height: 50))
  }

  @Test("Cells that the app creates itself are reused by their identifier")
  func ownCells() {
    let source = OwnCells()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.made == 10)
    #expect(view.cellForRow(at: IndexPath(row: 3, section: 0))?.detailTextLabel?.text == "3")
    for y in stride(from: 440.0, through: 4_400, by: 44) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
    #expect(source.made <= 21)
    #expect(view.visibleCells.first?.textLabel?.text == "own 100")
  }

  @Test("The table of a UITableViewController asks the controller for its rows")
  func controller() {
    final class Names: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }

      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Names" }
    }
    let names = Names(style: .insetGrouped)
    names.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    names.view.layoutIfNeeded()
    #expect(names.view === names.tableView)
    #expect(names.tableView.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1"])
    #expect(names.tableView.headerView(forSection: 0)?.textLabel?.text == "NAMES")
  }

  @Test("An edited row makes space for its delete control, and loses it when editing ends")
  func editing() {
    let table = EditedTable([names(3)])
    table.view.setEditing(true, animated: false)
    table.window.layoutIfNeeded()
    let cell = table.view.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect((cell?.contentView.frame.minX ?? 0) > 30)
    table.view.setEditing(false, animated: false)
    table.window.layoutIfNeeded()
    #expect(cell?.contentView.frame.minX == 0)
  }

  @Test("A row that can be deleted is deleted by a full swipe")
  func swiping() {
    let table = EditedTable([names(3)])
    let row = table.view.visibleCells[1]
    Finger.drag(row, from: CGPoint(x: 350, y: 20), by: CGPoint(x: -330, y: 0))
    #expect(table.sections == [["row 0", "row 2"]])
    #expect(table.commits == ["delete 0.1"])
  }
}

/// A list of names in a collection view, to compare a table with.
@MainActor
private final class ListOfNames: NSObject, UICollectionViewDataSource {
  let sections: [[String]]
  let view: UICollectionView

  init(_ sections: [[String]]) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = sections[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}

/// A table whose delegate says how high rows are.
@MainActor
private final class AskedHeights: NSObject, UITableViewDataSource, UITableViewDelegate {
  let names: [[String]]
  var calls: [String] = []
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ names: [[String]]) {
    self.names = names
    super.init()
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    calls = Array(calls.drop { $0 != "height 0" })
    while calls.count > 1, calls[1] == "height 0" { calls.removeFirst() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(indexPath.row)")
    return CGFloat(30 + 10 * indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(indexPath.row)")
    return UITableViewCell()
  }
}

/// A data source that creates its cells as apps did before cells were registered.
@MainActor
private final class OwnCells: NSObject, UITableViewDataSource {
  var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "own") ?? make()
    cell.textLabel?.text = "own \(indexPath.row)"
    cell.detailTextLabel?.text = "\(indexPath.row)"
    return cell
  }

  private func make() -> UITableViewCell {
    made += 1
    return UITableViewCell(style: .value1, reuseIdentifier: "own")
  }
}

/// A table whose rows can be deleted.
@MainActor
private final class EditedTable: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var commits: [String] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let view: UITableView

  init(_ sections: [[String]]) {
    self.sections = sections
    view = UITableView(frame: window.bounds, style: .plain)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commits.append("\(editingStyle) \(indexPath.section).\(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
