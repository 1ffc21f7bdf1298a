import Testing
import UIKit

/// The cells that unit tests of data sources read right after a reload.
@MainActor @Suite("Cells of a table after a reload")
struct CellsAfterReloadTests {
  private final class Harbors: NSObject, UITableViewDataSource {
    var names = ["Aarhus", "Bergen", "Cork"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "harbor", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  /// A delegate that asks for a cell while the table asks for the height of its row.
  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      tableView.cellForRow(at: indexPath) == nil ? 50 : 70
    }
  }

  /// A data source that asks for a cell while the table asks for the number of its rows.
  private final class Counting: NSObject, UITableViewDataSource {
    var shown: [UITableViewCell?] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.append(tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      return 2
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// A delegate that asks for a cell when the display of another one ends.
  private final class Ends: NSObject, UITableViewDelegate {
    var shown: [UITableViewCell?] = []

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { shown.append(tableView.cellForRow(at: IndexPath(row: 0, section: 0))) }
  }

  private func makeTable(_ frame: CGRect, _ harbors: Harbors) -> UITableView {
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "harbor")
    table.dataSource = harbors
    return table
  }

  private func text(_ row: Int, of table: UITableView) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
  }

  @Test("A table in no window creates its cells when the first of them is read")
  func readsCells() {
    let harbors = Harbors()
    let table = makeTable(CGRect(x: 0, y: 0, width: 320, height: 480), harbors)
    #expect(text(2, of: table) == "Cork")
    harbors.names = ["Dover"]
    table.reloadData()
    #expect(text(0, of: table) == "Dover")
    #expect(text(1, of: table) == nil)
  }

  @Test("A table that has no size has a cell for its first row when the cell is read")
  func emptyBounds() {
    let harbors = Harbors()
    let table = makeTable(.zero, harbors)
    table.reloadData()
    #expect(text(1, of: table) == nil)
    #expect(text(0, of: table) == "Aarhus")
    harbors.names[0] = "Esbjerg"
    table.reloadData()
    #expect(text(0, of: table) == "Esbjerg")
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Esbjerg", "Bergen", "Cork"])
  }

  @Test("A data source that reads a cell while it counts its rows gets none")
  func counting() {
    let source = Counting()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
    #expect(source.shown == [nil])
  }

  @Test("A delegate that reads a cell while a reload removes the cells gets none")
  func ends() {
    let (harbors, ends) = (Harbors(), Ends())
    let table = makeTable(CGRect(x: 0, y: 0, width: 320, height: 480), harbors)
    table.delegate = ends
    table.layoutIfNeeded()
    harbors.names = ["Dover"]
    table.reloadData()
    #expect(ends.shown == [nil, nil, nil])
    #expect(text(0, of: table) == "Dover")
  }

  @Test("A delegate that reads a cell to find its height gets none before there are cells")
  func heights() {
    let (harbors, heights) = (Harbors(), Heights())
    let table = makeTable(CGRect(x: 0, y: 0, width: 320, height: 480), harbors)
    table.delegate = heights
    // Without estimates, the table asks for the heights of all rows at once.
    table.estimatedRowHeight = 0
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
    #expect(text(0, of: table) == "Aarhus")
  }
}
