import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("Pictures of differences", .walksInProcess)
struct LabPictureTests {
  /// The path of the picture that a failure names.
  private nonisolated func picture(in text: String) -> String? {
    let mark = "The fresh screen, this screen, and the differences: "
    let line = text.split(separator: "\n").first { $0.hasPrefix(mark) }
    return line.map { String($0.dropFirst(mark.count)) }
  }

  private nonisolated func size(ofPictureIn text: String) -> CGSize? {
    picture(in: text).flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { UIImage(data: $0)?.size }
  }

  @Test("The picture of a failure shows a fresh screen, this one and the difference")
  func settled() {
    withKnownIssue {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      let screen = MarkedList(Array(0..<40), forgets: true)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      screen.show([1, 3, 5])
      assertSettled(screen) { MarkedList([1, 3, 5], forgets: true) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      // Three screens side by side, with two gaps of 16 pixels.
      return size(ofPictureIn: text) == CGSize(width: 3 * 320 + 32, height: 300)
    }
  }

  @Test("The picture of a stale cell shows a new cell beside the reused one")
  func staleCells() {
    let screen = LabScreen(states: [Array(0..<6), [1, 3]]) { numbers in
      MarkedList(numbers, forgets: true)
    } update: { screen, numbers, _ in
      screen.show(numbers)
    }
    withKnownIssue {
      assertNoStaleCells(screen)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return size(ofPictureIn: text) == CGSize(width: 3 * 375 + 32, height: 30)
    }
  }

  @Test("The picture of a walk is drawn by the child process, for the shortened walk")
  func fuzzing() throws {
    let screen = LabScreen(states: FuzzTests.states) { numbers in
      MarkedList(numbers, forgets: true)
    } update: { screen, numbers, _ in
      screen.show(numbers)
    }
    let text = try #require(ListLab.fuzzing(screen, doing: [.updates]))
    #expect(picture(in: text)?.contains("LabPictureTests-") == true, "\(text)")
    #expect(size(ofPictureIn: text) == CGSize(width: 3 * 375 + 32, height: 667), "\(text)")
  }
}
