import Foundation
import Testing
import UIKit

@MainActor @Suite("The first section of a grouped table")
struct TableFirstSectionTests {
  private static let gap = CGFloat(17 + 2.0 / 3)

  @Test("A first section without a title has twice the space above in a grouped table only")
  func untitled() throws {
    #expect(isNear(try Shown(.grouped, [nil, nil]).rowStart(0), 2 * Self.gap))
    #expect(isNear(try Shown(.insetGrouped, [nil, nil]).rowStart(0), Self.gap))
    #expect(try Shown(.plain, [nil, nil]).rowStart(0) == 0)
  }

  @Test("The first section has more space above its title than other sections", arguments: [1, 2])
  func titled(style: Int) throws {
    let shown = try Shown(UITableView.Style(rawValue: style)!, ["First", "Second"])
    let start = try shown.rowStart(0)
    let header = shown.table.rectForHeader(inSection: 0)
    let second = shown.table.rectForHeader(inSection: 1)
    #expect(isNear(header.minY, Self.gap))
    #expect(header.height == second.height)
    #expect(isNear(start, Self.gap + second.height))
  }

  @Test("The first section has no additional space while the table has a header")
  func tableHeader() throws {
    let shown = try Shown(.grouped, [nil, nil])
    shown.table.tableHeaderView = UIView()
    #expect(isNear(try shown.rowStart(0), Self.gap))
    shown.table.tableHeaderView = nil
    #expect(isNear(try shown.rowStart(0), 2 * Self.gap))
  }

  @Test("The space above the first section is the sectionHeaderHeight that the app sets")
  func explicit() throws {
    let shown = try Shown(.grouped, ["First", nil])
    shown.table.sectionHeaderHeight = 50
    #expect(try shown.rowStart(0) == 50)
  }

  @Test("The second section becomes the first one when that is deleted")
  func deleted() throws {
    let shown = try Shown(.grouped, [nil, nil, nil])
    #expect(try shown.rowStart(1) > 100)
    shown.titles.removeFirst()
    shown.table.deleteSections([0], with: .none)
    #expect(isNear(try shown.rowStart(0), 2 * Self.gap))
  }

  /// Whether two positions are equal, except that rows begin on whole pixels.
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.6 }
}

/// A table in a window with one row in each section.
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
