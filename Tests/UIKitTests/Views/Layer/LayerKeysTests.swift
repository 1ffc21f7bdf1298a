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

  @Test("Properties of a layer are set by their names")
  func properties() {
    let ring = CAShapeLayer()
    ring.setValue(0.5, forKey: "strokeEnd")
    ring.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    #expect(ring.strokeEnd == 0.5 && ring.position == CGPoint(x: 3, y: 4))
    #expect(ring.value(forKey: "strokeEnd") as? CGFloat == 0.5)
    ring.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKey: "position")
    #expect(ring.position == CGPoint(x: 5, y: 6))
  }

  @Test("The corners, the shadow path and the rasterization of a layer are set by their names")
  func looks() {
    let layer = CALayer()
    layer.setValue(3, forKey: "maskedCorners")
    layer.setValue("continuous", forKey: "cornerCurve")
    layer.setValue(true, forKey: "shouldRasterize")
    layer.setValue(2, forKey: "rasterizationScale")
    layer.setValue(false, forKey: "doubleSided")
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 6), transform: nil)
    layer.setValue(path, forKey: "shadowPath")
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(layer.cornerCurve == .continuous && layer.shouldRasterize)
    #expect(layer.rasterizationScale == 2 && !layer.isDoubleSided)
    #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test("Key paths lead to the parts of a layer's properties")
  func parts() {
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    #expect(layer.position.x == 12 && layer.bounds.width == 30)
    #expect((layer.value(forKeyPath: "position.x") as? NSNumber)?.doubleValue == 12)
  }

  @Test("A rotation or a scale that is set by its key path replaces the one before it")
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

  @Test("A rotation out of the plane replaces the one before it", arguments: ["x", "y"])
  func tilts(axis: String) throws {
    let layer = CALayer()
    let path = "transform.rotation." + axis
    for angle in [0.5, 1.2] {
      layer.setValue(angle, forKeyPath: path)
      let found = try #require(layer.value(forKeyPath: path) as? Double)
      #expect((found - angle).magnitude < 1e-9)
    }
  }

  @Test(
    "A rotation replaces the one before it and leaves the perspective of the sublayers",
    arguments: ["x", "y", "z"])
  func sublayerTilts(axis: String) {
    let layer = CALayer()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    layer.sublayerTransform = perspective
    for angle in [0.5, 2.5, -1.2] {
      layer.setValue(angle, forKeyPath: "sublayerTransform.rotation." + axis)
      let expected = CATransform3DRotate(
        perspective, angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
      #expect(difference(layer.sublayerTransform, expected) < 1e-9)
    }
  }

  @Test(
    "Rotations around several axes, and scales, do not change each other",
    arguments: ["transform", "sublayerTransform"])
  func severalTilts(property: String) throws {
    let layer = CALayer()
    let values = [
      "rotation.x": 0.4, "rotation.y": -0.7, "rotation.z": 1.1, "scale.x": 2, "scale.y": 3,
    ]
    for (part, value) in values { layer.setValue(value / 2, forKeyPath: "\(property).\(part)") }
    for (part, value) in values { layer.setValue(value, forKeyPath: "\(property).\(part)") }
    for (part, value) in values {
      let found = try #require(layer.value(forKeyPath: "\(property).\(part)") as? Double)
      #expect((found - value).magnitude < 1e-9, "\(part) is \(found)")
    }
    var expected = CATransform3DMakeRotation(1.1, 0, 0, 1)
    expected = CATransform3DRotate(expected, -0.7, 0, 1, 0)
    expected = CATransform3DRotate(expected, 0.4, 1, 0, 0)
    expected = CATransform3DScale(expected, 2, 3, 1)
    let actual = property == "transform" ? layer.transform : layer.sublayerTransform
    #expect(difference(actual, expected) < 1e-9)
  }

  /// Returns the largest difference between two entries.
  private func difference(_ one: CATransform3D, _ other: CATransform3D) -> CGFloat {
    func entries(_ t: CATransform3D) -> [CGFloat] {
      let upper = [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24]
      return upper + [t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }
    return zip(entries(one), entries(other)).map { ($0 - $1).magnitude }.max() ?? 0
  }

  @Test("A mirrored layer keeps the sign of the axis that is mirrored", arguments: ["x", "y"])
  func mirrored(axis: String) {
    let layer = CALayer()
    layer.setValue(-1, forKeyPath: "transform.scale." + axis)
    layer.setValue(1, forKeyPath: "transform.scale." + axis)
    let transform = layer.transform
    #expect((transform.m11 - 1).magnitude < 1e-9 && (transform.m22 - 1).magnitude < 1e-9)
  }

  @Test("A view sets parts of its layer's properties")
  func ofView() {
    let view = UIView()
    view.setValue(7, forKeyPath: "layer.position.x")
    #expect(view.layer.position.x == 7)
  }

  @Test("The instance properties of a replicator layer have keys")
  func instances() {
    let dots = CAReplicatorLayer()
    dots.setValue(3, forKey: "instanceCount")
    let step = CATransform3DMakeTranslation(16, 0, 0)
    dots.setValue(NSValue(caTransform3D: step), forKey: "instanceTransform")
    #expect(dots.instanceCount == 3 && dots.instanceTransform == step)
  }
}
