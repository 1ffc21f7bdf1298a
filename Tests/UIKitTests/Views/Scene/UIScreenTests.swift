import Foundation
import Testing
import UIKit

@MainActor
@Suite("A screen")
struct UIScreenTests {
  @Test("A change of isCaptured is posted once, under the new name and the old one")
  func captured() {
    let screen = UIScreen(size: CGSize(width: 320, height: 480), scale: 2)
    #expect(!screen.isCaptured)
    nonisolated(unsafe) var posts: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .UIScreenCapturedDidChange, object: screen, queue: nil
    ) { _ in
      MainActor.assumeIsolated { posts.append(screen.isCaptured) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.isCaptured = true
    screen.isCaptured = true
    screen.isCaptured = false
    #expect(posts == [true, false])
  }
}
