import GalleyGeometry

/// A width and a height, as rules.
///
///     // As wide as what holds it, and 44 points high.
///     LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
public struct LayoutSize: Hashable, Sendable {
  /// The width.
  public var width: LayoutDimension
  /// The height.
  public var height: LayoutDimension

  /// A size of these dimensions.
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
