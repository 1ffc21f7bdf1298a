import Foundation
import GalleyDrawing
import GalleyGeometry

/// An outline, and how it is drawn.
///
///     let path = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
///     UIColor.systemBlue.setFill()
///     path.fill()
///
/// - Differs: Round corners are parts of circles; UIKit bends them a little more smoothly.
open class UIBezierPath: NSObject, NSCopying {
  internal final var path = Path()

  // MARK: Creating

  /// An outline of nothing.
  public override init() {}

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect.galley)) }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect.galley)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect.galley, radius: cornerRadius))
  }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      Path(roundedRect: rect.galley, radii: cornerRadii.galley, corners: corners.galley))
  }

  /// An arc of a circle.
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

  /// An outline of Core Graphics'.
  public convenience init(cgPath: CGPath) { self.init(cgPath.galley) }

  /// Not read from archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIBezierPath.init(coder:): this archive is not one that Galley reads")
  }

  // MARK: Steps

  /// Lifts the pen and begins anew.
  open func move(to point: CGPoint) { path.move(to: point.point) }

  /// Draws a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point.point) }

  /// Draws a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(
      to: endPoint.point, control1: controlPoint1.point, control2: controlPoint2.point)
  }

  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint.point, control: controlPoint.point)
  }

  /// Draws an arc of a circle; first a line to its start. `clockwise` is as it looks on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center.point, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Draws a line back to where the pen was put down.
  open func close() { path.close() }

  /// Forgets all steps.
  open func removeAllPoints() { path = Path() }

  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// The same outline, each part of it drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = path.reversed
    return reversed
  }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.galley) }

  // MARK: Asking

  /// The outline, for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.galley }
  }

  /// Whether there is nothing to draw.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the outline; null for an outline of nothing.
  open var bounds: CGRect { CGRect(path.bounds) }

  /// Where the pen is; the origin before the first step.
  open var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

  /// Whether a point is inside. An outline that is not closed counts as if it were.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point.point, rule: rule.galley) }

  // MARK: How it is drawn

  /// How wide the line is.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far out the point of a miter may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How exact curves are drawn.
  ///
  /// - Differs: It is kept, and changes nothing.
  open var flatness: CGFloat = 0.6
  /// Whether inside is what the outline goes around an odd number of times.
  open var usesEvenOddFillRule = false

  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// How long dashes and gaps are, in turns; none for a line without gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  /// Finds how long dashes and gaps are.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the outline in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Draws the outline in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the outline in the current context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { context in
      context.fill(path, rule: rule)
    }
  }

  /// Draws the outline in the current context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { context in
      context.stroke(path, style: strokeStyle)
    }
  }

  /// Draws only inside of the outline from now on, in the current context.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: rule) }

  internal var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.galley, join: lineJoinStyle.galley,
      miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: As a value

  private func duplicate() -> UIBezierPath {
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

  /// The same outline, drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Whether another one has the same steps and is drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && strokeStyle == other.strokeStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The same for the same steps.
  open override var hash: Int { path.hashValue }

  /// The steps, as in an SVG file.
  open override var description: String { "<UIBezierPath; \(path)>" }
}
