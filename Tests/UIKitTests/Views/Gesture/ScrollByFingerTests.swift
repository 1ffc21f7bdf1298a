import Foundation
import Galley
import Testing
import UIKit

/// A scroll view that scrolls together with scroll views in it, as screens with a header do.
private final class TogetherScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor @Suite("A scroll view under a finger")
struct ScrollByFingerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(view)
    view.contentSize = CGSize(width: 320, height: 2_000)
  }

  @Test("The content follows the finger after the first ten points")
  func follows() {
    let finger = Finger(on: view)
    #expect(view.isTracking && !view.isDragging)
    finger.move(by: CGPoint(x: 0, y: -12))
    #expect(view.contentOffset.y == 2 && view.isDragging)
    finger.move(by: CGPoint(x: 0, y: -88))
    #expect(view.contentOffset.y == 90)
    finger.rest(for: 0.3)
    finger.lift()
    #expect(view.contentOffset.y == 90 && !view.isDecelerating && !view.isTracking)
  }

  @Test("A scroll view that adopts UIGestureRecognizerDelegate is the delegate of its recognizers")
  func ownDelegate() {
    let outer = TogetherScrollView(frame: view.frame)
    outer.contentSize = CGSize(width: 320, height: 2_000)
    window.addSubview(outer)
    outer.addSubview(view)
    #expect(outer.panGestureRecognizer.delegate === outer)
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: 0, y: -60))
    #expect(view.contentOffset.y == 50 && outer.isDragging)
    finger.lift()
  }

  @Test(
    "A drag continues from an offset that is set during the drag, and ends if scrolling is disabled"
  )
  func setWhileDragged() {
    view.contentOffset.y = 500
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: 0, y: -60))
    #expect(view.contentOffset.y == 550)
    view.contentOffset.y = 1_000
    finger.move(by: CGPoint(x: 0, y: -20))
    #expect(view.contentOffset.y == 1_020)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    finger.move(by: CGPoint(x: 0, y: -20))
    #expect(view.contentOffset.y == 320)
    view.isScrollEnabled = false
    #expect(!view.isDragging && !view.isTracking)
    let offset = view.contentOffset.y
    finger.move(by: CGPoint(x: 0, y: -20))
    // The content may decelerate, but it does not follow the finger.
    #expect(view.contentOffset.y == offset || view.isDecelerating)
    finger.lift()
  }

  @Test(
    "Deceleration continues from a contentOffset that is set, and stops at the one that setContentOffset sets"
  )
  func setWhileDecelerating() {
    view.contentSize.height = 20_000
    Finger.flick(view, by: CGPoint(x: 0, y: -200), over: 0.2)
    window.frameClock.advance(by: 0.1)
    #expect(view.isDecelerating)
    view.contentOffset.y += 5_000
    let start = view.contentOffset.y
    #expect(view.isDecelerating && start > 5_000)
    window.frameClock.advance(by: 0.1)
    let next = view.contentOffset.y
    #expect(next > start + 10 && next < start + 500)
    view.setContentOffset(CGPoint(x: 0, y: 3_000), animated: false)
    #expect(!view.isDecelerating)
    window.frameClock.advance(by: 0.2)
    #expect(view.contentOffset.y == 3_000)
  }

  @Test(
    "Paging continues from an offset that is set meanwhile, and goes no further than the last page")
  func setWhilePaging() {
    view.isPagingEnabled = true
    view.contentSize.height = 960
    Finger.flick(view, by: CGPoint(x: 0, y: -120), over: 0.1)
    window.frameClock.advance(by: 0.05)
    #expect(view.isDecelerating && view.contentOffset.y < 470)
    view.contentOffset.y += 5
    let start = view.contentOffset.y
    window.frameClock.advance(by: 1.0 / 60)
    #expect(view.contentOffset.y > start)
    view.contentOffset.y += 200
    for _ in 0..<60 {
      window.frameClock.advance(by: 1.0 / 60)
      #expect(view.contentOffset.y <= 480)
    }
    #expect(view.contentOffset.y == 480 && !view.isDecelerating)
  }

  @Test("Flicked content decelerates, and stops under the next finger")
  func glides() {
    Finger.flick(view, by: CGPoint(x: 0, y: -200), over: 0.2)
    #expect(view.isDecelerating)
    window.frameClock.advance(by: 0.2)
    let offset = view.contentOffset.y
    #expect(offset > 250)
    let finger = Finger(on: view)
    finger.rest(for: 1)
    #expect(view.contentOffset.y == offset && !view.isDecelerating)
    finger.lift()
  }

  @Test(
    "Content that a finger catches beyond its edges stays there, and bounces back when the finger lifts"
  )
  func caught() {
    Finger.flick(view, by: CGPoint(x: 0, y: 300), over: 0.2)
    window.frameClock.advance(by: 0.05)
    let finger = Finger(on: view)
    let offset = view.contentOffset.y
    #expect(offset < 0 && !view.isDecelerating)
    finger.rest(for: 1)
    #expect(view.contentOffset.y == offset)
    finger.lift()
    #expect(view.isDecelerating)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
  }

  @Test(
    "Content that a finger has caught beyond its edge bounces back, even if the finger has moved little and the content has shrunk"
  )
  func caughtWithLess() {
    Finger.flick(view, by: CGPoint(x: 0, y: 300), over: 0.2)
    window.frameClock.advance(by: 0.05)
    view.contentSize.height = 100
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: 0, y: 5))
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0)
  }

  @Test("Content that was set beyond its edge stays there when it is tapped")
  func putOutside() {
    view.contentOffset.y = -50
    Finger.tap(view)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == -50)
  }

  @Test(
    "A scroll view scrolls only along axes on which its content is larger, and leaves other drags to its superviews"
  )
  func axis() {
    Finger.drag(view, by: CGPoint(x: -100, y: 0))
    #expect(view.contentOffset == .zero)
    // A row that scrolls horizontally, in a list that scrolls vertically.
    let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    row.contentSize = CGSize(width: 1_000, height: 100)
    view.addSubview(row)
    Finger.drag(row, by: CGPoint(x: -110, y: -5))
    #expect(row.contentOffset.x > 90 && view.contentOffset.y == 0)
    Finger.drag(row, by: CGPoint(x: -5, y: -60))
    #expect(view.contentOffset.y > 45)
  }

  @Test("Touches of the content are delayed until it is clear that the finger does not scroll")
  func delay() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(control)
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let finger = Finger(on: control)
    #expect(!control.isHighlighted)
    finger.rest(for: 0.2)
    #expect(control.isHighlighted)
    finger.lift()
    #expect(taps == 1 && !control.isHighlighted)
    // A quick tap: the control gets the beginning and the end of the touch together.
    Finger.tap(control)
    #expect(taps == 2)
    // A drag that scrolls is not a tap.
    Finger.drag(control, by: CGPoint(x: 0, y: -40))
    #expect(taps == 2 && view.contentOffset.y > 20)
  }

  @Test("Content pulled over the edge resists, and bounces back")
  func edges() {
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: 0, y: 110))
    #expect(view.contentOffset.y < -40 && view.contentOffset.y > -60)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0)
  }

  @Test("A scroll view with scrolling disabled stays, and its content gets the touches")
  func turnedOff() {
    view.isScrollEnabled = false
    Finger.drag(view, by: CGPoint(x: 0, y: -100))
    #expect(view.contentOffset == .zero)
  }

  @Test("A control that tracks a touch keeps it, and the content does not scroll")
  func controls() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(control)
    let finger = Finger(on: control)
    finger.rest(for: 0.2)
    finger.move(by: CGPoint(x: 0, y: -100))
    #expect(view.contentOffset.y == 0 && control.isTracking)
    finger.lift()
  }
}
