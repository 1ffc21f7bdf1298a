import GalleyGeometry

extension Path {
  /// A line or a curve of a path, with the point at which it starts.
  public struct Segment: Hashable, Sendable {
    /// The point at which the segment starts.
    public let start: Point
    /// The point at which the segment ends.
    public let end: Point
    /// The control points; `nil` for a line.
    private let controls: Controls?

    private struct Controls: Hashable, Sendable {
      let first: Point
      let second: Point
    }

    fileprivate init(line start: Point, to end: Point) {
      (self.start, self.end, controls) = (start, end, nil)
    }

    fileprivate init(curve start: Point, to end: Point, _ control1: Point, _ control2: Point) {
      (self.start, self.end) = (start, end)
      controls = Controls(first: control1, second: control2)
    }

    /// Returns the point at a parameter from 0 to 1. On a curve, equal steps of the parameter do
    /// not have equal lengths.
    public func point(at parameter: Double) -> Point {
      let (t, u) = (parameter, 1 - parameter)
      guard let controls else {
        return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: a * start.x + b * controls.first.x + c * controls.second.x + d * end.x,
        y: a * start.y + b * controls.first.y + c * controls.second.y + d * end.y)
    }
  }

  /// The lines and curves of the path, in order.
  ///
  /// A subpath that is closed ends with a line to its start, unless it already ends there.
  ///
  ///     var path = Path()
  ///     path.move(to: Point(x: 0, y: 0))
  ///     path.addLine(to: Point(x: 10, y: 0))
  ///     path.segments[0].point(at: 0.25)    // (2.5, 0)
  public var segments: [Segment] {
    var segments: [Segment] = []
    var (first, last): (Point?, Point?)
    for element in elements {
      switch element {
      case .move(let point):
        (first, last) = (point, point)
      case .line(let end):
        if let last { segments.append(Segment(line: last, to: end)) }
        last = end
      case .curve(let end, let control1, let control2):
        if let last { segments.append(Segment(curve: last, to: end, control1, control2)) }
        last = end
      case .close:
        if let first, let start = last, start != first {
          segments.append(Segment(line: start, to: first))
        }
        last = first
      }
    }
    return segments
  }
}
