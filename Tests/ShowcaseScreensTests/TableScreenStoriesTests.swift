import Galley
import ShowcaseScreens
import Testing
import UIKit

@MainActor
@Suite("A showcase screen with a table")
struct TableScreenStoriesTests {
  private func window(_ name: String) throws -> UIWindow {
    try #require(allScreens.first { $0.name == name }).window(on: .phone, .light)
  }

  private func table(in window: UIWindow) throws -> UITableView {
    try #require(window.all(UITableView.self).first)
  }

  private func settle(_ window: UIWindow) {
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
  }

  /// The first text of each visible row.
  private func texts(in table: UITableView) -> [String] {
    table.visibleCells.map { $0.all(UILabel.self).first { $0.text != nil }?.text ?? "" }
  }

  /// The number of rows in each section.
  private func counts(in table: UITableView) -> [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  // MARK: Networks

  @Test("Networks are inserted and deleted in flight, and stay sorted by name")
  func networks() throws {
    let window = try window("wireless")
    let table = try table(in: window)
    var shown: Set<[String]> = []
    for _ in 0..<30 {
      window.frameClock.advance(by: 0.1)
      let names = (0..<table.numberOfRows(inSection: 1)).compactMap { row in
        table.cellForRow(at: IndexPath(row: row, section: 1))?.all(UILabel.self).first?.text
      }
      #expect(names == names.sorted())
      shown.insert(names)
    }
    #expect(shown.count >= 9)
  }

  @Test("The switch removes the networks, and brings them back")
  func power() throws {
    let window = try window("wireless-off")
    let table = try table(in: window)
    #expect(counts(in: table) == [1])
    Finger.tap(try #require(window.all(UISwitch.self).first))
    window.frameClock.advance(by: 1)
    #expect(counts(in: table).first == 2)
    #expect((counts(in: table).last ?? 0) > 3)
  }

  // MARK: Contacts

  @Test("Names are in the section of their first letter, whatever marks the letter has")
  func letters() throws {
    let table = try table(in: try window("contacts"))
    #expect(table.numberOfSections == 27)
    #expect(
      texts(in: table).prefix(5) == [
        "Adam Quist", "Amelie Faure", "Åsa Lind", "Basil Otero", "Bea Novak",
      ])
    // The section # has the names that do not begin with a letter.
    #expect(table.numberOfRows(inSection: 26) == 2)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
  }

  @Test("A finger on a letter of the index scrolls to its names")
  func index() throws {
    let table = try table(in: try window("contacts-index"))
    let top = table.contentOffset.y + table.adjustedContentInset.top
    let below = table.visibleCells.first { $0.frame.minY >= top }
    #expect(below?.all(UILabel.self).first?.text == "Maren Holt")
  }

  @Test("A search shows one section without an index; Cancel brings all of them back")
  func search() throws {
    let window = try window("contacts-searched")
    let table = try table(in: window)
    #expect(counts(in: table) == [6])
    #expect(texts(in: table).first == "Hana Mori")
    let search = try #require(window.all(UILabel.self).first { $0.text == "Cancel" }?.superview)
    Finger.tap(search)
    settle(window)
    #expect(table.numberOfSections == 27)
  }

  // MARK: Settings

  @Test("A switch adds rows to its card; a tap expands a text, and its card grows")
  func settings() throws {
    let window = try window("settings")
    let table = try table(in: window)
    let text = IndexPath(row: 0, section: 2)
    let height = table.rectForRow(at: text).height
    Finger.tap(try #require(window.all(UISwitch.self).first))
    settle(window)
    #expect(counts(in: table) == [3, 2, 1, 1])
    Finger.tap(try #require(table.cellForRow(at: text)))
    settle(window)
    #expect(table.rectForRow(at: text).height > height + 30)
    Finger.tap(try #require(table.cellForRow(at: text)))
    settle(window)
    #expect(table.rectForRow(at: text).height == height)
  }

  // MARK: Letters

  @Test("A swipe from the leading edge shows a button that marks a letter")
  func swipes() throws {
    let read = try window("mail-read")
    let button = try #require(
      read.all(UIView.self).first { ($0 as? UILabel)?.text == "Read" }?.superview)
    Finger.tap(button)
    settle(read)
    #expect(read.all(UILabel.self).allSatisfy { $0.text != "Read" })
    #expect(counts(in: try table(in: read)) == [7])
  }

  @Test("Several letters are selected and deleted, and editing ends")
  func editing() throws {
    let window = try window("mail-edited")
    let table = try table(in: window)
    #expect(table.isEditing)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    #expect(window.all(UILabel.self).contains { $0.text == "2 Selected" })
    let delete = try #require(
      window.all(UIToolbar.self).first?.all(UIControl.self).last)
    Finger.tap(delete)
    settle(window)
    #expect(!table.isEditing)
    #expect(texts(in: table).first == "Ida Bergman")
    #expect(counts(in: table) == [5])
  }

  // MARK: Chat

  private func end(of table: UITableView) -> CGFloat {
    table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
  }

  @Test("A chat opens at its end, and stays there as it grows")
  func chat() throws {
    for name in ["chat", "chat-grown"] {
      let table = try table(in: try window(name))
      #expect(table.contentOffset.y > 0)
      #expect(abs(table.contentOffset.y - end(of: table)) < 0.5, "\(name)")
    }
    #expect(counts(in: try table(in: try window("chat-grown"))) == [17])
  }

  @Test("A chat that is scrolled up stays there when an answer arrives")
  func readingUp() throws {
    let window = try window("chat")
    let table = try table(in: window)
    Finger.tap(try #require(window.all(UITextField.self).first))
    Keyboard.type("Hm.")
    Finger.tap(try #require(window.all(UIButton.self).first { $0.currentTitle == "Send" }))
    window.frameClock.advance(by: 0.7)
    table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
    window.frameClock.advance(by: 2)
    #expect(counts(in: table) == [17])
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  // MARK: Teahouse

  @Test("A row inside the table scrolls horizontally, and the table does not")
  func sideways() throws {
    let window = try window("teahouse-sideways")
    let table = try table(in: window)
    let row = try #require(table.all(UICollectionView.self).first)
    #expect(row.contentOffset.x > 100)
    #expect(row.frame.height == 104)
    #expect(table.contentOffset.y > 0)
  }

  @Test("The table header is as high as its content, and rows begin below")
  func header() throws {
    let table = try table(in: try window("teahouse"))
    let header = try #require(table.tableHeaderView)
    #expect(header.frame.height > 200)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY >= header.frame.maxY)
  }
}

extension UIView {
  /// All views of a class in this one.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view].compactMap { $0 as? View } + view.all(type) }
  }
}
