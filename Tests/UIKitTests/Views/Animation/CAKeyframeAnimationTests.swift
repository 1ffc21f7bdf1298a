import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Keyframes of views")
struct ViewKeyframesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var shown: CALayer { view.layer.presentation()! }

  init() { window.addSubview(view) }

  /// The values that are shown after each eighth of a second.
  private func values(_ count: Int, _ value: (CALayer) -> CGFloat) -> [CGFloat] {
    (0..<count).map { _ in
      window.frameClock.advance(by: 0.125)
      return (value(shown) * 1_000).rounded() / 1_000
    }
  }

  @Test("Transforms and colors go from keyframe to keyframe")
  func transforms() {
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.transform = .identity
        view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      }
    }
    window.frameClock.advance(by: 0.25)
    #expect(abs(shown.affineTransform().a - 2) < 1e-6)
    #expect(abs((shown.backgroundColor?.components?[0] ?? 0) - 0.5) < 0.01)
    window.frameClock.advance(by: 0.375)
    #expect(abs(shown.affineTransform().a - 2.5) < 1e-6)
    #expect(abs((shown.backgroundColor?.components?[0] ?? 0) - 1) < 0.01)
    #expect(abs((shown.backgroundColor?.components?[1] ?? 0) - 0.25) < 0.01)
    window.frameClock.advance(by: 0.5)
    #expect(shown.affineTransform().a == 1 && view.layer.motion == nil)
  }

  @Test("Keyframes that repeat and reverse do so together")
  func repeating() {
    UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    }
    #expect(values(6) { $0.position.x } == [100, 150, 100, 50, 100, 150])
    view.layer.removeAllAnimations()
    #expect(shown.position.x == 50)
  }

  @Test("Keyframes in another animation have its duration, unless they override it")
  func inheritedDuration() {
    func move(_ options: UIView.KeyframeAnimationOptions) {
      UIView.animate(withDuration: 1) {
        UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: options) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 150
          }
        }
      }
    }
    move([])
    #expect(values(8) { $0.position.x } == [50, 50, 50, 50, 75, 100, 125, 150])
    view.center.x = 50
    window.frameClock.advanceUntilStill()
    move(.overrideInheritedDuration)
    #expect(values(4) { $0.position.x } == [50, 50, 100, 150])
  }

  @Test("Discrete keyframes jump at their times")
  func discrete() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.3) { view.alpha = 0 }
    }
    #expect(values(6) { CGFloat($0.opacity) } == [1, 0.5, 0.5, 0.5, 0, 0])
  }
}

@MainActor @Suite("A keyframe animation")
struct CAKeyframeAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layer = CALayer()
  private let animation = CAKeyframeAnimation(keyPath: "position")

  init() {
    window.layer.addSublayer(layer)
    // A long line to the right, and a short one down.
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 90, y: 0))
    path.addLine(to: CGPoint(x: 90, y: 10))
    animation.path = path.cgPath
    animation.duration = 1
  }

  /// The position that is shown after a part of the duration.
  private func position(after time: TimeInterval) -> CGPoint {
    layer.removeAllAnimations()
    layer.add(animation, forKey: nil)
    window.frameClock.advance(by: time)
    let point = layer.presentation()!.position
    return CGPoint(
      x: (point.x * 1_000).rounded() / 1_000, y: (point.y * 1_000).rounded() / 1_000)
  }

  @Test("Each line of a path takes the same time, unless there are key times")
  func path() {
    #expect(position(after: 0.25) == CGPoint(x: 45, y: 0))
    #expect(position(after: 0.75) == CGPoint(x: 90, y: 5))
    animation.keyTimes = [0, 0.2, 1]
    #expect(position(after: 0.1) == CGPoint(x: 45, y: 0))
    #expect(position(after: 0.6) == CGPoint(x: 90, y: 5))
  }

  @Test("Timing functions apply to the lines of a path, one after the other")
  func functions() {
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    // Half of an ease-in is 0.3154.
    #expect(abs(position(after: 0.25).x - 28.382) < 0.1)
    #expect(position(after: 0.75) == CGPoint(x: 90, y: 5))
  }

  @Test("A paced path has a constant velocity, whatever the key times and timing functions")
  func paced() {
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.1, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn),
    ]
    #expect(position(after: 0.25) == CGPoint(x: 25, y: 0))
    #expect(position(after: 0.95) == CGPoint(x: 90, y: 5))
  }

  @Test("A layer rotates with its path")
  func rotation() {
    func turn(after time: TimeInterval) -> CGPoint {
      _ = position(after: time)
      let transform = layer.presentation()!.affineTransform()
      return CGPoint(
        x: (transform.a * 1_000).rounded() / 1_000, y: (transform.b * 1_000).rounded() / 1_000)
    }
    #expect(turn(after: 0.75) == CGPoint(x: 1, y: 0))
    animation.rotationMode = .rotateAuto
    #expect(turn(after: 0.25) == CGPoint(x: 1, y: 0))
    // Down, where y grows downward, is a quarter turn clockwise.
    #expect(turn(after: 0.75) == CGPoint(x: 0, y: 1))
    animation.rotationMode = .rotateAutoReverse
    #expect(turn(after: 0.75) == CGPoint(x: 0, y: -1))
    animation.rotationMode = .rotateAuto
    animation.calculationMode = .discrete
    #expect(turn(after: 0.75) == CGPoint(x: 1, y: 0))
  }

  @Test("A discrete path jumps from point to point")
  func discrete() {
    animation.calculationMode = .discrete
    #expect(position(after: 0.3) == .zero)
    #expect(position(after: 0.5) == CGPoint(x: 90, y: 0))
    #expect(position(after: 0.7) == CGPoint(x: 90, y: 10))
  }

  @Test("Paced values follow each other with a constant velocity")
  func pacedValues() {
    animation.path = nil
    animation.values = [CGPoint.zero, CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90)]
    animation.calculationMode = .paced
    #expect(position(after: 0.25) == CGPoint(x: 15, y: 20))
    animation.values = [CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 99)]
    #expect(position(after: 0.5) == CGPoint(x: 3, y: 49))
  }
}
