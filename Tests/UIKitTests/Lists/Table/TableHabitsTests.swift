import Foundation
import Galley
import Observation
import TestSupport
import Testing
import UIKit

/// Common ways in which apps use tables.
@MainActor @Suite("Tables as apps use them")
struct TableHabitsTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  private final class Colored: UITableViewCell {
    var calls: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append("selected \(selected)")
      contentView.backgroundColor = selected ? .red : .blue
    }
  }

  @Test("setSelected is called before a cell is shown, and when the cell is reused")
  func setSelected() {
    let table = TestTable([names(100)]) {
      $0.register(Colored.self, forCellReuseIdentifier: "text")
    }
    let cells = table.view.visibleCells.compactMap { $0 as? Colored }
    #expect(cells.allSatisfy { $0.contentView.backgroundColor == .blue })
    table.view.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(cells[0].contentView.backgroundColor == .red)
    for y in stride(from: 44.0, through: 880, by: 44) {
      table.view.contentOffset.y = y
      table.window.layoutIfNeeded()
    }
    for cell in table.view.visibleCells { #expect(cell.contentView.backgroundColor == .blue) }
  }

  private final class Tall: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }

  @Test("A row is as high as sizeThatFits of its cell says")
  func sizeThatFits() {
    let table = TestTable([names(3)]) {
      $0.register(Tall.self, forCellReuseIdentifier: "text")
    }
    #expect(table.tops == [0, 90, 180])
  }

  @Test("The layout margins guide of a content view begins where the label of a plain cell begins")
  func margins() {
    final class Guided: UITableViewCell {
      let label = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = "x"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let plain = TestTable([names(1)])
    let table = TestTable([names(1)]) {
      $0.register(Guided.self, forCellReuseIdentifier: "text")
    }
    let cell = table.view.visibleCells[0] as? Guided
    let text = plain.view.visibleCells[0].textLabel
    #expect(cell?.label.frame.minX == text?.frame.minX)
  }

  @Test("A section whose header view is nil is laid out like a section without a header")
  func someHeaders() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        guard section == 1 else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
        view.textLabel?.text = "Second"
        return view
      }
    }
    let delegate = Delegate()
    let table = TestTable([names(1), names(1), names(1)], style: .insetGrouped)
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    let rows = table.view.visibleCells.map(\.frame)
    #expect(rows[0].minY == 17.5)
    #expect(rows[2].minY - rows[1].maxY == 35.5 || rows[2].minY - rows[1].maxY == 35)
    #expect(table.view.headerView(forSection: 1)?.textLabel?.text == "Second")
  }

  @Test("Counts and the size of the content are known as soon as data is reloaded")
  func reload() {
    let table = TestTable([names(3)])
    table.sections = [names(5)]
    table.view.reloadData()
    #expect(table.view.contentSize.height == 220)
    table.sections[0].append("new")
    table.view.insertRows(at: [IndexPath(row: 5, section: 0)], with: .none)
    #expect(table.view.numberOfRows(inSection: 0) == 6)
  }

  @Test("Layout ends although a table header view is set again in each layout pass")
  func headerView() {
    final class Screen: UIViewController {
      let table = UITableView()
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      var layouts = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        table.frame = view.bounds
        header.frame.size.height = 80
        table.tableHeaderView = header
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.layouts < 5)
    #expect(screen.table.contentSize.height == 80)
  }

  @Test("The separator inset of a cell moves its labels; a negative indentation moves them back")
  func separatorInset() throws {
    let table = TestTable([names(2)])
    let cell = try #require(table.view.cellForRow(at: [0, 0]))
    let label = try #require(cell.textLabel)
    let (start, height) = (label.frame.minX, cell.frame.height)
    cell.separatorInset.left = 60
    table.window.layoutIfNeeded()
    #expect(label.frame.minX == 60)
    cell.separatorInset.left = 10_000
    table.window.layoutIfNeeded()
    #expect(label.frame.minX >= cell.bounds.width)
    #expect(cell.sizeThatFits(cell.bounds.size).height == height)
    cell.indentationLevel = 1
    cell.indentationWidth = -10_000
    table.window.layoutIfNeeded()
    #expect(label.frame.minX <= start)
  }

  @Test("A row is as high as its text needs beside a separator inset")
  func wrappingBesideInset() {
    final class Note: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 0
        separatorInset.left = 200
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = TestTable([["The harbor is closed until the ice has gone"]]) {
      $0.register(Note.self, forCellReuseIdentifier: "text")
    }
    let label = table.view.visibleCells[0].textLabel
    let fitting = label?.sizeThatFits(CGSize(width: label?.bounds.width ?? 0, height: 1_000))
    #expect(label.map { $0.bounds.height >= (fitting?.height ?? 1_000) } == true)
    #expect(table.view.visibleCells[0].bounds.height > 60)
  }

  @Test("sizeThatFits of a cell with a configuration is its height in the table")
  func fittingSize() {
    final class Harbor: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Harbor", "open")
        contentConfiguration = content
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { Harbor() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let (table, rows) = (UITableView(frame: window.bounds, style: .plain), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let fitting = cell.sizeThatFits(CGSize(width: cell.bounds.width, height: 0))
    #expect(fitting == cell.bounds.size && fitting.height > 44)
  }

  @Test("The delegate is asked for heights again between beginUpdates and endUpdates")
  func accordion() {
    final class Heights: NSObject, UITableViewDelegate {
      var open: Int?
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row == open ? 200 : 100 }
    }
    let heights = Heights()
    let table = TestTable([names(40)])
    table.view.delegate = heights
    table.view.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    let steps: [(open: Int?, height: CGFloat)] = [(1, 200), (nil, 100)]
    for (open, height) in steps {
      heights.open = open
      table.view.beginUpdates()
      table.view.endUpdates()
      table.window.layoutIfNeeded()
      #expect(table.view.rectForRow(at: path).height == height)
    }
  }

  @Test("Rows above the viewport keep their heights in an update, so that visible rows do not jump")
  func heightsOutOfSight() {
    final class Heights: NSObject, UITableViewDelegate {
      var height: CGFloat = 100
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row < 4 ? height : 100 }
    }
    let heights = Heights()
    let table = TestTable([names(40)]) { $0.estimatedRowHeight = 44 }
    table.view.delegate = heights
    // Scroll past the first rows, so that the table knows their heights.
    for y in stride(from: 0.0, through: 1_500, by: 500) {
      table.view.contentOffset.y = y
      table.window.layoutIfNeeded()
    }
    let (offset, shown) = (table.view.contentOffset.y, table.shown)
    heights.height = 60
    table.view.beginUpdates()
    table.view.endUpdates()
    table.window.layoutIfNeeded()
    #expect(table.view.contentOffset.y == offset)
    #expect(table.shown == shown)
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)

    table.view.contentOffset.y = 0
    table.window.layoutIfNeeded()
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.view.rectForRow(at: IndexPath(row: 4, section: 0)).height == 100)
  }

  @Test("A row that is reconfigured right after a reload is as high as the delegate says")
  func reconfiguredHeight() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { 68 }
    }
    let heights = Heights()
    let table = TestTable([names(3)]) { $0.estimatedRowHeight = 60 }
    table.view.delegate = heights
    table.view.reloadData()
    table.view.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    table.window.layoutIfNeeded()
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.visibleCells.map(\.frame.height) == [68, 68, 68])
    #expect(table.tops == [0, 68, 136])
  }

  @Test("A controller's own table may be set in loadView")
  func loadView() {
    final class Own: UITableViewController {
      override func loadView() { tableView = UITableView(frame: .zero, style: .grouped) }
    }
    let own = Own(style: .plain)
    #expect(own.view === own.tableView)
    #expect(own.tableView.style == .grouped)
    #expect(own.tableView.dataSource === own)
  }

  @Test("The delegate may set estimatedRowHeight while it is asked for a height")
  func settingMeanwhile() {
    final class Setting: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        tableView.estimatedRowHeight = 80
        return 50
      }
    }
    let delegate = Setting()
    let table = TestTable([names(3)])
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    #expect(table.view.visibleCells.map(\.frame.height) == [50, 50, 50])
  }

  @Test("A row that is scrolled to the top is below the header of its section")
  func scrolling() {
    let table = TestTable([names(40), names(40)], titles: ["A", "B"])
    table.view.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    table.window.layoutIfNeeded()
    let header = table.view.headerView(forSection: 1)?.frame ?? .zero
    #expect(header.minY == table.view.contentOffset.y)
    #expect(table.view.rectForRow(at: IndexPath(row: 10, section: 1)).minY == header.maxY)
  }

  @Test("A tap on a title of the section index scrolls to its section")
  func index() {
    final class Indexed: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 26 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (65...90).map { String(UnicodeScalar(UInt8($0))) }
      }
    }
    let source = Indexed()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let finger = Finger(on: table, at: CGPoint(x: 313, y: 240))
    finger.lift()
    window.layoutIfNeeded()
    // The title in the middle is N.
    #expect(table.indexPathsForVisibleRows?.first?.section == 13)
  }

  @Test("A long press shows the context menu of the row under the finger")
  func menus() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "row \(indexPath.row)") { _ in }])
        }
      }
    }
    let delegate = Delegate()
    let table = TestTable([names(3)])
    table.view.delegate = delegate
    Finger.press(table.view.visibleCells[1])
    #expect(table.view.presentedMenu?.titles == ["row 1"])
  }

  @Test("The menu of one of several selected rows has one preview, of the row under the finger")
  func menuOfSelectedRow() {
    final class Delegate: NSObject, UITableViewDelegate {
      var previews = 0
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "row \(indexPath.row)") { _ in }])
        }
      }
      func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        previews += 1
        return nil
      }
    }
    let delegate = Delegate()
    let table = TestTable([names(3)]) { $0.allowsMultipleSelection = true }
    table.view.delegate = delegate
    for row in 0..<3 {
      table.view.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    Finger.press(table.view.visibleCells[1])
    #expect(table.view.presentedMenu?.titles == ["row 1"])
    #expect(delegate.previews == 1)
    let preview = table.view.contextMenuInteraction?.highlightPreview
    #expect(preview?.view === table.view.visibleCells[1])
  }

  @Test("A swipe to the actions of editActionsForRowAt edits the row until another touch")
  func rowActions() {
    final class Delegate: NSObject, UITableViewDelegate {
      var done: [String] = []
      func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
      ) -> [UITableViewRowAction]? {
        [
          UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] _, path in
            done.append("flag \(path.row)")
          }
        ]
      }
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        done.append("begin \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        done.append("end \(indexPath?.row ?? -1)")
      }
    }
    let delegate = Delegate()
    let table = TestTable([names(3)])
    table.view.delegate = delegate
    Finger.drag(
      table.view.visibleCells[1], from: CGPoint(x: 350, y: 20), by: CGPoint(x: -120, y: 0))
    #expect(delegate.done == ["begin 1"])
    Finger.drag(table.view, from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -5))
    table.window.frameClock.advance(by: 1)
    #expect(delegate.done == ["begin 1", "end 1"])
  }

  @Test("A copy of a row action has its properties")
  func copiedRowAction() throws {
    let action = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    action.backgroundColor = .systemOrange
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action)
    #expect(copy.style == .normal)
    #expect(copy.title == "Flag")
    #expect(copy.backgroundColor == .systemOrange)
  }

  @Test("A header is updated when an observable property that its handler has read changes")
  func observableHeader() {
    final class Titled: NSObject, UITableViewDelegate {
      let model = SectionModel()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.configurationUpdateHandler = { [model] header, _ in
          var content = header.defaultContentConfiguration()
          content.text = model.title
          header.contentConfiguration = content
        }
        return header
      }
    }
    let titled = Titled()
    let table = TestTable([names(3)]) {
      $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    table.view.delegate = titled
    table.view.reloadData()
    table.window.layoutIfNeeded()
    let header = table.view.headerView(forSection: 0)
    #expect((header?.contentConfiguration as? UIListContentConfiguration)?.text == "Fruit")
    titled.model.title = "Vegetables"
    table.window.layoutIfNeeded()
    #expect(table.view.headerView(forSection: 0) === header)
    #expect((header?.contentConfiguration as? UIListContentConfiguration)?.text == "Vegetables")
  }

  @Test("A header reports a configuration that its present content view does not support")
  func replacedContent() {
    struct Plain: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { PlainView(self) }
      func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    final class PlainView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Plain) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is Plain
      }
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = UIListContentConfiguration.plainHeader()
    let reports = GalleyReport.gathering { header.contentConfiguration = Plain() }
    #expect(reports.map(\.topic) == [.cell])
    #expect(header.contentView is PlainView)
    header.contentConfiguration = nil
    #expect(!(header.contentView is PlainView))
  }

  @Test("A row is no longer highlighted when a tap selects it")
  func tapOrder() {
    final class Order: NSObject, UITableViewDelegate {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
        calls.append("shouldHighlight")
        return true
      }
      func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
        calls.append("didHighlight")
      }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
        calls.append("didUnhighlight")
      }
      func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        let isHighlighted = tableView.cellForRow(at: path)?.isHighlighted == true
        calls.append("willSelect\(isHighlighted ? " highlighted" : "")")
        return path
      }
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        calls.append("didSelect")
      }
    }
    let order = Order()
    let table = TestTable([names(3)])
    table.view.delegate = order
    table.window.layoutIfNeeded()
    Finger.tap(table.view.visibleCells[1])
    #expect(
      order.calls == [
        "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect",
      ])
  }

  @Test("Separator insets count from the cell's edges, or from the automatic insets")
  func separatorReference() throws {
    let table = TestTable([names(3)]) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
    }
    func line() throws -> CGRect {
      table.window.layoutIfNeeded()
      let cell = table.view.visibleCells[0]
      return try #require(
        cell.subviews.map(\.frame).first { $0.height < 2 && $0.width > 100 })
    }
    let text = table.view.visibleCells[0].textLabel?.frame.minX ?? 0
    #expect(try line().minX == 10)
    #expect(try line().maxX == 386)
    table.view.separatorInsetReference = .fromAutomaticInsets
    #expect(try line().minX == text + 10)
    #expect(try line().maxX == 386)
  }

  @Test("Rows of a wide table keep to the readable width if the table is set to follow it")
  func readableWidth() {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let table = TestTable([names(3)], style: style)
      table.window.frame.size.width = 1_200
      table.view.frame = table.window.bounds
      table.window.layoutIfNeeded()
      func textStart() -> CGFloat {
        let label = table.view.visibleCells[0].textLabel
        return label?.convert(CGPoint.zero, to: table.view).x ?? 0
      }
      let plain = textStart()
      #expect(plain < 60)
      table.view.cellLayoutMarginsFollowReadableWidth = true
      table.window.layoutIfNeeded()
      let guide = table.view.readableContentGuide.layoutFrame.minX
      #expect(guide == 140)
      #expect(textStart() >= guide)
      // Inset grouped rows become narrower; rows of a plain table still go from edge to edge.
      let row = table.view.visibleCells[0].frame
      #expect(row.minX == (style == .plain ? 0 : guide))
      table.view.cellLayoutMarginsFollowReadableWidth = false
      table.window.layoutIfNeeded()
      #expect(textStart() == plain)
    }
  }

  @Test("A table shows no headers of a delegate that was removed")
  func goneDelegate() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      }
    }
    var headers: Headers? = Headers()
    let table = TestTable([names(3)]) { $0.sectionHeaderTopPadding = 0 }
    table.view.delegate = headers
    table.window.layoutIfNeeded()
    #expect(table.tops.first == 30)
    headers = nil
    table.view.delegate = headers
    table.view.reloadData()
    table.window.layoutIfNeeded()
    #expect(table.tops.first == 0)
  }

  @Test("The header of the first section is not shown for a section that is inserted before it")
  func firstHeader() {
    final class Headers: NSObject, UITableViewDelegate {
      var names = ["A"]
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = names[section]
        return label
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 30 }
    }
    let headers = Headers()
    let table = TestTable([names(40)], style: .grouped)
    // The table asks for the first header, which is not visible at this offset.
    table.view.contentOffset.y = 900
    table.view.delegate = headers
    table.window.layoutIfNeeded()
    table.view.performBatchUpdates {
      headers.names.insert("new", at: 0)
      table.sections.insert(["b"], at: 0)
      table.view.insertSections([0], with: .none)
    }
    table.view.contentOffset.y = 0
    table.window.layoutIfNeeded()
    let first =
      table.view.headerView(forSection: 0)
      ?? table.view.subviews
      .first { $0.frame.minY == 0 && $0.frame.height == 30 }
    #expect(first?.all(UILabel.self).map(\.text) == ["new"])
  }
}

extension UIView {
  /// Returns this view if it has a class, or else the descendants that have it.
  fileprivate func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    (self as? Kind).map { [$0] } ?? subviews.flatMap { $0.all(kind) }
  }
}

@Observable @MainActor
private final class SectionModel {
  var title = "Fruit"
}
