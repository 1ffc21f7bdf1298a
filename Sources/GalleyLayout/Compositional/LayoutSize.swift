import GalleyGeometry

/// A rule for a width, and a rule for a height.
///
///     // As wide as its container, and 44 points high.
///     LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
public struct LayoutSize: Hashable, Sendable {
  /// The rule for the width.
  public var width: LayoutDimension
  /// The rule for the height.
  public var height: LayoutDimension

  /// Creates a size from two dimensions.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  public subscript(axis: Axis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension LayoutSize: CustomStringConvertible {
  /// For example `(0.5 of the width) × (44)`.
  public var description: String { "(\(width)) × (\(height))" }
}
