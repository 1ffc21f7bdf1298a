import GalleyGeometry

// Points as vectors, for the bodies of a dynamics world.

extension Point {
  internal static func * (vector: Point, factor: Double) -> Point {
    Point(x: vector.x * factor, y: vector.y * factor)
  }

  internal static prefix func - (vector: Point) -> Point { Point(x: -vector.x, y: -vector.y) }

  internal func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the area of the parallelogram of two vectors: positive if `other` lies clockwise of
  /// this vector on a screen.
  internal func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  internal var length: Double { Elementary.squareRoot(x * x + y * y) }

  /// The vector in the same direction with a length of 1; `nil` if the length is almost zero.
  internal var unit: Point? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }

  /// The vector rotated by a quarter of a turn, clockwise on a screen.
  internal var turned: Point { Point(x: -y, y: x) }

  internal func rotated(by angle: Double) -> Point {
    guard angle != 0 else { return self }
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return Point(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }
}
