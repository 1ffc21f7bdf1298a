import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The labels of a table view cell")
struct CellStylesTests {
  /// A table with one row.
  private final class OneRow: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view: UITableView
    let cell: UITableViewCell

    init(_ cell: UITableViewCell, mirrored: Bool = false) {
      self.cell = cell
      view = UITableView(frame: window.bounds)
      super.init()
      for view in [window, view, cell, cell.contentView] where mirrored {
        view.semanticContentAttribute = .forceRightToLeft
      }
      view.dataSource = self
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
  }

  private func cell(
    _ style: UITableViewCell.CellStyle, _ text: String?, _ detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  private let long = Array(repeating: "word", count: 40).joined(separator: " ")

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool {
    (one - other).magnitude < 0.51
  }

  private func width(of label: UILabel) -> CGFloat { label.sizeThatFits(.zero).width }

  // MARK: Lines

  @Test("A text that is too long is truncated after one line", arguments: [0, 1, 2, 3])
  func oneLine(_ style: Int) throws {
    let style = try #require(UITableViewCell.CellStyle(rawValue: style))
    let short = OneRow(cell(style, "x", "x"))
    let row = OneRow(cell(style, long, long))
    #expect(row.cell.textLabel?.numberOfLines == 1)
    #expect(row.cell.detailTextLabel?.numberOfLines == (style == .default ? nil : 1))
    #expect(row.cell.frame.height == short.cell.frame.height)
  }

  @Test("A text has as many lines as the app allows")
  func manyLines() {
    let row = OneRow(cell(.default, long))
    row.cell.textLabel?.numberOfLines = 0
    row.view.reloadData()
    row.window.layoutIfNeeded()
    #expect(row.cell.frame.height > 44)
  }

  @Test("At accessibility sizes a text has any number of lines, unless the app limits them")
  func largeText() {
    let row = OneRow(cell(.default, long))
    let limited = OneRow(cell(.default, long))
    limited.cell.textLabel?.numberOfLines = 2
    for row in [row, limited] {
      row.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      row.view.reloadData()
      row.window.layoutIfNeeded()
    }
    #expect(row.cell.textLabel?.numberOfLines == 0)
    #expect(limited.cell.textLabel?.numberOfLines == 2)
    #expect(row.cell.frame.height > limited.cell.frame.height)
  }

  @Test("The number of lines that an app sets stays when the size of text changes and changes back")
  func linesOfApp() {
    let row = OneRow(cell(.default, long))
    row.cell.textLabel?.numberOfLines = 0
    for category in [UIContentSizeCategory.accessibilityLarge, .large, .accessibilityLarge, .large]
    {
      row.window.traitOverrides.preferredContentSizeCategory = category
      row.window.layoutIfNeeded()
      #expect(row.cell.textLabel?.numberOfLines == 0, "\(category)")
    }
    let usual = OneRow(cell(.default, long))
    usual.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    usual.window.layoutIfNeeded()
    usual.window.traitOverrides.preferredContentSizeCategory = .large
    usual.window.layoutIfNeeded()
    #expect(usual.cell.textLabel?.numberOfLines == 1)
  }

  // MARK: value1

  @Test("A long text leaves the detail its width")
  func longText() throws {
    let row = OneRow(cell(.value1, long, "Off"))
    let (text, detail) = (
      try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel)
    )
    #expect(isClose(detail.frame.width, width(of: detail)))
    #expect(isClose(text.frame.maxX + 8, detail.frame.minX))
    #expect(text.frame.minY == detail.frame.minY)
    let fitting = OneRow(cell(.value1, "x", "Off")).cell.detailTextLabel
    #expect(isClose(detail.frame.minX, fitting?.frame.minX ?? 0))
  }

  @Test("A long detail leaves the text its width")
  func longDetail() throws {
    let row = OneRow(cell(.value1, "Name", long))
    let (text, detail) = (
      try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel)
    )
    #expect(isClose(text.frame.width, width(of: text)))
    #expect(isClose(text.frame.maxX + 8, detail.frame.minX))
  }

  @Test("Two long texts have half of the width each")
  func twoLong() throws {
    let row = OneRow(cell(.value1, long, long))
    let (text, detail) = (
      try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel)
    )
    #expect(isClose(text.frame.width, detail.frame.width))
    #expect(isClose(text.frame.maxX + 8, detail.frame.minX))
  }

  @Test("A detail without a text is at the trailing edge, too", arguments: [false, true])
  func onlyDetail(mirrored: Bool) throws {
    let row = OneRow(cell(.value1, nil, "Off"), mirrored: mirrored)
    let beside = OneRow(cell(.value1, "Name", "Off"), mirrored: mirrored)
    let detail = try #require(row.cell.detailTextLabel)
    #expect(isClose(detail.frame.width, width(of: detail)))
    #expect(detail.frame == beside.cell.detailTextLabel?.frame)
  }

  @Test("From right to left, the detail is at the left")
  func mirroredValue() throws {
    let row = OneRow(cell(.value1, long, "Off"), mirrored: true)
    let (text, detail) = (
      try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel)
    )
    #expect(isClose(detail.frame.width, width(of: detail)))
    #expect(isClose(detail.frame.maxX + 8, text.frame.minX))
  }

  // MARK: value2

  @Test("A text in a narrow column has its detail beside it")
  func column() throws {
    let row = OneRow(cell(.value2, "mobile", "555"))
    let (text, detail) = (
      try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel)
    )
    #expect(text.frame.width == 91)
    #expect(text.textAlignment == .right)
    #expect(text.textColor == .tintColor)
    #expect(isClose(text.frame.maxX + 6, detail.frame.minX))
    #expect(text.frame.minY == detail.frame.minY)
    #expect(row.cell.frame.height == 44)

    // Each label stays in its place without the other one.
    let alone = OneRow(cell(.value2, nil, "555"))
    #expect(alone.cell.detailTextLabel?.frame.minX == detail.frame.minX)
  }

  @Test("From right to left, the column is at the right, and its text next to the detail")
  func mirroredColumn() throws {
    let row = OneRow(cell(.value2, "mobile", "555"), mirrored: true)
    let (text, detail) = (
      try #require(row.cell.textLabel), try #require(row.cell.detailTextLabel)
    )
    #expect(text.textAlignment == .left)
    #expect(isClose(detail.frame.maxX + 6, text.frame.minX))
    let straight = OneRow(cell(.value2, "mobile", "555"))
    #expect(
      isClose(
        row.cell.contentView.bounds.width - text.frame.maxX,
        straight.cell.textLabel?.frame.minX ?? 0))
  }

  @Test("An alignment that the app has set is kept")
  func ownAlignment() {
    let row = OneRow(cell(.value2, "mobile", "555"))
    row.cell.textLabel?.textAlignment = .center
    row.cell.setNeedsLayout()
    row.window.layoutIfNeeded()
    #expect(row.cell.textLabel?.textAlignment == .center)
  }

  @Test(
    "Attributed text keeps its attributes in the table and in another look",
    arguments: [UITableViewCell.CellStyle.default, .value1, .value2])
  func attributedText(_ style: UITableViewCell.CellStyle) {
    let cell = cell(style, "")
    let font = UIFont.boldSystemFont(ofSize: 23)
    cell.textLabel?.attributedText = NSAttributedString(
      string: "New", attributes: [.foregroundColor: UIColor.systemRed, .font: font])
    let row = OneRow(cell)
    row.window.overrideUserInterfaceStyle = .dark
    row.window.layoutIfNeeded()
    let text = row.cell.textLabel?.attributedText
    #expect(
      text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  // MARK: Headers

  @Test("A header keeps what the app has set before it is in a table")
  func header() {
    final class Titled: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let text = NSAttributedString(
          string: "Fruit", attributes: [.foregroundColor: UIColor.systemGreen])
        header.textLabel?.attributedText = text
        header.textLabel?.textColor = .systemRed
        header.textLabel?.numberOfLines = 2
        return header
      }
    }
    let titled = Titled()
    let row = OneRow(cell(.default, "x"))
    row.view.delegate = titled
    row.window.layoutIfNeeded()
    let label = row.view.headerView(forSection: 0)?.textLabel
    #expect(label?.textColor == .systemRed)
    #expect(label?.numberOfLines == 2)
    let color = label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    // The color that is set later applies to the whole text.
    #expect(color as? UIColor == .systemRed)
  }
}
