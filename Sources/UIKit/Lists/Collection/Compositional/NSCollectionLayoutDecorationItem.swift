import Foundation
import GalleyLayout

/// A view behind a whole section, for example a card.
///
///     let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
///     card.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
///     section.decorationItems = [card]
///     layout.register(CardView.self, forDecorationViewOfKind: "card")
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that is registered with the layout.
  public let elementKind: String
  /// The order from back to front: higher numbers are in front. The cells of a section with a
  /// decoration have the z-index 1.
  open var zIndex = 0

  /// Returns a decoration behind a section.
  open class func background(elementKind: String) -> Self {
    created(NSCollectionLayoutDecorationItem(elementKind: elementKind), as: Self.self)
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns an equal copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return copy.copyingSpacing(of: self)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.decoration == $1.decoration }
  }
}

extension NSCollectionLayoutDecorationItem {
  internal var decoration: LayoutDecoration {
    LayoutDecoration(kind: elementKind, contentInsets: contentInsets.galley, zIndex: zIndex)
  }
}
