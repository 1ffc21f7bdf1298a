import Galley
import ScreenClient
import Testing
import UIKit

@MainActor @Suite("A screen of another target")
struct ScreenTests {
  @Test("The screen of another target lays out its cards and is drawn as a PNG")
  func cards() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let feed = FeedViewController()
    window.rootViewController = UINavigationController(rootViewController: feed)
    window.makeKeyAndVisible()
    #expect(feed.cards.map(\.frame.minY) == [16, 92, 168])
    #expect(feed.cards[0].titleLabel.intrinsicContentSize.height == 20.5)
    #expect(try #require(window.galleyPNG()).count > 1_000)
  }

  #if compiler(>=6.3)
  @Test("The previews of another target are listed, and can be shown")
  func previews() throws {
    #expect(Preview.all.map(\.title) == ["Feed", "A card"])
    #expect(Preview.all.map(\.module) == ["ScreenClient", "ScreenClient"])
    let feed = Screen(try #require(Preview.all.first))
    #expect((feed.controller as? FeedViewController)?.cards.count == 3)
  }
  #endif
}
