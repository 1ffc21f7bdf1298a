import GalleyGeometry

/// The space between or beside elements.
public enum LayoutSpacing: Hashable, Sendable {
  /// A fixed number of points.
  case fixed(Double)
  /// At least a number of points.
  ///
  /// The remaining space of a group is divided equally among its flexible spacings.
  case flexible(Double)

  /// The minimum amount of space.
  ///
  /// A spacing that is not a number counts as zero.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.asDistance
    }
  }

  /// Whether the spacing gets a share of the remaining space.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// Returns the amount of space if each flexible spacing gets `share` in addition to its minimum.
  internal func length(share: Double) -> Double { isFlexible ? minimum + share : minimum }
}

extension LayoutSpacing: CustomStringConvertible {
  /// For example `at least 4`.
  public var description: String {
    switch self {
    case .fixed(let points): points.shortDescription
    case .flexible(let points): "at least \(points.shortDescription)"
    }
  }
}

/// The space around an item or a group, outside of its size.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The space before the element: at its left in a left-to-right layout.
  public var leading: LayoutSpacing
  /// The space above the element.
  public var top: LayoutSpacing
  /// The space after the element.
  public var trailing: LayoutSpacing
  /// The space below the element.
  public var bottom: LayoutSpacing

  /// Creates edge spacings. Edges that are left out have no space.
  public init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No spacing on any edge.
  public static let zero = LayoutEdgeSpacing()

  /// The spacing before the element on an axis.
  public func start(along axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// The spacing after the element on an axis.
  public func end(along axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

  /// Returns the minimum space on both sides along an axis.
  public func minimum(along axis: Axis) -> Double {
    start(along: axis).minimum + end(along: axis).minimum
  }
}
