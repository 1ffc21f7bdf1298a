import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A gradient layer")
struct CAGradientLayerTests {
  private func makeLayer() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return layer
  }

  @Test("A gradient that was drawn follows its corner radius, its corners and its bounds")
  func shape() {
    let layer = makeLayer()
    #expect(layer.recordInside().description.hasPrefix("fill rect (0, 0, 40, 20)"))
    layer.cornerRadius = 8
    let round = layer.recordInside().description
    #expect(round.hasPrefix("fill rounded rect (0, 0, 40, 20) radius 8"))
    layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(layer.recordInside().description != round)
    layer.cornerRadius = 0
    layer.bounds.origin.y = 5
    #expect(layer.recordInside().description.hasPrefix("fill rect (0, 5, 40, 20)"))
  }

  @Test("A gradient follows its animated bounds in each frame, with its colors")
  func animatedBounds() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layer = makeLayer()
    window.layer.addSublayer(layer)
    let grow = CABasicAnimation(keyPath: "bounds")
    grow.fromValue = CGRect(x: 0, y: 0, width: 40, height: 120)
    grow.duration = 1
    layer.add(grow, forKey: nil)
    window.frameClock.advance(by: 0.5)
    let middle = layer.recordInside().description
    #expect(middle.hasPrefix("fill rect (0, 0, 40, 70)"))
    #expect(middle.contains("to (20, 70)"), "\(middle)")
    window.frameClock.advanceUntilStill()
    #expect(layer.recordInside().description.hasPrefix("fill rect (0, 0, 40, 20)"))
  }
}
