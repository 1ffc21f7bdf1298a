import Foundation
import GalleyDrawing
import GalleyMotion
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Animations of views")
struct AnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }

  init() {
    window.addSubview(view)
    view.backgroundColor = .red
  }

  private var shown: CALayer { view.layer.presentation()! }
  private var x: CGFloat { shown.frame.minX }

  @Test("An animated property has its new value immediately, and is shown on its way")
  func moves() {
    var ended: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.frame.origin.x = 100
    } completion: {
      ended = $0
    }
    #expect(view.frame.minX == 100 && x == 0)
    clock.advance(by: 0.25)
    #expect(abs(x - 25) < 1e-9)
    clock.advance(by: 0.25)
    #expect(abs(x - 50) < 1e-9 && ended == nil)
    clock.advance(by: 0.5)
    #expect(x == 100 && ended == true && view.layer.motion == nil)
  }

  @Test("An animation eases in and out by default, and waits for its delay")
  func curve() {
    UIView.animate(withDuration: 1, delay: 1, options: []) { self.view.center.x += 100 }
    clock.advance(by: 1)
    #expect(x == 0)
    clock.advance(by: 0.25)
    #expect(abs(x - 100 * TimingCurve.easeInOut.value(at: 0.25)) < 1e-6)
  }

  @Test(
    "Layout that the changes make necessary is animated with `flushUpdates`, and not without it")
  func flushing() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let left = child.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
    NSLayoutConstraint.activate([
      left, child.topAnchor.constraint(equalTo: controller.view.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      left.constant = 100
    }
    window.frameClock.advance(by: 0.5)
    #expect(child.frame.minX == 100)
    #expect(abs((child.layer.presentation()?.frame.minX ?? 0) - 50) < 1e-6)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) { left.constant = 0 }
    #expect(child.frame.minX == 100)
  }

  @Test("A moving view is drawn at its position on the way")
  func drawing() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      self.view.alpha = 0
      self.view.backgroundColor = .blue
    }
    clock.advance(by: 0.5)
    let text = "\(window.displayList())"
    #expect(text.contains("50") && text.contains("150"))
    #expect(text.contains("#800080"))
    #expect(text.contains("0.5"))
    clock.advance(by: 0.5)
    #expect(!"\(window.displayList())".contains("#800080"))
  }

  @Test("Layout inside an animation is animated, too")
  func layout() {
    final class Row: UIView {
      let label = UIView()
      override func layoutSubviews() { label.frame = bounds.insetBy(dx: 10, dy: 10) }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    row.addSubview(row.label)
    window.addSubview(row)
    row.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      row.frame.size.width = 200
      row.layoutIfNeeded()
    }
    clock.advance(by: 0.5)
    #expect(abs(row.label.layer.presentation()!.bounds.width - 130) < 1e-9)
  }

  @Test(
    "A second animation continues from the position of the first, without a jump and without a stop"
  )
  func additive() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.frame.origin.x = 100
    }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.frame.origin.x = 0
    }
    #expect(abs(x - 50) < 1e-9)
    clock.advance(by: 0.5)
    // The first animation is over, and half of the second one is left: 0 + 100 × 0.5.
    #expect(abs(x - 50) < 1e-9)
    clock.advance(by: 0.5)
    #expect(x == 0)
  }

  @Test("A color that changes twice continues from the visible color")
  func colors() {
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.backgroundColor = .white
    }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.backgroundColor = .black
    }
    #expect(abs((shown.backgroundColor?.components?.first ?? 0) - 0.5) < 0.01)
    clock.advance(by: 1)
    #expect(shown.backgroundColor == UIColor.black.cgColor)
  }

  @Test("Without a window, or without changes, an animation is over in the next turn")
  func elsewhere() {
    var ended = 0
    let other = UIView()
    UIView.animate(withDuration: 1) {
      other.alpha = 0
    } completion: { _ in
      ended += 1
    }
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      ended += 1
    }
    #expect(other.alpha == 0 && ended == 0)
    MainTurn.drain()
    #expect(ended == 2)
  }

  @Test("Nothing is animated when animations are disabled")
  func off() {
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) { self.view.alpha = 0 }
    }
    #expect(shown.opacity == 0)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { self.view.frame.origin.x = 50 }
      self.view.alpha = 1
    }
    #expect(x == 50 && shown.opacity == 0)
  }

  @Test("A nested animation inherits the duration, unless it overrides it")
  func nested() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { self.view.frame.origin.x = 100 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { other.frame.origin.x = 100 }
      #expect(UIView.inheritedAnimationDuration == 2)
    }
    clock.advance(by: 0.5)
    #expect(abs(x - 25) < 1e-9)
    #expect(abs(other.layer.presentation()!.frame.minX - 50) < 1e-9)
  }

  @Test("An autoreversing animation repeats without end, and settling does not wait for it")
  func repeats() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      self.view.frame.origin.x = 100
    }
    clock.advance(by: 1.25)
    #expect(abs(x - 75) < 1e-6)
    clock.advance(by: 100)
    #expect(abs(x - 75) < 1e-6)
    #expect(!clock.isMoving)
    view.layer.removeAllAnimations()
    #expect(x == 100)
  }

  @Test("A spring animation overshoots, and is at its end when it is over")
  func spring() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { self.view.frame.origin.x = 100 }
    clock.advance(by: 0.3)
    let spring = Spring(dampingRatio: 0.5, duration: 1)
    #expect(x > 100 && abs(x - 100 * spring.progress(at: 0.3)) < 1e-6)
    clock.advance(by: 0.7)
    #expect(x == 100)
    UIView.animate(springDuration: 0.5, bounce: 0.3) { self.view.frame.origin.x = 0 }
    clock.advanceUntilStill()
    #expect(x == 0)
  }

  @Test("The completion of a removed animation is called with false")
  func removed() {
    var ended: Bool?
    UIView.animate(withDuration: 1) {
      self.view.alpha = 0
    } completion: {
      ended = $0
    }
    clock.advance(by: 0.5)
    #expect(view.layer.animationKeys() == ["opacity"])
    view.layer.removeAllAnimations()
    #expect(ended == false && shown.opacity == 0)
    #expect(!clock.isMoving)
  }

  @Test(
    "A closure that waits for an animation that is over hears whether it finished",
    arguments: [true, false])
  func late(isFinished: Bool) {
    let run = AnimationRun(
      timing: AnimationTiming(duration: 1, pace: .linear), allowsTouches: false)
    run.finish(isFinished)
    var finished: Bool?
    run.whenOver { finished = $0 }
    #expect(finished == isFinished)
  }

  @Test("The animation of a view is read, removed and replaced by the key of its property")
  func propertyKey() {
    var ended: [Bool] = []
    UIView.animate(withDuration: 1) {
      self.view.alpha = 0
    } completion: {
      ended.append($0)
    }
    clock.advance(by: 0.5)
    #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(view.layer.animation(forKey: "position") == nil)
    view.layer.removeAnimation(forKey: "opacity")
    #expect(ended == [false] && shown.opacity == 0 && view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      self.view.alpha = 1
    } completion: {
      ended.append($0)
    }
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 0.5
    pulse.toValue = 0.5
    pulse.duration = 2
    view.layer.add(pulse, forKey: "opacity")
    #expect(ended == [false, false] && shown.opacity == 0.5)
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test(
    "The completion of a view that leaves its window is called with false, and nothing of the animation is retained"
  )
  func leaves() {
    final class Kept {}
    weak var kept: Kept?
    var ended: [Bool] = []
    do {
      let mark = Kept()
      kept = mark
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        self.view.alpha = 0
      } completion: {
        _ = mark
        ended.append($0)
      }
      UIView.animate(withDuration: 1) {
        self.view.center.x = 0
      } completion: {
        ended.append($0)
      }
    }
    clock.advance(by: 0.5)
    view.removeFromSuperview()
    clock.advance(by: 0.1)
    #expect(ended == [false, false] && view.layer.motion == nil)
    #expect(kept == nil && !clock.isWatched)
  }

  @Test("Completions are called in the order in which animations began")
  func order() {
    var order: [Int] = []
    for number in 0..<3 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: { _ in
        order.append(number)
      }
    }
    clock.advanceUntilStill()
    #expect(order == [0, 1, 2])
  }

  @Test("The keyboard's curve in the options is slow at both ends")
  func keyboardCurve() {
    let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)
    #expect(keyboard.curve == .easeInOut)
    let flip: UIView.AnimationOptions = [.curveLinear, .transitionFlipFromTop]
    #expect(flip.curve == .linear)
  }

  @Test("Keyframes follow each other")
  func keyframes() {
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.view.frame.origin.x = 40
      }
    }
    var places: [CGFloat] = [x]
    for _ in 0..<4 {
      clock.advance(by: 0.5)
      places.append(x.rounded())
    }
    #expect(places == [0, 50, 100, 70, 40])
  }

  @Test("Keyframes jump only in the discrete mode")
  func keyframeModes() {
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    var places: [CGFloat] = []
    for mode in modes {
      view.frame.origin.x = 0
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, .allowUserInteraction]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          self.view.frame.origin.x = 100
        }
      }
      clock.advance(by: 0.5)
      places.append(x.rounded())
      clock.advance(by: 1)
    }
    #expect(places == [50, 100, 50, 50, 50])
  }

  @Test("A keyframe animation is over when its duration is, and not before")
  func keyframesEnd() {
    var ended: TimeInterval?
    UIView.animateKeyframes(withDuration: 2, delay: 1) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.alpha = 0 }
    } completion: { _ in
      ended = self.clock.now
    }
    MainTurn.drain()
    clock.advance(by: 2.5)
    #expect(ended == nil)
    clock.advance(by: 1)
    #expect(abs((ended ?? 0) - 3) < 0.02)
  }

  @Test("An animation without duration is at its end, and over in the next turn")
  func noTime() {
    var ended = false
    UIView.animate(withDuration: 0) {
      self.view.frame.origin.x = 100
    } completion: {
      ended = $0
    }
    #expect(x == 100 && !ended)
    MainTurn.drain()
    #expect(ended && !clock.isMoving)
  }

  @Test("In a transition the old picture fades out above the new one")
  func transition() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(label)
    label.text = "old"
    var ended = false
    UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      label.text = "new"
    } completion: {
      ended = $0
    }
    clock.advance(by: 0.5)
    let text = "\(window.displayList())"
    #expect(text.contains("old") && text.contains("new") && text.contains("0.5"))
    clock.advance(by: 0.5)
    #expect(ended && !"\(window.displayList())".contains("old"))
  }

  @Test("Fingers do not touch a view on its way, unless user interaction is allowed")
  func fingers() {
    UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
    clock.advance(by: 1)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      self.view.alpha = 1
    }
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test("A rotating view does not shrink on its way")
  func turning() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    clock.advance(by: 0.5)
    let transform = shown.affineTransform()
    let root = CGFloat(0.5).squareRoot()
    #expect(abs(transform.a - root) < 1e-9 && abs(transform.b - root) < 1e-9)
  }
}
