import Foundation
import Testing
import UIKit

@MainActor @Suite("The first section of a grouped table")
struct TableFirstSectionTests {
  private static let gap = CGFloat(17 + 2.0 / 3)

  @Test("Begins twice as far down as other cards, and a card of an inset grouped table does not")
  func untitled() throws {
    #expect(isNear(try Shown(.grouped, [nil, nil]).rowStart(0), 2 * Self.gap))
    #expect(isNear(try Shown(.insetGrouped, [nil, nil]).rowStart(0), Self.gap))
    #expect(try Shown(.plain, [nil, nil]).rowStart(0) == 0)
  }

  @Test("Has more space above its title than other sections", arguments: [1, 2])
  func titled(style: Int) throws {
    let shown = try Shown(UITableView.Style(rawValue: style)!, ["First", "Second"])
    let start = try shown.rowStart(0)
    let header = shown.table.rectForHeader(inSection: 0)
    let second = shown.table.rectForHeader(inSection: 1)
    #expect(isNear(header.minY, Self.gap))
    #expect(header.height == second.height)
    #expect(isNear(start, Self.gap + second.height))
  }

  @Test("Has no additional space under a header of the table, whenever that comes and goes")
  func tableHeader() throws {
    let shown = try Shown(.grouped, [nil, nil])
    shown.table.tableHeaderView = UIView()
    #expect(isNear(try shown.rowStart(0), Self.gap))
    shown.table.tableHeaderView = nil
    #expect(isNear(try shown.rowStart(0), 2 * Self.gap))
  }

  @Test("Has the height that the app gives")
  func explicit() throws {
    let shown = try Shown(.grouped, ["First", nil])
    shown.table.sectionHeaderHeight = 50
    #expect(try shown.rowStart(0) == 50)
  }

  @Test("Is the second one after the first was deleted")
  func deleted() throws {
    let shown = try Shown(.grouped, [nil, nil, nil])
    #expect(try shown.rowStart(1) > 100)
    shown.titles.removeFirst()
    shown.table.deleteSections([0], with: .none)
    #expect(isNear(try shown.rowStart(0), 2 * Self.gap))
  }

  /// Places of rows are on whole pixels.
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.6 }
}

/// A table of one row a section in a window.
@MainActor
private final class Shown: NSObject, UITableViewDataSource {
  let table: UITableView
  var titles: [String?]
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  init(_ style: UITableView.Style, _ titles: [String?]) throws {
    self.titles = titles
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
    window.isHidden = false
  }

  /// Returns the top edge of the first row of a section.
  func rowStart(_ section: Int) throws -> CGFloat {
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    return try #require(table.cellForRow(at: [section, 0])).frame.minY
  }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
