import DataSourceKit
import Galley
import ShowcaseScreens
import Testing
import UIKit

@MainActor
@Suite("A showcase screen of declared cells")
struct DeclaredScreenStoriesTests {
  private func window(_ name: String) throws -> UIWindow {
    try #require(allScreens.first { $0.name == name }).window(on: .phone, .light)
  }

  private func list(in window: UIWindow) throws -> UICollectionView {
    try #require(window.all(UICollectionView.self).first)
  }

  private func settle(_ window: UIWindow) {
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
  }

  private func cell(_ item: Int, _ section: Int, of list: UICollectionView) throws
    -> UICollectionViewCell
  {
    try #require(list.cellForItem(at: IndexPath(item: item, section: section)))
  }

  /// The first text of each visible row, by section.
  private func rows(of list: UICollectionView) -> [[String]] {
    (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).compactMap { item in
        list.cellForItem(at: IndexPath(item: item, section: section))?.all(UILabel.self).first?.text
      }
    }
  }

  // MARK: The page about a plant

  @Test(
    "A page with notes and no neighbors ends with the last note, without a header for neighbors")
  func noNeighbors() {
    let garlic = Plant(photo: nil, name: "Garlic")
    let notes = ["Plant it before the frost.", "Leave it alone."].enumerated().map {
      Note(portrait: nil, gardener: "Bed \($0)", body: $1)
    }
    let page = PlantPageViewController.Data(plant: garlic, notes: notes, neighbors: [])
    expectDeclarations(
      page.cellDeclarations,
      equal: [.picture(garlic), .heading("Notes")] + notes.map { .note($0) })
  }

  @Test("Where cells declare actions, the section of notes is removed with its last note")
  func sections() {
    let note = Note(portrait: nil, gardener: "Bed 1", body: "Leave it alone.")
    var page = PlantViewController.Data(
      plant: Plant(photo: nil, name: "Garlic"), notes: [note], neighbors: [])
    #expect(page.declaration.sections.map(\.id) == ["plant", "notes"])
    page.perform(.remove(note))
    #expect(page.declaration.sections.map(\.id) == ["plant"])
  }

  @Test("Headers are shown if their sections are not empty, however the page is written")
  func headers() throws {
    func titles(_ name: String) throws -> [String] {
      try list(in: window(name)).all(UILabel.self).compactMap(\.text).filter {
        $0 == "Notes" || $0 == "Good Neighbors"
      }.sorted()
    }
    #expect(try titles("plant-classic") == ["Good Neighbors", "Notes"])
    #expect(try titles("plant-classic-empty") == ["Good Neighbors"])
    #expect(try titles("plant-declared") == ["Good Neighbors", "Notes"])
    #expect(try titles("plant") == ["Good Neighbors", "Notes"])
  }

  @Test("A tap expands a note in its cell, and moves the cells below")
  func opens() throws {
    let window = try window("plant")
    let list = try list(in: window)
    let (note, next) = (try cell(0, 1, of: list), try cell(1, 1, of: list))
    let (height, top) = (note.frame.height, next.frame.minY)
    Finger.tap(note)
    settle(window)
    #expect(try cell(0, 1, of: list) === note)
    #expect(note.frame.height > height)
    #expect(next.frame.minY - top == note.frame.height - height)
    Finger.tap(note)
    settle(window)
    #expect(note.frame.height == height && next.frame.minY == top)
  }

  @Test("Notes are deleted by swipes one by one, and their header with the last")
  func swipedAway() throws {
    let window = try window("plant")
    let list = try list(in: window)
    for left in [2, 1, 0] {
      Finger.drag(try cell(0, 1, of: list), by: CGPoint(x: -350, y: 0))
      settle(window)
      #expect(list.numberOfSections == (left > 0 ? 3 : 2))
    }
    #expect(rows(of: list) == [["Tomato"], ["Basil", "Marigold", "Garlic"]])
  }

  @Test("A tap on a neighbor pushes its page, and the back button returns")
  func visit() throws {
    let window = try window("plant")
    let list = try list(in: window)
    Finger.tap(try cell(0, 2, of: list))
    settle(window)
    #expect(rows(of: list) == [["Basil"], ["Tomato", "Marigold", "Garlic"]])
  }

  // MARK: The form

  @Test(
    "A form grows when a switch is turned on, and shrinks again; rows above stay")
  func form() throws {
    let window = try window("form")
    let list = try list(in: window)
    #expect(rows(of: list)[2] == ["Gift", "Invoice"])
    let gift = try cell(0, 2, of: list)
    let (top, choice) = (gift.frame.minY, try cell(0, 0, of: list))
    let lever = try #require(gift.all(UISwitch.self).first)
    #expect(!lever.isOn)
    Finger.tap(lever)
    settle(window)
    #expect(lever.isOn)
    #expect(rows(of: list)[2] == ["Gift", "Paper", "Card", "Invoice"])
    #expect(try cell(0, 2, of: list) === gift && gift.frame.minY == top)
    #expect(try cell(0, 0, of: list) === choice)
    Finger.tap(try cell(2, 2, of: list))
    settle(window)
    #expect(rows(of: list)[2] == ["Gift", "Paper", "Card", "Message", "Invoice"])
    Finger.tap(gift)
    settle(window)
    #expect(!lever.isOn)
    #expect(rows(of: list)[2] == ["Gift", "Invoice"])
  }

  @Test("The sum below follows the selection, and pick-up needs no address")
  func delivery() throws {
    let window = try window("form")
    let list = try list(in: window)
    func total() -> String? {
      list.all(UILabel.self).compactMap(\.text).first { $0.hasPrefix("Total") }
    }
    #expect(total() == "Total: 40 coins")
    Finger.tap(try cell(1, 0, of: list))
    settle(window)
    #expect(total() == "Total: 49 coins")
    #expect(list.numberOfSections == 3)
    Finger.tap(try cell(2, 0, of: list))
    settle(window)
    #expect(total() == "Total: 40 coins")
    #expect(rows(of: list) == [["Standard", "Express", "Pickup"], ["Gift", "Invoice"]])
    Finger.tap(try cell(0, 0, of: list))
    settle(window)
    #expect(list.numberOfSections == 3)
  }

  @Test("The content of a form is known without a screen")
  func declared() {
    var form = Form()
    let before = form.declaration
    form.perform(.turn(.isGift))
    let difference = "\(form.declaration.difference(from: before))"
    #expect(difference.contains("+ section extras, item 1: FieldRowCell Paper"))
    #expect(difference.contains("isOn: false → true"))
    form.perform(.turn(.isGift))
    expectDeclaration(form.declaration, equals: before)
  }
}

extension UIView {
  /// All views of a class in this one, from the back to the front.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { ([$0 as? View].compactMap { $0 }) + $0.all(type) }
  }
}
