import Foundation
import Testing
import UIKit

/// The functions of Core Graphics for rectangles. On Linux, some of them are Foundation's and
/// others are Galley's own. Each expectation but those about `intersects(_:)` holds on Apple's
/// systems as well.
@Suite("Rectangles, points and sizes")
struct CGRectTests {
  private let row = CGRect(x: 0, y: 0, width: 10, height: 5)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Intersecting

  @Test("Rectangles that only touch do not intersect, and their intersection has no area")
  func touching() {
    for other in [rect(0, 5, 10, 5), rect(10, 0, 5, 5), rect(-5, 0, 5, 5), rect(10, 5, 1, 1)] {
      #expect(!row._intersects(other) && !other._intersects(row), "\(other)")
      #expect(!row.intersection(other).isNull && row.intersection(other).isEmpty)
      // Foundation on Linux differs from Core Graphics here. If this expectation fails, Foundation
      // has been corrected, and `_intersects(_:)` can be removed.
      #expect(row.intersects(other))
    }
  }

  @Test("Rectangles that share an area intersect, whatever the sign of their extents is")
  func overlapping() {
    #expect(row._intersects(row))
    #expect(row._intersects(rect(9.99, 4.99, 5, 5)))
    #expect(row._intersects(rect(15, 10, -6, -6)))
    #expect(!row._intersects(rect(15, 10, -5, -5)))
    #expect(row._intersects(.infinite) && CGRect.infinite._intersects(row))
    #expect(!row._intersects(rect(11, 0, 5, 5)))
  }

  @Test("A rectangle without height intersects inside and on the edge of another")
  func flat() {
    for y in [0, 2, 5] as [CGFloat] {
      #expect(row._intersects(rect(0, y, 10, 0)) && rect(0, y, 10, 0)._intersects(row), "\(y)")
    }
    #expect(!row._intersects(rect(0, 6, 10, 0)))
    #expect(!row._intersects(rect(10, 2, 5, 0)))
    #expect(row._intersects(rect(3, 3, 0, 0)))
  }

  @Test("The null rectangle intersects nothing")
  func null() {
    #expect(!row._intersects(.null) && !CGRect.null._intersects(row))
    #expect(!CGRect.null._intersects(.infinite) && !CGRect.null._intersects(.null))
    #expect(!rect(.nan, 0, 1, 1)._intersects(row))
  }

  @Test("The intersection of rectangles that are apart is null, and infinity keeps the other one")
  func intersection() {
    #expect(row.intersection(rect(20, 0, 1, 1)).isNull)
    #expect(row.intersection(.null).isNull && CGRect.null.intersection(row).isNull)
    #expect(row.intersection(.infinite) == row && CGRect.infinite.intersection(row) == row)
    #expect(row.intersection(rect(0, 5, 10, 5)) == rect(0, 5, 10, 0))
  }

  // MARK: Combining and rounding

  @Test("A union includes rectangles without area, and not the null one")
  func union() {
    #expect(CGRect.zero.union(rect(10, 10, 5, 5)) == rect(0, 0, 15, 15))
    #expect(row.union(.null) == row && CGRect.null.union(row) == row)
    #expect(CGRect.null.union(.null).isNull)
    #expect(CGRect.infinite.union(row).isInfinite)
    #expect(rect(10, 10, -10, -5).union(rect(10, 10, -10, -5)) == rect(0, 5, 10, 5))
  }

  @Test("An inset that is too large gives the null rectangle, and one that leaves no area does not")
  func insets() {
    #expect(row.insetBy(dx: 6, dy: 0).isNull)
    #expect(row.insetBy(dx: 5, dy: 0) == rect(5, 0, 0, 5))
    #expect(row.insetBy(dx: -5, dy: -1) == rect(-5, -1, 20, 7))
    #expect(CGRect.null.insetBy(dx: 1, dy: 1).isNull)
    #expect(rect(10, 10, -10, -5).insetBy(dx: 1, dy: 1) == rect(1, 6, 8, 3))
  }

  @Test("An integral rectangle grows outwards on all sides")
  func integral() {
    #expect(rect(0.2, -0.2, 9.9, 0).integral == rect(0, -1, 11, 1))
    #expect(rect(9.5, 9.5, -5, -5).integral == rect(4, 4, 6, 6))
    #expect(CGRect.null.integral.isNull && row.integral == row)
  }

  @Test("Negative extents of a rectangle count from the other side")
  func negativeExtents() {
    let turned = rect(10, 10, -10, -5)
    #expect(turned.standardized == rect(0, 5, 10, 5))
    #expect(turned == rect(0, 5, 10, 5) && turned.equalTo(rect(0, 5, 10, 5)))
    #expect(turned.minX == 0 && turned.maxX == 10 && turned.width == 10 && turned.midY == 7.5)
    #expect(!turned.isEmpty && turned.contains(CGPoint(x: 5, y: 7)))
    #expect(CGSize(width: -1, height: 1) != CGSize(width: 1, height: 1))
    #expect(CGPoint(x: -0.0, y: 0) == CGPoint.zero)
  }

  @Test("A rectangle contains its first edges and not its last ones")
  func containing() {
    #expect(row.contains(CGPoint(x: 0, y: 0)))
    #expect(!row.contains(CGPoint(x: 10, y: 0)) && !row.contains(CGPoint(x: 9, y: 5)))
    #expect(!CGRect.zero.contains(CGPoint.zero) && !CGRect.null.contains(CGPoint.zero))
    #expect(row.contains(row) && row.contains(rect(10, 5, 0, 0)))
    #expect(CGRect.infinite.contains(row) && !CGRect.null.contains(row))
    #expect(CGRect.null.isEmpty && CGRect.zero.isEmpty && rect(0, 0, 1, 0).isEmpty)
  }

  // MARK: As text

  @Test("Rectangles, points and sizes are printed as on Apple's systems")
  func printing() {
    let (point, size) = (CGPoint(x: 1, y: -2.5), CGSize(width: 320, height: 0.1))
    #expect("\(point)" == "(1.0, -2.5)")
    #expect("\(size)" == "(320.0, 0.1)")
    #expect("\(CGRect(origin: point, size: size))" == "(1.0, -2.5, 320.0, 0.1)")
    #expect(String(describing: row) == "(0.0, 0.0, 10.0, 5.0)")
    #expect(String(reflecting: row) == "(0.0, 0.0, 10.0, 5.0)")
    #expect(row.debugDescription == "(0.0, 0.0, 10.0, 5.0)")
    #expect("\([row])" == "[(0.0, 0.0, 10.0, 5.0)]")
    #expect("\(Optional(point) as Any)" == "Optional((1.0, -2.5))")
    #expect("\(CGRect.null)" == "(inf, inf, 0.0, 0.0)")
  }

  @Test("UIKit's strings of geometry have up to 17 digits per number")
  func digits() {
    #expect(
      NSStringFromCGRect(rect(0, 20.5, 375, 646 + 2.0 / 3))
        == "{{0, 20.5}, {375, 646.66666666666663}}")
    #expect(NSStringFromCGPoint(CGPoint(x: 0.1, y: -3)) == "{0.10000000000000001, -3}")
    #expect(NSStringFromCGSize(CGSize(width: 1e20, height: 12)) == "{1e+20, 12}")
    #expect(NSStringFromCGPoint(CGPoint(x: -0.0, y: 0)) == "{-0, 0}")
    let third = rect(1.0 / 3, 0, 2.0 / 3, 0)
    #expect(CGRectFromString(NSStringFromCGRect(third)) == third)
  }

  @Test("The C functions and constants equal the members of the types")
  func namesInC() {
    let rect = CGRectMake(10, 20, -4, 8)
    #expect(rect == CGRect(x: 10, y: 20, width: -4, height: 8))
    #expect(CGRectGetMinX(rect) == 6 && CGRectGetMidX(rect) == 8 && CGRectGetMaxX(rect) == 10)
    #expect(CGRectGetMinY(rect) == 20 && CGRectGetMidY(rect) == 24 && CGRectGetMaxY(rect) == 28)
    #expect(CGRectGetWidth(rect) == 4 && CGRectGetHeight(rect) == 8)
    #expect(CGRectStandardize(rect) == CGRect(x: 6, y: 20, width: 4, height: 8))
    #expect(CGRectInset(row, 1, 2) == CGRect(x: 1, y: 2, width: 8, height: 1))
    #expect(CGRectOffset(row, 1, 2) == CGRect(x: 1, y: 2, width: 10, height: 5))
    #expect(CGRectIntegral(CGRectMake(0.5, 0, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 1))
    let below = CGRectMake(0, 5, 10, 5)
    #expect(CGRectUnion(row, below) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!CGRectIntersectsRect(row, below) && CGRectIntersectsRect(row, row))
    #expect(CGRectIsNull(CGRectIntersection(row, CGRectOffset(row, 11, 0))))
    #expect(CGRectContainsPoint(row, CGPointZero) && !CGRectContainsPoint(row, CGPointMake(10, 0)))
    #expect(CGRectContainsRect(row, CGRectMake(1, 1, 2, 2)) && !CGRectContainsRect(row, below))
    #expect(
      CGRectIsEmpty(CGRectZero) && CGRectIsInfinite(CGRectInfinite) && CGRectIsNull(CGRectNull))
    #expect(CGRectEqualToRect(rect, CGRectStandardize(rect)) && !CGRectEqualToRect(rect, row))
    #expect(CGSizeEqualToSize(CGSizeMake(0, 0), CGSizeZero))
    #expect(CGPointEqualToPoint(CGPointMake(0, 0), CGPointZero))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  @Test("Index paths are printed as arrays and ordered index by index")
  func indexPaths() {
    let path = IndexPath(item: 1, section: 0)
    #expect("\(path)" == "[0, 1]" && String(reflecting: path) == "[0, 1]")
    #expect("\(IndexPath())" == "[]")
    #expect(IndexPath(indexes: [0]) < path && path < IndexPath(indexes: [0, 1, 0]))
    #expect(path < IndexPath(item: 0, section: 1) && path == [0, 1])
    #expect(path.compare([0, 2]) == .orderedAscending)
  }

  @Test("An NSValue with a rectangle can be cast to CGRect, and one with a point can't")
  func boxes() {
    let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((rect as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point as? CGRect == nil)
    #expect(NSNumber(value: 1) as Any as? CGRect == nil)
  }
}
