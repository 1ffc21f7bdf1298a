import GalleyGeometry

/// A view that hangs on an item or a group: a badge, a divider. It moves with its host and takes no
/// room of its own.
///
/// - Unverified: whether UIKit measures those whose size is an estimate. Here they are measured like
///   cells, and nothing else moves.
///
///     // A badge whose middle is at the upper trailing corner of the cell.
///     LayoutSupplementary(
///       kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
///       anchor: LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))))
public struct LayoutSupplementary: Hashable, Sendable {
  /// What the data source is asked for.
  public var kind: String
  /// The size: on an item as shares of the cell, on a group as shares of what the group is laid
  /// out in.
  public var size: LayoutSize
  /// The point of the host.
  public var anchor: LayoutAnchor
  /// The point of the view that is put there; the same edges as `anchor`, if there is none.
  public var itemAnchor: LayoutAnchor?
  /// How far the view stays inside of its size.
  public var contentInsets: DirectionalInsets
  /// What is in front of what: higher numbers.
  public var zIndex: Int

  /// A view at an anchor, in front of the cells.
  public init(
    kind: String, size: LayoutSize, anchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil,
    contentInsets: DirectionalInsets = .zero, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.anchor = anchor
    self.itemAnchor = itemAnchor
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension LayoutSupplementary: CustomStringConvertible {
  /// For example `badge (20) × (20) at top trailing`.
  public var description: String { "\(Element.Kind.supplementary(kind)) \(size) at \(anchor)" }
}

/// A point of a rectangle, and how far beside it.
public struct LayoutAnchor: Hashable, Sendable {
  /// How far beside the point.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(Point)
    /// In shares of the size of the view that is put there.
    case fractional(Point)
  }

  /// The point: a corner, the middle of an edge, or the middle.
  public var edges: LayoutEdges
  /// How far beside the point.
  public var offset: Offset

  /// A point, and how far beside it.
  public init(_ edges: LayoutEdges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  /// How far beside the point a view of this size is.
  internal func distance(for size: Size) -> Point {
    switch offset {
    case .absolute(let point): point
    case .fractional(let share): Point(x: share.x * size.width, y: share.y * size.height)
    }
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// For example `top trailing + (4, 0)`.
  public var description: String {
    switch offset {
    case .absolute(.zero), .fractional(.zero): "\(edges)"
    case .absolute, .fractional: "\(edges) + \(offset)"
    }
  }
}

extension LayoutAnchor.Offset: CustomStringConvertible {
  /// For example `(4, 0)`, `(0.5, -0.5) of its size`.
  public var description: String {
    switch self {
    case .absolute(let point): "\(point)"
    case .fractional(let share): "\(share) of its size"
    }
  }
}
