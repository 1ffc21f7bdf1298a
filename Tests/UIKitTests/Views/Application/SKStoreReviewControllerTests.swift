import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A request for a rating")
struct SKStoreReviewControllerTests {
  @Test("A request for a rating is counted in the scene")
  func count() throws {
    let screen = Screen(UIViewController())
    let scene = try #require(screen.window.windowScene)
    #expect(scene.reviewRequestCount == 0)
    SKStoreReviewController.requestReview(in: scene)
    #expect(scene.reviewRequestCount == 1)
    screen.perform { _ in SKStoreReviewController.requestReview() }
    #expect(scene.reviewRequestCount == 2)
  }
}
