import Foundation
import GalleyGeometry
import GalleyLayout

/// A point of a rectangle, and how far beside it: where a badge hangs on its cell.
///
///     // The middle of the badge at the upper trailing corner of the cell
///     NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges at which the point is; in the middle of an axis of which neither or both are named.
  public let edges: NSDirectionalRectEdge
  nonisolated internal let rule: LayoutAnchor

  /// A point.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, rule: .absolute(.zero))
  }

  /// A point, and how far beside it in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, rule: .absolute(absoluteOffset.point))
  }

  /// A point, and how far beside it in shares of the size of what is put there.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, rule: .fractional(fractionalOffset.point))
  }

  private init(edges: NSDirectionalRectEdge, rule offset: LayoutAnchor.Offset) {
    self.edges = edges
    rule = LayoutAnchor(LayoutEdges(edges), offset: offset)
    super.init()
  }

  /// How far beside the point, in points or in shares.
  open var offset: CGPoint {
    switch rule.offset {
    case .absolute(let point), .fractional(let point): CGPoint(point)
    }
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool {
    if case .absolute = rule.offset { true } else { false }
  }

  /// Whether the offset is in shares of the size of what is put there.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges: edges, rule: rule.offset)
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.edges == edges && other.rule == rule
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int { rule.hashValue }

  /// For example `top trailing + (4, 0)`.
  open nonisolated override var description: String { "\(rule)" }
}

extension LayoutEdges {
  internal init(_ edges: NSDirectionalRectEdge) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}
