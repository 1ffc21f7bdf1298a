import Testing
import UIKit

@Suite("An affine transform of Core Graphics")
struct CGAffineTransformTests {
  @Test(
    "CGAffineTransform translates, scales and rotates in Core Graphics' order: the last comes first"
  )
  func order() {
    let scaled = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 23))
    let moved = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(moved == scaled)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && turned.y == 1)
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.translatedBy(x: 4, y: 5).tx == 4)
    #expect(CGAffineTransform.identity.rotated(by: 0).isIdentity)
  }

  @Test("CGAffineTransform is undone by its inverse, and one without an inverse stays as it is")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("CGAffineTransform transforms sizes and rectangles")
  func applying() {
    let transform = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2)
    #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 6, height: 8))
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(rect.applying(transform) == CGRect(x: 1, y: 2, width: 6, height: 8))
  }

  @Test("CGAffineTransform is composed again from its components")
  func parts() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.25,
      translation: CGVector(dx: 7, dy: 8))
    let again = CGAffineTransform(parts).decomposed()
    #expect(abs(again.scale.width - 2) < 1e-12 && abs(again.scale.height - 3) < 1e-12)
    #expect(abs(again.horizontalShear - 0.5) < 1e-12 && abs(again.rotation - 0.25) < 1e-12)
    #expect(again.translation == CGVector(dx: 7, dy: 8))
  }

  @Test("CGAffineTransform can be encoded, as text and in an object")
  func boxes() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSStringFromCGAffineTransform(transform) == "[1, 2, 3, 4, 5, 6]")
  }
}
