import Foundation
import GalleyDrawing
import GalleyGeometry

// The outline that is being made. It is not part of the state that is saved: its points stay where they
// are on the picture, however the transform changes before it is painted.

extension CGContext {
  /// Begins a new outline.
  public func beginPath() {
    outline = Path()
    outlineTransform = recorder.transform
  }

  /// Lifts the pen and begins anew.
  public func move(to point: CGPoint) { change { $0.move(to: point.point) } }

  /// Draws a straight line.
  public func addLine(to point: CGPoint) { change { $0.addLine(to: point.point) } }

  /// Draws lines from point to point.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point) : addLine(to: point)
    }
  }

  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end.point, control1: control1.point, control2: control2.point) }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end.point, control: control.point) }
  }

  /// Draws a line back to where the pen was put down.
  public func closePath() { change { $0.close() } }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { change { $0.append(Path(rect.galley)) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { change { $0.append(Path(ellipseIn: rect.galley)) } }

  /// Draws an arc of a circle; first a line to its start. Seen where y grows downwards, an arc that
  /// is `clockwise` goes the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center.point, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Rounds the corner between the lines to `tangent1End` and from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change {
      $0.addArc(around: tangent1End.point, towards: tangent2End.point, radius: radius)
    }
  }

  /// Adds an outline.
  public func addPath(_ path: CGPath) { change { $0.append(path.galley) } }

  // MARK: Asking

  /// The outline so far.
  public var path: CGPath? {
    let path = currentOutline
    return path.isEmpty ? nil : CGPath(path)
  }

  /// Whether the outline is one of nothing.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// Where the pen is; the origin before the first step.
  public var currentPointOfPath: CGPoint { CGPoint(currentOutline.currentPoint ?? .zero) }

  /// The smallest rectangle around all points of the outline, control points included.
  public var boundingBoxOfPath: CGRect { CGRect(currentOutline.controlBounds) }

  /// Whether a point is inside of the outline.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return currentOutline.contains(point.point, rule: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Painting

  /// Fills the outline, or draws it, or both. There is none then.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takeOutline()
    switch mode {
    case .fill: fill(path, rule: .winding)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path, style: state.style)
    case .fillStroke, .eoFillStroke:
      fill(path, rule: mode == .fillStroke ? .winding : .evenOdd)
      stroke(path, style: state.style)
    }
  }

  /// Fills the outline. There is none then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the outline. There is none then.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws only inside of the outline from now on. There is none then.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takeOutline(), rule: rule) }

  // MARK: In the points that are drawn in now

  private func change(_ body: (inout Path) -> Void) {
    outline = currentOutline
    outlineTransform = recorder.transform
    body(&outline)
  }

  /// The outline in the points that are drawn in now.
  private var currentOutline: Path {
    let transform = recorder.transform
    guard !outline.isEmpty, transform != outlineTransform else { return outline }
    guard let inverse = transform.inverted() else { return Path() }
    return outline.applying(outlineTransform.concatenating(inverse))
  }

  private func takeOutline() -> Path {
    let path = currentOutline
    beginPath()
    return path
  }
}
