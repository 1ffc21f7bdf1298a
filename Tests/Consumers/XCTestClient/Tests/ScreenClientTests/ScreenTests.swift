import Galley
import ScreenClient
import UIKit
import XCTest

final class ScreenTests: XCTestCase {
  @MainActor
  func testLaysItsCardsOut() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let feed = FeedViewController()
    window.rootViewController = UINavigationController(rootViewController: feed)
    window.makeKeyAndVisible()
    XCTAssertEqual(feed.cards.map { $0.frame.minY }, [16, 92, 168])
    XCTAssertGreaterThan(try XCTUnwrap(window.galleyPNG()).count, 1_000)
  }
}
