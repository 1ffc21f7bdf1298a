import DataSourceKit
import Galley
import ShowcaseScreens
import Testing
import UIKit

@MainActor
@Suite("What happens on a screen of declared cells")
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

  /// The first text of each row in sight, by section.
  private func rows(of list: UICollectionView) -> [[String]] {
    (0..<list.numberOfSections).map { section in
      (0..<list.numberOfItems(inSection: section)).compactMap { item in
        list.cellForItem(at: IndexPath(item: item, section: section))?.all(UILabel.self).first?.text
      }
    }
  }

  // MARK: The page about a place

  /// As the talk has it, on its slide 56.
  @Test("A page with no related venues has no header for them")
  func emptyRelatedVenues() {
    let venue = Venue(photo: nil, name: "Kaminarimon")
    let review1 = Review(authorImage: nil, authorName: "Yosuke Ishikawa", body: "Foo")
    let review2 = Review(authorImage: nil, authorName: "Masatake Yamoto", body: "Bar")
    let data = VenueDetailViewController.Data(
      venue: venue, reviews: [review1, review2], relatedVenues: [])
    expectDeclarations(
      data.cellDeclarations,
      equal: [.outline(venue), .sectionHeader("Reviews"), .review(review1), .review(review2)])
  }

  @Test(
    "So it is where cells say what they do, and a swipe takes the last review and its header away")
  func sections() {
    let venue = Venue(photo: nil, name: "Kaminarimon")
    let review = Review(authorImage: nil, authorName: "Yosuke Ishikawa", body: "Foo")
    var data = VenueViewController.Data(venue: venue, reviews: [review], relatedVenues: [])
    #expect(data.declaration.sections.map(\.id) == ["venue", "reviews"])
    data.perform(.remove(review))
    #expect(data.declaration.sections.map(\.id) == ["venue"])
  }

  @Test("Headers are there where their sections are not empty, however the page is written")
  func headers() throws {
    func titles(_ name: String) throws -> [String] {
      try list(in: window(name)).all(UILabel.self).compactMap(\.text).filter {
        $0 == "Reviews" || $0 == "Related Venues"
      }.sorted()
    }
    #expect(try titles("venue-classic") == ["Related Venues", "Reviews"])
    #expect(try titles("venue-classic-empty") == ["Related Venues"])
    #expect(try titles("venue-declared") == ["Related Venues", "Reviews"])
    #expect(try titles("venue") == ["Related Venues", "Reviews"])
  }

  @Test("A tap opens a review in the cell that it has, and moves what is below it")
  func opens() throws {
    let window = try window("venue")
    let list = try list(in: window)
    let (review, next) = (try cell(0, 1, of: list), try cell(1, 1, of: list))
    let (height, top) = (review.frame.height, next.frame.minY)
    Finger.tap(review)
    settle(window)
    #expect(try cell(0, 1, of: list) === review)
    #expect(review.frame.height > height)
    #expect(next.frame.minY - top == review.frame.height - height)
    Finger.tap(review)
    settle(window)
    #expect(review.frame.height == height && next.frame.minY == top)
  }

  @Test("Reviews are swiped away one by one, and their header with the last")
  func swipedAway() throws {
    let window = try window("venue")
    let list = try list(in: window)
    for left in [2, 1, 0] {
      Finger.drag(try cell(0, 1, of: list), by: CGPoint(x: -350, y: 0))
      settle(window)
      #expect(list.numberOfSections == (left > 0 ? 3 : 2))
    }
    #expect(rows(of: list) == [["Kaminarimon"], ["Nakamise", "Sumida Park", "Skytree"]])
  }

  @Test("A related place is gone to, and leads back")
  func visit() throws {
    let window = try window("venue")
    let list = try list(in: window)
    Finger.tap(try cell(0, 2, of: list))
    settle(window)
    #expect(rows(of: list) == [["Nakamise"], ["Kaminarimon", "Sumida Park", "Skytree"]])
  }

  // MARK: The form

  @Test(
    "A form grows where a switch is turned on, and shrinks again; rows above stay where they are")
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

  @Test("The sum below goes with what is chosen, and who picks it up needs no address")
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

  @Test("What a form has is known with no screen")
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
