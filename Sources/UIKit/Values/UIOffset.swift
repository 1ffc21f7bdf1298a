import Foundation

/// How far something is moved.
public struct UIOffset: Hashable, Sendable, Codable {
  /// How far across.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// How far across and down.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Not moved.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Not moved.
  public static var zero: UIOffset { UIOffset() }
}
