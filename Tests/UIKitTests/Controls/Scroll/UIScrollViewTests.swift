@testable import GalleyUIKit
import Galley
import TestSupport
import Testing

/// A delegate that notes its calls.
@MainActor
private final class Listener: NSObject, UIScrollViewDelegate {
  var told: [String] = []
  var target: CGPoint?

  private func tell(_ text: String) {
    if told.last != text { told.append(text) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("scrolls") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell("begins") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell("will end")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell("ended, \(decelerate ? "glides" : "rests")")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell("glides") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell("rests") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tell("arrived") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    tell("asked")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell("at top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell("inset \(scrollView.adjustedContentInset.top)")
  }
}

@MainActor @Suite("A scroll view")
struct UIScrollViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let listener = Listener()

  init() {
    window.addSubview(view)
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.delegate = listener
    listener.told = []
  }

  /// Moves a finger up by a distance in points, in a number of frames, and lifts it.
  private func swipe(_ distance: CGFloat, frames: Int) {
    let finger = Finger.holding(view)
    finger.rest(for: 0.2)
    finger.throwUp(by: distance, over: Double(frames) / 60)
  }

  @Test("A scroll view goes to an offset immediately, or in a third of a second")
  func offsets() {
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(listener.told == ["scrolls"])
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    window.frameClock.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 150) < 6)
    window.frameClock.advance(by: 0.15)
    #expect(view.contentOffset.y == 200)
    #expect(listener.told == ["scrolls", "arrived"])
    // The content is at its offset, and its indicator disappears 1.75 seconds later.
    window.frameClock.advance(by: 1.74)
    #expect(window.frameClock.isMoving)
    window.frameClock.advance(by: 0.02)
    #expect(!window.frameClock.isMoving)
  }

  /// A delegate that notes the offset of each call.
  private final class Offsets: NSObject, UIScrollViewDelegate {
    var told: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append(scrollView.contentOffset.y) }
  }

  @Test("The delegate is notified once when a new size moves the content")
  func sizeMovesContent() {
    let offsets = Offsets()
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = 1_520
    view.delegate = offsets
    view.frame.size.height = 500
    #expect(view.contentOffset.y == 1_500 && offsets.told == [1_500])
    view.bounds = CGRect(x: 0, y: 100, width: 320, height: 520)
    #expect(offsets.told == [1_500, 100])
    // The content can't be at this offset in the new size.
    view.bounds = CGRect(x: 0, y: 1_700, width: 320, height: 500)
    #expect(view.contentOffset.y == 1_500 && offsets.told == [1_500, 100, 1_500])
    view.contentOffset.y = 1_500
    #expect(offsets.told.count == 3)
  }

  @Test("The delegate of a new table is never notified of the same offset twice in a row")
  func newTable() {
    final class Rows: UITableViewController {
      var told: [CGFloat] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        told.append(scrollView.contentOffset.y)
      }
    }
    let rows = Rows(style: .plain)
    let screen = Screen(rows, on: .phone, inNavigation: true)
    screen.settle()
    #expect(rows.told.last == rows.tableView.contentOffset.y)
    #expect(zip([0] + rows.told, rows.told).allSatisfy { $0 != $1 }, "\(rows.told)")
  }

  @Test("A scroll view calls its delegate for a finger in UIKit's order")
  func order() {
    swipe(120, frames: 10)
    #expect(view.isDecelerating && !view.isDragging)
    window.frameClock.advanceUntilStill()
    #expect(
      listener.told == [
        "begins", "scrolls", "will end", "ended, glides", "glides", "scrolls", "rests",
      ])
    #expect(!view.isDecelerating)
    // 120 points with the finger, and 720 points a second on its own: 359 at .499, less 5.
    #expect(abs(view.contentOffset.y - (120 + 710 * 0.499)) < 1.5)
  }

  @Test("A finger that rests before it lifts leaves the content where it is")
  func held() {
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: 0, y: -100), over: 0.05)
    finger.rest(for: 0.2)
    finger.lift()
    #expect(listener.told == ["begins", "scrolls", "will end", "ended, rests"])
    #expect(view.contentOffset.y == 100)
  }

  @Test("Content pulled over its edge resists, and bounces back")
  func rubberBand() {
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: 0, y: 200))
    // (1 − 1 / (200 · .55 / 480 + 1)) · 480
    #expect(abs(view.contentOffset.y + (1 - 1 / (200 * 0.55 / 480 + 1)) * 480) < 0.01)
    finger.rest(for: 1)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset == .zero)
    view.bounces = false
    Finger.holding(view).move(by: CGPoint(x: 0, y: 200))
    #expect(view.contentOffset == .zero)
  }

  @Test("Bouncing can be disabled along one axis")
  func bouncingAxes() {
    view.contentSize.width = 640
    view.bouncesVertically = false
    let first = Finger.holding(view)
    first.move(by: CGPoint(x: 0, y: 200))
    #expect(view.contentOffset == .zero)
    first.lift()
    window.frameClock.advanceUntilStill()
    view.bouncesVertically = true
    view.bouncesHorizontally = false
    let second = Finger.holding(view)
    second.move(by: CGPoint(x: 150, y: 200))
    #expect(view.contentOffset.y < 0 && view.contentOffset.x == 0)
    second.lift()
  }

  @Test("Content that is stopped in an animation or a deceleration stays where it is")
  func stoppedInPlace() {
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(view.isScrollAnimating)
    window.frameClock.advance(by: 0.15)
    let place = view.contentOffset.y
    view.stopScrollingAndZooming()
    #expect(!view.isScrollAnimating && listener.told.last == "arrived")
    window.frameClock.advance(by: 1)
    #expect(place > 0 && view.contentOffset.y == place)
    swipe(120, frames: 10)
    #expect(view.isDecelerating && !view.isScrollAnimating)
    view.stopScrollingAndZooming()
    #expect(!view.isDecelerating && listener.told.last == "rests")
    // Beyond an edge, the content goes back to the edge.
    view.contentOffset = .zero
    Finger.flick(view, by: CGPoint(x: 0, y: 200))
    #expect(view.contentOffset.y < 0)
    view.stopScrollingAndZooming()
    #expect(view.contentOffset == .zero)
  }

  @Test("Content with pages that is stopped between two pages moves to the nearest page")
  func stoppingBetweenPages() {
    view.isPagingEnabled = true
    view.setContentOffset(CGPoint(x: 0, y: 480), animated: true)
    window.frameClock.advance(by: 0.05)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 240)
    view.stopScrollingAndZooming()
    #expect(view.contentOffset == .zero)
  }

  @Test("The delegate may change the target offset")
  func target() {
    listener.target = CGPoint(x: 0, y: 640)
    swipe(120, frames: 10)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 640)
  }

  @Test("Paging ends at multiples of the view's size")
  func paging() {
    view.isPagingEnabled = true
    swipe(120, frames: 6)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 480)
    swipe(-40, frames: 3)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0)
  }

  @Test("A finger stops moving content, and so does a new offset")
  func stopping() {
    swipe(120, frames: 10)
    window.frameClock.advance(by: 0.1)
    let offset = view.contentOffset
    listener.told = []
    let finger = Finger.holding(view)
    #expect(view.contentOffset == offset)
    #expect(listener.told == ["rests", "begins"])
    finger.rest(for: 1)
    #expect(view.contentOffset == offset)
  }

  @Test("The safe area is added to the inset, and content at the top stays there")
  func insets() {
    window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -20)
    view.contentInset.top = 10
    #expect(view.adjustedContentInset.top == 30)
    #expect(view.contentOffset.y == -30)
    view.contentOffset.y = 100
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 100)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
  }

  @Test("A scroll to the top is animated, and the delegate is notified at the end")
  func toTop() {
    view.contentOffset.y = 1_000
    listener.told = []
    view.scrollToTop()
    #expect(view.contentOffset.y == 1_000 && listener.told == ["asked"])
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0 && listener.told == ["asked", "scrolls", "at top"])
    listener.told = []
    view.scrollToTop()
    #expect(listener.told == ["asked", "at top"])
    view.scrollsToTop = false
    view.scrollToTop()
    #expect(listener.told == ["asked", "at top"])
  }

  @Test("A scroll to the top reaches it, also if it moves meanwhile, unless a finger stops it")
  func movingTop() {
    view.contentOffset.y = 1_000
    view.scrollToTop()
    window.frameClock.advance(by: 0.1)
    view.contentInset.top = 50
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == -50 && listener.told.last == "at top")
    view.contentOffset.y = 1_000
    view.scrollToTop()
    window.frameClock.advance(by: 0.1)
    listener.told = []
    let finger = Finger.holding(view)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y > 0 && !listener.told.contains("at top"))
  }

  @Test("Content that begins or ends to scroll along an axis changes the insets there")
  func insetsOfAxes() {
    window.deviceSafeArea.top = 20
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentSize = CGSize(width: 320, height: 100)
    view.delegate = listener
    window.addSubview(view)
    window.layoutIfNeeded()
    listener.told = []
    #expect(view.adjustedContentInset.top == 0)
    view.contentSize.height = 2_000
    #expect(listener.told == ["scrolls", "inset 20.0"] && view.contentOffset.y == -20)
    listener.told = []
    view.contentSize.height = 300
    #expect(listener.told == ["scrolls", "inset 0.0"] && view.contentOffset.y == 0)
    view.alwaysBounceVertical = true
    #expect(listener.told.last == "inset 20.0" && view.contentOffset.y == -20)
    view.alwaysBounceVertical = false
    #expect(listener.told.last == "inset 0.0" && view.contentOffset.y == 0)
    view.frame.size.height = 200
    window.layoutIfNeeded()
    #expect(listener.told.last == "inset 20.0" && view.contentOffset.y == -20)
  }

  @Test("Content that scrolls horizontally begins below a navigation bar, and elsewhere at the top")
  func insetsOfHorizontalContent() {
    func make() -> UIScrollView {
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 2_000, height: 100)
      return view
    }
    let below = make()
    let controller = UIViewController()
    controller.view = below
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(below.adjustedContentInset.top == 44 && below.contentOffset.y == -44)
    window.deviceSafeArea.top = 20
    let alone = make()
    window.addSubview(alone)
    window.layoutIfNeeded()
    #expect(alone.adjustedContentInset.top == 0 && alone.contentOffset.y == 0)
  }

  @Test("A drag that is cancelled does not throw the content", arguments: [true, false])
  func cancelled(bySystem: Bool) {
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: 0, y: -120), over: 0.1)
    let offset = view.contentOffset
    if bySystem { finger.cancel() } else { view.isScrollEnabled = false }
    #expect(!view.isDragging && !view.isDecelerating)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset == offset)
  }

  @Test("A subclass can keep touches from its subviews, where a finger still scrolls")
  func touchesOfSubviews() {
    final class Board: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { !(view is UIButton) }
    }
    let board = Board(frame: window.bounds)
    board.contentSize = CGSize(width: 320, height: 2_000)
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    var touches = 0
    button.addAction(UIAction { _ in touches += 1 }, for: .allTouchEvents)
    board.addSubview(button)
    window.addSubview(board)
    Finger.tap(button)
    Finger.press(button, for: 0.5)
    Finger.drag(button, by: CGPoint(x: 0, y: -100))
    #expect(touches == 0 && board.contentOffset.y > 50)
  }

  @Test("A rectangle is scrolled into view by the shortest distance")
  func rects() {
    func shows(_ y: CGFloat, _ height: CGFloat, from start: CGFloat) -> CGFloat {
      view.contentOffset.y = start
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return view.contentOffset.y
    }
    #expect(shows(500, 20, from: 0) == 40)
    #expect(shows(500, 20, from: 1_000) == 500)
    #expect(shows(500, 20, from: 300) == 300)
    #expect(shows(1_990, 20, from: 0) == 1_520)
  }

  @Test("Content smaller than the view stays at its offset")
  func alignment() {
    view.contentSize = CGSize(width: 100, height: 2_000)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -110, y: 0))
    view.contentInset.left = 20
    #expect(view.contentOffset.x == -120)
    view.contentSize.height = 80
    #expect(view.contentOffset.y == -200)
    view.contentAlignmentPoint = CGPoint(x: 0, y: 1)
    #expect(view.contentOffset == CGPoint(x: -20, y: -400))
    view.contentSize = CGSize(width: 1_000, height: 1_000)
    #expect(view.contentOffset == CGPoint(x: -20, y: 0))
  }

  @Test("With a directional lock, a drag that begins along an axis keeps to it")
  func directionalLock() {
    view.contentSize = CGSize(width: 2_000, height: 2_000)
    view.isDirectionalLockEnabled = true
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: 0, y: -30))
    finger.move(by: CGPoint(x: -80, y: -30))
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y > 40)
    finger.rest(for: 1)
    finger.lift()
  }

  @Test("With a directional lock, a drag that begins diagonally is free until it ends")
  func directionalLockOfDiagonal() {
    view.contentSize = CGSize(width: 2_000, height: 2_000)
    view.isDirectionalLockEnabled = true
    let finger = Finger(on: view)
    finger.move(by: CGPoint(x: -20, y: -20))
    finger.move(by: CGPoint(x: 0, y: -200))
    let offset = view.contentOffset
    #expect(offset.x > 0)
    #expect(offset.y > 150)
    finger.rest(for: 1)
    finger.lift()
  }

  @Test("Content stays under the finger while the insets change")
  func insetWhileDragging() {
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: 0, y: 200))
    let offset = view.contentOffset.y
    view.contentInset.top = 50
    finger.move(by: .zero)
    #expect(abs(view.contentOffset.y - offset) < 0.001)
    finger.rest(for: 1)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == -50)
  }

  @Test("Content that gets smaller under a resting finger is moved back when the finger is lifted")
  func smallerUnderFinger() {
    view.contentOffset.y = 500
    let finger = Finger(on: view)
    view.contentSize.height = view.bounds.height + 100
    #expect(view.contentOffset.y == 500)
    finger.lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 100)
  }

  @Test("A tap does not move an offset that the app has set beyond the content")
  func tapBeyond() {
    view.contentOffset.y = view.contentSize.height + 50
    let offset = view.contentOffset
    Finger(on: view).lift()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset == offset)
  }

  @Test("Animated content is at its end as soon as its window moves to another scene")
  func otherScene() {
    let (first, second) = (UIWindowScene(), UIWindowScene())
    let window = UIWindow(windowScene: first)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    window.addSubview(view)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    first.frameClock.advance(by: 0.1)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 500)
    window.windowScene = second
    #expect(view.contentOffset == CGPoint(x: 0, y: 500))
  }

  @Test("Thrown or animated content is at its end as soon as it leaves its window")
  func leavesWindow() {
    swipe(-120, frames: 10)
    #expect(view.isDecelerating && view.contentOffset.y < 0)
    view.removeFromSuperview()
    #expect(!view.isDecelerating && listener.told.last == "rests" && view.contentOffset == .zero)
    window.addSubview(view)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    window.frameClock.advance(by: 0.1)
    let other = UIWindow(frame: window.frame)
    other.addSubview(view)
    #expect(view.contentOffset.y == 200 && listener.told.last == "arrived")
    window.frameClock.advance(by: 5)
    #expect(view.contentOffset.y == 200 && !window.frameClock.isMoving)
  }

  @Test(
    "A scroll view does not move by the clock of a window that is gone, and is at its end in the next one"
  )
  func windowGone() {
    var first: UIWindow? = UIWindow(frame: window.frame)
    first?.addSubview(view)
    if first != nil { Finger.flick(view, by: CGPoint(x: 0, y: 200)) }
    #expect(view.isDecelerating && view.contentOffset.y < 0)
    first = nil
    MainTurn.drain()
    #expect(view.window == nil && !view.isDecelerating)
    window.addSubview(view)
    #expect(view.contentOffset == .zero && !view.isDecelerating)
    Finger.flick(view, by: CGPoint(x: 0, y: -100))
    #expect(view.isDecelerating)
  }

  @Test("A scroll view without a window is at its target immediately")
  func withoutWindow() {
    view.removeFromSuperview()
    view.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    #expect(view.contentOffset.y == 70)
  }
}
