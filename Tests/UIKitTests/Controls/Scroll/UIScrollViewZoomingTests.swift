import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var told: [String] = []
  var ended: ((UIScrollView) -> Void)?

  /// Notes a call, unless it is one of the last two calls.
  private func tell(_ text: String) { if !told.suffix(2).contains(text) { told.append(text) } }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("scrolls") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell("begins with \(view === photo ? "the photo" : "something else")")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell("zooms") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    tell("ends at \(scale)")
    ended?(scrollView)
  }
}

@MainActor
@Suite("Zooming")
struct UIScrollViewZoomingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let zoomer = Zoomer()

  init() {
    window.addSubview(view)
    view.addSubview(zoomer.photo)
    view.contentSize = zoomer.photo.frame.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.delegate = zoomer
  }

  /// The point of the photo in the center of the visible area.
  private var middle: CGPoint {
    zoomer.photo.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
  }

  @Test("Zooming scales the zoomed view and the content size, and keeps the center visible")
  func scales() {
    view.contentOffset = CGPoint(x: 100, y: 60)
    let before = middle
    view.zoomScale = 2
    #expect(view.zoomScale == 2)
    #expect(zoomer.photo.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(zoomer.photo.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(view.contentSize == CGSize(width: 800, height: 800))
    #expect(middle == before)
    #expect(view.contentOffset == CGPoint(x: 300, y: 220))
  }

  @Test("Zooming shows nothing beyond the content")
  func clamps() {
    view.contentOffset = CGPoint(x: 200, y: 0)
    view.zoomScale = 0.5
    #expect(view.contentSize == CGSize(width: 200, height: 200))
    #expect(view.contentOffset == .zero)
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.01
    #expect(view.zoomScale == 0.5)
  }

  @Test("Zooming calls the delegate after scrolling, and not without a change")
  func tells() {
    view.contentOffset = CGPoint(x: 100, y: 100)
    zoomer.told = []
    view.zoomScale = 2
    #expect(zoomer.told == ["scrolls", "zooms"])
    zoomer.told = []
    view.zoomScale = 2
    #expect(zoomer.told == [])
    // At the start there is nowhere to scroll to.
    view.contentOffset = .zero
    zoomer.told = []
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(zoomer.told == ["zooms"])
  }

  @Test(
    "Animated zooming takes a third of a second, and calls the delegate at its beginning and end")
  func animated() {
    view.contentOffset = CGPoint(x: 100, y: 100)
    zoomer.told = []
    let before = middle
    view.setZoomScale(3, animated: true)
    #expect(view.zoomScale == 1)
    window.frameClock.advance(by: 0.15)
    #expect(abs(view.zoomScale - 2) < 0.1)
    #expect(abs(middle.x - before.x) < 0.001 && abs(middle.y - before.y) < 0.001)
    window.frameClock.advance(by: 0.15)
    #expect(view.zoomScale == 3)
    #expect(zoomer.told == ["begins with the photo", "scrolls", "zooms", "ends at 3.0"])
    #expect(!view.isZooming)
    #expect(window.frameClock.advanceUntilStill())
  }

  @Test("A new scale replaces an animation, and a finger stops it")
  func interrupted() {
    view.setZoomScale(3, animated: true)
    window.frameClock.advance(by: 0.15)
    view.zoomScale = 1
    window.frameClock.advance(by: 1)
    #expect(view.zoomScale == 1)
    view.setZoomScale(3, animated: true)
    window.frameClock.advance(by: 0.15)
    let finger = Finger.holding(view)
    let scale = view.zoomScale
    finger.rest(for: 1)
    #expect(view.zoomScale == scale)
  }

  @Test("Zooming that is stopped in an animation stays at the scale that it has reached")
  func stopped() {
    view.setZoomScale(3, animated: true)
    window.frameClock.advance(by: 0.15)
    #expect(view.isZoomAnimating && !view.isScrollAnimating)
    let scale = view.zoomScale
    view.stopScrollingAndZooming()
    #expect(!view.isZoomAnimating && zoomer.told.last == "ends at \(scale)")
    window.frameClock.advance(by: 1)
    #expect(scale > 1 && scale < 3 && view.zoomScale == scale)
  }

  @Test("A movement that the delegate begins when the zooming is stopped is not stopped as well")
  func stoppedForAnother() {
    view.setZoomScale(3, animated: true)
    window.frameClock.advance(by: 0.15)
    zoomer.ended = { $0.setContentOffset(.zero, animated: true) }
    view.stopScrollingAndZooming()
    #expect(!view.isZoomAnimating && view.isScrollAnimating)
    window.frameClock.advance(by: 1)
    #expect(view.contentOffset == .zero)
  }

  @Test("Animated zooming is at its end as soon as the view leaves its window")
  func leavesWindow() {
    view.setZoomScale(3, animated: true)
    window.frameClock.advance(by: 0.1)
    view.removeFromSuperview()
    #expect(view.zoomScale == 3 && zoomer.told.last == "ends at 3.0")
    #expect(window.frameClock.advanceUntilStill())
    #expect(view.zoomScale == 3 && zoomer.told.last == "ends at 3.0")
  }

  @Test("Zooming to a rectangle fills the view with it, whatever the scale is")
  func rects() {
    view.zoomScale = 2
    view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 50), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 200, y: 350))
    view.zoom(to: CGRect(x: 300, y: 300, width: 50, height: 50), animated: true)
    window.frameClock.advance(by: 0.3)
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == CGPoint(x: 1_200, y: 1_200))
    view.zoom(to: CGRect(x: 300, y: 300, width: 4, height: 4), animated: false)
    #expect(view.zoomScale == 4)
    #expect(middle == CGPoint(x: 302, y: 302))
  }

  @Test("A pinch keeps the content between the two fingers in place")
  func pinching() {
    view.contentOffset = CGPoint(x: 100, y: 100)
    view.beginPinching(at: CGPoint(x: 50, y: 80))
    #expect(view.isZooming)
    let point = zoomer.photo.convert(CGPoint(x: 50, y: 80), from: nil)
    view.pinch(by: 1.5, at: CGPoint(x: 60, y: 90))
    #expect(view.zoomScale == 1.5)
    let there = zoomer.photo.convert(CGPoint(x: 60, y: 90), from: nil)
    #expect(abs(there.x - point.x) < 1e-9 && abs(there.y - point.y) < 1e-9)
    view.endPinching()
    #expect(!view.isZooming && !view.isZoomBouncing)
    #expect(zoomer.told.last == "ends at 1.5")
  }

  @Test("A pinch beyond the limits resists, and bounces back")
  func bouncing() {
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    view.pinch(by: 8, at: CGPoint(x: 100, y: 100))
    // The scale resists like content that is dragged over an edge by the length of its view:
    // 4 · (1 + 0.55 / 1.55).
    #expect(abs(view.zoomScale - 4 * (1 + 0.55 / 1.55)) < 1e-9)
    view.endPinching()
    #expect(view.isZoomBouncing && !view.isZooming)
    window.frameClock.advance(by: 0.3)
    #expect(view.zoomScale == 4 && !view.isZoomBouncing)
    #expect(zoomer.told.last == "ends at 4.0")
    view.bouncesZoom = false
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    view.pinch(by: 0.01, at: CGPoint(x: 100, y: 100))
    #expect(view.zoomScale == 0.5)
    view.endPinching()
    #expect(!view.isZoomBouncing)
  }

  @Test("Fingers that catch content beyond its limits do not change its scale")
  func caught() {
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    view.pinch(by: 8, at: CGPoint(x: 100, y: 100))
    view.endPinching()
    window.frameClock.advance(by: 0.05)
    let scale = view.zoomScale
    #expect(scale > 4.1)
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    view.pinch(by: 1, at: CGPoint(x: 100, y: 100))
    #expect(abs(view.zoomScale - scale) < 1e-9)
    view.endPinching()
    window.frameClock.advance(by: 0.5)
    #expect(view.zoomScale == 4)
  }

  @Test("Zooming does nothing without a view to zoom, and a bad scale is reported")
  func bad() {
    let reports = Report.gathering { view.zoomScale = .nan }
    #expect(reports.first?.topic == .geometry)
    #expect(view.zoomScale == 1)
    view.delegate = nil
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    view.beginPinching(at: .zero)
    #expect(!view.isZooming)
  }

  @Test("A drag goes on after a pinch from where the pinch has left the content")
  func pinchDuringDrag() {
    let first = window.putFinger(at: CGPoint(x: 100, y: 100))
    window.moveFingers([first: CGPoint(x: 60, y: 60)])
    #expect(view.isDragging && view.contentOffset.x > 20)
    let second = window.putFinger(at: CGPoint(x: 150, y: 100))
    window.moveFingers([second: CGPoint(x: 160, y: 100)])
    window.moveFingers([second: CGPoint(x: 190, y: 110)])
    #expect(view.isZooming && view.zoomScale > 1)
    window.liftFingers([second])
    #expect(!view.isZooming && view.isDragging)
    let offset = view.contentOffset
    window.moveFingers([first: CGPoint(x: 50, y: 55)])
    #expect(abs(view.contentOffset.x - offset.x - 10) < 1e-6)
    #expect(abs(view.contentOffset.y - offset.y - 5) < 1e-6)
    window.frameClock.advance(by: 1)
    window.liftFingers([first])
    #expect(!view.isDragging && !view.isTracking)
  }

  @Test("A finger that is left after a pinch drags the content")
  func dragAfterPinch() {
    let first = window.putFinger(at: CGPoint(x: 80, y: 100))
    let second = window.putFinger(at: CGPoint(x: 120, y: 100))
    window.moveFingers([first: CGPoint(x: 70, y: 80), second: CGPoint(x: 150, y: 80)])
    window.moveFingers([first: CGPoint(x: 60, y: 60), second: CGPoint(x: 170, y: 60)])
    #expect(view.isZooming)
    window.liftFingers([second])
    let offset = view.contentOffset
    window.moveFingers([first: CGPoint(x: 50, y: 55)])
    #expect(abs(view.contentOffset.x - offset.x - 10) < 1e-6)
    #expect(abs(view.contentOffset.y - offset.y - 5) < 1e-6)
    window.liftFingers([first])
    #expect(!view.isDragging)
  }

  @Test("Two fingers that are lifted together end their drag and their pinch")
  func liftedTogether() {
    let first = window.putFinger(at: CGPoint(x: 100, y: 100))
    window.moveFingers([first: CGPoint(x: 60, y: 60)])
    let second = window.putFinger(at: CGPoint(x: 150, y: 100))
    window.moveFingers([first: CGPoint(x: 50, y: 60), second: CGPoint(x: 190, y: 100)])
    #expect(view.isZooming && view.isDragging)
    window.liftFingers([first, second])
    #expect(!view.isZooming && !view.isDragging && !view.isTracking)
    window.frameClock.advanceUntilStill()
    let offset = view.contentOffset
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: -5, y: -5))
    #expect(abs(view.contentOffset.x - offset.x - 5) < 1e-6)
    #expect(abs(view.contentOffset.y - offset.y - 5) < 1e-6)
    finger.lift()
  }

  @Test(
    "Content that bounces back to a limit of its scale reaches it, whatever else moves it",
    arguments: [true, false])
  func caughtBounce(byFinger: Bool) {
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    view.pinch(by: 8, at: CGPoint(x: 100, y: 100))
    view.endPinching()
    window.frameClock.advance(by: 0.1)
    #expect(view.isZoomBouncing && view.zoomScale > 4)
    if byFinger {
      let finger = Finger.holding(view)
      finger.move(by: CGPoint(x: -20, y: 0), over: 0.5)
      #expect(view.zoomScale == 4)
      finger.lift()
    } else {
      view.setContentOffset(.zero, animated: true)
    }
    window.frameClock.advanceUntilStill()
    #expect(view.zoomScale == 4 && !view.isZoomBouncing)
    #expect(byFinger || view.contentOffset == .zero)
  }

  @Test(
    "Content that a finger moves during a zoom bounce stays there when the bounce is ended early")
  func movedDuringBounce() {
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    view.pinch(by: 8, at: CGPoint(x: 100, y: 100))
    view.endPinching()
    window.frameClock.advance(by: 0.05)
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: -60, y: 0), over: 0.05)
    finger.lift()
    window.frameClock.advance(by: 0.02)
    #expect(view.isZoomBouncing)
    let before = middle
    view.setContentOffset(.zero, animated: true)
    #expect(view.zoomScale == 4 && abs(middle.x - before.x) < 1 && abs(middle.y - before.y) < 1)
  }
}
