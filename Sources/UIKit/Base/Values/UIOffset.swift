import Foundation

/// An offset from a position.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset.
  public var vertical: CGFloat

  /// Returns the sum of two offsets.
  internal func adding(_ other: UIOffset) -> UIOffset {
    UIOffset(horizontal: horizontal + other.horizontal, vertical: vertical + other.vertical)
  }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The zero offset.
  public static var zero: UIOffset { UIOffset() }
}
