import Foundation

/// A cell's place in a group: how large it is, and what it keeps free around and inside of its slot.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// The size of the slot.
  public let layoutSize: NSCollectionLayoutSize
  /// What hangs on the cell: badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far the cell stays inside of its slot. On an axis with an estimate it has no say.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of the slot.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, and what hangs on it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
      .takingRoom(of: self)
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.subitem() == $1.subitem() }
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int { layoutSize.hash }
}

extension NSCollectionLayoutItem {
  /// Itself, with the insets and the spacing of another.
  internal func takingRoom(of other: NSCollectionLayoutItem) -> Self {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    return self
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Compares this object with another of the same class on the main actor, where both live.
  internal nonisolated func isLike(
    _ other: Any?, _ compare: @MainActor (Self, Self) -> Bool
  ) -> Bool {
    guard let other = other as? Self, type(of: other) == type(of: self) else { return false }
    nonisolated(unsafe) let pair = (self, other)
    return MainActor.assumeIsolated { pair.0 === pair.1 || compare(pair.0, pair.1) }
  }
}
