import GalleyGeometry

/// The outline of a body: a convex polygon around its center, or a line.
///
///     BodyShape.rectangle(width: 100, height: 50).area    // 5000
///
/// An ellipse is a polygon of 32 corners.
public struct BodyShape: Hashable, Sendable {
  /// The corners, relative to the center, clockwise on a screen.
  public let corners: [Point]

  /// The outward normals: a unit vector for each edge from a corner to the next corner.
  internal let normals: [Point]

  /// The distance of the furthest corner from the center.
  internal let reach: Double

  /// Creates the convex outline of some points, which may be in any order.
  ///
  /// Points inside of the outline, and points that are not finite, are ignored.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of points.
  public init(corners points: [Point]) {
    self.init(outline: Self.hull(of: points.filter(\.isFinite)))
  }

  /// Creates a rectangle.
  public static func rectangle(width: Double, height: Double) -> BodyShape {
    let (x, y) = (width.asFiniteDistance.magnitude / 2, height.asFiniteDistance.magnitude / 2)
    return BodyShape(corners: [
      Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y),
    ])
  }

  /// Creates an ellipse.
  public static func ellipse(width: Double, height: Double) -> BodyShape {
    let (x, y) = (width.asFiniteDistance.magnitude / 2, height.asFiniteDistance.magnitude / 2)
    return BodyShape(
      corners: (0..<32).map { index in
        let (sine, cosine) = Elementary.sineAndCosine(Double(index) * .pi / 16)
        return Point(x: x * cosine, y: y * sine)
      })
  }

  internal init(outline: [Point]) {
    corners = outline
    normals = outline.indices.map { index in
      let edge = outline[(index + 1) % outline.count] - outline[index]
      return Point(x: edge.y, y: -edge.x).unit ?? Point(x: 0, y: -1)
    }
    reach = outline.map(\.length).max() ?? 0
  }

  /// The area of the shape.
  public var area: Double {
    var double = 0.0
    for (index, corner) in corners.enumerated() {
      double += corner.cross(corners[(index + 1) % corners.count])
    }
    return double / 2
  }

  /// The moment of inertia around the center for a mass of 1.
  internal var inertia: Double {
    var (top, bottom) = (0.0, 0.0)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let cross = corner.cross(next)
      top += cross * (corner.dot(corner) + corner.dot(next) + next.dot(next))
      bottom += cross
    }
    return bottom > 1e-12 ? top / (6 * bottom) : reach * reach / 3
  }

  /// Returns the shape rotated by an angle, and then moved to a center.
  internal func placed(at center: Point, angle: Double) -> BodyShape {
    BodyShape(outline: corners.map { $0.rotated(by: angle) + center })
  }

  /// Returns the corners of the convex hull of points, clockwise on a screen.
  private static func hull(of points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    return Array(chain(sorted).dropLast()) + Array(chain(sorted.reversed()).dropLast())
  }
}
