import GalleyGeometry

// Paths for the area that a stroke covers, and for the dashes of a line.

extension Path {
  /// Returns a path around the area that a stroke of this path covers. Fill the result by the
  /// winding rule.
  ///
  ///     var line = Path()
  ///     line.move(to: Point(x: 0, y: 0))
  ///     line.addLine(to: Point(x: 10, y: 0))
  ///     line.outlined(StrokeStyle(width: 4)).bounds    // (0, -2, 10, 4)
  ///
  /// The result consists of one closed subpath for each line, corner and end. These subpaths
  /// overlap, and all run in the same direction. Curves become lines.
  ///
  /// - Complexity: O(*n*) in the elements, and in the dashes.
  public func outlined(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let source = style.dash.isEmpty ? self : dashed(style.dash, from: style.dashPhase)
    var outline = Outline(style)
    for part in source.polylines { outline.add(part) }
    return outline.path
  }

  /// Returns the dashes of the path, each as a separate subpath.
  ///
  /// The result is the path itself if the lengths are not usable: all zero, negative, not finite,
  /// or so short that there would be more than 100,000 dashes.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps, alternating.
  ///   - phase: The position in the dashes at which each subpath begins.
  public func dashed(_ lengths: [Double], from phase: Double) -> Path {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let patternLength = pattern.reduce(0, +)
    let parts = polylines
    let length = parts.reduce(0) { $0 + $1.length }
    guard pattern.allSatisfy({ $0 >= 0 }), patternLength > 0, patternLength.isFinite,
      phase.isFinite, length / patternLength * Double(pattern.count) < 100_000
    else { return self }
    var result = Path()
    for part in parts {
      var dashes = Dashes(pattern, at: phase, patternLength)
      dashes.walk(part, into: &result)
    }
    return result
  }

  /// The subpaths that contain a line or a curve, as points.
  fileprivate var polylines: [Polyline] {
    var result: [Polyline] = []
    var current: Polyline?
    func end() {
      if let part = current, part.isDrawn { result.append(part) }
    }
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        end()
        current = Polyline(point)
      case .line(let point): current?.add(point)
      case .curve(let point, let control1, let control2):
        guard let from = current?.points.last else { continue }
        for next in Curve(from, control1, control2, point).points(count: 24) { current?.add(next) }
      case .close:
        guard let start = current?.points.first else { continue }
        current?.close()
        end()
        current = Polyline(start)
      }
    }
    end()
    return result
  }
}

/// A subpath as points. Consecutive points differ.
private struct Polyline {
  private(set) var points: [Point]
  private(set) var isClosed = false
  /// Whether the subpath has a line, even one without a length.
  private(set) var isDrawn = false

  init(_ start: Point) { points = [start] }

  mutating func add(_ point: Point) {
    isDrawn = true
    if points.last != point { points.append(point) }
  }

  mutating func close() {
    isDrawn = true
    isClosed = true
    if points.count > 1, points.first == points.last { points.removeLast() }
  }

  /// The points. If the subpath is closed, the first point is repeated at the end.
  var vertices: [Point] { isClosed && points.count > 1 ? points + points.prefix(1) : points }

  var length: Double {
    zip(vertices, vertices.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

/// The position in a pattern of dashes and gaps, which advances along a line.
private struct Dashes {
  private let pattern: [Double]
  /// The index of the current dash or gap in the pattern.
  private var index = 0
  /// The length that remains of the current dash or gap.
  private var rest: Double

  init(_ pattern: [Double], at phase: Double, _ patternLength: Double) {
    self.pattern = pattern
    var passed = phase.truncatingRemainder(dividingBy: patternLength)
    if passed < 0 { passed += patternLength }
    while index < pattern.count - 1, passed >= pattern[index] {
      passed -= pattern[index]
      index += 1
    }
    rest = max(pattern[index] - passed, 0)
  }

  private var isDash: Bool { index.isMultiple(of: 2) }

  /// Adds the dashes of a subpath to a path.
  mutating func walk(_ part: Polyline, into path: inout Path) {
    if isDash { path.move(to: part.points[0]) }
    for (from, to) in zip(part.vertices, part.vertices.dropFirst()) {
      let length = from.distance(to: to)
      var passed = 0.0
      while length - passed > rest {
        passed += rest
        let place = from + (to - from) * (passed / length)
        if isDash, pattern[index] == 0 || path.currentPoint != place { path.addLine(to: place) }
        index = (index + 1) % pattern.count
        rest = pattern[index]
        if isDash { path.move(to: place) }
      }
      rest -= length - passed
      if isDash { path.addLine(to: to) }
    }
  }
}

/// The area of a stroke, to which convex parts are added in sequence.
private struct Outline {
  private(set) var path = Path()
  private let style: StrokeStyle
  /// Half of the width.
  private let half: Double

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func add(_ part: Polyline) {
    let vertices = part.vertices
    guard vertices.count > 1 else { return addDot(vertices[0]) }
    let directions = zip(vertices, vertices.dropFirst()).map {
      ($1 - $0) * (1 / $0.distance(to: $1))
    }
    for (index, direction) in directions.enumerated() {
      let side = direction.turned * half
      let (from, to) = (vertices[index], vertices[index + 1])
      addPolygon([from + side, to + side, to - side, from - side])
      if index > 0 { addCorner(from, directions[index - 1], direction) }
    }
    if part.isClosed {
      addCorner(vertices[0], directions[directions.count - 1], directions[0])
    } else {
      addEnd(vertices[0], directions[0] * -1)
      addEnd(vertices[vertices.count - 1], directions[directions.count - 1])
    }
  }

  /// Adds a line of length zero. Only the caps of the line are visible.
  private mutating func addDot(_ point: Point) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      addEnd(point, Point(x: 1, y: 0))
      addEnd(point, Point(x: -1, y: 0))
    }
  }

  /// Adds the cap at an end of a line. `direction` points out of the line.
  private mutating func addEnd(_ point: Point, _ direction: Point) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      let (side, out) = (direction.turned * half, direction * half)
      addPolygon([point + side, point + side + out, point - side + out, point - side])
    }
  }

  /// Adds the join at a point at which one line ends and the next line begins.
  private mutating func addCorner(_ point: Point, _ arriving: Point, _ leaving: Point) {
    let sine = arriving.x * leaving.y - arriving.y * leaving.x
    let cosine = arriving.x * leaving.x + arriving.y * leaving.y
    if sine == 0, cosine > 0 { return }
    // At small angles, such as between the lines of a curve, a miter looks like a round join.
    // Therefore no circle is needed.
    if style.join == .round, cosine < 0.97 { return addCircle(point) }
    let outwards = sine > 0 ? -half : half
    let (one, other) = (point + arriving.turned * outwards, point + leaving.turned * outwards)
    // The tip of a miter is 1 / cos(½ angle) times as far from the corner as the edge of the line.
    let ratio = Elementary.squareRoot(2 / (1 + cosine))
    guard style.join != .bevel, ratio <= style.miterLimit else {
      return addPolygon([point, one, other])
    }
    let middle = (one + other) * 0.5 - point
    let tip = point + middle * (half * ratio / middle.distance(to: .zero))
    addPolygon([point, one, tip, other])
  }

  private mutating func addCircle(_ center: Point) {
    path.append(
      Path(
        ellipseIn: Rect(
          x: center.x - half, y: center.y - half, width: style.width, height: style.width)))
  }

  /// Adds a convex polygon in the same direction as the circles, so that overlapping parts do not
  /// cancel each other.
  private mutating func addPolygon(_ points: [Point]) {
    var area = 0.0
    for (one, other) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += one.x * other.y - one.y * other.x
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    path.move(to: ordered[0])
    for point in ordered.dropFirst() { path.addLine(to: point) }
    path.close()
  }
}

extension Point {
  /// The vector, rotated by 90 degrees.
  fileprivate var turned: Point { Point(x: -y, y: x) }

  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}
