import Foundation
import GalleyLayout

/// A view that is anchored to a cell or a group, for example a badge. The view moves with its host,
/// the cell or group, and takes no space.
///
///     let badge = NSCollectionLayoutSupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .absolute(20), heightDimension: .absolute(20)),
///       elementKind: "badge",
///       containerAnchor: NSCollectionLayoutAnchor(
///         edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
///     let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, which the data source provides.
  public let elementKind: String
  /// The anchor in the host.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view, which is placed at the anchor in the host. If this anchor is `nil`,
  /// the view is placed by the same edges as in the host: for example, the top trailing corner of
  /// the view at the top trailing corner of the host.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front: higher numbers are in front.
  open var zIndex = 1

  /// Creates a view at an anchor of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a view with an anchor that is placed at an anchor of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  internal init(
    layoutSize: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns an equal copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    return copy.copyingSpacing(of: self)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.supplementary == $1.supplementary }
  }
}

extension NSCollectionLayoutSupplementaryItem {
  internal var supplementary: LayoutSupplementary {
    LayoutSupplementary(
      kind: elementKind, size: layoutSize.rule, anchor: containerAnchor.rule,
      itemAnchor: itemAnchor?.rule, contentInsets: contentInsets.galley, zIndex: zIndex)
  }
}
