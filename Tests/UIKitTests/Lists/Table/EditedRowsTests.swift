import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Edited rows, swiped rows and filler rows of a table")
struct EditedRowsTests {
  private final class Styles: NSObject, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.none
    var indents: Bool?

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents ?? true }
  }

  /// The start of the content of the first row while the table is edited.
  private func start(_ styles: Styles) throws -> CGFloat {
    let table = TestTable([["one"]])
    table.view.delegate = styles
    table.view.setEditing(true, animated: false)
    table.window.layoutIfNeeded()
    let start = try #require(table.view.visibleCells.first).contentView.frame.minX
    table.view.setEditing(false, animated: false)
    table.window.layoutIfNeeded()
    #expect(table.view.visibleCells.first?.contentView.frame.minX == 0)
    return start
  }

  @Test(
    "A row without an editing control is indented like one with it, unless the delegate refuses")
  func indentation() throws {
    let styles = Styles()
    let empty = try start(styles)
    styles.style = .delete
    #expect(try start(styles) == empty)
    #expect(empty > 20)
    styles.style = .none
    styles.indents = false
    #expect(try start(styles) == 0)
  }

  @Test("A row that can't be edited is not indented")
  func fixedRow() {
    final class Fixed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
      }
    }
    let (table, fixed) = (TestTable([["one"]]), Fixed())
    table.view.dataSource = fixed
    table.view.setEditing(true, animated: false)
    table.window.layoutIfNeeded()
    #expect(table.view.visibleCells.first?.contentView.frame.minX == 0)
  }

  @Test("Rows that are reloaded while the table is edited are edited")
  func reloading() {
    let table = TestTable([["one", "two"]])
    table.view.setEditing(true, animated: false)
    table.sections[0].append("three")
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(table.view.isEditing)
    #expect(table.view.visibleCells.map(\.isEditing) == [true, true, true])
    #expect(table.view.visibleCells.map(\.editingStyle) == [.delete, .delete, .delete])
  }

  private final class Asked: NSObject, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("highlight \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      calls.append("begin \(indexPath.row)")
      return true
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      calls.append("end")
    }
  }

  @Test("Rows that can't be selected are not highlighted, edited or not")
  func unselectable() {
    let (table, asked) = (TestTable([["one", "two"]]), Asked())
    table.view.delegate = asked
    table.view.allowsSelection = false
    Finger.tap(table.view.visibleCells[0])
    #expect(asked.calls == [])
    table.view.allowsSelection = true
    table.view.setEditing(true, animated: false)
    Finger.tap(table.view.visibleCells[0])
    #expect(asked.calls == [])
    table.view.allowsSelectionDuringEditing = true
    Finger.tap(table.view.visibleCells[0])
    #expect(asked.calls == ["highlight 0", "select 0"])
  }

  @Test("Code can select a row that the user can't select")
  func selectedByCode() {
    let table = TestTable([(0..<40).map { "\($0)" }])
    table.view.allowsSelection = false
    table.view.selectRow(
      at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
    #expect(table.view.indexPathForSelectedRow == IndexPath(row: 30, section: 0))
    #expect(table.view.contentOffset.y > 0)
    table.view.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test("A drag over the selection circles of edited rows selects the rows, and does not scroll")
  func circles() {
    let (table, asked) = (TestTable([(0..<40).map { "\($0)" }]), Asked())
    table.view.allowsMultipleSelectionDuringEditing = true
    table.view.delegate = asked
    table.view.setEditing(true, animated: false)
    table.window.layoutIfNeeded()
    Finger.drag(
      table.view, from: CGPoint(x: 25, y: 22), by: CGPoint(x: 0, y: 100), over: 0.5)
    #expect(table.view.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1, 2])
    #expect(table.view.contentOffset.y == 0)
    #expect(
      asked.calls.filter { !$0.hasPrefix("highlight") } == [
        "begin 0", "select 0", "select 1", "select 2", "end",
      ])
    // Beside the circles, a finger scrolls.
    Finger.drag(
      table.view, from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: -100), over: 0.5)
    #expect(table.view.contentOffset.y > 50)
    #expect(table.view.indexPathsForSelectedRows?.count == 3)
  }

  // Apple's documentation of `allowsMultipleSelectionDuringEditing`: the table does not ask for
  // editing styles then.
  @Test("If several rows can be selected, rows have circles whatever their editing style is")
  func circlesWithoutStyles() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 0
      }
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle {
        asked += 1
        return .none
      }
    }
    let (table, source) = (TestTable([]), Source())
    table.view.dataSource = source
    table.view.delegate = source
    table.view.allowsMultipleSelectionDuringEditing = true
    table.view.setEditing(true, animated: false)
    table.window.layoutIfNeeded()
    func circles() -> [Bool] { table.view.visibleCells.map(\.bar.hasCircle) }
    #expect(circles() == [true, false])
    #expect(table.view.visibleCells.map { $0.contentView.frame.minX > 20 } == [true, false])
    #expect(source.asked == 0)
    table.view.allowsMultipleSelectionDuringEditing = false
    table.window.layoutIfNeeded()
    #expect(circles() == [false, false])
    #expect(source.asked > 0)
  }

  @Test("The buttons of a swiped row are accessibility elements")
  func swipeButtons() {
    let table = TestTable([["one", "two"]])
    Finger.drag(
      table.view.visibleCells[1], from: CGPoint(x: 350, y: 20), by: CGPoint(x: -120, y: 0))
    table.window.frameClock.advanceUntilStill()
    let button = table.window.accessibilityOutline().find(label: "Delete")
    #expect(button?.traits == .button)
  }

  @Test("A swiped row that is deleted takes its buttons with it")
  func deletedWhileSwiped() {
    let table = TestTable([["one", "two"]])
    Finger.drag(
      table.view.visibleCells[1], from: CGPoint(x: 350, y: 20), by: CGPoint(x: -120, y: 0))
    table.window.frameClock.advanceUntilStill()
    #expect(table.window.accessibilityOutline().find(label: "Delete") != nil)
    table.sections[0].remove(at: 1)
    table.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.window.frameClock.advanceUntilStill()
    #expect(table.window.accessibilityOutline().find(label: "Delete") == nil)
    #expect(table.shown == ["one"])
  }

  /// UIKit's documentation of `willBeginEditingRowAt` says that a swipe sets `isEditing`.
  @Test("A table with a swiped row is editing until it is set not to be, which closes the row")
  func swipeIsEditing() {
    let table = TestTable([["one", "two"]])
    func swipe() {
      Finger.drag(
        table.view.visibleCells[1], from: CGPoint(x: 350, y: 20), by: CGPoint(x: -120, y: 0))
      table.window.frameClock.advanceUntilStill()
    }
    swipe()
    #expect(table.view.isEditing && table.view.visibleCells[1].frame.minX < 0)
    // Other rows show no editing control.
    #expect(table.view.visibleCells.map(\.isEditing) == [false, false])

    table.view.setEditing(false, animated: true)
    #expect(!table.view.isEditing && table.view.visibleCells[1].frame.minX < 0)
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.visibleCells[1].frame.minX == 0)

    swipe()
    table.view.isEditing = false
    #expect(table.view.visibleCells[1].frame.minX == 0)

    swipe()
    table.view.setEditing(true, animated: false)
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.isEditing && table.view.visibleCells.allSatisfy(\.isEditing))
    #expect(table.view.visibleCells[1].frame.minX == 0)
  }

  // MARK: The index

  @Test("The index is one adjustable element, which goes from section to section")
  func index() throws {
    final class Indexed: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
    let (table, indexed) = (TestTable([]), Indexed())
    table.view.dataSource = indexed
    table.view.sectionIndexColor = .systemGreen
    table.window.layoutIfNeeded()
    let element = try #require(table.window.accessibilityOutline().find(label: "Table index"))
    #expect(element.traits == .adjustable && element.value == nil)
    let view = try #require(table.view.indexView)
    #expect((view.subviews.first as? UILabel)?.textColor == .systemGreen)
    view.accessibilityIncrement()
    view.accessibilityIncrement()
    table.window.layoutIfNeeded()
    #expect(view.accessibilityValue == "B")
    #expect(table.view.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
  }

  // MARK: Filler rows

  @Test("A short table has no filler rows, unless they have a height")
  func fillerRows() {
    let table = TestTable([["one", "two"]])
    #expect(table.view.fillerRows == nil)
    table.view.fillerRowHeight = UITableView.automaticDimension
    table.window.layoutIfNeeded()
    #expect(table.view.fillerRows?.look.rowHeight == 44)
    // The rest of 600 points below two rows is filled up with whole rows.
    #expect(table.view.fillerRows?.frame == CGRect(x: 0, y: 88, width: 390, height: 12 * 44))
    table.view.fillerRowHeight = 100
    table.window.layoutIfNeeded()
    #expect(table.view.fillerRows?.frame == CGRect(x: 0, y: 88, width: 390, height: 600))
    table.view.tableFooterView = UIView()
    table.window.layoutIfNeeded()
    #expect(table.view.fillerRows == nil)
  }

  @Test("The separators of filler rows have the same insets as those of rows")
  func insetsOfFillerRows() {
    let table = TestTable([["one"]]) { $0.fillerRowHeight = 44 }
    let automatic = table.view.fillerRows?.look.insets.left ?? 0
    func insets(left: CGFloat, _ reference: UITableView.SeparatorInsetReference) -> UIEdgeInsets? {
      table.view.separatorInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 30)
      table.view.separatorInsetReference = reference
      table.window.layoutIfNeeded()
      return table.view.fillerRows?.look.insets
    }
    func expected(left: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(top: 0, left: left, bottom: 0, right: 30)
    }
    #expect(automatic > 0)
    #expect(insets(left: 7, .fromCellEdges) == expected(left: 7))
    #expect(insets(left: 7, .fromAutomaticInsets) == expected(left: automatic + 7))
    let own = UITableView.automaticDimension
    #expect(insets(left: own, .fromCellEdges) == expected(left: automatic))
    #expect(insets(left: own, .fromAutomaticInsets) == expected(left: automatic))
  }

  @Test("The separators of filler rows end before the section index")
  func fillerRowsBesideIndex() {
    final class Indexed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let source = Indexed()
    let table = TestTable([]) { $0.fillerRowHeight = 44 }
    table.view.dataSource = source
    table.window.layoutIfNeeded()
    let width = CGFloat(table.view.widthCoveredByIndex)
    #expect(width > 0 && table.view.fillerRows?.look.insets.right == width)
    withExtendedLifetime(source) {}
  }

  @Test("A grouped table, and one without separators, have no filler rows")
  func noFillerRows() {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let table = TestTable([["one"]], style: style) { $0.fillerRowHeight = 44 }
      #expect(table.view.fillerRows == nil)
    }
    let bare = TestTable([["one"]]) {
      $0.fillerRowHeight = 44
      $0.separatorStyle = .none
    }
    #expect(bare.view.fillerRows == nil)
  }

  /// A class that lists the names of its methods, which a phone knows for every class.
  private class PortedController: UITableViewController {
    private let members = Ported.Members(of: PortedController.self) { list in
      list.answer("tableView:numberOfRowsInSection:") {
        $0.tableView($1[0, UITableView.self], numberOfRowsInSection: $1[1, Int.self])
      }
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class CommittingController: PortedController {
    private let members = Ported.Members(of: CommittingController.self) { list in
      list.method("tableView:commit:forRowAt:") {
        $0.tableView($1[0, UITableView.self], commit: $1[1], forRowAt: $1[2, IndexPath.self])
      }
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  // Apple's documentation of `tableView(_:commit:forRowAt:)`: a table view shows the delete button of
  // a swiped row only if the data source implements the method.
  @Test("A swipe shows Delete only if the data source implements the method for deleted rows")
  func swipeWithoutCommit() throws {
    for (controller, isSwiped) in [
      (PortedController(style: .plain), false), (CommittingController(style: .plain), true),
    ] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let cell = try #require(controller.tableView.visibleCells.first)
      Finger.drag(cell, by: CGPoint(x: -120, y: 0))
      window.frameClock.advanceUntilStill()
      #expect(cell.showingDeleteConfirmation == isSwiped)
    }
  }
}
