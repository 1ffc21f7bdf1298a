import GalleyGeometry

// Bounds, recognized shapes, and hit testing.

extension Path {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  /// Elements with numbers that are not finite are left out, because a canvas does not draw them.
  public var controlBounds: Rect {
    var box = Box()
    for element in elements where element.isFinite {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .curve(let point, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(point)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the path; null for an empty path.
  ///
  /// - Complexity: O(*n*) in the elements.
  public var bounds: Rect {
    var box = Box()
    forEachSegment { from, element in
      box.add(from)
      if case .curve(let to, let control1, let control2) = element {
        for point in Curve(from, control1, control2, to).extremes { box.add(point) }
      }
      if let end = element.end { box.add(end) }
    }
    return box.rect.isNull ? controlBounds : box.rect
  }

  /// The rectangle, if the path is a rectangle that begins at its top left corner.
  public var rectangle: Rect? {
    guard elements.count == 5, elements[4] == .close, case .move(let topLeft) = elements[0],
      case .line(let topRight) = elements[1], case .line(let bottomRight) = elements[2],
      case .line(let bottomLeft) = elements[3],
      topLeft.y == topRight.y, topRight.x == bottomRight.x, bottomRight.y == bottomLeft.y,
      bottomLeft.x == topLeft.x, topLeft.x <= topRight.x, topLeft.y <= bottomLeft.y
    else { return nil }
    return Rect(
      x: topLeft.x, y: topLeft.y, width: topRight.x - topLeft.x, height: bottomLeft.y - topLeft.y)
  }

  /// The rectangle and its corner radius, if the path is a rectangle with four equal round corners.
  public var roundedRectangle: (rect: Rect, radius: Double)? {
    guard elements.count == 10, case .move(let first) = elements[0] else { return nil }
    let rect = controlBounds
    let radius = first.x - rect.minX
    guard radius > 0, first.y == rect.minY, isNear(Path(roundedRect: rect, radius: radius)) else {
      return nil
    }
    return (rect, radius)
  }

  /// The rectangle around the ellipse, if the path is an ellipse.
  public var ellipse: Rect? {
    guard elements.count == 6 else { return nil }
    let rect = controlBounds
    return isNear(Path(ellipseIn: rect)) ? rect : nil
  }

  /// Whether another path is the same, apart from rounding errors.
  private func isNear(_ other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { mine, others in
      mine.points.count == others.points.count && mine.draws == others.draws
        && zip(mine.points, others.points).allSatisfy { $0.distance(to: $1) < 1e-6 }
    }
  }

  /// Whether a point is inside. A path that is not closed is treated as closed.
  public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    forEachLine { from, to in
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Calls the closure with the two ends of each straight line of the path.
  ///
  /// Each subpath is closed, and each curve becomes 24 lines. Elements with numbers that are not
  /// finite are left out.
  private func forEachLine(_ body: (Point, Point) -> Void) {
    var start: Point?
    var last: Point?
    func close() {
      if let start, let last, start != last { body(last, start) }
    }
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        close()
        start = point
        last = point
      case .line(let point):
        if let last { body(last, point) } else { start = point }
        last = point
      case .curve(let point, let control1, let control2):
        if let from = last {
          var before = from
          for next in Curve(from, control1, control2, point).points(count: 24) {
            body(before, next)
            before = next
          }
        } else {
          start = point
        }
        last = point
      case .close:
        close()
        last = start
      }
    }
    close()
  }

  /// The straight lines that a stroke of the path draws. Each curve becomes 24 lines.
  package var lines: [(from: Point, to: Point)] {
    var lines: [(from: Point, to: Point)] = []
    var start: Point?
    var last: Point?
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        start = point
        last = point
      case .line(let point):
        if let last { lines.append((last, point)) }
        last = point
      case .curve(let point, let control1, let control2):
        guard let from = last else { continue }
        var before = from
        for next in Curve(from, control1, control2, point).points(count: 24) {
          lines.append((before, next))
          before = next
        }
        last = point
      case .close:
        if let start, let last, start != last { lines.append((last, start)) }
        last = start
      }
    }
    return lines
  }

  /// Calls the closure with the start point and the element, for each line and each curve.
  private func forEachSegment(_ body: (Point, Element) -> Void) {
    var last: Point?
    var start: Point?
    for element in elements where element.isFinite {
      if let last, element.draws { body(last, element) }
      switch element {
      case .move(let point):
        start = point
        last = point
      case .line(let point), .curve(let point, _, _): last = point
      case .close: last = start
      }
    }
  }
}

/// A rectangle that grows to enclose points.
internal struct Box {
  /// The corner with the smallest coordinates; `nil` if the rectangle encloses no points.
  private var topLeft: Point?
  /// The corner with the largest coordinates.
  private var bottomRight = Point.zero

  mutating func add(_ point: Point) {
    guard let old = topLeft else {
      topLeft = point
      bottomRight = point
      return
    }
    topLeft = Point(x: min(old.x, point.x), y: min(old.y, point.y))
    bottomRight = Point(x: max(bottomRight.x, point.x), y: max(bottomRight.y, point.y))
  }

  /// The rectangle; null if it encloses no points.
  var rect: Rect {
    guard let topLeft else { return .null }
    return Rect(
      x: topLeft.x, y: topLeft.y, width: bottomRight.x - topLeft.x,
      height: bottomRight.y - topLeft.y)
  }
}

extension Path.Element {
  /// The point at which the element ends; `nil` for `close`, which ends at the start of its
  /// subpath.
  internal var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// The points of the element, with the control points of a curve first.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  /// Whether the element is a line or a curve.
  fileprivate var draws: Bool {
    switch self {
    case .line, .curve: true
    case .move, .close: false
    }
  }
}

/// A cubic curve.
internal struct Curve {
  let (from, control1, control2, to): (Point, Point, Point, Point)

  init(_ from: Point, _ control1: Point, _ control2: Point, _ to: Point) {
    (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
  }

  /// Returns the point for a parameter between 0, the start, and 1, the end.
  func point(at t: Double) -> Point {
    let rest = 1 - t
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return Point(
      x: a * from.x + b * control1.x + c * control2.x + d * to.x,
      y: a * from.y + b * control1.y + c * control2.y + d * to.y)
  }

  /// Returns points at equal steps of the parameter, without the start and with the end.
  func points(count: Int) -> [Point] { (1...count).map { point(at: Double($0) / Double(count)) } }

  /// The points at which the curve reverses its direction along one of the axes.
  var extremes: [Point] {
    let along = [
      (from.x, control1.x, control2.x, to.x), (from.y, control1.y, control2.y, to.y),
    ]
    return along.flatMap { Curve.turns($0.0, $0.1, $0.2, $0.3) }.map { point(at: $0) }
  }

  /// Returns the parameters between 0 and 1 at which the derivative along one axis is zero.
  ///
  /// The arguments are the coordinates of the four points on that axis.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // The derivative is 3at² + 3bt + 3c. The zeros are computed without subtracting almost equal
    // numbers, which would lose digits.
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = Elementary.squareRoot(discriminant)
    let sum = -(b + (b < 0 ? -root : root)) / 2
    let roots = [sum / a, c / sum]
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// The rule that decides which points are inside a path that crosses itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// A point is inside if the path goes around it more often in one direction than in the other.
  case winding
  /// A point is inside if the path goes around it an odd number of times.
  case evenOdd
}
