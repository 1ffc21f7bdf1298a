import GalleyGeometry

// Computes parts and points of a path by its length.

extension Path {
  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  ///
  ///     Path(rect).trimmed(from: 0, to: 0.25)   // the first quarter of the way around
  ///
  /// Each curve becomes short lines.
  public func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return Path() }
    let lines = self.lines
    let length = lines.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    let (low, high) = (max(start, 0) * length, min(end, 1) * length)
    var path = Path()
    var passed = 0.0
    for line in lines {
      let step = line.from.distance(to: line.to)
      defer { passed += step }
      guard step > 0, passed + step > low, passed < high else { continue }
      func point(at place: Double) -> Point {
        let share = max((place - passed) / step, 0)
        // The exact end of the line is returned, because the next line starts there. A computed end
        // would differ by a rounding error, and the next line would not continue the path.
        guard share < 1 else { return line.to }
        return Point(
          x: line.from.x + (line.to.x - line.from.x) * share,
          y: line.from.y + (line.to.y - line.from.y) * share)
      }
      let first = point(at: low)
      if path.currentPoint != first { path.move(to: first) }
      path.addLine(to: point(at: high))
    }
    return path
  }

  /// Returns the point at a fraction of the path's length; `nil` for an empty path. Each curve is
  /// replaced by short lines.
  ///
  ///     var path = Path()
  ///     path.move(to: Point(x: 0, y: 0))
  ///     path.addLine(to: Point(x: 10, y: 0))
  ///     path.point(atShare: 0.25)    // (2.5, 0)
  public func point(atShare share: Double) -> Point? {
    let lines = self.lines
    let length = lines.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    var left = min(max(share.isNaN ? 0 : share, 0), 1) * length
    for line in lines {
      let step = line.from.distance(to: line.to)
      if left <= step, step > 0 {
        let part = left / step
        return Point(
          x: line.from.x + (line.to.x - line.from.x) * part,
          y: line.from.y + (line.to.y - line.from.y) * part)
      }
      left -= step
    }
    return lines.last?.to
  }
}
