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

  @Test("So are those of its corners, its shadow and its sides")
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

  @Test("Instances have keys")
  func instances() {
    let dots = CAReplicatorLayer()
    dots.setValue(3, forKey: "instanceCount")
    let step = CATransform3DMakeTranslation(16, 0, 0)
    dots.setValue(NSValue(caTransform3D: step), forKey: "instanceTransform")
    #expect(dots.instanceCount == 3 && dots.instanceTransform == step)
  }
}
