import GalleyGeometry

/// A shadow.
///
///     Shadow(color: Color(white: 0, alpha: 0.3), offset: Point(x: 0, y: 2), radius: 4)
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow before it is blurred.
  public var color: Color
  /// The offset of the shadow.
  public var offset: Point
  /// The blur radius: the standard deviation of the blur, like the `shadowRadius` of a layer.
  public var radius: Double

  /// Creates a shadow.
  public init(color: Color, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

extension Shadow: CustomStringConvertible {
  /// The color, offset and radius, for example `shadow #0000004D (0, 2) radius 4`.
  public var description: String { "shadow \(color) \(offset.brief) radius \(radius.brief)" }
}
