import Foundation
import GalleyLayout

/// A view behind a whole section: a card.
///
///     let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
///     card.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
///     section.decorationItems = [card]
///     layout.register(CardView.self, forDecorationViewOfKind: "card")
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What is registered with the layout.
  public let elementKind: String
  /// What is in front of what: higher numbers. The cells of a section with a decoration are at 1.
  open var zIndex = 0

  /// A view behind a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Another that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return copy.takingRoom(of: self)
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.decoration == $1.decoration }
  }
}

extension NSCollectionLayoutDecorationItem {
  internal var decoration: LayoutDecoration {
    LayoutDecoration(kind: elementKind, contentInsets: contentInsets.galley, zIndex: zIndex)
  }
}
