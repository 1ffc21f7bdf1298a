import Foundation
import Testing

@testable import UIKit

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
