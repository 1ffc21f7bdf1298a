import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Values of layers by their keys")
struct LayerKeysTests {
  @Test("A layer keeps values for keys that it does not know, in its copies too")
  func unknown() throws {
    let layer = CALayer()
    #expect(layer.value(forKey: "id") == nil)
    layer.setValue("ring", forKey: "id")
    #expect(layer.value(forKey: "id") as? String == "ring")
    #expect(try #require(layer.presentation()).value(forKey: "id") as? String == "ring")
    layer.setValue(nil, forKey: "id")
    #expect(layer.value(forKey: "id") == nil)
  }

  @Test("Properties are set by their names")
  func properties() {
    let ring = CAShapeLayer()
    ring.setValue(0.5, forKey: "strokeEnd")
    ring.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    #expect(ring.strokeEnd == 0.5 && ring.position == CGPoint(x: 3, y: 4))
    #expect(ring.value(forKey: "strokeEnd") as? CGFloat == 0.5)
    ring.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKey: "position")
    #expect(ring.position == CGPoint(x: 5, y: 6))
  }

  @Test("Parts of properties have paths")
  func parts() {
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    #expect(layer.position.x == 12 && layer.bounds.width == 30)
    #expect((layer.value(forKeyPath: "position.x") as? NSNumber)?.doubleValue == 12)
  }

  @Test("A rotation and a scale replace those before them")
  func turns() throws {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(1, forKeyPath: "transform.rotation.z")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(5, forKeyPath: "transform.translation.x")
    let transform = layer.transform
    #expect(transform.m11.magnitude < 1e-9 && (transform.m12 - 2).magnitude < 1e-9)
    #expect(transform.m41 == 5)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? Double)
    let scale = try #require(layer.value(forKeyPath: "transform.scale.y") as? Double)
    #expect((angle - .pi / 2).magnitude < 1e-9 && (scale - 2).magnitude < 1e-9)
  }
}
