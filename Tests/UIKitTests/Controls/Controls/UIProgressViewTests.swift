import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A progress view")
struct UIProgressViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func bar() -> UIProgressView {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    bar.progressTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.trackTintColor = UIColor(white: 0, alpha: 1)
    window.addSubview(bar)
    return bar
  }

  @Test("A progress view is four points high, and as wide as its frame")
  func size() {
    let bar = bar()
    #expect(bar.frame.size == CGSize(width: 100, height: 4))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(bar.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 50, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
  }

  @Test("Progress stays between 0 and 1")
  func range() {
    let bar = bar()
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.progress = -1
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
  }

  @Test("A progress view fills its track from the leading edge")
  func drawing() {
    let bar = bar()
    #expect("\(bar.displayList())" == "fill rounded rect (0, 0, 100, 4) radius 2 #000000")
    bar.progress = 0.25
    #expect(
      "\(bar.displayList())" == """
        fill rounded rect (0, 0, 100, 4) radius 2 #000000
        fill rounded rect (0, 0, 25, 4) radius 2 #FF0000
        """)
    bar.progressViewStyle = .bar
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(
      "\(bar.displayList())" == """
        fill rect (0, 0, 100, 4) #000000
        fill rect (75, 0, 25, 4) #FF0000
        """)
  }

  @Test("A progress view has the tint color")
  func tint() {
    let bar = bar()
    bar.progressTintColor = nil
    bar.progress = 1
    #expect("\(bar.displayList())".hasSuffix("radius 2 #007AFF"))
    window.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect("\(bar.displayList())".hasSuffix("radius 2 #00FF00"))
  }

  @Test("Animated progress moves with the clock")
  func animation() {
    let bar = bar()
    bar.setProgress(0.5, animated: true)
    #expect(bar.progress == 0.5)
    #expect("\(bar.displayList())" == "fill rounded rect (0, 0, 100, 4) radius 2 #000000")
    window.frameClock.advance(by: 0.125)
    #expect("\(bar.displayList())".hasSuffix("fill rounded rect (0, 0, 25, 4) radius 2 #FF0000"))
    window.frameClock.advance(by: 0.125)
    #expect("\(bar.displayList())".hasSuffix("fill rounded rect (0, 0, 50, 4) radius 2 #FF0000"))
    #expect(!window.frameClock.isMoving)
    bar.setProgress(1, animated: true)
    bar.removeFromSuperview()
    #expect(!window.frameClock.isMoving)
    #expect("\(bar.displayList())".hasSuffix("fill rounded rect (0, 0, 100, 4) radius 2 #FF0000"))
  }

  @Test("Animated progress without a window is set immediately")
  func alone() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    bar.progressTintColor = UIColor(white: 1, alpha: 1)
    bar.setProgress(1, animated: true)
    #expect("\(bar.displayList())".hasSuffix("fill rounded rect (0, 0, 10, 4) radius 2 #FFFFFF"))
  }
}
