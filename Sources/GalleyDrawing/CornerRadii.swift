import GalleyGeometry

/// The radii of the corners of a rectangle.
///
///     Path(roundedRect: bounds, cornerRadii: CornerRadii(topLeft: 20, topRight: 20))
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeft: Double
  /// The radius of the top right corner.
  public var topRight: Double
  /// The radius of the bottom left corner.
  public var bottomLeft: Double
  /// The radius of the bottom right corner.
  public var bottomRight: Double

  /// Creates radii, which are 0 by default.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Returns the radii, each increased by a distance.
  public func adding(_ distance: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft + distance, topRight: topRight + distance,
      bottomLeft: bottomLeft + distance, bottomRight: bottomRight + distance)
  }

  /// Returns the radii, each clamped to the range from 0 to a limit.
  public func limited(to limit: Double) -> CornerRadii {
    func limited(_ radius: Double) -> Double { max(0, min(radius, limit)) }
    return CornerRadii(
      topLeft: limited(topLeft), topRight: limited(topRight), bottomLeft: limited(bottomLeft),
      bottomRight: limited(bottomRight))
  }
}

extension Path {
  /// Creates a rectangle whose corners have different radii. Each radius is limited to half of the
  /// shorter side.
  public init(roundedRect rect: Rect, cornerRadii: CornerRadii) {
    self.init()
    guard !rect.isNull else { return }
    let radii = cornerRadii.limited(to: min(rect.width, rect.height) / 2)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: Point(x: left + radii.topLeft, y: top))
    addLine(to: Point(x: right - radii.topRight, y: top))
    addCorner(to: Point(x: right, y: top + radii.topRight), isFirstAcross: true)
    addLine(to: Point(x: right, y: bottom - radii.bottomRight))
    addCorner(to: Point(x: right - radii.bottomRight, y: bottom), isFirstAcross: false)
    addLine(to: Point(x: left + radii.bottomLeft, y: bottom))
    addCorner(to: Point(x: left, y: bottom - radii.bottomLeft), isFirstAcross: true)
    addLine(to: Point(x: left, y: top + radii.topLeft))
    addCorner(to: Point(x: left + radii.topLeft, y: top), isFirstAcross: false)
    close()
  }

  /// Adds a quarter of an ellipse from the current point to `end`. Adds nothing if the two points
  /// are equal, as for a radius of 0.
  private mutating func addCorner(to end: Point, isFirstAcross: Bool) {
    if currentPoint != end { addQuarter(to: end, isFirstAcross: isFirstAcross) }
  }
}
