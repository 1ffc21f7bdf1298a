import Foundation
import GalleyDrawing
import GalleyGeometry

// The current path. The path is not part of the saved state. Its points do not move in the picture
// if the transform changes before the path is drawn.

extension CGContext {
  /// Begins a new path.
  public func beginPath() {
    outline = Path()
    outlineTransform = recorder.transform
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { change { $0.move(to: point.point) } }

  /// Adds a line.
  public func addLine(to point: CGPoint) { change { $0.addLine(to: point.point) } }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point) : addLine(to: point)
    }
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end.point, control1: control1.point, control2: control2.point) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end.point, control: control.point) }
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() { change { $0.close() } }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { change { $0.append(Path(rect.galley)) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { change { $0.append(Path(ellipseIn: rect.galley)) } }

  /// Adds an arc of a circle, preceded by a line to its start. If y grows downward, an arc that is
  /// `clockwise` looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center.point, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Adds an arc that rounds the corner between the lines to `tangent1End` and from there to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change {
      $0.addArc(around: tangent1End.point, towards: tangent2End.point, radius: radius)
    }
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) { change { $0.append(path.galley) } }

  // MARK: Queries

  /// The current path.
  public var path: CGPath? {
    let path = currentOutline
    return path.isEmpty ? nil : CGPath(path)
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// The current point; the origin before the first element.
  public var currentPointOfPath: CGPoint { CGPoint(currentOutline.currentPoint ?? .zero) }

  /// The smallest rectangle around all points of the path, control points included.
  public var boundingBoxOfPath: CGRect { CGRect(currentOutline.controlBounds) }

  /// Whether a point is inside of the area that `drawPath(using:)` would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = currentOutline
    func isFilled(_ rule: FillRule) -> Bool { path.contains(point.point, rule: rule) }
    func isStroked() -> Bool { path.outlined(state.style).contains(point.point) }
    return switch mode {
    case .fill: isFilled(.winding)
    case .eoFill: isFilled(.evenOdd)
    case .stroke: isStroked()
    case .fillStroke: isFilled(.winding) || isStroked()
    case .eoFillStroke: isFilled(.evenOdd) || isStroked()
    }
  }

  // MARK: Painting

  /// Fills or strokes the path, or both, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = removeOutline()
    switch mode {
    case .fill: fill(path, rule: .winding)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path, style: state.style)
    case .fillStroke, .eoFillStroke:
      fill(path, rule: mode == .fillStroke ? .winding : .evenOdd)
      stroke(path, style: state.style)
    }
  }

  /// Fills the path, and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the path, and removes it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Replaces the path by a path around the area that its stroke would cover.
  ///
  ///     context.replacePathWithStrokedPath()
  ///     context.clip()    // a gradient then fills the line
  public func replacePathWithStrokedPath() {
    let stroked = currentOutline.outlined(state.style)
    beginPath()
    outline = stroked
  }

  /// Restricts drawing to the inside of the path from now on, and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: removeOutline(), rule: rule) }

  // MARK: In current coordinates

  /// Changes the current path in the current coordinates.
  private func change(_ body: (inout Path) -> Void) {
    outline = currentOutline
    outlineTransform = recorder.transform
    body(&outline)
  }

  /// The current path in the current coordinates.
  private var currentOutline: Path {
    let transform = recorder.transform
    guard !outline.isEmpty, transform != outlineTransform else { return outline }
    guard let inverse = transform.inverted() else { return Path() }
    return outline.applying(outlineTransform.concatenating(inverse))
  }

  private func removeOutline() -> Path {
    let path = currentOutline
    beginPath()
    return path
  }
}
