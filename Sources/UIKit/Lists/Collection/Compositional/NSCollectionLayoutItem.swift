import Foundation

/// An item in a group: the size of its cell, and the space around it and inside of it.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// The size of the item, including its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary items of the cell, for example badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell inside of the item. The insets are ignored on an axis with an estimated
  /// size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary items.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
      .copyingSpacing(of: self)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.subitem() == $1.subitem() }
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { layoutSize.hash }
}

extension NSCollectionLayoutItem {
  /// Copies the insets and spacing of another item to this item, and returns this item.
  internal func copyingSpacing(of other: NSCollectionLayoutItem) -> Self {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    return self
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Compares this object with another object of the same class. Both objects belong to the main
  /// actor.
  internal nonisolated func isLike(
    _ other: Any?, _ compare: @MainActor (Self, Self) -> Bool
  ) -> Bool {
    guard let other = other as? Self, type(of: other) == type(of: self) else { return false }
    nonisolated(unsafe) let pair = (self, other)
    return MainActor.assumeIsolated { pair.0 === pair.1 || compare(pair.0, pair.1) }
  }
}
