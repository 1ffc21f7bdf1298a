/// A point in a plane, in points: `x` grows to the right, `y` grows downward.
///
///     let corner = Point(x: 10, y: 20)
///     corner + Point(x: 0, y: 5)   // (10, 25)
@frozen
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double

  /// The distance from the top.
  public var y: Double

  /// Creates the point (`x`, `y`).
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  @inlinable
  public static var zero: Point { Point(x: 0, y: 0) }

  /// Whether both coordinates are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

// MARK: - Arithmetic

extension Point {
  /// Returns the sum of two points, coordinate by coordinate.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the vector from `right` to `left`, coordinate by coordinate.
  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Moves the point by `right`.
  @inlinable
  public static func += (left: inout Point, right: Point) { left = left + right }

  /// Moves the point back by `right`.
  @inlinable
  public static func -= (left: inout Point, right: Point) { left = left - right }

  /// Returns the distance between this point and another along a straight line.
  ///
  ///     Point(x: 1, y: 1).distance(to: Point(x: 4, y: 5))   // 5
  @inlinable
  public func distance(to other: Point) -> Double {
    let delta = other - self
    return Elementary.squareRoot(delta.x * delta.x + delta.y * delta.y)
  }
}

extension Point: CustomStringConvertible {
  /// The coordinates in parentheses: `(10, 20.5)`.
  public var description: String { "(\(x.shortDescription), \(y.shortDescription))" }
}
