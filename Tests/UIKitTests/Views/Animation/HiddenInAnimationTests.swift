import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A view that is hidden in an animation")
struct HiddenInAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }

  init() {
    window.addSubview(view)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  private var isSeen: Bool { "\(window.displayList())".contains("#FF0000") }

  @Test(
    "A view hidden in an animation is hidden immediately, and visible until the animation is over")
  func hiding() {
    var ended: Bool?
    UIView.animate(withDuration: 1) {
      self.view.isHidden = true
    } completion: {
      ended = $0
    }
    #expect(view.isHidden && isSeen && view.layer.presentation()?.isHidden == false)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
    clock.advance(by: 0.99)
    #expect(isSeen && ended == nil)
    clock.advance(by: 0.02)
    #expect(!isSeen && ended == true && view.layer.motion == nil)
  }

  @Test("A view hidden in an animation fades out, if its alpha is changed")
  func fading() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.alpha = 0
      self.view.isHidden = true
    }
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5 && isSeen)
    clock.advance(by: 0.5)
    view.alpha = 1
    #expect(!isSeen)
  }

  @Test("A view hidden on a spring animation stays visible until the spring rests")
  func springs() {
    UIView.animate(springDuration: 0.5, bounce: 0.6) { self.view.isHidden = true }
    var frames = 0
    while view.layer.motion != nil, frames < 1_000 {
      #expect(isSeen)
      clock.advance(by: 1 / 60)
      frames += 1
    }
    #expect(frames > 30 && !isSeen)
  }

  @Test("A view shown in an animation is visible immediately, also if it was being hidden")
  func showing() {
    view.isHidden = true
    UIView.animate(withDuration: 1) { self.view.isHidden = false }
    #expect(isSeen)
    clock.advance(by: 1)
    UIView.animate(withDuration: 1) { self.view.isHidden = true }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1) { self.view.isHidden = false }
    #expect(isSeen)
    clock.advance(by: 0.75)
    #expect(isSeen && !view.isHidden)
  }

  @Test(
    "A view hidden without an animation disappears immediately, also during an animation that does not hide it"
  )
  func still() {
    UIView.animate(withDuration: 1) {
      self.view.center.x += 10
      UIView.performWithoutAnimation { self.view.isHidden = true }
    }
    #expect(!isSeen)
    view.isHidden = false
    UIView.animate(withDuration: 1) { self.view.center.x += 10 }
    view.isHidden = true
    #expect(!isSeen)
  }

  @Test("A reversed animator shows a view again that it was hiding")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.view.isHidden = true
    }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 1)
    #expect(!view.isHidden && isSeen && animator.state == .inactive)
  }

  @Test(
    "A row of a stack view that is hidden in an animation gives up its space while it is still visible"
  )
  func stack() {
    let (one, two) = (UIView(), UIView())
    two.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let height = one.heightAnchor.constraint(equalToConstant: 40)
    height.priority = .defaultHigh
    height.isActive = true
    one.backgroundColor = view.backgroundColor
    view.removeFromSuperview()
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    window.addSubview(stack)
    stack.layoutIfNeeded()
    stack.frame.size.height = 40
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      one.isHidden = true
      stack.layoutIfNeeded()
    }
    clock.advance(by: 0.5)
    #expect(isSeen && one.layer.presentation()?.bounds.height == 20)
    #expect(two.layer.presentation()?.frame.minY == 20)
    clock.advance(by: 0.5)
    #expect(!isSeen && two.frame.minY == 0)
  }

  @Test("An animation of the layer's hidden property hides a view for a time")
  func layer() {
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = true
    animation.toValue = true
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    #expect(!isSeen && !view.isHidden)
    clock.advance(by: 1.1)
    #expect(isSeen)
  }

  @Test("An animation that hides a layer and fills forwards keeps it hidden at its end")
  func fillsForwards() {
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = true
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: "hide")
    clock.advance(by: 0.9)
    #expect(isSeen)
    clock.advance(by: 0.2)
    #expect(!isSeen && view.layer.presentation()?.isHidden == true)
    view.layer.removeAnimation(forKey: "hide")
    #expect(isSeen)
  }

  @Test("A view that is shown in an animation with a delay is hidden until the delay is over")
  func delayed() {
    view.isHidden = true
    UIView.animate(withDuration: 1, delay: 1) { self.view.isHidden = false }
    #expect(!isSeen && !view.isHidden)
    clock.advance(by: 0.9)
    #expect(!isSeen)
    clock.advance(by: 0.2)
    #expect(isSeen)
  }
}
