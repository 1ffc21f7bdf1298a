import GalleyGeometry

/// Room between or beside elements.
public enum LayoutSpacing: Hashable, Sendable {
  /// This much.
  case fixed(Double)
  /// At least this much. What a group has left over is shared equally among its flexible spacings.
  case flexible(Double)

  /// The least room that it takes. What is no number counts as zero.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.asDistance
    }
  }

  /// Whether it takes a share of what is left over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// The room that it takes where each flexible spacing gets `share` on top.
  internal func room(share: Double) -> Double { isFlexible ? minimum + share : minimum }
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

/// Room around an item or a group, outside of its size.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// Before the element: at its left where text runs to the right.
  public var leading: LayoutSpacing
  /// Above the element.
  public var top: LayoutSpacing
  /// Behind the element.
  public var trailing: LayoutSpacing
  /// Below the element.
  public var bottom: LayoutSpacing

  /// These spacings; none, unless named.
  public init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// None.
  public static let zero = LayoutEdgeSpacing()

  /// The spacing before the element on an axis.
  public func start(along axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// The spacing after the element on an axis.
  public func end(along axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

  /// The least room on both sides of an axis.
  public func minimum(along axis: Axis) -> Double {
    start(along: axis).minimum + end(along: axis).minimum
  }
}
