import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Converts gradients to patterns of Cairo.

extension Gradient {
  /// Returns the gradient as a pattern.
  ///
  /// - Parameter bounds: The bounds of the filled area.
  internal func pattern(around bounds: Rect) -> OpaquePointer? {
    guard let inverse = transform.inverted(), let pattern = untransformed(around: bounds, inverse)
    else { return cairo_pattern_create_rgba(0, 0, 0, 0) }
    var matrix = cairo_matrix_t(inverse)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private func untransformed(around bounds: Rect, _ inverse: AffineTransform) -> OpaquePointer? {
    switch shape {
    case .linear(let from, let to):
      guard from.isFinite, to.isFinite else { return nil }
      return withStops(cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
    case .radial(let from, let startRadius, let to, let endRadius):
      guard from.isFinite, to.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
      return withStops(
        cairo_pattern_create_radial(
          from.x, from.y, max(startRadius, 0), to.x, to.y, max(endRadius, 0)))
    case .conic(let center, let start):
      guard center.isFinite, start.isFinite, bounds.isFinite else { return nil }
      return fan(around: center, from: start, reaching: bounds.applying(inverse))
    }
  }

  private func withStops(_ pattern: OpaquePointer?) -> OpaquePointer? {
    for stop in stops where stop.location.isFinite {
      let color = stop.color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }

  /// Creates a pattern of triangles around a point. Each triangle blends from one color to another.
  private func fan(
    around center: Point, from start: Double, reaching area: Rect
  ) -> OpaquePointer? {
    let across = max((area.minX - center.x).magnitude, (area.maxX - center.x).magnitude)
    let down = max((area.minY - center.y).magnitude, (area.maxY - center.y).magnitude)
    // The middle of a triangle's outer side is nearer to the center than the two outer corners.
    // So the radius is increased, and the triangles cover the whole area.
    let radius = (across + down) * 1.1 + 1
    let fan = Fan(center: center, radius: radius, start: start)
    for (from, to) in conicSpans {
      let count = max(Int(((to.location - from.location) * 32).rounded(.up)), 1)
      func stop(_ index: Int) -> Stop {
        let share = Double(index) / Double(count)
        return Stop(
          from.color.mixed(with: to.color, at: share),
          at: from.location + (to.location - from.location) * share)
      }
      for index in 0..<count { fan.add(from: stop(index), to: stop(index + 1)) }
    }
    return fan.pattern
  }

  /// A pattern of triangles around a point.
  private struct Fan {
    let pattern: OpaquePointer? = cairo_pattern_create_mesh()
    let center: Point
    let radius: Double
    /// The angle of the first stop.
    let start: Double

    /// Adds a triangle that blends from one color to another.
    func add(from first: Stop, to last: Stop) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      for corner in [point(first.location), point(last.location), center] {
        cairo_mesh_pattern_line_to(pattern, corner.x, corner.y)
      }
      for (corner, stop) in [first, first, last, last].enumerated() {
        let color = stop.color.clamped
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }

    private func point(_ turn: Double) -> Point {
      let (sine, cosine) = Elementary.sineAndCosine(start + turn * 2 * .pi)
      return Point(x: center.x + radius * cosine, y: center.y + radius * sine)
    }
  }

  /// The spans from each stop to the next, all the way around.
  private var conicSpans: [(Stop, Stop)] {
    let known = stops.filter { $0.location.isFinite }.map {
      Stop($0.color, at: min(max($0.location, 0), 1))
    }
    guard let first = known.first, let last = known.last else { return [] }
    let all = [Stop(first.color, at: 0)] + known + [Stop(last.color, at: 1)]
    return zip(all, all.dropFirst()).filter { $0.location < $1.location }
  }
}
