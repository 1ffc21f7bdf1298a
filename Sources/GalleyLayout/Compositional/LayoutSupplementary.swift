import GalleyGeometry

/// A supplementary view that is attached to an item or a group, such as a badge or a divider.
///
/// The view moves with its host and takes no space from other elements.
///
/// - Unverified: whether UIKit measures supplementary views whose size is an estimate. Here they
///   are measured like cells, and no other element moves.
///
///     // A badge whose middle is at the upper trailing corner of the cell.
///     LayoutSupplementary(
///       kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
///       anchor: LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))))
public struct LayoutSupplementary: Hashable, Sendable {
  /// The kind of the view, which is passed to the data source.
  public var kind: String
  /// The size of the view.
  ///
  /// On an item, fractions refer to the cell; on a group, they refer to the group's container.
  public var size: LayoutSize
  /// The point of the host at which the view is placed.
  public var anchor: LayoutAnchor
  /// The point of the view that is placed at the anchor; `nil` for the same edges as `anchor`.
  public var itemAnchor: LayoutAnchor?
  /// The insets of the view inside of its size.
  public var contentInsets: DirectionalInsets
  /// The z index of the view: a higher number is further in front.
  public var zIndex: Int

  /// Creates a supplementary view at an anchor, in front of the cells.
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

/// A point of a rectangle, and an offset from it.
public struct LayoutAnchor: Hashable, Sendable {
  /// The offset from the point.
  public enum Offset: Hashable, Sendable {
    /// An offset in points.
    case absolute(Point)
    /// An offset in fractions of the size of the view that is placed at the anchor.
    case fractional(Point)
  }

  /// The edges that define the point: a corner, the middle of an edge, or the middle of the
  /// rectangle.
  public var edges: LayoutEdges
  /// The offset from the point.
  public var offset: Offset

  /// Creates an anchor from a point and an offset.
  public init(_ edges: LayoutEdges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  /// Returns the offset for a view of a size.
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
