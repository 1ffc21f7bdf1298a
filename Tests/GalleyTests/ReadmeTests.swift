import Foundation
import Galley
import TestSupport
import Testing
import UIKit

private struct Post: Hashable {
  var number: Int
}

private final class FeedViewController: UIViewController {
  convenience init(posts: [Post]) {
    self.init(nibName: nil, bundle: nil)
    show(posts, animated: false)
  }

  func show(_ posts: [Post], animated: Bool) { title = "\(posts.count) posts" }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// The examples of the README: they are compiled. What they do is tested elsewhere.
@MainActor
private enum ReadmeExamples {
  static func row() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    row.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 12, width: 168, height: 20.5))
    label.text = "Hello"
    row.addSubview(label)
    assertProof(of: row, as: .frames)  // where every view is, as text
    assertProof(of: row, as: .image)  // how it looks, as a picture
  }

  static func reply() {
    let screen = Screen(FeedViewController(), on: .phone, .dark)
    screen.tap("Reply")
    screen.type("Good morning", into: "Message")
    assertProof(of: screen, as: .frames, .image)
  }

  static func fingers(likeButton: UIButton, window: UIWindow) {
    Finger.tap(likeButton)
    Keyboard.type("hello")
    window.frameClock.advance(by: 0.3)  // animations, scrolling, long presses
  }

  static func app() {
    let app = App.launch(AppDelegate(), on: .pad.landscape, .dark)
    app.tap("Settings")
    app.enterBackground()
  }

  static func lab(few: [Post], many: [Post]) {
    let feed = LabScreen(states: [few, many]) { posts in
      FeedViewController(posts: posts)
    } update: { screen, posts, animated in
      screen.show(posts, animated: animated)
    }
    fuzz(feed)  // random walks, in a child process: a trap is a result
    assertNoStaleCells(feed)  // each cell class, reused for each item after each other one
    assertNoLeaks(feed)
  }
}

@Suite("The README")
struct ReadmeTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder().appendingPathComponent(path), encoding: .utf8)
  }

  private static func squeezed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Its examples of tests are compiled")
  func examples() throws {
    let own = Self.squeezed(try String(contentsOfFile: #filePath, encoding: .utf8))
    let page = try Self.text("README.md")
    let part = try #require(page.firstRange(of: "## A screen, tested without a phone"))
    let cores = try #require(page.firstRange(of: "## The difference between two lists"))
    let examples = page[part.lowerBound..<cores.lowerBound]
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 5)
    for example in examples {
      // The imports stand above, and an example that is a test is a function here.
      let code = example.replacing(/import \w+\n/, with: "").replacing(
        "@MainActor @Test func", with: "func")
      #expect(own.contains(Self.squeezed(code)), "\(example)")
    }
  }

  @Test("Its links lead somewhere")
  func links() throws {
    let links = try Self.text("README.md").matches(of: /\]\(([\w\/.-]+)\)/).map { String($0.1) }
    #expect(links.count > 20)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: packageFolder().appendingPathComponent(link).path),
        "\(link)")
    }
  }

  @Test("Its numbers and frames are those that Tests/Consumers/BareClient expects")
  func values() throws {
    let client = try Self.text("Tests/Consumers/BareClient/Sources/BareClient/main.swift")
    let page = try Self.text("README.md")
    let printed = page.matches(of: /print\(([^\n]*)\) *\/\/ ([^\n]*)\n/)
    #expect(printed.count == 3)
    for call in printed {
      #expect(client.contains("expect(\(call.1), \"\(call.2)\")"), "\(call.0)")
    }
  }
}
