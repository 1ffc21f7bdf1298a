import Foundation
import Galley
import Testing
import UIKit

/// Rows that are deselected because the user selects another row.
@MainActor @Suite("Rows that are deselected by a tap on another row")
struct DeselectedRowsTests {
  /// The delegate of a table with four rows.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    /// The row that is selected again when it was deselected.
    var reselected: Int?
    /// The row to deselect in place of each row; `nil` for none.
    var deselected: [Int: Int?] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard let row = deselected[indexPath.row] else { return indexPath }
      return row.map { IndexPath(row: $0, section: 0) }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
      guard indexPath.row == reselected else { return }
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let rows = Rows()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func tap(_ row: Int) { Finger.tap(table.visibleCells[row]) }

  @Test("A row that the delegate selects again at once is deselected only once")
  func selectedAgain() {
    rows.reselected = 0
    tap(0)
    rows.calls = []
    tap(1)
    #expect(rows.calls == ["deselect 0", "select 1"])
    #expect(table.indexPathsForSelectedRows?.contains(IndexPath(row: 1, section: 0)) == true)
  }

  @Test("The row that the delegate returns is deselected in place of the selected row")
  func another() {
    rows.deselected = [0: 2]
    tap(0)
    rows.calls = []
    tap(1)
    #expect(rows.calls == ["deselect 2", "select 1"])
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1])
  }

  @Test("A row that the delegate keeps selected does not keep others selected")
  func kept() {
    rows.deselected = [0: nil]
    tap(0)
    tap(2)
    rows.calls = []
    tap(1)
    #expect(rows.calls == ["deselect 2", "select 1"])
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1])
  }
}
