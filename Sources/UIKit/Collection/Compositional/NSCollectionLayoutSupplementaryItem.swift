import Foundation
import GalleyLayout

/// A view that hangs on a cell or a group: a badge. It moves with its host and takes no room.
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
  /// What the data source is asked for.
  public let elementKind: String
  /// The point of the host.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is put there; the same as of the host, if it is `nil`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What is in front of what: higher numbers.
  open var zIndex = 1

  /// A view at a point of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A view of which one point is put at a point of its host.
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

  /// Another that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    return copy.takingRoom(of: self)
  }

  /// Whether another says the same.
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
