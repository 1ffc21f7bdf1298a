import Foundation
import GalleyDrawing
import GalleyGeometry

/// An outline: lines and curves, one after the other.
///
///     CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
///       .contains(CGPoint(x: 5, y: 5))   // true
///
/// - Differs: A curve with one control point is kept as the same curve with two.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The steps. Only a `CGMutablePath` changes them.
  internal fileprivate(set) var galley: Path

  internal init(_ path: Path) { galley = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect.galley).applying(transform))
  }

  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.galley).applying(transform))
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = Size(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect.galley, radii: radii).applying(transform))
  }

  // MARK: Asking

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { galley.isEmpty }

  /// Where the pen is; the origin before the first step.
  public var currentPoint: CGPoint { CGPoint(galley.currentPoint ?? .zero) }

  /// The smallest rectangle around all points, control points included; null for an outline of nothing.
  public var boundingBox: CGRect { CGRect(galley.controlBounds) }

  /// The smallest rectangle around the outline; null for an outline of nothing.
  public var boundingBoxOfPath: CGRect { CGRect(galley.bounds) }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    galley.applying(transform.galley).contains(point.point, rule: rule.galley)
  }

  /// Whether the outline is a rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = galley.rectangle else { return false }
    rect?.pointee = CGRect(found)
    return true
  }

  /// Calls a closure with each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in galley.elements {
      var (type, points): (CGPathElementType, [CGPoint])
      switch element {
      case .move(let point): (type, points) = (.moveToPoint, [CGPoint(point)])
      case .line(let point): (type, points) = (.addLineToPoint, [CGPoint(point)])
      case .curve(let point, let control1, let control2):
        (type, points) = (
          .addCurveToPoint, [CGPoint(control1), CGPoint(control2), CGPoint(point)]
        )
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafePointer(to: CGPathElement(type: type, points: buffer.baseAddress!), block)
      }
    }
  }

  // MARK: Copying

  /// The same outline.
  public func copy() -> CGPath? { CGPath(galley) }

  /// The outline with its points moved.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(galley.applying(transform))
  }

  /// The same outline, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(galley) }

  /// The outline with its points moved, to be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(galley.applying(transform))
  }

  // MARK: As a value

  /// Whether two have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.galley == right.galley }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(galley) }

  /// The steps, as in an SVG file.
  public var description: String { "<CGPath \(galley)>" }
}

/// An outline that grows.
///
///     let path = CGMutablePath()
///     path.move(to: .zero)
///     path.addLine(to: CGPoint(x: 10, y: 0))
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An outline of nothing.
  public init() { super.init(Path()) }

  internal override init(_ path: Path) { super.init(path) }

  /// Lifts the pen and begins anew.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    galley.move(to: point.applying(transform).point)
  }

  /// Draws a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    galley.addLine(to: point.applying(transform).point)
  }

  /// Draws lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
    }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    galley.addQuadCurve(
      to: end.applying(transform).point, control: control.applying(transform).point)
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    galley.addCurve(
      to: end.applying(transform).point, control1: control1.applying(transform).point,
      control2: control2.applying(transform).point)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(rect.galley), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(ellipseIn: rect.galley), transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = Size(width: cornerWidth, height: cornerHeight)
    append(Path(roundedRect: rect.galley, radii: radii), transform)
  }

  /// Draws an arc of a circle; first a line to its start. Seen where y grows downwards, an arc that
  /// is `clockwise` goes the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    galley.addArc(
      transform.galley, center: center.point, radius: radius, startAngle: startAngle,
      endAngle: endAngle, clockwise: !clockwise)
  }

  /// Draws an arc of a circle that goes so far around.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Rounds the corner between the lines to `tangent1End` and from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !transform.isIdentity, let inverse = transform.galley.inverted() else {
      galley.addArc(around: tangent1End.point, towards: tangent2End.point, radius: radius)
      return
    }
    var path = galley.applying(inverse)
    path.addArc(around: tangent1End.point, towards: tangent2End.point, radius: radius)
    galley = path.applying(transform.galley)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.galley, transform)
  }

  /// Draws a line back to where the pen was put down.
  public func closeSubpath() { galley.close() }

  private func append(_ path: Path, _ transform: CGAffineTransform) {
    galley.append(path.applying(transform.galley))
  }
}

/// A step of an outline.
public struct CGPathElement {
  /// Which step.
  public var type: CGPathElementType
  /// Its points: control points first, its end last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The kinds of steps of an outline.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// What counts as inside of an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  internal var galley: FillRule { self == .winding ? .winding : .evenOdd }
}

/// Whether an outline is filled, drawn, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension Path {
  internal func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(transform.pointee.galley)
  }

  /// Draws an arc as it is after a transform. The line to its start comes from where the pen is.
  internal mutating func addArc(
    _ transform: GalleyGeometry.AffineTransform, center: Point, radius: Double,
    startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    if transform.isIdentity {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
      return
    }
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    for element in arc.applying(transform).elements {
      switch element {
      case .move(let point): addLine(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}
