/// A width and a height, in points.
///
///     let screen = Size(width: 320, height: 480)
///     screen[.vertical]   // 480
@frozen
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double

  /// The extent from top to bottom.
  public var height: Double

  /// Creates a size from its two extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without an extent, 0 × 0.
  @inlinable
  public static var zero: Size { Size(width: 0, height: 0) }

  /// Whether the size encloses no area.
  ///
  /// A size with a negative or NaN extent encloses no area.
  @inlinable
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether both extents are finite.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// Width times height.
  @inlinable
  public var area: Double { width * height }
}

extension Size {
  /// Returns the size minus the `insets` on each side.
  ///
  /// The width and the height may become negative.
  ///
  ///     Size(width: 100, height: 50).inset(by: Insets(top: 5, left: 10, bottom: 5, right: 20))
  ///     // 70 × 40
  @inlinable
  public func inset(by insets: Insets) -> Size {
    Size(
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension Size: CustomStringConvertible {
  /// The width and the height: `320 × 44.5`.
  public var description: String { "\(width.shortDescription) × \(height.shortDescription)" }
}
