import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

/// A delegate that notes the calls of a timer.
@MainActor
private final class Listener: NSObject, UIPageControlTimerProgressDelegate {
  var lines: [String] = []
  var allows = true

  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    lines.append("should \(page)")
    return allows
  }

  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    lines.append(progress.isProgressVisible ? "visible" : "gone")
  }
}

@MainActor
@Suite("The progress of a page control")
struct UIPageControlProgressTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 320, height: 30))
  private let timer = UIPageControlTimerProgress(preferredDuration: 1)
  private let listener = Listener()

  init() {
    pages.numberOfPages = 2
    timer.delegate = listener
    pages.progress = timer
  }

  private func show() {
    window.addSubview(pages)
    window.makeKeyAndVisible()
  }

  @Test("A timer fills the dot and turns the page, and stops at the end")
  func turnsPages() {
    var turned: [Int] = []
    let pages = pages
    pages.addAction(UIAction { _ in turned.append(pages.currentPage) }, for: .valueChanged)
    timer.setDuration(2, forPage: 1)
    timer.resumeTimer()
    show()
    window.frameClock.advance(by: 0.5)
    #expect(abs(timer.currentProgress - 0.5) < 0.05)
    window.frameClock.advance(by: 0.6)
    #expect(pages.currentPage == 1)
    #expect(turned == [1])
    #expect(timer.currentProgress < 0.1)
    window.frameClock.advance(by: 2)
    #expect(pages.currentPage == 1)
    #expect(timer.currentProgress == 1)
    #expect(!timer.isRunning)
    #expect(listener.lines == ["visible", "should 1"])
  }

  @Test("A timer that resets continues with the first page")
  func resets() {
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    show()
    window.frameClock.advance(by: 2.2)
    #expect(pages.currentPage == 0)
    #expect(timer.isRunning)
  }

  @Test("A timer stands still while it is paused, and out of a window")
  func pauses() {
    timer.resumeTimer()
    window.frameClock.advance(by: 1)
    #expect(timer.currentProgress == 0)
    show()
    timer.pauseTimer()
    window.frameClock.advance(by: 1)
    #expect(timer.currentProgress == 0)
    pages.removeFromSuperview()
    #expect(listener.lines == ["visible", "gone"])
  }

  @Test("A delegate that refuses a page stops the timer")
  func refuses() {
    listener.allows = false
    timer.resumeTimer()
    show()
    window.frameClock.advance(by: 2)
    #expect(pages.currentPage == 0)
    #expect(!timer.isRunning)
  }
}
