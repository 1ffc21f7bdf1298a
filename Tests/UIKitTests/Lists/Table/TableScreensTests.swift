import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// Screens with tables, as apps write them.
@MainActor @Suite("Screens with tables")
struct TableScreensTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Rows that the screen keeps

  /// A form whose cells are made once and kept by the screen.
  private final class Form: UITableViewController {
    var rows: [[UITableViewCell]] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      rows = (0..<2).map { section in
        (0..<4).map { row in
          let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
          cell.textLabel?.text = "\(section).\(row)"
          return cell
        }
      }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows[indexPath.section][indexPath.row] }
  }

  private func shown(_ form: Form, in window: UIWindow) -> Bool {
    form.rows.enumerated().allSatisfy { section, cells in
      cells.enumerated().allSatisfy { row, cell in
        cell.window === window && !cell.isHidden && cell.alpha == 1
          && cell.frame == form.tableView.rectForRow(at: path(row, section))
          && form.tableView.indexPath(for: cell) == path(row, section)
          && form.tableView.cellForRow(at: path(row, section)) === cell
      }
    }
  }

  @Test("Cells that a screen keeps stay visible through reloads and updates of all kinds")
  func keptCells() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let form = Form(style: .grouped)
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(shown(form, in: window))
    func settle() {
      window.layoutIfNeeded()
      window.frameClock.advanceUntilStill()
      MainTurn.drain()
      window.layoutIfNeeded()
    }
    form.tableView.reloadData()
    settle()
    #expect(shown(form, in: window), "reloadData")
    form.tableView.reloadSections([0], with: .automatic)
    settle()
    #expect(shown(form, in: window), "reloadSections")
    form.tableView.reloadRows(at: [path(1), path(2, 1)], with: .fade)
    settle()
    #expect(shown(form, in: window), "reloadRows")
    form.tableView.beginUpdates()
    let cell = form.rows[0].remove(at: 1)
    form.rows[1].append(cell)
    form.tableView.deleteRows(at: [path(1)], with: .left)
    form.tableView.insertRows(at: [path(4, 1)], with: .right)
    form.tableView.endUpdates()
    settle()
    #expect(shown(form, in: window), "a cell that is deleted here and inserted there")
    form.rows.swapAt(0, 1)
    form.tableView.performBatchUpdates { form.tableView.moveSection(0, toSection: 1) }
    settle()
    #expect(shown(form, in: window), "moveSection")
    form.rows.swapAt(0, 1)
    form.tableView.reloadSections([0, 1], with: .none)
    settle()
    #expect(shown(form, in: window), "sections that have changed places")
  }

  // MARK: Heights

  private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String] = []
    var expanded: IndexPath?
    var asked: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append("cell \(indexPath.row)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append("height \(indexPath.row)")
      return indexPath == expanded ? 120 : 50
    }
  }

  private func table(
    _ source: UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain,
    _ setUp: (UITableView) -> Void = { _ in }
  ) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let table = UITableView(frame: window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    setUp(table)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test("A row grows in place and keeps its cell when heights are asked for again")
  func expanding() {
    let source = Texts()
    source.texts = names(30)
    let (window, table) = table(source) { $0.estimatedRowHeight = 50 }
    let cells = table.visibleCells
    source.asked = []
    source.expanded = path(2)
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path(2)).height == 120)
    #expect(table.rectForRow(at: path(3)).minY == 220)
    #expect(!source.asked.contains { $0.hasPrefix("cell") })
    window.frameClock.advance(by: 0.15)
    #expect(table.cellForRow(at: path(2)) === cells[2])
    let between = cells[3].layer.presentation()?.frame.minY ?? 0
    #expect(between > 150 && between < 220)
    window.frameClock.advanceUntilStill()
    source.expanded = nil
    table.performBatchUpdates(nil)
    #expect(table.contentSize.height == 1_500)
    window.frameClock.advanceUntilStill()
    #expect(table.visibleCells.prefix(4).map(\.frame.height) == [50, 50, 50, 50])
  }

  @Test("Without estimates, rows whose height is automatic are as high as the usual row")
  func noEstimates() {
    final class Long: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "A long text. ", count: 20)
        return cell
      }
    }
    let source = Long()
    let (_, table) = table(source) { $0.estimatedRowHeight = 0 }
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
    table.estimatedRowHeight = 100
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.frame.height > 60 })
  }

  @Test("A header is as high as its constraints say, also after its text has changed")
  func headerHeights() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let label = UILabel()
      let header = UIView()
      override init() {
        super.init()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
        ])
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { header }
    }
    let source = Source()
    source.label.text = "One line"
    let (window, table) = table(source) {
      $0.sectionHeaderHeight = UITableView.automaticDimension
      $0.estimatedSectionHeaderHeight = 80
      $0.sectionHeaderTopPadding = 0
      $0.rowHeight = 40
    }
    let line = source.label.frame.height
    #expect(line > 15 && line < 25)
    #expect(abs(source.header.bounds.height - line - 20) < 0.5)
    #expect(table.rectForRow(at: path(0)).minY == table.rectForHeader(inSection: 0).maxY)
    source.label.text = String(repeating: "Many lines. ", count: 30)
    table.beginUpdates()
    table.endUpdates()
    window.frameClock.advanceUntilStill()
    window.layoutIfNeeded()
    #expect(source.header.bounds.height > 80)
    #expect(table.rectForRow(at: path(0)).minY == table.rectForHeader(inSection: 0).maxY)
    #expect(table.cellForRow(at: path(0))?.frame.minY == table.rectForHeader(inSection: 0).maxY)
  }

  @Test("An empty table footer view and headers of the least height take no space")
  func leastHeights() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 0 ? .leastNormalMagnitude : 30 }
      func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat { 0.01 }
    }
    let source = Source()
    let (_, table) = table(source, style: .grouped) {
      $0.tableFooterView = UIView()
      $0.rowHeight = 50
    }
    let tops = table.visibleCells.map(\.frame.minY)
    #expect(tops[0] < 0.1)
    #expect(abs(tops[2] - 130) < 0.1)
    #expect(abs(table.contentSize.height - 230) < 0.1)
  }

  // MARK: Offsets

  @Test("A row that is inserted at the top of a table that has not been scrolled is visible")
  func insertAtTop() {
    let table = TestTable([names(100)])
    table.sections[0].insert("new", at: 0)
    table.view.insertRows(at: [path(0)], with: .top)
    table.window.layoutIfNeeded()
    #expect(table.view.contentOffset.y == 0)
    #expect(table.shown.first == "new")
  }

  @Test("A table whose content becomes shorter than its offset scrolls back to its last row")
  func shrinking() {
    let table = TestTable([names(100)])
    table.view.scrollToRow(at: path(99), at: .bottom, animated: false)
    #expect(table.view.contentOffset.y == 3_800)
    table.sections[0] = names(20)
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(table.view.contentOffset.y == 280)
    #expect(table.shown.last == "row 19")
    table.sections[0] = names(3)
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(table.view.contentOffset.y == 0)
    #expect(table.shown == names(3))
  }

  @Test("A scrolled table scrolls back when the rows at its end are deleted")
  func deletingAtEnd() {
    let table = TestTable([names(100)])
    table.view.scrollToRow(at: path(99), at: .bottom, animated: false)
    table.window.layoutIfNeeded()
    table.sections[0] = names(10)
    table.view.deleteRows(at: (10..<100).map { path($0) }, with: .automatic)
    table.window.frameClock.advanceUntilStill()
    table.window.layoutIfNeeded()
    #expect(table.view.contentOffset.y == 0)
    #expect(table.shown == names(10))
  }

  @Test("A table that is scrolled to a row before it is first shown appears at that row")
  func scrollFirst() {
    let source = Texts()
    source.texts = names(100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let table = UITableView(frame: window.bounds)
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    table.scrollToRow(at: path(50), at: .middle, animated: false)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(abs(table.contentOffset.y - (2_525 - 300)) < 0.001)
    #expect(table.indexPathsForVisibleRows?.contains(path(50)) == true)
    table.selectRow(at: path(80), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 4_000)
    #expect(table.cellForRow(at: path(80)) == nil || table.cellForRow(at: path(80))!.isSelected)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: path(80))?.isSelected == true)
    table.scrollToRow(at: path(85), at: .none, animated: false)
    #expect(table.contentOffset.y == 4_000)
    table.scrollToRow(at: path(99), at: .none, animated: false)
    #expect(table.contentOffset.y == 4_400)
    table.scrollToRow(at: path(99), at: .top, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(table.contentOffset.y == 4_400)
  }

  @Test("Scrolling reaches the last of many self-sizing rows, also with an animation")
  func scrollToLast() {
    final class Chat: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 400 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "Words. ", count: 3 + indexPath.row % 37)
        return cell
      }
    }
    let source = Chat()
    for animated in [false, true] {
      let (window, table) = table(source) { $0.estimatedRowHeight = 60 }
      table.scrollToRow(at: path(399), at: .bottom, animated: animated)
      window.frameClock.advanceUntilStill()
      window.layoutIfNeeded()
      let last = table.rectForRow(at: path(399))
      #expect(abs(last.maxY - table.bounds.maxY) < 1, "animated \(animated)")
      #expect(abs(table.contentSize.height - table.bounds.maxY) < 1)
    }
  }

  // MARK: Updates

  @Test("Rows may be deleted along with their section, and inserted along with a new section")
  func rowsOfSections() {
    let table = TestTable([names(3), names(2), names(4)])
    table.view.performBatchUpdates {
      table.sections = [names(3), ["a", "b"], names(4)]
      table.view.deleteRows(at: [path(0, 1), path(1, 1)], with: .fade)
      table.view.deleteSections([1], with: .fade)
      table.view.insertSections([1], with: .fade)
      table.view.insertRows(at: [path(0, 1), path(1, 1)], with: .fade)
    }
    table.window.frameClock.advanceUntilStill()
    #expect(table.shown == names(3) + ["a", "b"] + names(4))
  }

  @Test("Nested batches are one update, which is shown when the outermost batch ends")
  func nested() {
    let table = TestTable([names(5)])
    var ended: [String] = []
    table.view.beginUpdates()
    table.sections[0].remove(at: 4)
    table.view.deleteRows(at: [path(4)], with: .automatic)
    table.view.performBatchUpdates(
      {
        table.sections[0].insert("new", at: 0)
        table.view.insertRows(at: [path(0)], with: .automatic)
      }, completion: { _ in ended.append("inner") })
    #expect(table.view.visibleCells.count == 5)
    table.view.beginUpdates()
    table.view.reloadRows(at: [path(1)], with: .automatic)
    table.view.endUpdates()
    table.view.endUpdates()
    table.window.frameClock.advanceUntilStill()
    MainTurn.drain()
    #expect(table.shown == ["new", "row 0", "row 1", "row 2", "row 3"])
    #expect(ended == ["inner"])
  }

  @Test("Reloading a section replaces its header, and other sections keep theirs")
  func reloadedHeaders() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var titles = ["a", "b"]
      func numberOfSections(in tableView: UITableView) -> Int { titles.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let view =
          tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
          ?? UITableViewHeaderFooterView(reuseIdentifier: "h")
        view.textLabel?.text = titles[section]
        return view
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 30 }
    }
    let source = Source()
    let (window, table) = table(source)
    let second = table.headerView(forSection: 1)
    source.titles[0] = "new"
    table.reloadSections([0], with: .automatic)
    window.frameClock.advanceUntilStill()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "new")
    #expect(table.headerView(forSection: 1) === second)
    source.titles.insert("first", at: 0)
    table.insertSections([0], with: .automatic)
    window.frameClock.advanceUntilStill()
    #expect(
      (0..<3).map { table.headerView(forSection: $0)?.textLabel?.text } == ["first", "new", "b"])
    #expect(table.headerView(forSection: 2) === second)
  }

  // MARK: Selecting

  private final class Choosy: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("should highlight \(indexPath.row)")
      return indexPath.row != 5
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("will select \(indexPath.row)")
      return indexPath.row == 4 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("will deselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { calls.append("accessory \(indexPath.row)") }
  }

  @Test("A tap on an accessory button does not select the row")
  func accessoryButton() {
    let source = Choosy()
    let (window, table) = table(source)
    let cell = table.visibleCells[2]
    cell.accessoryType = .detailDisclosureButton
    window.layoutIfNeeded()
    let x = cell.bounds.maxX - 45
    Finger.tap(cell, at: CGPoint(x: x, y: cell.bounds.midY))
    #expect(source.calls.filter { !$0.contains("highlight") } == ["accessory 2"])
    #expect(table.indexPathForSelectedRow == nil)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.sizeToFit()
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    let other = table.visibleCells[3]
    other.accessoryView = button
    window.layoutIfNeeded()
    Finger.tap(button)
    #expect(pressed == 1 && table.indexPathForSelectedRow == nil)
    #expect(
      button.frame.maxX <= other.bounds.width && abs(button.frame.midY - other.bounds.midY) < 1)
    // The cell removes the button when it gets another accessory.
    other.accessoryView = nil
    other.accessoryType = .checkmark
    window.layoutIfNeeded()
    #expect(button.superview == nil)
  }

  @Test("Rows stay selected through updates, and not through a reload")
  func keptSelection() {
    let table = TestTable([names(6)]) { $0.allowsMultipleSelection = true }
    for row in [1, 3, 4] {
      table.view.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    table.sections[0].remove(at: 1)
    table.sections[0].insert("new", at: 0)
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [path(1)], with: .fade)
      table.view.insertRows(at: [path(0)], with: .fade)
    }
    #expect(table.view.indexPathsForSelectedRows == [path(3), path(4)])
    table.view.reloadRows(at: [path(3)], with: .none)
    #expect(table.view.indexPathsForSelectedRows == [path(4)])
    table.view.reconfigureRows(at: [path(4)])
    #expect(table.view.indexPathsForSelectedRows == [path(4)])
    table.view.reloadData()
    #expect(table.view.indexPathsForSelectedRows == nil)
  }

  // MARK: Editing

  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = (0..<6).map { "mail \($0)" }
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 5
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.calls.append("delete \(indexPath.row)")
        self.texts.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        self.calls.append("flag \(indexPath.row)")
        done(false)
      }
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in
        self.calls.append("read \(indexPath.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [read])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("will edit \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("did edit \(indexPath.map { "\($0.row)" } ?? "nothing")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  @Test("A mail is swiped to either side, its buttons are pressed, and another tap closes it")
  func swipes() {
    let source = Mail()
    let (window, table) = table(source)
    Finger.drag(
      table.visibleCells[1], from: CGPoint(x: 300, y: 20), by: CGPoint(x: -120, y: 0))
    window.frameClock.advanceUntilStill()
    #expect(source.calls == ["will edit 1"])
    Finger.tap(table.visibleCells[3])
    window.frameClock.advanceUntilStill()
    #expect(source.calls == ["will edit 1", "did edit 1"])
    #expect(table.indexPathForSelectedRow == nil)
    source.calls = []
    Finger.drag(
      table.visibleCells[1], from: CGPoint(x: 300, y: 20), by: CGPoint(x: -120, y: 0))
    window.frameClock.advanceUntilStill()
    Finger.tap(table, at: CGPoint(x: 375, y: 66))
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    #expect(source.calls.prefix(1) == ["will edit 1"] && source.calls.contains("delete 1"))
    #expect(source.calls.contains { $0.hasPrefix("did edit") })
    #expect(source.texts == ["mail 0", "mail 2", "mail 3", "mail 4", "mail 5"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == source.texts)
    source.calls = []
    Finger.drag(table.visibleCells[0], from: CGPoint(x: 30, y: 20), by: CGPoint(x: 350, y: 0))
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    #expect(source.calls.prefix(1) == ["will edit 0"] && source.calls.contains("read 0"))
    // Row 5 can't be edited, whichever mail is in it.
    source.calls = []
    source.texts.append("mail 6")
    table.insertRows(at: [path(5)], with: .none)
    Finger.drag(
      table.visibleCells[5], from: CGPoint(x: 300, y: 20), by: CGPoint(x: -320, y: 0))
    window.frameClock.advanceUntilStill()
    #expect(source.calls.isEmpty)
  }

  @Test("Several mails are chosen while the table is edited, and deleted at once")
  func multipleEditing() {
    let source = Mail()
    let (window, table) = table(source) { $0.allowsMultipleSelectionDuringEditing = true }
    table.setEditing(true, animated: true)
    window.frameClock.advanceUntilStill()
    Finger.tap(table.visibleCells[0])
    Finger.tap(table.visibleCells[2])
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    let chosen = table.indexPathsForSelectedRows ?? []
    for row in chosen.map(\.row).sorted(by: >) { source.texts.remove(at: row) }
    table.deleteRows(at: chosen, with: .automatic)
    window.frameClock.advanceUntilStill()
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(source.texts == ["mail 1", "mail 3", "mail 4", "mail 5"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == source.texts)
    table.setEditing(false, animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  // MARK: Cells

  @Test("A reused cell has only the accessory and the image that the data source sets")
  func reusedAccessories() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var reused = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        cell.accessoryType = indexPath.row % 3 == 0 ? .checkmark : .none
        cell.imageView?.image = indexPath.row % 5 == 0 ? UIImage(systemName: "star") : nil
        return cell
      }
    }
    let source = Source()
    let (window, table) = table(source)
    for y in stride(from: 0.0, through: 4_000, by: 333) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
    for cell in table.visibleCells {
      let row = table.indexPath(for: cell)!.row
      let trailing = cell.contentView.frame.maxX
      #expect(row % 3 == 0 ? trailing < 370 : trailing == 390)
      let x = cell.textLabel?.convert(CGPoint.zero, to: cell).x ?? 0
      #expect(row % 5 == 0 ? x > 40 : x < 30)
      #expect(cell.textLabel?.text == "\(row)")
    }
  }

  @Test("A text field in a row stays first responder until its own row is reloaded")
  func typing() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let field = UITextField(frame: CGRect(x: 100, y: 5, width: 200, height: 30))
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
          withIdentifier: indexPath.row == 1 ? "field" : "text", for: indexPath)
        if indexPath.row == 1 { cell.contentView.addSubview(field) }
        return cell
      }
    }
    let source = Source()
    let (window, table) = table(source) {
      $0.register(UITableViewCell.self, forCellReuseIdentifier: "field")
    }
    #expect(source.field.becomeFirstResponder())
    table.reloadRows(at: [path(0), path(2)], with: .automatic)
    table.insertSections([], with: .automatic)
    window.frameClock.advanceUntilStill()
    #expect(source.field.isFirstResponder)
    table.contentOffset.y = 1_000
    window.layoutIfNeeded()
    #expect(source.field.isFirstResponder)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(source.field.isFirstResponder && source.field.window === window)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(!source.field.isFirstResponder)
  }

  @Test("Rows ahead of the visible ones are prefetched, and visible rows never are")
  func prefetching() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
      UITableViewDataSourcePrefetching
    {
      var prefetched: Set<Int> = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      }
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let inSight = Set(tableView.indexPathsForVisibleRows ?? [])
        #expect(inSight.isDisjoint(with: indexPaths))
        prefetched.formUnion(indexPaths.map(\.row))
      }
    }
    let source = Source()
    let (window, table) = table(source) { $0.prefetchDataSource = source }
    for y in stride(from: 0.0, through: 2_000, by: 100) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
    #expect(source.prefetched.isSuperset(of: 20..<58))
  }

  // MARK: Header, footer and background views

  @Test("The background view of a table fills it behind the rows, with and without rows")
  func emptyState() {
    let table = TestTable([[]]) { $0.tableFooterView = UIView() }
    let label = UILabel()
    label.text = "Nothing"
    table.view.backgroundView = label
    table.window.layoutIfNeeded()
    #expect(label.frame == table.view.bounds)
    #expect(label.superview === table.view)
    table.sections = [names(40)]
    table.view.reloadData()
    table.view.contentOffset.y = 300
    table.window.layoutIfNeeded()
    #expect(label.frame == table.view.bounds)
    let subviews = table.view.subviews
    let cell = subviews.firstIndex { $0 is UITableViewCell } ?? 0
    #expect(subviews.firstIndex { $0 === label } ?? 99 < cell)
    table.view.backgroundView = nil
    #expect(label.superview == nil)
  }

  @Test("A table header view moves the rows when it is set again with another height")
  func growingHeader() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let table = TestTable([names(40)]) { $0.tableHeaderView = header }
    #expect(table.tops[0] == 100)
    header.frame.size.height = 160
    table.view.tableHeaderView = header
    table.window.layoutIfNeeded()
    #expect(table.tops[0] == 160)
    UIView.animate(withDuration: 0.3) {
      header.frame.size.height = 60
      table.view.tableHeaderView = header
      table.view.layoutIfNeeded()
    }
    table.window.frameClock.advanceUntilStill()
    #expect(table.tops[0] == 60)
    table.view.tableHeaderView = nil
    table.window.layoutIfNeeded()
    #expect(table.tops[0] == 0 && header.superview == nil)
  }

  @Test("A pulled refresh control sends its action, and endRefreshing scrolls back")
  func refreshing() {
    let table = TestTable([names(40)])
    let control = UIRefreshControl()
    var refreshed = 0
    control.addAction(UIAction { _ in refreshed += 1 }, for: .valueChanged)
    table.view.refreshControl = control
    Finger.drag(table.view, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 400), over: 0.5)
    table.window.frameClock.advance(by: 0.5)
    #expect(refreshed == 1 && control.isRefreshing)
    table.sections[0].insert("new", at: 0)
    table.view.reloadData()
    control.endRefreshing()
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.contentOffset.y == 0)
    #expect(table.shown.first == "new")
  }

  // MARK: Moving

  private final class Sorted: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b", "c"], ["d", "e"]]
    var moves: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
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
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath) \(destinationIndexPath)")
      let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      source.section == proposed.section
        ? proposed : IndexPath(row: sections[source.section].count - 1, section: source.section)
    }
  }

  @Test("A row is dragged only as far as the delegate allows, and the data source moves it once")
  func carrying() {
    let source = Sorted()
    let (window, table) = table(source)
    table.isEditing = true
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    let finger = Finger(on: table, at: CGPoint(x: 365, y: 22))
    finger.rest(for: 0.3)
    finger.move(to: CGPoint(x: 365, y: 200), over: 0.5)
    finger.rest(for: 0.3)
    finger.lift()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    #expect(source.sections == [["b", "c", "a"], ["d", "e"]])
    #expect(source.moves.count == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d", "e"])
  }

  @Test("Rows move between sections in one batch together with insertions and deletions")
  func movesAcross() {
    let source = Sorted()
    let (window, table) = table(source)
    let a = table.visibleCells[0]
    table.performBatchUpdates {
      source.sections = [["c", "b"], ["d", "a", "new"]]
      table.moveRow(at: path(0), to: path(1, 1))
      table.moveRow(at: path(2), to: path(0))
      table.deleteRows(at: [path(1, 1)], with: .fade)
      table.insertRows(at: [path(2, 1)], with: .fade)
    }
    window.frameClock.advanceUntilStill()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b", "d", "a", "new"])
    #expect(table.cellForRow(at: path(1, 1)) === a)
  }
}
