import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The fraction of a reversed property animator")
struct ReversedAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }
  private var x: CGFloat { view.layer.presentation()!.frame.minX.rounded() }

  init() { window.addSubview(view) }

  private func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.frame.origin.x = 100 }
  }

  private func isClose(_ fraction: CGFloat, _ expected: CGFloat) -> Bool {
    abs(fraction - expected) < 1e-9
  }

  @Test("Reversing a paused animator turns its fraction around, and moves nothing")
  func paused() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.2
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.8) && x == 20)
    animator.isReversed = false
    #expect(isClose(animator.fractionComplete, 0.2) && x == 20)
    animator.stopAnimation(true)
  }

  @Test("A finger moves a reversed animator in the direction of its animation")
  func scrubbed() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.2
    animator.isReversed = true
    animator.fractionComplete = 0.9
    #expect(x == 10)
    animator.fractionComplete = 0
    #expect(x == 100)
    animator.fractionComplete = 1
    #expect(x == 0 && animator.state == .active)
    animator.stopAnimation(true)
  }

  @Test("The fraction grows while a reversed animator runs back to its start")
  func running() {
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    clock.advance(by: 0.6)
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.4))
    clock.advance(by: 0.3)
    #expect(isClose(animator.fractionComplete, 0.7) && x == 30)
    clock.advance(by: 0.3)
    #expect(end == .start && animator.fractionComplete == 0)
  }

  @Test("An animator that is interrupted on its way back follows the finger and comes to its end")
  func interrupted() {
    let animator = makeAnimator()
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 0.25)
    animator.pauseAnimation()
    let progress = animator.fractionComplete
    // The finger pulls the view forward, against the direction of the animation.
    animator.fractionComplete = progress - 0.5
    #expect(x == 75)
    animator.isReversed = false
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive && view.frame.minX == 100)
  }

  @Test("An animator that is reversed before it begins runs from its end back to its start")
  func reversedBefore() {
    let animator = makeAnimator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.isReversed = true
    animator.startAnimation(afterDelay: 0.5)
    #expect(x == 100 && animator.fractionComplete == 0 && animator.isRunning)
    clock.advance(by: 0.75)
    #expect(x == 75 && isClose(animator.fractionComplete, 0.25))
    clock.advance(by: 0.75)
    #expect(end == .start && view.frame.minX == 0)
  }

  @Test("A finger moves an animator that is reversed before it begins from its end")
  func scrubbedFromEnd() {
    let animator = makeAnimator()
    animator.isReversed = true
    animator.pauseAnimation()
    #expect(x == 100)
    animator.fractionComplete = 0.3
    #expect(x == 70)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.frame.minX == 0)
  }
}
