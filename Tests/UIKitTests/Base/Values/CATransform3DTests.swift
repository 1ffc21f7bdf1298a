import Testing
import UIKit

@Suite("A 3D transform")
struct CATransform3DTests {
  @Test("In the plane, a 3D transform equals the affine one")
  func plane() {
    var transform = CATransform3DMakeTranslation(10, 20, 0)
    transform = CATransform3DScale(transform, 2, 3, 1)
    #expect(CATransform3DIsAffine(transform))
    #expect(
      CATransform3DGetAffineTransform(transform)
        == CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3))
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
    let expected = CGAffineTransform(rotationAngle: 0.5)
    #expect(abs(turned.a - expected.a) < 1e-12 && abs(turned.b - expected.b) < 1e-12)
    #expect(abs(turned.c - expected.c) < 1e-12 && abs(turned.d - expected.d) < 1e-12)
    let plane = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
  }

  @Test("A 3D transform is undone by its inverse")
  func inverse() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 2, 3)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(moved, CATransform3DInvert(moved))))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("A 3D transform with perspective is not affine")
  func perspective() {
    var transform = CATransform3DIdentity
    #expect(CATransform3DIsAffine(transform))
    transform.m34 = -1.0 / 500
    #expect(!CATransform3DIsAffine(transform))
    #expect(!CATransform3DIsAffine(CATransform3DRotate(CATransform3DIdentity, 1, 1, 0, 0)))
    #expect(NSValue(caTransform3D: transform).caTransform3DValue.m34 == -1.0 / 500)
  }
}
