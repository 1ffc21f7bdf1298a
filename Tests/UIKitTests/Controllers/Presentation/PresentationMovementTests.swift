import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An animated presentation")
struct PresentationMovementTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let below: ToldController
  private let other: ToldController

  init() {
    below = ToldController("below", diary)
    other = ToldController("other", diary)
    window.rootViewController = below
    window.makeKeyAndVisible()
    diary.lines = []
  }

  private var clock: FrameClock { window.frameClock }

  /// The frame in which the presented view is seen now, in the window.
  private func seen(_ controller: UIViewController) -> CGRect {
    var frame = controller.view.bounds
    for layer in sequence(first: controller.view.layer, next: \.superlayer)
    where layer !== window.layer {
      guard let shown = layer.presentation() else { continue }
      let (bounds, anchor) = (shown.bounds, shown.anchorPoint)
      frame =
        frame
        .offsetBy(
          dx: -bounds.minX - bounds.width * anchor.x, dy: -bounds.minY - bounds.height * anchor.y
        )
        .applying(shown.affineTransform())
        .offsetBy(dx: shown.position.x, dy: shown.position.y)
    }
    return frame
  }

  /// The opacity with which a controller's view is seen now.
  private func opacity(of controller: UIViewController) -> Float {
    sequence(first: controller.view.layer, next: \.superlayer)
      .reduce(1) { $0 * ($1.presentation() ?? $1).opacity }
  }

  /// The solution of a critically damped spring: the part of the way that is left after a time.
  private func rest(after time: Double, omega: Double) -> Double {
    (1 + omega * time) * exp(-omega * time)
  }

  @Test("A controller with a zoom grows out of the source view, and shrinks back")
  func zoomFromView() {
    let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 60))
    below.view.addSubview(source)
    var asked: [UIViewController] = []
    other.modalPresentationStyle = .fullScreen
    other.preferredTransition = .zoom { context in
      asked += [context.sourceViewController, context.zoomedViewController]
      return source
    }
    below.present(other, animated: true)
    #expect(asked.first === below && asked.last === other)
    // The view is 400 × 800, so it is a quarter as large at first, around the same middle.
    #expect(abs(seen(other).midX - 90) < 1e-6 && abs(seen(other).midY - 230) < 1e-6)
    #expect(opacity(of: other) == 0)
    clock.advanceUntilStill()
    #expect(seen(other) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(opacity(of: other) == 1)
    other.dismiss(animated: true)
    clock.advance(by: 0.2)
    #expect(opacity(of: other) < 1)
    #expect(abs(seen(other).midX - 200) > 1)
    clock.advanceUntilStill()
    #expect(below.presentedViewController == nil && asked.count == 4)
  }

  @Test("A controller with a zoom aligns a part of its view with the source view")
  func zoomAligned() {
    let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 60))
    below.view.addSubview(source)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 400, height: 240) }
    other.modalPresentationStyle = .fullScreen
    other.preferredTransition = .zoom(options: options) { _ in source }
    below.present(other, animated: true)
    // The upper 240 points are where the source view is, and the rest is below.
    #expect(abs(seen(other).midX - 90) < 1e-6 && abs(seen(other).midY - 300) < 1e-6)
  }

  @Test("A controller with a zoom from no view fades in")
  func zoom() {
    other.modalPresentationStyle = .fullScreen
    other.preferredTransition = .zoom { _ in nil }
    below.present(other, animated: true)
    #expect(seen(other).minY == 0)
    #expect(opacity(of: other) == 0)
    clock.advanceUntilStill()
    #expect(opacity(of: other) == 1)
  }

  @Test("A full screen moves up from the lower edge, and is told that it has appeared at the end")
  func fullScreen() {
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true) { diary.lines.append("completion") }
    #expect(
      diary.lines == [
        "other loadView", "other didLoad", "below willDisappear", "other willAppear",
        "other isAppearing",
      ])
    #expect(other.isBeingPresented && below.presentedViewController === other)
    #expect(seen(other).minY == 800)
    diary.lines = []
    clock.advance(by: 0.1)
    let omega = (1000.0 / 3).squareRoot()
    #expect(abs(seen(other).minY - 800 * rest(after: 0.1, omega: omega)) < 0.01)
    #expect(below.view.window === window && diary.lines == [])
    clock.advance(by: 0.4)
    #expect(diary.lines == [])
    // The spring of a sheet is within a thousandth of its end after 9.23341 / 18.26 seconds.
    clock.advance(by: 0.02)
    #expect(diary.lines == ["other didAppear", "below didDisappear", "completion"])
    #expect(!other.isBeingPresented && below.view.window == nil && seen(other).minY == 0)

    diary.lines = []
    other.dismiss(animated: true) { diary.lines.append("completion") }
    #expect(diary.lines == ["other willDisappear", "below willAppear", "below isAppearing"])
    #expect(other.isBeingDismissed && below.presentedViewController === other)
    diary.lines = []
    clock.advance(by: 0.1)
    #expect(abs(seen(other).minY - 800 * (1 - rest(after: 0.1, omega: omega))) < 0.01)
    #expect(other.view.window === window && below.view.window === window)
    clock.advance(by: 0.42)
    #expect(diary.lines == ["below didAppear", "other didDisappear", "completion"])
    #expect(other.view.window == nil && below.presentedViewController == nil)
  }

  @Test("Dismissing the topmost of several controllers during their dismissal waits for its end")
  func dismissesTopmostAgain() {
    let top = ToldController("top", diary)
    below.present(other, animated: false)
    other.present(top, animated: false)
    below.dismiss(animated: true)
    var isOver = false
    top.dismiss(animated: true) { isOver = true }
    #expect(!isOver && below.presentedViewController === other)
    clock.advance(by: 1)
    #expect(isOver && below.presentedViewController == nil)
  }

  @Test("Controllers that are dismissed while the topmost begins to appear are removed at once")
  func dismissesAllInWillAppear() {
    final class Leaving: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presentingViewController?.presentingViewController?.dismiss(animated: true)
      }
    }
    let top = Leaving()
    below.present(other, animated: false)
    other.present(top, animated: true)
    #expect(below.presentedViewController == nil && other.presentedViewController == nil)
    #expect(!top.isBeingPresented && !top.isBeingDismissed && !other.isBeingDismissed)
    clock.advance(by: 1)
    #expect(top.viewIfLoaded?.window == nil && other.view.window == nil)
  }

  @Test("A controller that dismisses itself before it appears does not use the app's animator")
  func dismissesInWillAppearWithAnimator() {
    final class Fade: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      var calls = 0
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        calls += 1
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    final class Leaving: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        dismiss(animated: true)
      }
    }
    let (top, fade) = (Leaving(), Fade())
    top.transitioningDelegate = fade
    below.present(top, animated: true)
    #expect(below.presentedViewController == nil && fade.calls == 0)
    #expect(!top.isBeingPresented && !top.isBeingDismissed && top.viewIfLoaded?.window == nil)
    clock.advance(by: 1)
    #expect(fade.calls == 0 && window.subviews == [below.view])
  }

  @Test("A sheet moves over its dimming, which fades in and out")
  func sheet() throws {
    below.present(other, animated: true)
    let container = try #require(other.presentationController?.containerView)
    let shade = try #require(container.subviews.first)
    let top = other.presentationController!.frameOfPresentedViewInContainerView.minY
    #expect(top == 10 && seen(other).minY == 800)
    #expect(shade.layer.presentation()?.opacity == 0)
    clock.advance(by: 0.1)
    let left = rest(after: 0.1, omega: (1000.0 / 3).squareRoot())
    #expect(abs(seen(other).minY - (10 + 790 * left)) < 0.01)
    #expect(abs(Double(shade.layer.presentation()?.opacity ?? 0) - (1 - left)) < 0.001)
    clock.advanceUntilStill()
    #expect(seen(other).minY == 10 && shade.layer.presentation()?.opacity == 1)
    other.dismiss(animated: true)
    clock.advance(by: 0.1)
    #expect(abs(seen(other).minY - (800 - 790 * left)) < 0.01)
    #expect(abs(Double(shade.layer.presentation()?.opacity ?? 0) - left) < 0.001)
  }

  @Test("A sheet that is laid out during its dismissal continues to move")
  func laidOut() {
    below.present(other, animated: false)
    other.dismiss(animated: true)
    clock.advance(by: 0.1)
    let before = seen(other)
    other.presentationController?.containerView?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(seen(other) == before)
  }

  @Test("An alert shrinks to its size while it fades in, and fades out")
  func alert() throws {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    below.present(alert, animated: true)
    let moved = try #require(alert.view.superview)
    func opacity() -> Double { Double(moved.layer.presentation()?.opacity ?? -1) }
    #expect(opacity() == 0 && seen(alert).width > alert.view.bounds.width)
    clock.advance(by: 0.1)
    #expect(abs(opacity() - (1 - rest(after: 0.1, omega: 22.88))) < 0.001)
    // The spring of an alert is within a thousandth of its end after 9.23341 / 22.88 seconds.
    clock.advance(by: 0.29)
    #expect(alert.isBeingPresented)
    clock.advance(by: 0.02)
    #expect(!alert.isBeingPresented && opacity() == 1)
    #expect(seen(alert) == alert.view.convert(alert.view.bounds, to: nil))
    let frame = seen(alert)
    alert.dismiss(animated: true)
    clock.advance(by: 0.1)
    #expect(abs(opacity() - rest(after: 0.1, omega: 22.88)) < 0.001 && seen(alert) == frame)
    clock.advanceUntilStill()
    #expect(alert.view.window == nil)
  }

  @Test(
    "A controller with the style crossDissolve, flipHorizontal or partialCurl fades in its place",
    arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal, .partialCurl])
  func dissolve(style: UIModalTransitionStyle) {
    other.modalTransitionStyle = style
    other.modalPresentationStyle = .overFullScreen
    below.present(other, animated: true)
    #expect(seen(other).minY == 0)
    #expect(other.view.superview?.layer.presentation()?.opacity == 0)
    clock.advanceUntilStill()
    #expect(other.view.superview?.layer.presentation()?.opacity == 1)
    other.dismiss(animated: true)
    clock.advance(by: 0.1)
    let opacity = other.view.superview?.layer.presentation()?.opacity ?? 0
    #expect(seen(other).minY == 0 && opacity > 0.1 && opacity < 0.9)
  }

  @Test("Without animations, or in a window that is not shown, all is over at once")
  func atOnce() {
    below.present(other, animated: false) { diary.lines.append("completion") }
    #expect(diary.lines.last == "completion")
    other.dismiss(animated: false)
    UIView.setAnimationsEnabled(false)
    below.present(other, animated: true) { diary.lines.append("without") }
    other.dismiss(animated: true) { diary.lines.append("gone") }
    UIView.setAnimationsEnabled(true)
    #expect(diary.lines.contains("without") && diary.lines.last == "gone")
    window.isHidden = true
    below.present(other, animated: true) { diary.lines.append("hidden") }
    #expect(diary.lines.last == "hidden")
  }

  // MARK: The coordinator

  @Test("Controllers that are about to appear or to disappear know how long that takes")
  func duration() {
    final class Asking: UIViewController {
      var durations: [TimeInterval] = []
      private func note() {
        durations.append(
          ((transitionCoordinator?.transitionDuration ?? -1) * 1_000).rounded() / 1_000)
      }
      override func viewWillAppear(_ animated: Bool) { note() }
      override func viewWillDisappear(_ animated: Bool) { note() }
    }
    let asking = Asking()
    below.present(asking, animated: true)
    #expect(asking.transitionCoordinator?.completionCurve == .easeInOut)
    clock.advanceUntilStill()
    asking.dismiss(animated: true)
    clock.advanceUntilStill()
    below.present(asking, animated: false)
    #expect(asking.durations == [0.506, 0.506, 0])
  }

  @Test("Animations alongside a presentation have its duration and its timing")
  func alongside() throws {
    below.present(other, animated: true)
    let coordinator = try #require(other.transitionCoordinator)
    #expect(coordinator.isAnimated && abs(coordinator.transitionDuration - 0.50573) < 0.0001)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.view.addSubview(dot)
    var ends = 0
    coordinator.animate { _ in
      dot.alpha = 0
    } completion: { _ in
      ends += 1
    }
    clock.advance(by: 0.1)
    // The presentation is as far as its spring.
    let left = rest(after: 0.1, omega: (1000.0 / 3).squareRoot())
    #expect(abs(Double(coordinator.percentComplete) - (1 - left)) < 0.001)
    #expect((dot.layer.presentation()?.opacity ?? 0) < 1 && ends == 0)
    clock.advanceUntilStill()
    #expect(dot.layer.presentation()?.opacity == 0 && ends == 1)
    #expect(other.transitionCoordinator == nil && below.transitionCoordinator == nil)
  }

  // MARK: More than one

  @Test("When several controllers are dismissed at once, only the topmost one is seen to move")
  func several() {
    let third = ToldController("third", diary)
    below.present(other, animated: false)
    other.present(third, animated: false)
    diary.lines = []
    below.dismiss(animated: true) { diary.lines.append("completion") }
    clock.advance(by: 0.1)
    #expect(seen(third).minY > 100 && seen(third).minY < 800)
    #expect(other.presentationController?.containerView?.isHidden == true)
    clock.advanceUntilStill()
    #expect(
      diary.lines == [
        "third willDisappear", "other willDisappear", "third didDisappear", "other didDisappear",
        "completion",
      ])
    #expect(below.presentedViewController == nil && other.view.window == nil)
  }

  @Test("A controller that is being dismissed is not dismissed again, and does not end earlier")
  func twice() {
    let first = ToldController("first", diary)
    below.present(first, animated: false)
    first.present(other, animated: false)
    var ends: [String] = []
    other.dismiss(animated: true) { ends.append("one") }
    clock.advance(by: 0.1)
    other.dismiss(animated: true) { ends.append("two") }
    #expect(ends == [] && other.isBeingDismissed)
    clock.advanceUntilStill()
    #expect(ends.sorted() == ["one", "two"])
    #expect(below.presentedViewController === first && first.presentedViewController == nil)
  }

  @Test("A dismissal without an animation ends one that is under way")
  func endedEarly() {
    below.present(other, animated: false)
    var ends = 0
    other.dismiss(animated: true) { ends += 1 }
    other.dismiss(animated: false) { ends += 1 }
    #expect(ends == 2 && other.view.window == nil && below.presentedViewController == nil)
  }

  @Test("A controller that is dismissed while it moves in appears before it disappears")
  func turnedBack() {
    below.present(other, animated: true)
    clock.advance(by: 0.1)
    diary.lines = []
    below.dismiss(animated: true)
    #expect(diary.lines == ["other didAppear", "other willDisappear"])
    clock.advanceUntilStill()
    #expect(diary.lines.last == "other didDisappear" && other.view.window == nil)
  }

  @Test("Presenting a controller during a dismissal shows nothing, and is reported")
  func tooEarly() {
    let next = UIViewController()
    below.present(other, animated: false)
    below.dismiss(animated: true)
    let said = GalleyReport.gathering {
      below.present(next, animated: true)
      other.present(next, animated: true)
    }
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.message.contains("in the completion of the dismissal") })
    #expect(said.first?.message.contains("which is already presenting") == true, "\(said)")
    clock.advanceUntilStill()
    #expect(below.presentedViewController == nil && next.viewIfLoaded?.window == nil)
    below.dismiss(animated: true) { [below] in below.present(next, animated: true) }
    #expect(below.presentedViewController === next)
  }

  @Test("A button that is pressed twice while an alert is dismissed performs its action once")
  func pressedTwice() {
    var calls = 0
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Delete", style: .destructive) { _ in calls += 1 }
    alert.addAction(action)
    below.present(alert, animated: false)
    alert.press(action)
    clock.advance(by: 0.1)
    alert.press(action)
    #expect(calls == 0)
    clock.advanceUntilStill()
    #expect(calls == 1)
  }

  // MARK: Fingers

  @Test("A sheet that a finger has dragged down is dismissed from where the finger is lifted")
  func dragged() {
    below.present(other, animated: false)
    let finger = Finger(on: other.view, at: CGPoint(x: 200, y: 20))
    finger.move(by: CGPoint(x: 0, y: 500), over: 0.5)
    let lifted = seen(other).minY
    diary.lines = []
    finger.lift()
    #expect(lifted > 450 && abs(seen(other).minY - lifted) < 20 && other.isBeingDismissed)
    clock.advance(by: 0.1)
    #expect(seen(other).minY > lifted + 50 && seen(other).minY < 800)
    clock.advanceUntilStill()
    #expect(diary.lines == ["other didDisappear"] && below.presentedViewController == nil)
  }

  @Test("Touches do not reach the views below a controller that is being presented")
  func unreachable() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    below.view.addSubview(button)
    other.modalPresentationStyle = .overFullScreen
    below.present(other, animated: true)
    clock.advance(by: 0.05)
    let place = CGPoint(x: 200, y: 400)
    #expect(window.hitTest(place, with: nil) !== button)
    other.dismiss(animated: false)
    #expect(window.hitTest(place, with: nil) === button)
  }

  @Test("The controllers of a window that is released during a presentation are released, too")
  func nothingRemains() {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    func present() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let below = UIViewController()
      let other = UIViewController()
      (root, presented) = (below, other)
      window.rootViewController = below
      window.makeKeyAndVisible()
      below.present(other, animated: true)
      window.frameClock.advance(by: 0.1)
      window.rootViewController = nil
      window.isHidden = true
    }
    present()
    MainTurn.drain()
    #expect(root == nil && presented == nil)
  }
}
