import GalleyGeometry

// Creates paths of rectangles, ellipses and arcs.

extension Path {
  /// The distance between each end of a quarter circle of radius 1 and its control point.
  private static var quarter: Double { 0.552_284_749_830_793_4 }

  /// Creates a rectangle.
  public init(_ rect: Rect) {
    self.init()
    guard !rect.isNull else { return }
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a rectangle with some round corners.
  ///
  ///     Path(roundedRect: bounds, radius: 8)
  ///     Path(roundedRect: bounds, radius: 8, corners: [.topLeft, .topRight])
  ///
  /// A radius is limited to half of the shorter side.
  public init(roundedRect rect: Rect, radius: Double, corners: Corners = .all) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, radii: Size(width: radius, height: radius), corners: corners)
  }

  /// Creates a rectangle with some corners that are quarters of an ellipse. The radii are limited
  /// to half of the width and half of the height of the rectangle.
  public init(roundedRect rect: Rect, radii: Size, corners: Corners = .all) {
    let rx = min(radii.width, rect.width / 2)
    let ry = min(radii.height, rect.height / 2)
    guard rx > 0, ry > 0, !corners.isEmpty, !rect.isNull else {
      self.init(rect)
      return
    }
    self.init()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func has(_ corner: Corners) -> Double { corners.contains(corner) ? 1 : 0 }
    let topLeft = has(.topLeft)
    let topRight = has(.topRight)
    let bottomRight = has(.bottomRight)
    let bottomLeft = has(.bottomLeft)
    move(to: Point(x: left + rx * topLeft, y: top))
    addLine(to: Point(x: right - rx * topRight, y: top))
    if topRight > 0 { addQuarter(to: Point(x: right, y: top + ry), isFirstAcross: true) }
    addLine(to: Point(x: right, y: bottom - ry * bottomRight))
    if bottomRight > 0 { addQuarter(to: Point(x: right - rx, y: bottom), isFirstAcross: false) }
    addLine(to: Point(x: left + rx * bottomLeft, y: bottom))
    if bottomLeft > 0 { addQuarter(to: Point(x: left, y: bottom - ry), isFirstAcross: true) }
    addLine(to: Point(x: left, y: top + ry * topLeft))
    if topLeft > 0 { addQuarter(to: Point(x: left + rx, y: top), isFirstAcross: false) }
    close()
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: Rect) {
    self.init()
    guard !rect.isNull else { return }
    move(to: Point(x: rect.maxX, y: rect.midY))
    addQuarter(to: Point(x: rect.midX, y: rect.maxY), isFirstAcross: false)
    addQuarter(to: Point(x: rect.minX, y: rect.midY), isFirstAcross: true)
    addQuarter(to: Point(x: rect.midX, y: rect.minY), isFirstAcross: false)
    addQuarter(to: Point(x: rect.maxX, y: rect.midY), isFirstAcross: true)
    close()
  }

  /// Adds a quarter of an ellipse. The curve starts in the direction of the x axis if
  /// `isFirstAcross` is `true`, and in the direction of the y axis otherwise.
  internal mutating func addQuarter(to end: Point, isFirstAcross: Bool) {
    guard let from = currentPoint else { return }
    let (dx, dy) = ((end.x - from.x) * Path.quarter, (end.y - from.y) * Path.quarter)
    addCurve(
      to: end,
      control1: isFirstAcross ? Point(x: from.x + dx, y: from.y) : Point(x: from.x, y: from.y + dy),
      control2: isFirstAcross ? Point(x: end.x, y: end.y - dy) : Point(x: end.x - dx, y: end.y))
  }

  /// Adds an arc of a circle, preceded by a line to its start if the current point is somewhere
  /// else.
  ///
  /// Angles are in radians, from the x axis toward the y axis, which points down. Therefore, a
  /// `clockwise` arc is clockwise on the screen.
  ///
  /// - Unverified: The arc is a full circle if the end angle lies a whole number of turns from the
  ///   start angle, against the direction of the arc.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    func point(at angle: Double) -> (Point, tangent: Point) {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      return (
        Point(x: center.x + radius * cosine, y: center.y + radius * sine),
        Point(x: -radius * sine, y: radius * cosine)
      )
    }
    let first = point(at: startAngle).0
    if currentPoint != first { addLine(to: first) }
    let count = max(Int((sweep.magnitude / (.pi / 2)).roundedUp), 1)
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * Elementary.tangent(step / 4)
    for index in 0..<count {
      let (from, leaving) = point(at: startAngle + step * Double(index))
      let (to, arriving) = point(at: startAngle + step * Double(index + 1))
      addCurve(
        to: to, control1: Point(x: from.x + leaving.x * handle, y: from.y + leaving.y * handle),
        control2: Point(x: to.x - arriving.x * handle, y: to.y - arriving.y * handle))
    }
  }

  /// Returns the angle that an arc covers, which is at most a full circle. If the angles differ but
  /// the ends of the arc meet, the arc is a full circle.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let distance = clockwise ? end - start : start - end
    if distance >= turn { return clockwise ? turn : -turn }
    var rest = distance - (distance / turn).roundedDown * turn
    if distance < 0 && (rest < 1e-9 || rest > turn - 1e-9) { rest = turn }
    return clockwise ? rest : -rest
  }
}

/// A set of corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each corner.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top left corner.
  public static var topLeft: Corners { Corners(rawValue: 1) }
  /// The top right corner.
  public static var topRight: Corners { Corners(rawValue: 2) }
  /// The bottom left corner.
  public static var bottomLeft: Corners { Corners(rawValue: 4) }
  /// The bottom right corner.
  public static var bottomRight: Corners { Corners(rawValue: 8) }
  /// All four corners.
  public static var all: Corners { [.topLeft, .topRight, .bottomLeft, .bottomRight] }
}
