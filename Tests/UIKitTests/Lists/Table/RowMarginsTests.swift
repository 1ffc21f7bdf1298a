import Foundation
import Galley
import Testing
import UIKit

/// A cell as in a storyboard: the cell and its content view preserve the margins of the table.
private final class MarginCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }
}

private final class MarginTable: UITableViewController {
  /// The width of new cells.
  var width: CGFloat?
  /// The header of the section.
  var header: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MarginCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { header }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let width { cell.frame = CGRect(x: 0, y: 28, width: width, height: 65) }
    (cell as? MarginCell)?.label.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite("Rows that keep the margins of their table")
struct RowMarginsTests {
  @Test("Rows have the same height and margins wherever they are in the table")
  func heights() {
    let table = MarginTable(style: .plain)
    let screen = Screen(table, on: .phone, inNavigation: true)
    func look() {
      screen.settle()
      let cells = table.tableView.visibleCells.compactMap { $0 as? MarginCell }
      #expect(Set(cells.map { $0.frame.height }).count == 1)
      #expect(Set(cells.map { $0.contentView.layoutMargins.top }).count == 1)
      #expect(Set(cells.map { $0.contentView.layoutMargins.bottom }).count == 1)
      #expect(Set(cells.map { $0.label.frame.minX }).count == 1)
    }
    look()
    for offset in [100.0, 333, 700] {
      table.tableView.contentOffset.y = offset
      look()
    }
    screen.rotate()
    look()
    screen.rotate()
    look()
  }

  @Test("Rows of inset groups, which lie inside the margins of the table, do not add them again")
  func insetGroups() throws {
    let table = MarginTable(style: .insetGrouped)
    let screen = Screen(table, on: .phone.landscape)
    screen.settle()
    let cell = try #require(table.tableView.visibleCells.first)
    #expect(table.tableView.layoutMargins.left > 40)
    #expect(cell.frame.minX > 40 && cell.layoutMargins.left < 30)
  }

  @Test("The distance of inset groups from the sides is that of the table's margins")
  func marginsOfCards() throws {
    let table = MarginTable(style: .insetGrouped)
    let screen = Screen(table, on: .phone)
    screen.settle()
    let width = table.tableView.bounds.width
    let usual = try #require(table.tableView.visibleCells.first).frame
    #expect(usual.minX == width - usual.maxX && usual.minX < 30)
    let top = table.tableView.layoutMargins.top
    table.tableView.layoutMargins.top = top + 40
    screen.settle()
    #expect(table.tableView.layoutMargins.top > top)
    let same = try #require(table.tableView.visibleCells.first).frame
    #expect(same.minX == usual.minX && same.maxX == usual.maxX)
    table.tableView.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    screen.settle()
    let cell = try #require(table.tableView.visibleCells.first)
    #expect(cell.frame.minX == 50 && cell.frame.maxX == width - 30)
    #expect(cell.layoutMargins.left < 30)
  }

  @Test("Rows of a plain table follow its margins if they preserve superview margins")
  func marginsOfPlainTable() throws {
    let table = MarginTable(style: .plain)
    let screen = Screen(table, on: .phone)
    screen.settle()
    table.tableView.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    screen.settle()
    let cell = try #require(table.tableView.visibleCells.first as? MarginCell)
    #expect(cell.layoutMargins.left == 50 && cell.layoutMargins.right == 30)
    #expect(cell.contentView.layoutMargins.left == 50 && cell.label.frame.minX == 50)
    cell.preservesSuperviewLayoutMargins = false
    screen.settle()
    #expect(cell.layoutMargins.left < 30)
  }

  @Test("Headers preserve the side margins of the table, and not its top margin")
  func headers() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.preservesSuperviewLayoutMargins = true
    let table = MarginTable(style: .plain)
    table.header = view
    let screen = Screen(table, on: .phone.landscape, inNavigation: true)
    screen.settle()
    let own = view.layoutMargins
    #expect(own.left >= table.tableView.layoutMargins.left && own.left > 40)
    table.tableView.contentOffset.y = 300
    screen.settle()
    #expect(view.superview != nil && view.layoutMargins.top == own.top)
    #expect(own.top < 20)
  }

  @Test("The margins of a row do not depend on the width of its cell before it was in the table")
  func formerWidth() throws {
    func margins(_ width: CGFloat?) throws -> UIEdgeInsets {
      let table = MarginTable(style: .plain)
      table.width = width
      let screen = Screen(table, on: .phone)
      screen.settle()
      return try #require(table.tableView.visibleCells.first).contentView.layoutMargins
    }
    #expect(try margins(600) == margins(nil))
  }
}
