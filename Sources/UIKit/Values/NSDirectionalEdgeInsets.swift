import Foundation

/// Distances from the sides of a rectangle, inwards, where lines begin and end.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the top, downwards.
  public var top: CGFloat
  /// From where lines begin.
  public var leading: CGFloat
  /// From the bottom, upwards.
  public var bottom: CGFloat
  /// From where lines end.
  public var trailing: CGFloat

  /// Distances from each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}
