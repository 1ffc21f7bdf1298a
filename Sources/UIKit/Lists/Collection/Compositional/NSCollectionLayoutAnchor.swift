import Foundation
import GalleyGeometry
import GalleyLayout

/// A point of a rectangle with an offset, for example the point of a cell at which a badge is
/// placed.
///
///     // The middle of the badge at the upper trailing corner of the cell
///     NSCollectionLayoutAnchor(
///       edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges at which the point lies. On an axis with no edge or with both edges, the point is in
  /// the middle.
  public let edges: NSDirectionalRectEdge
  nonisolated internal let rule: LayoutAnchor

  /// Creates an anchor without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, rule: .absolute(.zero))
  }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, rule: .absolute(absoluteOffset.point))
  }

  /// Creates an anchor with an offset in fractions of the size of the anchored view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, rule: .fractional(fractionalOffset.point))
  }

  private init(edges: NSDirectionalRectEdge, rule offset: LayoutAnchor.Offset) {
    self.edges = edges
    rule = LayoutAnchor(LayoutEdges(edges), offset: offset)
    super.init()
  }

  /// The offset, in points or in fractions.
  open var offset: CGPoint {
    switch rule.offset {
    case .absolute(let point), .fractional(let point): CGPoint(point)
    }
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool {
    if case .absolute = rule.offset { true } else { false }
  }

  /// Whether the offset is in fractions of the size of the anchored view.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges: edges, rule: rule.offset)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.edges == edges && other.rule == rule
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { rule.hashValue }

  /// A description for debugging, for example `top trailing + (4, 0)`.
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
