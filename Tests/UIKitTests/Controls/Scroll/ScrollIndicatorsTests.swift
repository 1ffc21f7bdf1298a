import Foundation
import Galley
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Scroll indicators")
struct ScrollIndicatorsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 486))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 486))

  init() {
    window.addSubview(view)
    view.backgroundColor = .white
    view.contentSize = CGSize(width: 320, height: 1_944)
  }

  /// How strongly the indicators are drawn, from 0 to 1.
  private var strength: Float { view.indicators?.strength ?? 0 }

  private var vertical: CGRect? { view.indicatorFrame(along: .vertical) }
  private var horizontal: CGRect? { view.indicatorFrame(along: .horizontal) }

  @Test(
    "Scroll indicators are not visible before the content moves, and when an offset is set directly"
  )
  func atRest() {
    let before = view.displayList()
    view.contentOffset.y = 100
    view.contentOffset.y = 0
    #expect(view.displayList() == before)
    #expect(view.indicators == nil)
  }

  @Test("Scroll indicators are visible after offsets that are set in a closure for this purpose")
  func offsetsInClosure() {
    view.withScrollIndicatorsShown(forContentOffsetChanges: {})
    #expect(strength == 0)
    view.withScrollIndicatorsShown { view.contentOffset.y = 100 }
    #expect(strength == 1)
    window.frameClock.advance(by: 3)
    #expect(strength == 0 && view.contentOffset.y == 100)
  }

  @Test("Scroll indicators are drawn over moving content, and are neither subviews nor sublayers")
  func drawn() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1_944))
    cell.backgroundColor = .red
    view.addSubview(cell)
    view.flashScrollIndicators()
    #expect(view.subviews.count == 1 && view.layer.sublayers?.count == 1)
    let list = "\(view.displayList())"
    let content = list.range(of: "#FF0000")
    let bar = list.range(of: "indicator")
    #expect(content != nil && bar != nil)
    if let content, let bar { #expect(content.upperBound < bar.lowerBound) }
    // A view that is added later is behind the indicators as well.
    let late = UIView(frame: cell.frame)
    late.backgroundColor = .green
    view.addSubview(late)
    let later = "\(view.displayList())"
    #expect(later.components(separatedBy: "indicator")[0].contains("#00FF00"))
  }

  @Test(
    "Scroll indicators stay for a second and a half after the content rests, and fade in a quarter")
  func fading() {
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(strength == 1)
    window.frameClock.advance(by: 0.3)
    window.frameClock.advance(by: 1.5)
    #expect(strength == 1)
    window.frameClock.advance(by: 0.125)
    #expect(abs(strength - 0.5) < 0.01)
    window.frameClock.advance(by: 0.125)
    #expect(strength == 0)
    #expect(!window.frameClock.isWatched)
    #expect(!"\(view.displayList())".contains("indicator"))
  }

  @Test("Scroll indicators stay as long as a finger holds the content, and while it decelerates")
  func dragging() {
    var finger = Finger.holding(view)
    #expect(strength == 1)
    finger.rest(for: 10)
    #expect(strength == 1)
    finger.throwUp(by: 120, over: 0.1)
    #expect(view.isDecelerating)
    while view.isDecelerating {
      #expect(strength == 1)
      window.frameClock.advance(by: 1 / 60)
    }
    window.frameClock.advance(by: 1.4)
    #expect(strength == 1)
    // A finger that touches the content again keeps the indicators visible.
    finger = Finger.holding(view)
    finger.rest(for: 5)
    #expect(strength == 1)
    finger.lift()
    #expect(window.frameClock.advanceUntilStill())
    #expect(strength == 0)
  }

  @Test("Scroll indicators are visible while the content is zoomed")
  func zooming() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1_944))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }
    let zoomer = Zoomer()
    view.addSubview(zoomer.photo)
    view.delegate = zoomer
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: true)
    #expect(strength == 1)
    #expect(window.frameClock.advanceUntilStill())
    #expect(strength == 0)
    view.beginPinching(at: CGPoint(x: 100, y: 100))
    window.frameClock.advance(by: 5)
    #expect(strength == 1)
    view.endPinching()
    #expect(window.frameClock.advanceUntilStill())
    #expect(strength == 0)
  }

  @Test(
    "Scroll indicators are three points from the edge, and as long as the visible fraction of the content"
  )
  func places() {
    #expect(vertical == CGRect(x: 314.5, y: 3, width: 2.5, height: 120))
    #expect(horizontal == nil)
    view.contentOffset.y = 1_458
    // The indicators move with the viewport, so their frames are in coordinates of the content.
    #expect(vertical == CGRect(x: 314.5, y: 1_458 + 363, width: 2.5, height: 120))
    view.showsVerticalScrollIndicator = false
    #expect(vertical == nil)
  }

  @Test(
    "Scroll indicators leave each other the corner, and change sides in a right-to-left language")
  func both() {
    view.contentSize.width = 640
    #expect(horizontal == CGRect(x: 3, y: 480.5, width: 154.5, height: 2.5))
    #expect(vertical?.height == 118.5)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(vertical?.minX == 3)
    #expect(horizontal?.minX == 8.5)
  }

  @Test("Scroll indicators keep their insets and the safe area")
  func insets() {
    window.deviceSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 10)
    #expect(vertical?.minY == 3)
    #expect(vertical?.maxX == 307)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.horizontalScrollIndicatorInsets.top == 5)
    #expect(vertical?.minY == 8)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(vertical?.minY == -32)
    #expect(vertical?.maxX == 317)
  }

  @Test(
    "Scroll indicators become shorter while content is pulled over its edge, and stay at that edge")
  func pulled() {
    Finger.holding(view).move(by: CGPoint(x: 0, y: 100))
    let offset = view.contentOffset.y
    #expect(offset < -40)
    #expect(view.indicators?.vertical.frame.minY == offset + 3)
    let height = view.indicators?.vertical.frame.height ?? 0
    #expect(abs(height - (120 + offset)) <= 0.5)
  }

  @Test(
    "Scroll indicators are dark on a light background and light on a dark one, unless a style is set"
  )
  func style() {
    func color() -> CGColor? {
      view.flashScrollIndicators()
      return view.indicators?.vertical.backgroundColor
    }
    let dark = UIColor(white: 0, alpha: 0.35).cgColor
    let light = UIColor(white: 1, alpha: 0.4).cgColor
    #expect(color() == dark)
    view.backgroundColor = .black
    #expect(color() == light)
    view.backgroundColor = nil
    #expect(color() == dark)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.indicators?.vertical.backgroundColor == light)
    view.indicatorStyle = .black
    #expect(view.indicators?.vertical.backgroundColor == UIColor(white: 0, alpha: 0.5).cgColor)
    view.indicatorStyle = .white
    #expect(view.indicators?.vertical.backgroundColor == UIColor(white: 1, alpha: 0.5).cgColor)
  }

  @Test(
    "Scroll indicators disappear when the view leaves its window, and do not appear without one")
  func withoutWindow() {
    view.flashScrollIndicators()
    view.removeFromSuperview()
    #expect(strength == 0)
    #expect(!window.frameClock.isWatched)
    view.flashScrollIndicators()
    #expect(strength == 0)
  }
}
