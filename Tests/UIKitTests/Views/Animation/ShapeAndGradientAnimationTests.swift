import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Animations of shape, text and gradient layers")
struct ShapeAndGradientAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var clock: FrameClock { window.frameClock }

  private func add(_ layer: CALayer) {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(layer)
  }

  private func animate(_ layer: CALayer, _ key: String, _ from: Any?, _ to: Any?) {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    layer.add(animation, forKey: key)
    clock.advance(by: 0.5)
  }

  @Test("The presentation copy has the values of a shape layer that is not animated")
  func shapeAtRest() throws {
    let ring = CAShapeLayer()
    add(ring)
    ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    (ring.strokeStart, ring.strokeEnd, ring.lineWidth) = (0.25, 0, 6)
    (ring.lineCap, ring.fillColor, ring.strokeColor) = (.round, nil, UIColor.red.cgColor)
    ring.lineDashPattern = [2, 3]
    let shown = try #require(ring.presentation())
    #expect(shown.path == ring.path)
    #expect(shown.strokeStart == 0.25 && shown.strokeEnd == 0 && shown.lineWidth == 6)
    #expect(shown.lineCap == .round && shown.fillColor == nil)
    #expect(shown.strokeColor == UIColor.red.cgColor)
    #expect(shown.lineDashPattern == [2, 3])
  }

  @Test("The presentation copy has the end of a stroke that grows")
  func shapeMoving() throws {
    let ring = CAShapeLayer()
    add(ring)
    ring.strokeEnd = 0.8
    let grow = CABasicAnimation(keyPath: "strokeEnd")
    grow.fromValue = 0
    grow.duration = 1
    ring.add(grow, forKey: nil)
    clock.advance(by: 0.5)
    #expect(try #require(ring.presentation()).strokeEnd == 0.4)
    clock.advance(by: 0.5)
    #expect(try #require(ring.presentation()).strokeEnd == 0.8)
  }

  @Test("A copy that is not for presentation has the end of the stroke without the animation")
  func copyOfMovingShape() throws {
    let ring = CAShapeLayer()
    add(ring)
    animate(ring, "strokeEnd", 0, 0.5)
    #expect(CAShapeLayer(layer: ring).strokeEnd == 1)
    #expect(try #require(ring.presentation()).strokeEnd == 0.25)
  }

  @Test("The presentation copy has the text and the size of a text layer")
  func text() throws {
    let text = CATextLayer()
    add(text)
    (text.string, text.alignmentMode) = ("Galley", .center)
    animate(text, "fontSize", 10, 20)
    let shown = try #require(text.presentation())
    #expect(shown.string as? String == "Galley" && shown.alignmentMode == .center)
    #expect(shown.fontSize == 15)
  }

  @Test("The colors of an animated gradient blend, and are drawn that way")
  func colors() throws {
    let fade = CAGradientLayer()
    add(fade)
    fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    animate(
      fade, "colors", fade.colors, [UIColor.white.cgColor, UIColor.black.cgColor])
    let shown = try #require(fade.presentation()?.colors as? [CGColor])
    #expect(shown.map { UIColor(cgColor: $0).redComponent } == [0.5, 0])
    let drawn = fade.recordInside().description
    #expect(drawn.contains("#808080"), "\(drawn)")
    clock.advance(by: 0.6)
    #expect(!fade.recordInside().description.contains("#808080"))
  }

  @Test("The locations and points of a gradient move, as a shimmer does")
  func locations() throws {
    let fade = CAGradientLayer()
    add(fade)
    fade.colors = [UIColor.black, .white, .black].map(\.cgColor)
    animate(fade, "locations", [-1, -0.5, 0] as [NSNumber], [0, 0.5, 1] as [NSNumber])
    #expect(try #require(fade.presentation()).locations == [-0.5, 0, 0.5])
    clock.advanceUntilStill()
    animate(fade, "endPoint", CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0))
    let shown = try #require(fade.presentation())
    #expect(shown.endPoint == CGPoint(x: 0.75, y: 0.5))
    #expect(fade.locations == nil && fade.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("Between gradients with different numbers of colors, there is no blend")
  func counts() throws {
    let fade = CAGradientLayer()
    add(fade)
    fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    animate(fade, "colors", nil, [UIColor.white.cgColor])
    #expect(fade.presentation()?.colors?.count == 2)
  }

  @Test(
    "A rotation around a horizontal or vertical axis makes a layer flatter",
    arguments: ["transform.rotation.x", "transform.rotation.y"])
  func turned(key: String) throws {
    let card = CALayer()
    add(card)
    animate(card, key, 0, Double.pi)
    let transform = try #require(card.presentation()).affineTransform()
    let factor = key.hasSuffix("x") ? transform.d : transform.a
    #expect(abs(factor) < 1e-9, "\(transform)")
  }
}

extension UIColor {
  fileprivate var redComponent: CGFloat {
    var red: CGFloat = 0
    getRed(&red, green: nil, blue: nil, alpha: nil)
    return (red * 100).rounded() / 100
  }
}
