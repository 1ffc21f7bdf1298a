import Foundation
import GalleyDrawing
import GalleyGeometry

/// A path of lines and curves, one after the other.
///
///     CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
///       .contains(CGPoint(x: 5, y: 5))   // true
///
/// - Differs: A curve with one control point is stored as the same curve with two control points.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The elements. Only a `CGMutablePath` changes them.
  internal fileprivate(set) var galley: Path

  internal init(_ path: Path) { galley = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect.galley).applying(transform))
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.galley).applying(transform))
  }

  /// Creates a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = Size(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect.galley, radii: radii).applying(transform))
  }

  // MARK: Queries

  /// Whether the path has no elements.
  public var isEmpty: Bool { galley.isEmpty }

  /// The current point; the origin before the first element.
  public var currentPoint: CGPoint { CGPoint(galley.currentPoint ?? .zero) }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(galley.controlBounds) }

  /// The smallest rectangle around the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(galley.bounds) }

  /// Returns whether a point is inside of the path. The transform applies to the point, and not to
  /// the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    galley.contains(point.applying(transform).point, rule: rule.galley)
  }

  /// Returns whether the path is a rectangle. In that case, the rectangle is stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = galley.rectangle else { return false }
    rect?.pointee = CGRect(found)
    return true
  }

  /// Calls a closure with each element.
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

  /// Returns the same path.
  public func copy() -> CGPath? { CGPath(galley) }

  /// Returns the path with its points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(galley.applying(transform))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(galley) }

  /// Returns a mutable copy of the path, with its points transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(galley.applying(transform))
  }

  // MARK: Equality

  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.galley == right.galley }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(galley) }

  /// The elements, as in an SVG file.
  public var description: String { "<CGPath \(galley)>" }
}

/// A path to which elements can be added.
///
///     let path = CGMutablePath()
///     path.move(to: .zero)
///     path.addLine(to: CGPoint(x: 10, y: 0))
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  internal override init(_ path: Path) { super.init(path) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    galley.move(to: point.applying(transform).point)
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    galley.addLine(to: point.applying(transform).point)
  }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
    }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    galley.addQuadCurve(
      to: end.applying(transform).point, control: control.applying(transform).point)
  }

  /// Adds a curve with two control points.
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

  /// Adds an arc of a circle, preceded by a line to its start. If y grows downward, an arc that is
  /// `clockwise` looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    galley.addArc(
      transform.galley, center: center.point, radius: radius, startAngle: startAngle,
      endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds an arc of a circle from a start angle to the start angle plus `delta`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc that rounds the corner between the lines to `tangent1End` and from there to
  /// `tangent2End`.
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

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.galley, transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { galley.close() }

  private func append(_ path: Path, _ transform: CGAffineTransform) {
    galley.append(path.applying(transform.galley))
  }
}

/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element: first the control points, then the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// The rule that decides what is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  internal var galley: FillRule { self == .winding ? .winding : .evenOdd }
}

/// Whether a path is filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension Path {
  internal func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(transform.pointee.galley)
  }

  /// Adds a transformed arc, preceded by a line from the current point to the start of the arc.
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
