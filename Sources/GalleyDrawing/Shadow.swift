import GalleyGeometry

/// What something throws behind itself.
///
///     Shadow(color: Color(white: 0, alpha: 0.3), offset: Point(x: 0, y: 2), radius: 4)
public struct Shadow: Hashable, Sendable {
  /// The color where nothing is blurred away.
  public var color: Color
  /// How far it is moved.
  public var offset: Point
  /// How far it is blurred: the standard deviation, as a layer's `shadowRadius`.
  public var radius: Double

  /// A shadow.
  public init(color: Color, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

extension Shadow: CustomStringConvertible {
  /// For example `shadow #0000004D (0, 2) radius 4`.
  public var description: String { "shadow \(color) \(offset.brief) radius \(radius.brief)" }
}
