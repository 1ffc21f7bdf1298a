import Foundation

/// Distances from the sides of a rectangle, inwards.
///
///     CGRect(x: 0, y: 0, width: 100, height: 50)
///       .inset(by: UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5))   // (5, 10, 90, 30)
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the top, downwards.
  public var top: CGFloat
  /// From the left side.
  public var left: CGFloat
  /// From the bottom, upwards.
  public var bottom: CGFloat
  /// From the right side.
  public var right: CGFloat

  /// Distances from each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension CGRect {
  /// The rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}
