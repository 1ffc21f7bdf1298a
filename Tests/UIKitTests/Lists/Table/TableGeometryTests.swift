import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The geometry of a table")
struct TableGeometryTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

  private class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      20
    }
  }

  // MARK: Spaces

  @Test("The space in place of a footer that does not exist is its frame")
  func spaceOfFooter() {
    let heights = Heights()
    let table = TestTable([names(2), names(1)]) { _ in }
    table.view.delegate = heights
    table.window.layoutIfNeeded()
    #expect(
      table.view.rectForFooter(inSection: 0) == CGRect(x: 0, y: 88, width: 390, height: 20))
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 108)
    // Nothing covers the row, so that it goes to the very top.
    table.view.scrollToRow(
      at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    #expect(table.view.contentOffset.y == 0)
  }

  @Test("The spaces around a group without titles are the frames of its header and footer")
  func spacesOfGroups() {
    let table = TestTable([names(2), names(1)], style: .grouped)
    for section in 0..<2 {
      let whole = table.view.rect(forSection: section)
      let header = table.view.rectForHeader(inSection: section)
      let footer = table.view.rectForFooter(inSection: section)
      let rows = table.view.numberOfRows(inSection: section)
      #expect(header.minY == whole.minY && footer.maxY == whole.maxY)
      // The first group is further from the top.
      let gap = (section == 0 ? 2 : 1) * (17 + 2.0 / 3)
      #expect(abs(header.height - gap) < 0.01, "\(header)")
      let sum = header.height + CGFloat(44 * rows) + footer.height
      #expect(abs(sum - whole.height) < 0.01, "\(sum) of \(whole)")
    }
  }

  @Test("Scrolling to the last row ends at the bottom although the estimates are far too low")
  func lowEstimates() {
    final class Articles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "words ", count: 200)
        return cell
      }
    }
    let articles = Articles()
    for animated in [false, true] {
      let table = TestTable([]) { $0.estimatedRowHeight = 30 }
      table.view.dataSource = articles
      table.window.layoutIfNeeded()
      #expect(table.view.visibleCells[0].frame.height > 300)
      table.view.scrollToRow(
        at: IndexPath(row: 59, section: 0), at: .bottom, animated: animated)
      table.window.frameClock.advanceUntilStill()
      table.window.layoutIfNeeded()
      let last = table.view.rectForRow(at: IndexPath(row: 59, section: 0))
      #expect(abs(last.maxY - table.view.bounds.maxY) < 1, "animated \(animated): \(last)")
    }
  }

  // MARK: Separators

  private func lines(_ table: TestTable) -> [[CGRect]] {
    table.window.layoutIfNeeded()
    return table.view.visibleCells.map { cell in
      cell.subviews.filter { $0.frame.height < 1 }.map(\.frame).sorted { $0.minY < $1.minY }
    }
  }

  @Test("An inset of the largest number hides the separator of a row")
  func hiddenLine() {
    let table = TestTable([names(3)])
    table.view.visibleCells[1].separatorInset = UIEdgeInsets(
      top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    #expect(lines(table).map(\.count) == [1, 0, 1])
    table.view.visibleCells[1].separatorInset = UIEdgeInsets(
      top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
    #expect(lines(table).map(\.count) == [1, 0, 1])
  }

  @Test("Only the lines beside a selected row are hidden, whichever cells show the rows")
  func linesBesideSelection() {
    let table = TestTable([names(6)])
    let expected = [1, 0, 0, 1, 1, 1]
    table.view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(lines(table).map(\.count) == expected)
    // The rows leave and come back in other cells.
    for offset in [100, 600, 130, 900, 0] as [CGFloat] {
      table.view.contentOffset.y = offset
      table.window.layoutIfNeeded()
    }
    #expect(lines(table).map(\.count) == expected)
    table.view.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    table.view.contentOffset.y = 900
    table.window.layoutIfNeeded()
    table.view.contentOffset.y = 0
    #expect(lines(table).map(\.count) == [1, 1, 1, 1, 1, 1])
  }

  @Test("An edge of automaticDimension has the automatic inset")
  func automaticEdge() {
    let table = TestTable([names(1)])
    let usual = lines(table)[0][0]
    table.view.separatorInset = UIEdgeInsets(
      top: 0, left: UITableView.automaticDimension, bottom: 0, right: 30)
    let line = lines(table)[0][0]
    #expect(line.minX == usual.minX)
    #expect(line.maxX == 360)
  }

  @Test("The separators around a group are as long as it is wide, whatever the inset")
  func outerLines() {
    let table = TestTable([names(3)], style: .grouped)
    table.view.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    let found = lines(table)
    #expect(found.map { $0.map(\.minX) } == [[0, 50], [50], [0]])
    #expect(found.map { $0.map(\.maxX) } == [[390, 380], [380], [390]])
  }

  // MARK: Headers

  private final class Titled: UITableViewHeaderFooterView {
    let label = UILabel()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.text = "Title"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("The margins of a header of the app's own begin where the texts of the rows do")
  func headerMargins() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "titled")
      }
    }
    let delegate = Delegate()
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let table = TestTable([names(1)], style: style)
      table.view.register(Titled.self, forHeaderFooterViewReuseIdentifier: "titled")
      table.view.delegate = delegate
      table.view.reloadData()
      table.window.layoutIfNeeded()
      let header = try #require(table.view.headerView(forSection: 0) as? Titled)
      let cell = table.view.visibleCells[0]
      let text = try #require(cell.textLabel)
      let start = header.label.convert(header.label.bounds, to: table.view).minX
      #expect(start == text.convert(text.bounds, to: table.view).minX, "\(style)")
      // Margins of the app's own are kept.
      header.contentView.directionalLayoutMargins.leading = 50
      header.setNeedsLayout()
      table.window.layoutIfNeeded()
      #expect(header.label.frame.minX == 50, "\(style)")
    }
  }

  @Test("The header of a table is as wide as the table as soon as it is set")
  func headerWidth() {
    let table = TestTable([names(1)])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    table.view.tableHeaderView = header
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
  }

  // MARK: Cells that the app transforms and places

  private final class Turned: NSObject, UITableViewDataSource {
    var names = (0..<30).map { "\($0)" }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.transform = CGAffineTransform(scaleX: 1, y: -1)
      return cell
    }
  }

  @Test("A flipped chat table has its newest row at the bottom, and upright texts")
  func turned() throws {
    let source = Turned()
    let table = TestTable([])
    table.view.transform = CGAffineTransform(scaleX: 1, y: -1)
    table.view.dataSource = source
    table.window.layoutIfNeeded()
    func newest() throws -> CGRect {
      let cell = try #require(table.view.cellForRow(at: IndexPath(row: 0, section: 0)))
      return cell.convert(cell.bounds, to: table.window)
    }
    #expect(try newest() == CGRect(x: 0, y: 556, width: 390, height: 44))
    source.names.insert("new", at: 0)
    table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.window.frameClock.advanceUntilStill()
    #expect(try newest() == CGRect(x: 0, y: 556, width: 390, height: 44))
    table.view.contentOffset.y = 300
    table.window.layoutIfNeeded()
    #expect(table.view.visibleCells.allSatisfy { $0.transform.d == -1 })
    #expect(
      table.view.visibleCells.map(\.frame.minY)
        == table.view.visibleCells.indices.map {
          CGFloat(264 + 44 * $0)
        })
  }

  private final class BornTurned: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      transform = CGAffineTransform(scaleX: 1, y: -1)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A transform that a cell sets when it is made is kept when the cell is used again")
  func turnedForGood() {
    let table = TestTable([names(60)]) {
      $0.register(BornTurned.self, forCellReuseIdentifier: "text")
    }
    let made = table.view.visibleCells
    // The cells that leave the viewport first are used again later.
    for offset: CGFloat in [600, 1_500] {
      table.view.contentOffset.y = offset
      table.window.layoutIfNeeded()
    }
    #expect(table.view.visibleCells.contains { cell in made.contains { $0 === cell } })
    #expect(table.view.visibleCells.allSatisfy { $0.transform.d == -1 })
    // An animation of rows changes the transform only until it ends.
    table.sections[0].insert("new", at: 36)
    table.view.insertRows(at: [IndexPath(row: 36, section: 0)], with: .middle)
    table.window.frameClock.advanceUntilStill()
    #expect(table.shown.contains("new"))
    #expect(table.view.visibleCells.allSatisfy { $0.transform.d == -1 })
  }

  private final class Narrow: UITableViewCell {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue.insetBy(dx: 16, dy: 4) }
    }
  }

  @Test("A cell that overrides its frame is placed by it, also when rows move")
  func narrowCells() {
    let table = TestTable([names(3)]) {
      $0.rowHeight = 60
      $0.register(Narrow.self, forCellReuseIdentifier: "text")
    }
    func rows(_ count: Int) -> [CGRect] {
      (0..<count).map { CGRect(x: 16, y: CGFloat(60 * $0) + 4, width: 358, height: 52) }
    }
    #expect(table.view.visibleCells.map(\.frame) == rows(3))
    #expect(table.view.visibleCells[0].contentView.frame.width == 358)
    table.sections[0].insert("new", at: 0)
    table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.visibleCells.map(\.frame) == rows(4))
  }

  @Test("A row that an animation has made flat is not flat when its cell is used again")
  func flatRows() {
    let table = TestTable([names(3)])
    let gone = table.view.visibleCells[1]
    table.sections[0].remove(at: 1)
    table.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .middle)
    table.window.frameClock.advance(by: 0.15)
    let middle = gone.layer.presentation()?.transform.m22 ?? 1
    #expect(middle < 1 && middle > 0.01)
    table.window.frameClock.advanceUntilStill()
    table.sections[0].insert("new", at: 0)
    table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .middle)
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.visibleCells[0] === gone)
    #expect(table.view.visibleCells.map(\.transform) == Array(repeating: .identity, count: 3))
    #expect(table.view.visibleCells.map(\.alpha) == [1, 1, 1])
  }
}
