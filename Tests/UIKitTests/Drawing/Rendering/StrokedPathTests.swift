import GalleyDrawing
import Testing

@testable import GalleyUIKit

@Suite("Strokes as paths, and layers of drawing")
struct StrokedPathTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func drawing(_ body: (CGContext) -> Void) -> String {
    UIGraphics.record(in: bounds) { UIGraphicsGetCurrentContext().map(body) }.description
  }

  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    return path
  }

  @Test("A path becomes the area of its stroke, and its dashes; both are transformed afterwards")
  func paths() {
    let stroked = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(stroked.boundingBoxOfPath == CGRect(x: -4, y: -2, width: 28, height: 4))
    #expect(stroked.contains(CGPoint(x: 20, y: 1)) && !stroked.contains(CGPoint(x: 20, y: 3)))
    let dashes = line.copy(
      dashingWithPhase: 0, lengths: [4, 2], transform: CGAffineTransform(translationX: 0, y: 5))
    #expect(dashes.description == "<CGPath M 0 5 L 4 5 M 6 5 L 10 5>")
  }

  @Test("The C functions for strokes and dashes create the same paths")
  func namesInC() throws {
    var transform = CGAffineTransform(scaleX: 2, y: 1)
    let stroked = try #require(
      CGPath(
        __byStroking: line, transform: &transform, lineWidth: 4, lineCap: .square,
        lineJoin: .miter, miterLimit: 10))
    #expect(stroked.boundingBoxOfPath == CGRect(x: -4, y: -2, width: 28, height: 4))
    let plain = CGPath(
      __byStroking: line, transform: nil, lineWidth: 2, lineCap: .butt, lineJoin: .miter,
      miterLimit: 10)
    #expect(plain?.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 10, height: 2))
    let lengths: [CGFloat] = [4, 2]
    let dashes = CGPath(__byDashing: line, transform: nil, phase: 0, lengths: lengths, count: 2)
    #expect(dashes?.description == "<CGPath M 0 0 L 4 0 M 6 0 L 10 0>")
    var down = CGAffineTransform(translationX: 0, y: 5)
    let moved = CGPath(__byDashing: line, transform: &down, phase: 0, lengths: lengths, count: 2)
    #expect(moved?.description == "<CGPath M 0 5 L 4 5 M 6 5 L 10 5>")
  }

  @Test("The current path becomes the area of its stroke by the settings, and can be filled")
  func currentPath() {
    let text = drawing { context in
      context.setLineWidth(4)
      context.addPath(line)
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
      #expect(context.pathContains(CGPoint(x: 5, y: 1), mode: .fill))
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(text.hasPrefix("fill ") && text.hasSuffix("#000000"), "\(text)")
  }

  @Test("The current path contains the points that the drawing mode would paint")
  func containedPoints() {
    _ = drawing { context in
      context.setLineWidth(4)
      context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      let (outside, inside) = (CGPoint(x: -1, y: 20), CGPoint(x: 5, y: 20))
      let middle = CGPoint(x: 20, y: 20)
      func modes(_ point: CGPoint) -> [CGPathDrawingMode] {
        let all: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
        return all.filter { context.pathContains(point, mode: $0) }
      }
      #expect(modes(outside) == [.stroke, .fillStroke, .eoFillStroke])
      #expect(modes(inside) == [.fill, .eoFill, .fillStroke, .eoFillStroke])
      #expect(modes(middle) == [.fill, .fillStroke])
      context.setLineDash(phase: 0, lengths: [4, 4])
      context.beginPath()
      context.addPath(line)
      #expect(context.pathContains(CGPoint(x: 2, y: 1), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 6, y: 1), mode: .stroke))
    }
  }

  @Test("A layer is drawn at a point, and scaled to a rectangle")
  func layers() throws {
    var isEmpty = false
    let text = drawing { context in
      let size = CGSize(width: 10, height: 10)
      guard let layer = CGLayer(context, size: size, auxiliaryInfo: nil) else { return }
      context.draw(layer, at: .zero)
      isEmpty = CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil
      layer.context?.setFillColor(UIColor.red.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(layer.size == size)
      context.draw(layer, at: CGPoint(x: 20, y: 10))
      context.draw(layer, in: CGRect(x: 40, y: 0, width: 20, height: 10))
    }
    #expect(isEmpty)
    #expect(
      text == """
        group, at (20, 10), clipped to rect (0, 0, 10, 10)
          fill rect (0, 0, 5, 5) #FF0000
        group, transformed [2 0 0 1 40 0], clipped to rect (0, 0, 10, 10)
          fill rect (0, 0, 5, 5) #FF0000
        """)
  }
}
