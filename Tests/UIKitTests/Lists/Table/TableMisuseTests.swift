import Foundation
import TestSupport
import Testing
import UIKit

/// A table that is used wrongly traps with UIKit's message. The tables of most tests have the rows
/// `a`, `b` and `c` in one section, and `d` in another.
@Suite("A table that is used wrongly")
struct TableMisuseTests {
  @Test("A batch whose row counts do not add up traps")
  func rowCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.insertRows(at: [[0, 0]], with: .automatic) }
    }
    expectTrap(
      result,
      says:
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in that "
        + "section before the update (3), plus or minus the number of rows inserted or deleted from "
        + "that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out "
        + "of that section (0 moved in, 0 moved out).")
  }

  @Test("Row counts that do not add up between beginUpdates and endUpdates trap")
  func rowCountOfOpenUpdates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = TestTable([["a", "b", "c"], ["d"]])
      table.view.beginUpdates()
      table.view.moveRow(at: [0, 0], to: [1, 0])
      table.view.endUpdates()
    }
    expectTrap(
      result,
      says:
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in that "
        + "section before the update (3), plus or minus the number of rows inserted or deleted from "
        + "that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out "
        + "of that section (0 moved in, 1 moved out).")
    expectTrap(result, says: "Recorded: moveRow 0.0 → 1.0.")
  }

  @Test("Sections that do not add up")
  func sectionCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.insertSections([1], with: .automatic) }
    }
    expectTrap(
      result,
      says:
        "Invalid update: invalid number of sections.  The number of sections contained in the table "
        + "view after the update (2) must be equal to the number of sections contained in the table view "
        + "before the update (2), plus or minus the number of sections inserted or deleted (1 inserted, 0 "
        + "deleted).")
  }

  @Test("What is deleted has to be there")
  func deleted() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.deleteRows(at: [[0, 3]], with: .automatic) }
    }
    expectTrap(
      row,
      says: "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.deleteSections([2], with: .automatic) }
    }
    expectTrap(
      section, says: "attempt to delete section 2, but there are only 2 sections before the update")
  }

  @Test("What is inserted has to be there afterwards")
  func inserted() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.insertRows(at: [[0, 4]], with: .automatic) }
    }
    expectTrap(
      row,
      says:
        "attempt to insert row 4 into section 0, but there are only 3 rows in section 0 after the "
        + "update")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.insertSections([5], with: .automatic) }
    }
    expectTrap(
      section, says: "attempt to insert section 5 but there are only 2 sections after the update")
  }

  @Test("Reloading a row that does not exist traps")
  func reloaded() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.reloadRows(at: [[1, 1]], with: .automatic) }
    }
    expectTrap(
      row,
      says: "attempt to delete row 1 from section 1 which only contains 1 rows before the update")
  }

  @Test("Two conflicting changes of one row trap")
  func conflicts() async {
    let reloaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.deleteRows(at: [[0, 1]], with: .automatic)
        $0.reloadRows(at: [[0, 1]], with: .automatic)
      }
    }
    expectTrap(
      reloaded,
      says: "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})")
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.insertRows(at: [[0, 1]], with: .automatic)
        $0.moveRow(at: [0, 0], to: [0, 1])
      }
    }
    expectTrap(
      moved,
      says:
        "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - "
        + "1})")
    let gone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.deleteRows(at: [[0, 0]], with: .automatic)
        $0.moveRow(at: [0, 0], to: [0, 1])
      }
    }
    expectTrap(
      gone,
      says:
        "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - "
        + "0})")
  }

  @Test("Calling endUpdates without beginUpdates traps")
  func unbalanced() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in using([["a"]]) { $0.endUpdates() }
    }
    expectTrap(result, says: "endUpdates was called without beginUpdates")
  }

  @Test("A question for a section that is not there")
  func missingSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in using([["a"]]) { _ = $0.numberOfRows(inSection: 1) }
    }
    expectTrap(
      result, says: "Requested the number of rows for section (1) which is out of bounds.")
  }

  @Test("Scrolling to a row that does not exist, or selecting it, traps")
  func outOfBounds() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      using([["a", "b", "c"]]) { $0.scrollToRow(at: [0, 7], at: .top, animated: false) }
    }
    expectTrap(
      row,
      says:
        "Attempted to scroll the table view to an out-of-bounds row (7) when there are only 3 rows "
        + "in section 0")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in using([["a"]]) { $0.scrollToRow(at: [4, 0], at: .none, animated: false) }
    }
    expectTrap(
      section,
      says:
        "Attempted to scroll the table view to an out-of-bounds section (4) when there are only 1 "
        + "sections")
    let selected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      using([["a"]]) { $0.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
    }
    expectTrap(
      selected,
      says:
        "Attempted to modify the selection of an out-of-bounds row (1) when there are only 1 rows in "
        + "section 0")
  }

  @Test("Dequeuing a cell with an identifier that is not registered traps")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      showing { table, path in table.dequeueReusableCell(withIdentifier: "none", for: path) }
    }
    expectTrap(
      result,
      says:
        "unable to dequeue a cell with identifier none - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  @Test("Dequeuing two cells for one index path traps")
  func twoCells() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      showing { table, path in
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    }
    expectTrap(
      result,
      says:
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: cell, "
        + "index path: {length = 2, path = 0 - 0}")
  }

  @Test("Any number of cells may be dequeued without an index path, and one with it")
  @MainActor func cellsWithoutPath() {
    showing { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    } then: {
      #expect($0.visibleCells.count == 3)
    }
  }

  @Test("Registering a class that is no cell, header or footer traps")
  func otherClasses() async {
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in UITableView().register(UILabel.self, forCellReuseIdentifier: "label")
    }
    expectTrap(
      cell, says: "UITableView registers subclasses of UITableViewCell for cells: UILabel for")
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UITableView().register(UILabel.self, forHeaderFooterViewReuseIdentifier: "label")
    }
    expectTrap(
      header,
      says:
        "UITableView registers subclasses of UITableViewHeaderFooterView for headers and footers: "
        + "UILabel for")
  }

  @Test("Returning another cell for a reconfigured row traps")
  func reconfiguredOtherwise() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      showing { _, _ in
        UITableViewCell(style: .default, reuseIdentifier: "own")
      } then: {
        $0.reconfigureRows(at: [[0, 0]])
      }
    }
    expectTrap(result, says: "The cell returned for a reconfigured row is not the one that it has")
  }

  @Test("A provider that gives no cell")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a"])
      source.applySnapshotUsingReloadData(snapshot)
      withExtendedLifetime(source) { table.layoutIfNeeded() }
    }
    expectTrap(
      result,
      says:
        "UITableViewDiffableDataSource cell provider returned nil for index path {length = 2, path = "
        + "0 - 0} with item identifier 'a', which is not allowed")
  }

  @Test("A negative number of rows traps")
  func negativeCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Negative: NSObject, UITableViewDataSource {
        func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { -1 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }
      let source = Negative()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      withExtendedLifetime(source) { table.layoutIfNeeded() }
    }
    expectTrap(result, says: "Invalid number of rows in section 0")
  }

  @Test("A negative row height traps")
  func negativeRowHeights() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in showHeights(row: -4)
    }
    expectTrap(
      result,
      says:
        "table view row height must not be negative - provided height for index path ({length = 2, "
        + "path = 0 - 0}) is -4.000000")
    let unestimated = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @MainActor in showHeights(row: -0.5) { $0.estimatedRowHeight = 0 }
    }
    expectTrap(unestimated, says: "table view row height must not be negative")
  }

  @Test("A negative height of a header or footer traps")
  func negativeHeaderHeights() async {
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in showHeights(header: -0.5)
    }
    expectTrap(
      header,
      says:
        "section header height must not be negative - provided height for section 0 is -0.500000")
    let footer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in showHeights(footer: -8)
    }
    expectTrap(
      footer,
      says:
        "section footer height must not be negative - provided height for section 0 is -8.000000")
  }

  @Test("Negative heights are accepted while the table has no height")
  func negativeHeightsWithoutSize() async {
    await #expect(processExitsWith: .success) { @MainActor in
      showHeights(row: -4, header: -0.5, footer: -8) { $0.frame.size.height = 0 }
      showHeights(row: -4) {
        $0.frame.size.height = 0
        $0.estimatedRowHeight = 0
      }
    }
  }
}

/// Shows a table of one row with a header, whose delegate returns the given heights.
@MainActor
private func showHeights(
  row: CGFloat = UITableView.automaticDimension, header: CGFloat = UITableView.automaticDimension,
  footer: CGFloat = UITableView.automaticDimension, setUp: (UITableView) -> Void = { _ in }
) {
  final class Heights: NSObject, UITableViewDelegate {
    var (row, header, footer): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      header
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footer
    }
  }
  let delegate = Heights()
  (delegate.row, delegate.header, delegate.footer) = (row, header, footer)
  let table = TestTable([["a"]], style: .grouped, titles: ["A"], setUp: setUp)
  table.view.delegate = delegate
  withExtendedLifetime((table, delegate)) { table.view.layoutIfNeeded() }
}

/// Performs an update of a table whose data does not change.
@MainActor
private func brokenUpdate(_ change: @escaping (UITableView) -> Void) {
  let table = TestTable([["a", "b", "c"], ["d"]])
  table.view.performBatchUpdates { change(table.view) }
}

/// Calls a closure with a table of some rows.
@MainActor
private func using(_ sections: [[String]], _ body: (UITableView) -> Void) {
  let table = TestTable(sections)
  withExtendedLifetime(table) { body(table.view) }
}

/// Shows a table of three rows with the cells that `make` returns, and calls `body` with it.
@MainActor
private func showing(
  _ make: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell,
  then body: (UITableView) -> Void = { _ in }
) {
  final class Source: NSObject, UITableViewDataSource {
    let make: @MainActor (UITableView, IndexPath) -> UITableViewCell

    init(_ make: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell) {
      self.make = make
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(tableView, indexPath) }
  }
  let source = Source(make)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  withExtendedLifetime(source) {
    table.layoutIfNeeded()
    body(table)
  }
}
