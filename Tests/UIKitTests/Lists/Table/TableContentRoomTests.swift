import Foundation
import Galley
import Testing
import UIKit

/// What keeps the content of rows away from the sides of a table.
@MainActor @Suite("The space for the content of rows")
struct TableContentRoomTests {
  /// A table with an index of two titles, and rows that show a long text.
  private final class Indexed: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B"]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view: UITableView
    var texts = ["one", "two", "three"]

    init(_ style: UITableView.Style = .plain, mirrored: Bool = false) {
      view = UITableView(frame: window.bounds, style: style)
      super.init()
      if mirrored { window.semanticContentAttribute = .forceRightToLeft }
      if mirrored { view.semanticContentAttribute = .forceRightToLeft }
      view.dataSource = self
      view.delegate = self
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func cell(_ row: Int) throws -> UITableViewCell {
      window.layoutIfNeeded()
      return try #require(view.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if mirrors { cell.semanticContentAttribute = .forceRightToLeft }
      cell.textLabel?.text = texts[indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }

    private var mirrors: Bool { view.semanticContentAttribute == .forceRightToLeft }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Names"
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private func lines(_ cell: UITableViewCell) -> [CGRect] {
    cell.subviews.filter { $0.backgroundColor == .separator }.map(\.frame)
  }

  @Test(
    "The content and the separators of rows end at the index, and rows are as wide as the table")
  func index() throws {
    let table = Indexed()
    let cell = try table.cell(0)
    #expect(cell.frame.width == 390)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(lines(cell).map(\.maxX) == [375])
    let index = try #require(table.view.subviews.last)
    #expect(index.frame.minX == 375)
    let header = try #require(table.view.headerView(forSection: 0))
    #expect(header.frame.width == 390 && header.contentView.frame.width == 375)
  }

  @Test("The accessory of a row is beside the section index")
  func accessory() throws {
    let table = Indexed()
    let cell = try table.cell(0)
    let bare = Indexed()
    bare.titles = nil
    bare.view.reloadData()
    for cell in [cell, try bare.cell(0)] { cell.accessoryType = .checkmark }
    #expect(
      try table.cell(0).contentView.frame.maxX == bare.cell(0).contentView.frame.maxX - 15)
  }

  @Test("The index stands on the left where text runs from right to left")
  func mirrored() throws {
    let table = Indexed(mirrored: true)
    let cell = try table.cell(0)
    #expect(cell.contentView.frame == CGRect(x: 15, y: 0, width: 375, height: 44))
    #expect(lines(cell).map(\.minX) == [15])
  }

  @Test("The index of an inset grouped table stands beside the cards, which are as wide as without")
  func cards() throws {
    let table = Indexed(.insetGrouped)
    #expect(try table.cell(0).contentView.frame.width == table.cell(0).frame.width)
  }

  @Test("Rows are measured anew when the index comes or goes")
  func indexGoes() throws {
    let table = Indexed()
    // The text has as many words as fit in one line without an index.
    let probe = UILabel()
    probe.font = try table.cell(0).textLabel?.font
    var text = "i"
    while probe.text != text, fits(probe, text + " i", 350) { text += " i" }
    table.texts = [text]
    table.view.reloadData()
    let high = try table.cell(0).frame.height
    table.titles = nil
    table.view.reloadSectionIndexTitles()
    let low = try table.cell(0).frame.height
    #expect(low < high)
    table.titles = ["A"]
    table.view.reloadSectionIndexTitles()
    #expect(try table.cell(0).frame.height == high)
  }

  private func fits(_ label: UILabel, _ text: String, _ width: CGFloat) -> Bool {
    label.text = text
    defer { label.text = nil }
    return label.sizeThatFits(CGSize(width: 1000, height: 100)).width <= width
  }

  @Test("Self-sizing rows are measured anew when editing narrows their content, and when it ends")
  func editing() throws {
    let table = Indexed()
    table.titles = nil
    table.texts = [Array(repeating: "word", count: 60).joined(separator: " "), "next"]
    table.view.reloadData()
    let (height, next) = try (table.cell(0).frame.height, table.cell(1).frame.minY)
    table.view.setEditing(true, animated: false)
    let cell = try table.cell(0)
    #expect(cell.frame.height > height)
    #expect(try table.cell(1).frame.minY == cell.frame.maxY)
    let label = try #require(cell.textLabel)
    #expect(
      label.frame.height
        >= label.sizeThatFits(CGSize(width: label.frame.width, height: 1000)).height)
    table.view.setEditing(false, animated: false)
    #expect(try table.cell(0).frame.height == height && table.cell(1).frame.minY == next)
  }

  @Test("Rows grow in the animation that shows their editing controls")
  func editingAnimated() throws {
    let table = Indexed()
    table.titles = nil
    table.texts = [Array(repeating: "word", count: 60).joined(separator: " "), "next"]
    table.view.reloadData()
    let next = try table.cell(1).frame.minY
    table.view.setEditing(true, animated: true)
    let moved = try table.cell(1).frame.minY
    #expect(moved > next)
    table.window.frameClock.advance(by: 0.15)
    let onItsWay = try #require(try table.cell(1).layer.presentation()).frame.minY
    #expect(onItsWay > next && onItsWay < moved)
    table.window.frameClock.advanceUntilStill()
  }

  @Test("A view above the rows that keeps the table's margins begins where their texts do")
  func tableHeader() throws {
    let table = Indexed()
    let head = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    head.preservesSuperviewLayoutMargins = true
    table.view.tableHeaderView = head
    table.window.layoutIfNeeded()
    let text = try #require(try table.cell(0).textLabel)
    #expect(head.layoutMargins.left == text.convert(text.bounds, to: table.view).minX)
    #expect(head.layoutMargins.left == 20)
    table.view.layoutMargins = UIEdgeInsets(top: 8, left: 50, bottom: 8, right: 30)
    #expect(head.layoutMargins.left == 50 && head.layoutMargins.right == 30)
  }

  /// A table whose window has a safe area at its sides.
  private func inSafeArea(insets: Bool) throws -> Indexed {
    let table = Indexed()
    table.titles = nil
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    controller.view.addSubview(table.view)
    table.window.rootViewController = controller
    table.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    table.view.insetsContentViewsToSafeArea = insets
    table.view.reloadData()
    table.window.layoutIfNeeded()
    return table
  }

  @Test(
    "Content views stay clear of the safe area, unless the table says otherwise; texts always do")
  func safeArea() throws {
    let inset = try inSafeArea(insets: true)
    let whole = try inSafeArea(insets: false)
    #expect(try inset.cell(0).contentView.frame == CGRect(x: 44, y: 0, width: 316, height: 44))
    #expect(try whole.cell(0).contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    for table in [inset, whole] {
      let label = try #require(try table.cell(0).textLabel)
      #expect(label.convert(label.bounds, to: table.view).minX == 64)
      #expect(try lines(table.cell(0)).first?.minX == 64)
      let header = try #require(table.view.headerView(forSection: 0)?.textLabel)
      #expect(header.convert(header.bounds, to: table.view).minX == 64)
    }
    whole.view.insetsContentViewsToSafeArea = true
    #expect(try whole.cell(0).contentView.frame.minX == 44)
    let label = try #require(try whole.cell(0).textLabel)
    #expect(label.convert(label.bounds, to: whole.view).minX == 64)
  }

  @Test(
    "A tap on an index title scrolls to the start of its section, although the estimates are wrong")
  func title() throws {
    let table = Sections()
    table.window.layoutIfNeeded()
    let index = try #require(table.view.subviews.last)
    // The third of four titles, in the middle of the index.
    Finger.tap(index, at: CGPoint(x: 7, y: 300 + 7))
    table.window.layoutIfNeeded()
    #expect(table.view.contentOffset.y == table.view.rect(forSection: 2).minY)
    // Rows before it have been measured, and are higher than 44.
    let estimate: CGFloat = 2 * (12 * 44 + 28)
    #expect(table.view.rect(forSection: 2).minY > estimate)
  }

  /// Four sections of rows that are higher than their estimate.
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view: UITableView

    override init() {
      view = UITableView(frame: window.bounds, style: .plain)
      super.init()
      view.dataSource = self
      window.addSubview(view)
      window.makeKeyAndVisible()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Array(repeating: "row", count: 20 + indexPath.row * 3)
        .joined(separator: " ")
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "\(section)"
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
  }
}
