import Foundation
import Galley
import Testing
import UIKit

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

  @Test("A drag goes on from an offset that is set meanwhile, and ends if scrolling is disabled")
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
    #expect(view.contentOffset.y == offset || view.isDecelerating)
    finger.lift()
  }

  @Test("Content goes on decelerating from an offset that is set, unless it is told to stop there")
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

  @Test("A page that is being turned goes on from an offset that is set, to the last page at most")
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

  @Test("Thrown content decelerates, and stops under the next finger")
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
    "Caught content bounces back also when the last finger did not move far enough, and when the content has shrunk"
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

  @Test("Content that was set beyond the edges stays there, whoever touches it")
  func putOutside() {
    view.contentOffset.y = -50
    Finger.tap(view)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == -50)
  }

  @Test("A scroll view scrolls only where there is more, and leaves other directions to others")
  func axis() {
    Finger.drag(view, by: CGPoint(x: -100, y: 0))
    #expect(view.contentOffset == .zero)
    // A row that scrolls sideways, in a list that scrolls up and down.
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
    // A quick one is told of both at once.
    Finger.tap(control)
    #expect(taps == 2)
    // One that scrolls is no tap.
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

  @Test("A control that tracks a finger keeps it")
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

@MainActor @Suite("A scroll view under two fingers")
struct ZoomByFingersTests {
  @MainActor private final class Zoomer: NSObject, UIScrollViewDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var told: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      told.append("begins")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { told.append("ended") }
  }

  @Test("A pinch zooms by the distance of two fingers, if the scroll view can zoom")
  func zooms() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIScrollView(frame: window.bounds)
    let zoomer = Zoomer()
    window.addSubview(view)
    view.addSubview(zoomer.photo)
    view.contentSize = zoomer.photo.frame.size
    view.delegate = zoomer
    Finger.pinch(view, to: 2)
    #expect(view.zoomScale == 1 && view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    Finger.pinch(view, to: 2)
    // From where the pinch was seen.
    #expect(view.zoomScale > 1.7 && view.zoomScale < 2)
    #expect(zoomer.told == ["begins", "ended"])
    #expect(abs(view.contentOffset.x - (view.contentSize.width - 200) / 2) < 1)
  }
}
