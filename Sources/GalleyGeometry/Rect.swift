/// A rectangle with sides parallel to the axes, in points: an origin and a size.
///
///     let row = Rect(x: 0, y: 44, width: 320, height: 44)
///     row.maxY                                          // 88
///     row.intersects(Rect(x: 0, y: 88, width: 320, height: 44))   // false: they only touch
///
/// The conventions are those of Core Graphics. A negative width or height means that the rectangle
/// extends to the left of its origin, or above it. Every computed property and every operation uses
/// the *standardized* form of the rectangle. Only `==` and the stored `size` distinguish the two
/// forms. `null` is no rectangle at all, so operations need no optionals. Infinite and NaN
/// coordinates are allowed, and never trap. A rectangle with a NaN coordinate intersects and
/// contains nothing.
@frozen
public struct Rect: Hashable, Sendable {
  /// The corner from which `size` is measured: the top left corner unless `size` is negative.
  public var origin: Point

  /// The extent from `origin`.
  ///
  /// The width and the height may be negative.
  public var size: Size

  /// Creates a rectangle from a corner and the extent measured from it.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner and the extent
  /// measured from it.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle at the origin without an extent.
  @inlinable
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// No rectangle at all. This value is the intersection of two rectangles that lie apart, and the
  /// union of no rectangles.
  @inlinable
  public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }
}

// MARK: - Sides

extension Rect {
  /// The horizontal extent, never negative.
  ///
  /// The stored width, which may be negative, is `size.width`.
  @inlinable
  public var width: Double { size.width.magnitude }

  /// The vertical extent, never negative.
  ///
  /// The stored height, which may be negative, is `size.height`.
  @inlinable
  public var height: Double { size.height.magnitude }

  /// The x coordinate of the left side.
  @inlinable
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }

  /// The x coordinate halfway between the left and right sides.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }

  /// The x coordinate of the right side.
  @inlinable
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }

  /// The y coordinate of the top side.
  @inlinable
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }

  /// The y coordinate halfway between the top and bottom sides.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }

  /// The y coordinate of the bottom side.
  @inlinable
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }

  /// The point in the middle.
  @inlinable
  public var center: Point { Point(x: midX, y: midY) }

  /// The same rectangle with `origin` at its top left corner, and with a width and a height that
  /// are not negative.
  ///
  ///     Rect(x: 10, y: 10, width: -4, height: 2).standardized   // (6, 10, 4, 2)
  @inlinable
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

// MARK: - Kinds

extension Rect {
  /// Whether this is no rectangle at all.
  @inlinable
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle encloses no area: it is null, or one of its extents is zero or NaN.
  @inlinable
  public var isEmpty: Bool { isNull || !(width > 0 && height > 0) }

  /// Whether all coordinates are finite.
  @inlinable
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension Rect: CustomStringConvertible {
  /// The origin and the size, `(0, 44, 320, 44.5)`, or `null`.
  public var description: String {
    guard !isNull else { return "null" }
    let numbers = [origin.x, origin.y, size.width, size.height]
    return "(" + numbers.map(\.shortDescription).joined(separator: ", ") + ")"
  }
}
