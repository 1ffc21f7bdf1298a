import Foundation
import Galley
import TestSupport
import Testing
import UIKit

private final class FeedViewController: UITableViewController {
  private let posts = ["Tides of the week", "A letter from Orkney", "Where the herring went"]
  private var read: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { posts.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = posts[indexPath.row]
    content.secondaryText = read.contains(indexPath.row) ? "Read" : "New"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    read.insert(indexPath.row)
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

/// The tests of the page and of the README: they are compiled. `TenMinutesGuideTests` tests what they do.
@MainActor
private enum TenMinutesExamples {
  static func feed() {
    let screen = Screen(FeedViewController(), on: .phone, inNavigation: true)
    assertProof(of: screen, as: .frames, .image)
  }

  static func read() {
    let screen = Screen(FeedViewController(), on: .phone, inNavigation: true)
    screen.tap("A letter from Orkney")
    #expect(screen.find("Read") != nil)
    assertProof(of: screen, as: .image, on: .all([.phone], [.usual, .dark]))
  }
}

/// The screen of *Ten minutes to your first proof*: its code is compiled here, and its frames are those on the page.
@MainActor @Suite("The guide to the first proof")
struct TenMinutesGuideTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder().appendingPathComponent(path), encoding: .utf8)
  }

  private let page = try? text("Documentation/Guides/TenMinutesToYourFirstProof.md")

  @Test("The screen on the page is the one in this file")
  func code() throws {
    let page = try #require(page)
    let blocks = page.matches(of: /```swift\n((?:[^`]|`[^`])*?)```/).map { String($0.1) }
    let screen = try #require(blocks.first { $0.contains("class FeedViewController") })
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let here = screen.replacing("import UIKit\n\n", with: "")
      .replacing("public final", with: "private final").replacing(
        "public override", with: "override")
    #expect(own.contains(here))
    let tests = try #require(blocks.first { $0.contains("struct FeedTests") })
    let readme = try #require(
      Self.text("README.md").firstMatch(of: /```swift\n(@Test func read(?:[^`]|`[^`])*?)```/)?.1)
    for part in [tests, String(readme)] {
      for function in part.split(separator: "@Test ").dropFirst() {
        let code = function.split(whereSeparator: \.isWhitespace).filter { $0 != "}" }
        let words = own.split(whereSeparator: \.isWhitespace).filter { $0 != "}" }
        #expect(words.joined(separator: " ").contains(code.joined(separator: " ")), "\(function)")
      }
    }
  }

  @Test("The screen behaves as the page says")
  func steps() throws {
    let screen = Screen(FeedViewController(), on: .phone, inNavigation: true)
    #expect(screen.find("Read") == nil)
    screen.tap("A letter from Orkney")
    #expect(screen.find("Read") != nil)
    let rows = screen.elements.compactMap(\.label).filter { $0.contains(", ") }
    #expect(
      rows == [
        "Tides of the week, New", "A letter from Orkney, Read", "Where the herring went, New",
      ])
  }

  @Test("The failure on the page has the frames of the screen")
  func frames() throws {
    let page = try #require(page)
    let screen = Screen(FeedViewController(), on: .phone, inNavigation: true)
    let cell = try #require(screen.find("Tides of the week, New")?.view)
    let content = try #require(cell.subviews.first { $0 is UIListContentView })
    let labels = content.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Tides of the week", "New"])
    for label in labels {
      let frame = [label.frame.minX, label.frame.minY, label.frame.width, label.frame.height]
        .map { number in
          let rounded = (number * 1_000).rounded() / 1_000
          return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
        }
      let line = "UILabel (\(frame.joined(separator: ", "))) \"\(label.text ?? "")\""
      #expect(page.contains(line), "\(line)")
    }
  }
}
