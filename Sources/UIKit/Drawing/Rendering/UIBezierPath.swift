import Foundation
import GalleyDrawing
import GalleyGeometry

/// A path, with the settings for drawing it.
///
///     let path = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
///     UIColor.systemBlue.setFill()
///     path.fill()
///
/// - Differs: Round corners are parts of circles; UIKit's are a little smoother.
open class UIBezierPath: NSObject, NSCopying {
  internal final var path = Path()

  // MARK: Creating

  /// Creates an empty path.
  public override init() {}

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect.galley)) }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect.galley)) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect.galley, radius: cornerRadius))
  }

  /// Creates a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      Path(roundedRect: rect.galley, radii: cornerRadii.galley, corners: corners.galley))
  }

  /// Creates an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var path = Path()
    path.addArc(
      center: center.point, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    self.init(path)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.galley) }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIBezierPath.init(coder:): this archive is not one that Galley reads")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  // MARK: Adding elements

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point.point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point.point) }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(
      to: endPoint.point, control1: controlPoint1.point, control2: controlPoint2.point)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint.point, control: controlPoint.point)
  }

  /// Adds an arc of a circle, preceded by a line to its start.
  ///
  /// `clockwise` is the direction as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center.point, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.close() }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Returns the same path with each subpath drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = path.reversed
    return reversed
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.galley) }

  // MARK: Queries

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.galley }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path; null for an empty path.
  open var bounds: CGRect { CGRect(path.bounds) }

  /// The current point; the origin before the first element.
  open var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

  /// Returns whether a point is inside of the path. A path that is not closed is treated as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point.point, rule: rule.galley) }

  // MARK: Line properties

  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joints of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of the point of a mitered joint, in line widths.
  open var miterLimit: CGFloat = 10
  /// The precision of curves.
  ///
  /// - Differs: The property is stored and has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides which points are inside of the path.
  open var usesEvenOddFillRule = false

  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps, alternating. Without lengths, the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  /// Returns the lengths of dashes and gaps.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { context in
      context.fill(path, rule: rule)
    }
  }

  /// Strokes the path in the current context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { context in
      context.stroke(path, style: strokeStyle)
    }
  }

  /// Restricts drawing to the inside of the path from now on, in the current context.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: rule) }

  internal var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.galley, join: lineJoinStyle.galley,
      miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Equality

  /// Returns a copy with the same settings.
  internal func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }

  /// Returns a copy with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Whether another path has the same elements and settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && strokeStyle == other.strokeStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The hash of the elements.
  open override var hash: Int { path.hashValue }

  /// The elements, as in an SVG file.
  open override var description: String { "<UIBezierPath; \(path)>" }
}
