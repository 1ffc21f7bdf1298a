import Testing
@testable import GalleyUIKit

@Suite("A Bézier path")
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test("A path of a shape is drawn as that shape")
  func shapes() {
    let paths = [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 5),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 4, height: 4)),
    ]
    #expect(
      paths.map(\.description) == [
        "<UIBezierPath; rect (0, 0, 40, 20)>", "<UIBezierPath; ellipse (0, 0, 40, 20)>",
        "<UIBezierPath; rounded rect (0, 0, 40, 20) radius 5>",
        "<UIBezierPath; M 4 0 L 40 0 L 40 20 L 0 20 L 0 4 C 0 1.791 1.791 0 4 0 Z>",
      ])
  }

  @Test("A path is built step by step, and knows its current point")
  func steps() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 11, y: 1))
    path.addQuadCurve(to: CGPoint(x: 11, y: 7), controlPoint: CGPoint(x: 14, y: 4))
    path.addCurve(
      to: CGPoint(x: 1, y: 7), controlPoint1: CGPoint(x: 8, y: 9),
      controlPoint2: CGPoint(x: 4, y: 9))
    #expect(path.currentPoint == CGPoint(x: 1, y: 7))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 20, y: 5)))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 11.5, height: 7.5))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds.minX == 11)
    #expect(path.reversing().currentPoint == CGPoint(x: 11, y: 7))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("UIKit's arc goes clockwise on the screen; Core Graphics' goes the other way")
  func arcs() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGPoint(x: 7, y: 7)))
    #expect(path.bounds.minY > -0.01)
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(arc == path.cgPath)
  }

  @Test("A path is filled and stroked in the current colors, with its line properties")
  func drawing() {
    let list = UIGraphics.record {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: rect)
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.lineJoinStyle = .bevel
      path.setLineDash([4, 2], count: 2, phase: 1)
      path.fill()
      path.stroke()
      path.fill(with: .normal, alpha: 0.5)
      path.usesEvenOddFillRule = true
      path.addClip()
      UIRectFill(rect)
    }
    #expect(
      list.description == """
        fill rect (0, 0, 40, 20) #FF0000
        stroke rect (0, 0, 40, 20) #0000FF, 3 wide, round caps, bevel joins, dashes 4 2 from 1
        fill rect (0, 0, 40, 20) #FF000080
        group, clipped to rect (0, 0, 40, 20)
          fill rect (0, 0, 40, 20) #FF0000
        """)
  }

  @Test("A path draws nothing outside a graphics context")
  func nowhere() {
    UIBezierPath(rect: rect).fill()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Paths with equal elements are equal; a copy changes independently")
  func values() throws {
    let path = UIBezierPath(rect: rect)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    copy.lineWidth = 2
    #expect(copy != path)
    var (count, phase) = (0, CGFloat(0))
    path.setLineDash([1, 2, 3], count: 3, phase: 4)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 4)
    path.append(UIBezierPath(cgPath: CGPath(ellipseIn: rect, transform: nil)))
    #expect(path.cgPath.contains(CGPoint(x: 1, y: 1), using: .winding))
  }
}

@Suite("A path of Core Graphics")
struct CGPathTests {
  @Test("A Core Graphics path transforms the point that it is asked about, and not itself")
  func containsTransformedPoint() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)
    let move = CGAffineTransform(translationX: 12, y: 12)
    #expect(path.contains(CGPoint(x: 1, y: 1), transform: move))
    #expect(!path.contains(CGPoint(x: 25, y: 25), transform: move))
  }

  @Test("A Core Graphics path enumerates its elements")
  func steps() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ])
    var rect = CGRect.zero
    #expect(path.isRect(&rect) && rect.width == 2)
  }

  @Test("A Core Graphics path transforms its points")
  func transforms() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0)], transform: move)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2), transform: move)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 8, height: 8), cornerWidth: 2, cornerHeight: 2,
      transform: move)
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 18, height: 8))
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(path.copy(using: &scale)?.boundingBoxOfPath.width == 36)
    #expect(path.mutableCopy() == path.copy())
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("A Core Graphics path rounds corners, and rotates")
  func arcs() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 3) < 1e-9)
    let turn = CGMutablePath()
    turn.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi)
    #expect(turn.boundingBoxOfPath.maxY > 0.99 && turn.boundingBoxOfPath.minY > -0.01)
  }
}
