import GalleyGeometry

extension Path {
  /// Adds a line toward `corner`, followed by an arc that rounds the corner. The arc ends on the
  /// line from `corner` to `end`.
  ///
  /// If the points lie on a line, so that there is no corner, this method adds only a line to
  /// `corner`.
  public mutating func addArc(around corner: Point, towards end: Point, radius: Double) {
    guard let from = currentPoint else { return move(to: corner) }
    let (back, ahead) = (corner.direction(to: from), corner.direction(to: end))
    guard let back, let ahead, radius > 0, radius.isFinite else { return addLine(to: corner) }
    let cosine = min(max(back.x * ahead.x + back.y * ahead.y, -1), 1)
    let cross = back.x * ahead.y - back.y * ahead.x
    guard cross.magnitude > 1e-9 else { return addLine(to: corner) }
    // The tangent of half the angle at the corner.
    let half = Elementary.squareRoot((1 - cosine) / (1 + cosine))
    let distance = radius / half
    let first = Point(x: corner.x + back.x * distance, y: corner.y + back.y * distance)
    let last = Point(x: corner.x + ahead.x * distance, y: corner.y + ahead.y * distance)
    let isClockwise = cross < 0
    let side = isClockwise ? 1.0 : -1.0
    // The center lies on the inner side of the corner. The line from `first` to the center is at a
    // right angle to the line from `first` to the corner.
    let center = Point(
      x: first.x + back.y * radius * side, y: first.y - back.x * radius * side)
    if first != from { addLine(to: first) }
    let start = Elementary.arctangent2(y: first.y - center.y, x: first.x - center.x)
    let stop = Elementary.arctangent2(y: last.y - center.y, x: last.x - center.x)
    addArcFromHere(
      center: center, radius: radius, startAngle: start, endAngle: stop, clockwise: isClockwise)
  }

  /// Adds an arc from the current point, which is the arc's start apart from rounding errors.
  private mutating func addArcFromHere(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    for case .curve(let end, let control1, let control2) in arc.elements {
      addCurve(to: end, control1: control1, control2: control2)
    }
  }
}

extension Point {
  /// Returns the direction to another point as a vector of length one; `nil` if the points are
  /// equal.
  fileprivate func direction(to other: Point) -> Point? {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = Elementary.squareRoot(dx * dx + dy * dy)
    return length > 0 && length.isFinite ? Point(x: dx / length, y: dy / length) : nil
  }
}
