import Foundation
import GalleyLayout

/// A view at an edge of a section or of the whole layout, for example a header or footer.
///
///     let header = NSCollectionLayoutBoundarySupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
///       elementKind: "header", alignment: .top)
///     header.pinToVisibleBounds = true
///     section.boundarySupplementaryItems = [header]
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section is extended by the part of the view outside of the section. Otherwise the
  /// view overlaps the cells.
  open var extendsBoundary = true
  /// Whether the view is pinned to the edge of the viewport as long as its section is visible.
  open var pinToVisibleBounds = false
  /// The edge or corner at which the view is.
  public let alignment: NSRectAlignment
  /// The offset from the position that `alignment` determines, in points.
  public let offset: CGPoint

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an edge, with an offset.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: NSDirectionalRectEdge(alignment)),
      itemAnchor: nil)
  }

  /// Returns an equal copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset
    )
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy.copyingSpacing(of: self)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.boundary == $1.boundary }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  internal var boundary: BoundarySupplementary {
    BoundarySupplementary(
      kind: elementKind, size: layoutSize.rule, alignment: alignment.galley, offset: offset.point,
      extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinToVisibleBounds,
      contentInsets: contentInsets.galley, zIndex: zIndex)
  }

  internal convenience init(_ item: BoundarySupplementary) {
    self.init(
      layoutSize: NSCollectionLayoutSize(item.size), elementKind: item.kind,
      alignment: NSRectAlignment(item.alignment), absoluteOffset: CGPoint(item.offset))
    extendsBoundary = item.extendsBoundary
    pinToVisibleBounds = item.pinsToVisibleBounds
    contentInsets = NSDirectionalEdgeInsets(item.contentInsets)
    zIndex = item.zIndex
  }
}

extension NSRectAlignment {
  internal var galley: LayoutAlignment {
    switch self {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }

  internal init(_ alignment: LayoutAlignment) {
    let all = LayoutAlignment.allCases.indices.compactMap { NSRectAlignment(rawValue: $0) }
    self = all.first { $0.galley == alignment } ?? .none
  }
}

extension NSDirectionalRectEdge {
  /// Creates the edges of an alignment.
  internal init(_ alignment: NSRectAlignment) {
    let edges = alignment.galley.edges
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}
