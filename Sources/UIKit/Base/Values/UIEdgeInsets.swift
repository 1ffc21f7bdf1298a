import Foundation

/// Distances inward from the sides of a rectangle.
///
///     CGRect(x: 0, y: 0, width: 100, height: 50)
///       .inset(by: UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5))   // (5, 10, 90, 30)
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// Creates insets from the distance of each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// The zero insets.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// The insets with the left and the right side exchanged.
  internal var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension CGRect {
  /// Returns the rectangle with its sides moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}
