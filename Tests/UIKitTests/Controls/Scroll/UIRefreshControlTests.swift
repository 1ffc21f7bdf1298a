import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A refresh control")
struct UIRefreshControlTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      told.append("inset \(scrollView.adjustedContentInset.top)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("arrived") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIRefreshControl()
  private let listener = Listener()

  init() {
    window.addSubview(view)
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.delegate = listener
    view.refreshControl = control
    let listener = listener
    control.addAction(UIAction { _ in listener.told.append("value") }, for: .valueChanged)
    control.addAction(
      UIAction { _ in listener.told.append("primary") }, for: .primaryActionTriggered)
  }

  /// Pulls the list down by a distance. The finger is not lifted.
  @discardableResult
  private func pull(_ distance: CGFloat) -> Finger {
    let finger = Finger.holding(view)
    finger.move(by: CGPoint(x: 0, y: distance))
    return finger
  }

  private func letGo(_ finger: Finger) {
    finger.rest(for: 1)
    finger.lift()
  }

  @Test("A refresh control is behind the other subviews, above the content")
  func place() {
    #expect(view.refreshControl === control)
    #expect(view.subviews.first === control)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    view.contentInset.top = 20
    #expect(control.frame.minY == -80)
    view.frame.size.width = 200
    #expect(control.frame.width == 200)
  }

  @Test(
    "A refresh control starts when the list is pulled far enough, sends one event, and stays visible"
  )
  func pulling() {
    var finger = pull(100)
    #expect(!control.isRefreshing && listener.told.isEmpty)
    letGo(finger)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0)
    finger = pull(400)
    #expect(view.contentOffset.y < -120)
    #expect(control.isRefreshing)
    #expect(listener.told == ["inset 60.0", "value", "primary"])
    finger.move(by: CGPoint(x: 0, y: 20))
    letGo(finger)
    window.frameClock.advance(by: 3)
    #expect(view.contentOffset.y == -60)
    #expect(control.frame.minY == -60)
    #expect(view.adjustedContentInset.top == 60 && view.contentInset.top == 0)
    #expect(listener.told == ["inset 60.0", "value", "primary"])
  }

  @Test("A refresh control that starts does not make the content jump under the finger")
  func underFinger() {
    let finger = pull(290)
    #expect(!control.isRefreshing)
    let before = view.contentOffset.y
    finger.move(by: CGPoint(x: 0, y: 2))
    #expect(control.isRefreshing)
    let after = view.contentOffset.y
    #expect(abs(after - before) < 5)
    finger.move(by: .zero)
    #expect(abs(view.contentOffset.y - after) < 0.001)
  }

  @Test(
    "A refresh control that ends scrolls back, without the end of an animation for the delegate")
  func ending() {
    letGo(pull(400))
    window.frameClock.advance(by: 3)
    listener.told = []
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(view.adjustedContentInset.top == 0)
    window.frameClock.advance(by: 0.15)
    #expect(abs(view.contentOffset.y + 30) < 6)
    window.frameClock.advance(by: 0.15)
    #expect(view.contentOffset.y == 0)
    #expect(listener.told == ["inset 0.0"])
    #expect(window.frameClock.advanceUntilStill())
    #expect(!window.frameClock.isWatched)
  }

  @Test("A refresh control that ends under the finger starts again only after a new pull")
  func endingUnderFinger() {
    let finger = pull(400)
    control.endRefreshing()
    let offset = view.contentOffset.y
    finger.move(by: CGPoint(x: 0, y: 1))
    #expect(abs(view.contentOffset.y - offset) < 5)
    #expect(!control.isRefreshing)
    letGo(finger)
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0)
    pull(400)
    #expect(control.isRefreshing)
  }

  @Test(
    "A refresh control that ends while the list is scrolled far down leaves the visible content in place"
  )
  func endingElsewhere() {
    control.beginRefreshing()
    view.contentOffset.y = 500
    control.endRefreshing()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 500)
  }

  @Test("A refresh control started in code sends no event, and the list keeps its offset")
  func begun() {
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(listener.told == ["inset 60.0"])
    #expect(view.contentOffset.y == 0)
    view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    control.endRefreshing()
    window.frameClock.advanceUntilStill()
    #expect(view.contentOffset.y == 0)
  }

  @Test("Content that decelerates past its top starts no refresh, nor does a disabled control")
  func notStarted() {
    view.contentOffset.y = -200
    #expect(!control.isRefreshing)
    view.contentOffset.y = 0
    control.isEnabled = false
    pull(400)
    #expect(!control.isRefreshing)
  }

  @Test("A refresh control measures the pull from the inset and the safe area")
  func safeArea() {
    window.deviceSafeArea.top = 50
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -60)
    #expect(control.frame.minY == -70)
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 120)
    #expect(control.frame.minY == -70)
  }

  @Test("A refresh control can be a subview of any scroll view, and each has only one")
  func subview() {
    let other = UIRefreshControl()
    view.addSubview(other)
    #expect(view.refreshControl === other)
    #expect(control.superview == nil)
    other.beginRefreshing()
    #expect(view.adjustedContentInset.top == 60)
    view.refreshControl = nil
    #expect(other.superview == nil)
    #expect(view.adjustedContentInset.top == 0)
  }

  @Test("A refresh control shows more of its wheel the further the pull, then the wheel rotates")
  func wheel() {
    control.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    func spokes() -> Int { "\(view.displayList())".components(separatedBy: "#FF0000").count - 1 }
    #expect(spokes() == 0)
    let finger = pull(120)
    let few = spokes()
    #expect(few > 0 && few < 8)
    finger.move(by: CGPoint(x: 0, y: 110))
    let more = spokes()
    #expect(more > few && more < 8)
    finger.move(by: CGPoint(x: 0, y: 170))
    #expect(control.isRefreshing && spokes() == 8)
    let before = "\(control.displayList())"
    window.frameClock.advance(by: 0.125)
    #expect("\(control.displayList())" != before)
  }

  @Test("A refresh control shows its title below the wheel")
  func title() {
    UIView.withSquareText {
      control.attributedTitle = NSAttributedString(string: "Pull")
      control.beginRefreshing()
      view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
      #expect("\(control.displayList())".contains("Pull"))
    }
  }

  @Test("A refresh control is an accessibility element while it is visible, with its title")
  func accessibility() {
    #expect(!control.isAccessibilityElement)
    control.beginRefreshing()
    #expect(control.isAccessibilityElement && control.accessibilityLabel == "In progress")
    control.attributedTitle = NSAttributedString(string: "Loading")
    #expect(control.accessibilityLabel == "Loading")
    #expect(control.subviews.allSatisfy { !$0.isAccessibilityElement })
  }

  @Test("A refresh control without a window starts and ends all the same")
  func withoutWindow() {
    view.removeFromSuperview()
    control.beginRefreshing()
    view.contentOffset.y = -60
    control.endRefreshing()
    #expect(view.contentOffset.y == 0)
  }
}
