import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A property animator")
struct UIViewPropertyAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }
  private var x: CGFloat { view.layer.presentation()!.frame.minX.rounded() }

  init() { window.addSubview(view) }

  private func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.frame.origin.x = 100 }
  }

  @Test("A property animator runs when it is started")
  func goes() {
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    #expect(view.frame.minX == 0 && animator.state == .inactive)
    animator.startAnimation()
    #expect(animator.isRunning && animator.state == .active)
    clock.advance(by: 0.25)
    #expect(x == 25 && abs(animator.fractionComplete - 0.25) < 1e-9)
    clock.advance(by: 0.75)
    #expect(end == .end && animator.state == .inactive && view.frame.minX == 100)
  }

  @Test("A property animator can be paused, scrubbed, and continued from there")
  func scrubbing() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.3
    #expect(x == 30 && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    clock.advance(by: 0.25)
    #expect(x == 75)
    animator.pauseAnimation()
    clock.advance(by: 9)
    #expect(x == 75)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.advance(by: 0.25)
    #expect(x == 100 && animator.state == .inactive)
  }

  @Test("A property animator completes although its view leaves the window")
  func leavesWindow() {
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    clock.advance(by: 0.25)
    view.removeFromSuperview()
    #expect(animator.isRunning && clock.advanceUntilStill())
    #expect(end == .end && !animator.isRunning && view.frame.minX == 100)
    #expect(view.layer.motion == nil)
  }

  @Test("A property animator does not wait for a window that is gone")
  func windowGone() async {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window?.addSubview(view)
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    weak let clock = window?.frameClock
    window = nil
    MainTurn.drain()
    #expect(clock == nil && !animator.isRunning)
    animator.startAnimation()
    MainTurn.drain()
    #expect(end == .end && animator.state == .inactive && view.frame.minX == 100)
  }

  @Test("A reversed property animator goes back, and leaves everything as it was")
  func reversed() {
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    clock.advance(by: 0.6)
    animator.isReversed = true
    clock.advance(by: 0.3)
    #expect(x == 30)
    clock.advance(by: 0.3)
    #expect(end == .start && view.frame.minX == 0)
  }

  nonisolated private static let ends: [(UIViewAnimatingPosition, CGFloat)] = [
    (.current, 40), (.end, 100), (.start, 0),
  ]

  @Test(
    "A stopped property animator stays where it is, and is finished at any position",
    arguments: ends)
  func stopped(position: UIViewAnimatingPosition, place: CGFloat) {
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    clock.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && abs(view.frame.minX - 40) < 1e-9)
    animator.finishAnimation(at: position)
    #expect(end == position && abs(view.frame.minX - place) < 1e-9)
  }

  @Test("A property animator that is over, or has not begun, is finished without effect")
  func finishedTwice() {
    let animator = makeAnimator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(ends == 0 && view.frame.minX == 0)
    animator.startAnimation()
    clock.advance(by: 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(ends == 1 && animator.state == .inactive && view.frame.minX == 100)
  }

  /// Returns an animator that changes the same property twice.
  private func makeDoubleAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0.5 }
    animator.addAnimations { self.view.alpha = 0 }
    return animator
  }

  @Test("A reversed property animator with two changes of a property restores the first value")
  func reversedTwice() {
    let animator = makeDoubleAnimator()
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 1)
    #expect(animator.state == .inactive && view.alpha == 1)
  }

  nonisolated private static let alphas: [(UIViewAnimatingPosition, CGFloat)] = [
    (.current, 0.5), (.end, 0), (.start, 1),
  ]

  @Test(
    "A stopped property animator with two changes of a property is finished at any position",
    arguments: alphas)
  func stoppedTwice(position: UIViewAnimatingPosition, alpha: CGFloat) {
    let animator = makeDoubleAnimator()
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(abs(view.alpha - 0.5) < 1e-6)
    animator.finishAnimation(at: position)
    #expect(abs(view.alpha - alpha) < 1e-6)
  }

  @Test("Keyframes in the closure of a property animator are scrubbed and reversed with it")
  func keyframes() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.frame.origin.x = 40
        }
      }
    }
    animator.fractionComplete = 0.25
    #expect(x == 50)
    clock.advance(by: 2)
    #expect(x == 50)
    animator.fractionComplete = 0.75
    #expect(x == 70)
    animator.isReversed = true
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(x == 50)
    clock.advance(by: 0.5)
    #expect(animator.state == .inactive && view.frame.minX == 0 && view.layer.motion == nil)
  }

  /// An animator whose closure changes a property before, in and after keyframes.
  private func makeMixedAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.view.alpha = 0.8
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0.2 }
      }
      self.view.alpha = 0.6
    }
  }

  nonisolated private static let mixedAlphas: [(UIViewAnimatingPosition, CGFloat)] = [
    (.current, 0.8), (.end, 0.6), (.start, 1),
  ]

  @Test(
    "A property that an animator changes before, in and after keyframes has no jumps",
    arguments: mixedAlphas)
  func mixedChanges(position: UIViewAnimatingPosition, alpha: CGFloat) {
    let animator = makeMixedAnimator()
    animator.startAnimation()
    func opacity() -> Double { Double(view.layer.presentation()?.opacity ?? -1) }
    #expect(abs(opacity() - 1) < 1e-6)
    clock.advance(by: 0.5)
    #expect(abs(opacity() - 0.8) < 1e-6)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(abs(view.alpha - alpha) < 1e-6)
  }

  @Test("A property that an animator changes around keyframes comes to its last value")
  func mixedEnd() {
    let animator = makeMixedAnimator()
    animator.startAnimation()
    clock.advance(by: 1)
    #expect(animator.state == .inactive && abs(view.alpha - 0.6) < 1e-6)
    #expect(view.layer.motion == nil)
  }

  @Test("Keyframes with a delay, in a property animator, are at their end when it is")
  func delayedKeyframes() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0.2) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.frame.origin.x = 40
        }
      }
    }
    animator.fractionComplete = 1
    #expect(x == 40)
    animator.stopAnimation(true)
  }

  @Test("A property animator without duration waits for its delay")
  func delayWithoutDuration() {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) {
      self.view.frame.origin.x = 100
    }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation(afterDelay: 1)
    MainTurn.drain()
    clock.advance(by: 0.5)
    #expect(end == nil && x == 0 && animator.isRunning)
    clock.advance(by: 0.6)
    #expect(end == .end && x == 100 && !animator.isRunning)
  }

  @Test("A property animator accepts further animations later on")
  func more() {
    let animator = makeAnimator()
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()!.opacity == 1)
    clock.advance(by: 0.25)
    #expect(abs(view.layer.presentation()!.opacity - 0.5) < 1e-5)
  }

  @Test("A running property animator calls completions that are added later")
  func running() {
    var end: UIViewAnimatingPosition?
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) {
      self.view.frame.origin.x = 100
    } completion: {
      end = $0
    }
    clock.advance(by: 1)
    #expect(x == 50)
    clock.advance(by: 0.5)
    #expect(end == .end)
  }

  @Test("A running property animator does not go back with the option to reverse")
  func runningWithDirection() {
    var end: UIViewAnimatingPosition?
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.autoreverse, .transitionCrossDissolve, .curveLinear]
    ) {
      self.view.frame.origin.x = 100
    } completion: {
      end = $0
    }
    clock.advance(by: 0.5)
    #expect(x == 50)
    clock.advance(by: 0.5)
    #expect(end == .end && x == 100)
  }

  @Test("A running property animator with flushUpdates animates layout that became necessary")
  func runningWithUpdates() {
    final class Box: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var start: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() { child.frame.origin.x = start }
    }
    let controller = UIViewController()
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    let box = Box(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    box.addSubview(box.child)
    controller.view.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]
    ) {
      box.start = 100
    }
    window.frameClock.advance(by: 0.5)
    let shown = box.child.layer.presentation()?.frame.minX ?? -1
    #expect(box.child.frame.minX == 100 && abs(shown - 50) < 1e-6)
  }

  @Test("Changes with a delay factor begin after that part of the time, with a whole curve")
  func delayWithCurve() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      self.view.frame.origin.x = 100
    }
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.75)
    // Half of an ease-in is 0.3154.
    let opacity = view.layer.presentation()!.opacity
    #expect(abs(opacity - 0.6846) < 1e-3, "\(opacity)")
    clock.advance(by: 0.24)
    #expect(view.layer.presentation()!.opacity < 0.05)
  }

  @Test("A reversed animator ends delayed changes at the values with which they began")
  func delayReversed() {
    let animator = makeAnimator()
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.75)
    animator.isReversed = true
    clock.advance(by: 0.125)
    #expect(abs(view.layer.presentation()!.opacity - 0.75) < 1e-5)
    clock.advance(by: 0.25)
    let shown = view.layer.presentation()!
    #expect(shown.opacity == 1 && abs(shown.frame.minX - 37.5) < 1e-6)
  }

  @Test("An animator outside of a window can be paused before it is over, and goes on later")
  func pausedOutside() {
    view.removeFromSuperview()
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    #expect(animator.isRunning)
    animator.pauseAnimation()
    MainTurn.drain()
    #expect(!animator.isRunning && animator.state == .active && end == nil)
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    MainTurn.drain()
    #expect(end == .end && animator.state == .inactive && view.frame.minX == 100)
  }

  @Test("A property animator that is released while it is paused or stopped traps")
  func released() async {
    let words = "It is an error to release a paused or stopped property animator."
    let paused = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
    }
    expectTrap(paused, says: words)
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.stopAnimation(false)
    }
    expectTrap(stopped, says: words)
  }

  @Test("A property animator may be released when it was stopped without finishing")
  func releasedAfterStop() {
    weak var released: UIViewPropertyAnimator?
    do {
      let animator = makeAnimator()
      animator.fractionComplete = 0.5
      animator.stopAnimation(true)
      released = animator
    }
    #expect(released == nil && abs(view.frame.minX - 50) < 1e-9)
  }

  @Test("A property animator may be released together with the transition that has paused it")
  func releasedWithTransition() {
    weak var released: UIViewPropertyAnimator?
    do {
      let (transition, animator) = (PausedAnimations(), makeAnimator())
      transition.hold { animator.startAnimation() }
      #expect(animator.state == .active && !animator.isRunning)
      withExtendedLifetime(transition) { released = animator }
    }
    #expect(released == nil)
  }

  @Test("A spring from its bounce decides the duration")
  func bounce() {
    let calm = UISpringTimingParameters(duration: 0.5, bounce: 0)
    let bouncing = UISpringTimingParameters(duration: 0.5, bounce: 0.5, initialVelocity: .zero)
    let durations = [calm, bouncing].map {
      UIViewPropertyAnimator(duration: 9, timingParameters: $0).duration
    }
    #expect(durations[0] > 0.5 && durations[0] < durations[1] && durations[1] < 2)
  }
}
