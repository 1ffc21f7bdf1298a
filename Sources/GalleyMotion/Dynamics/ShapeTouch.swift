import GalleyGeometry

/// A point at which two convex shapes touch, or nearly touch.
internal struct ShapeTouch {
  /// The direction from the second shape to the first shape.
  let normal: Point
  /// The point at which the shapes touch.
  let point: Point
  /// The distance of the shapes at the point: negative if they overlap.
  let distance: Double

  /// Returns up to two points at which shapes are within a distance of each other.
  ///
  /// The shapes are compared along the normals of all their edges. The shapes touch at the edge
  /// along whose normal they are furthest apart.
  ///
  /// - Parameter prefersSecond: Whether an edge of the second shape is preferred if both shapes
  ///   have an edge with about the same distance.
  static func all(
    _ first: BodyShape, _ second: BodyShape, prefersSecond: Bool = false, within margin: Double
  ) -> [ShapeTouch] {
    guard let one = bestEdge(of: first, towards: second),
      let two = bestEdge(of: second, towards: first)
    else { return [] }
    guard max(one.distance, two.distance) <= margin else { return [] }
    // The preferred shape has a small advantage, so that the choice does not alternate from step to
    // step.
    let isSecond =
      prefersSecond ? two.distance >= one.distance - 0.1 : two.distance > one.distance + 0.1
    let (edge, base, tip) =
      isSecond ? (two.index, second, first) : (one.index, first, second)
    return clipped(tip, by: base, at: edge, within: margin).map { point, distance in
      let normal = base.normals[edge]
      return ShapeTouch(normal: isSecond ? normal : -normal, point: point, distance: distance)
    }
  }

  /// Returns the edge along whose normal the other shape is furthest away, and this distance.
  private static func bestEdge(
    of shape: BodyShape, towards other: BodyShape
  ) -> (index: Int, distance: Double)? {
    var best: (index: Int, distance: Double)?
    for (index, normal) in shape.normals.enumerated() {
      let corner = shape.corners[index]
      var distance = Double.infinity
      for point in other.corners { distance = min(distance, (point - corner).dot(normal)) }
      if distance.isFinite, distance > best?.distance ?? -.infinity { best = (index, distance) }
    }
    return best
  }

  /// Returns the ends of the edge of `tip` that faces an edge of `base`. The facing edge is first
  /// cut to the part in front of the edge of `base`.
  private static func clipped(
    _ tip: BodyShape, by base: BodyShape, at edge: Int, within margin: Double
  ) -> [(point: Point, distance: Double)] {
    let normal = base.normals[edge]
    let corner = base.corners[edge]
    let next = base.corners[(edge + 1) % base.corners.count]
    guard let along = (next - corner).unit else { return [] }
    let facing = tip.normals.indices.min {
      tip.normals[$0].dot(normal) < tip.normals[$1].dot(normal)
    }
    guard let facing else { return [] }
    var ends = [tip.corners[facing], tip.corners[(facing + 1) % tip.corners.count]]
    let width = (next - corner).dot(along)
    let places = ends.map { ($0 - corner).dot(along) }
    let span = places[1] - places[0]
    if span.magnitude > 1e-9 {
      let whole = ends
      for index in 0...1 {
        let inside = min(max(places[index], 0), width)
        ends[index] = whole[0] + (whole[1] - whole[0]) * ((inside - places[0]) / span)
      }
      // The facing edge may lie completely beside the edge of `base`.
      if max(places[0], places[1]) < 0 || min(places[0], places[1]) > width { return [] }
    } else if places[0] < 0 || places[0] > width {
      return []
    }
    var touches = ends.map { ($0, ($0 - corner).dot(normal)) }.filter { $0.1 <= margin }
    if touches.count == 2, touches[0].0.distance(to: touches[1].0) < 1e-9 { touches.removeLast() }
    return touches
  }
}
