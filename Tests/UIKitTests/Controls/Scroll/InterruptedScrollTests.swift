import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("An animated scroll that is interrupted")
struct InterruptedScrollTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    /// Where the content was when an animation was over.
    var ends: [CGFloat] = []
    var whenEnded: ((UIScrollView) -> Void)?

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends.append(scrollView.contentOffset.y)
      whenEnded?(scrollView)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let listener = Listener()

  init() {
    window.addSubview(view)
    view.contentSize = CGSize(width: 320, height: 4_000)
    view.delegate = listener
  }

  @Test(
    "An animated scroll is over for its delegate as soon as another begins, which is over at its end"
  )
  func another() {
    view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    window.frameClock.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(listener.ends.count == 1)
    #expect(listener.ends.allSatisfy { $0 > 0 && $0 < 1_000 })
    window.frameClock.advanceUntilStill()
    #expect(listener.ends.count == 2 && listener.ends.last == 200)
  }

  @Test("An animated scroll is over when the offset is set directly", arguments: [true, false])
  func atOnce(bySetting: Bool) {
    view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    window.frameClock.advance(by: 0.1)
    if bySetting {
      view.contentOffset.y = 50
    } else {
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    }
    #expect(listener.ends.count == 1)
    window.frameClock.advanceUntilStill()
    #expect(listener.ends.count == 1 && view.contentOffset.y == 50)
  }

  @Test("The delegate is not notified of an animated scroll that has nothing to move")
  func nothingToMove() {
    view.contentOffset.y = 200
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    window.frameClock.advanceUntilStill()
    #expect(listener.ends.isEmpty && view.contentOffset.y == 200)
  }

  @Test("An animated scroll ends at the last target, whatever its delegate does at the end")
  func reentrant() {
    listener.whenEnded = { view in
      guard view.contentOffset.y != 200 else { return }
      view.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
    }
    view.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    window.frameClock.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 200)
    #expect(listener.ends.count == 2)
  }

  @Test("A scroll never ends at negative zero, whoever started it", arguments: [true, false])
  func negativeZero(animated: Bool) {
    for start in [100.0, -50] {
      view.contentOffset.y = start
      view.setContentOffset(CGPoint(x: -0.0, y: -view.adjustedContentInset.top), animated: animated)
      window.frameClock.advanceUntilStill()
      #expect(view.contentOffset.y.sign == .plus && view.contentOffset.x.sign == .plus)
    }
    view.contentSize.height = 100
    #expect(view.contentOffset.y.sign == .plus)
  }

  @Test("Content that shrinks again during a bounce comes to rest at its edge")
  func shrinksTwice() {
    view.alwaysBounceVertical = true
    view.contentSize.height = 520
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: 0, y: 200), over: 0.1)
    finger.lift()
    #expect(view.isDecelerating && view.contentOffset.y < 0)
    view.contentSize.height = 100
    window.frameClock.advance(by: 0.1)
    view.contentSize.height = 520
    view.contentOffset.y = 28
    view.contentSize.height = 100
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0, "\(view.contentOffset.y)")
  }
}
