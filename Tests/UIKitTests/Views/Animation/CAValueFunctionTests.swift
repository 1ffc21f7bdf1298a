import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Animations whose numbers become transforms")
struct CAValueFunctionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() {
    window.addSubview(box)
    window.isHidden = false
  }

  /// The transform in the middle of an animation from one value to another.
  private func middle(
    _ name: CAValueFunctionName, from start: Any, to end: Any
  ) -> CATransform3D? {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = 1
    box.layer.add(animation, forKey: "turn")
    window.frameClock.advance(by: 0.5)
    return box.layer.presentation()?.transform
  }

  private func isNear(_ one: CATransform3D?, _ other: CATransform3D) -> Bool {
    guard let one else { return false }
    let pairs = [
      (one.m11, other.m11), (one.m12, other.m12), (one.m22, other.m22), (one.m33, other.m33),
      (one.m41, other.m41), (one.m42, other.m42), (one.m43, other.m43),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test("A value function rotates by an angle")
  func rotate() {
    let shown = middle(.rotateZ, from: 0, to: CGFloat.pi)
    #expect(
      isNear(shown, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), "\(String(describing: shown))")
  }

  @Test("A value function scales and translates by one number or by three")
  func scale() {
    #expect(isNear(middle(.scaleX, from: 1, to: 3), CATransform3DMakeScale(2, 1, 1)))
    #expect(
      isNear(middle(.scale, from: [1, 1, 1], to: [3, 5, 1]), CATransform3DMakeScale(2, 3, 1)))
    #expect(
      isNear(
        middle(.translate, from: [0, 0, 0], to: [20, 40, 6]),
        CATransform3DMakeTranslation(10, 20, 3)))
    #expect(isNear(middle(.translateZ, from: 0, to: 8), CATransform3DMakeTranslation(0, 0, 4)))
  }

  @Test("A value function makes a whole transform, which replaces that of the layer")
  func whole() {
    box.layer.transform = CATransform3DMakeTranslation(30, 40, 0)
    #expect(isNear(middle(.scaleX, from: 1, to: 3), CATransform3DMakeScale(2, 1, 1)))
    #expect(
      isNear(
        middle(.rotateZ, from: 0, to: CGFloat.pi), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
  }

  @Test("A value function with an unknown name is nil")
  func names() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
    #expect(CAValueFunction(name: .scaleY)?.name == .scaleY)
  }
}
