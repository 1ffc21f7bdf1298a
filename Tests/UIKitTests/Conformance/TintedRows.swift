import Foundation
import UIKit

/// Layout attributes with a tint.
final class TintedAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TintedAttributes)?.tint == tint
  }
}

final class TintedCell: UICollectionViewCell {
  var tints: [Int] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let tinted = layoutAttributes as? TintedAttributes { tints.append(tinted.tint) }
  }
}

final class TintContext: UICollectionViewLayoutInvalidationContext {
  var onlyTint = false
}

/// Rows of 50 points, a header of 30 points that stays visible, and a card behind all.
final class TintedRows: UICollectionViewLayout {
  static let header = "header"
  static let card = "card"
  var tint = 1
  var prepared = 0
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var growsBy: CGFloat = 0
  private var cache: [TintedAttributes] = []

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
  override class var invalidationContextClass: AnyClass { TintContext.self }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    super.prepare()
    prepared += 1
    cache = (0..<count).map { item in
      let attributes = TintedAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 30 + growsBy + CGFloat(item) * 50, width: 100, height: 50)
      attributes.tint = tint
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 30 + growsBy + CGFloat(count) * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var all: [UICollectionViewLayoutAttributes] = cache.filter { $0.frame.intersects(rect) }
    let path = IndexPath(item: 0, section: 0)
    if let header = layoutAttributesForSupplementaryView(ofKind: Self.header, at: path) {
      all.append(header)
    }
    if let card = layoutAttributesForDecorationView(ofKind: Self.card, at: path) {
      all.append(card)
    }
    return all
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let header = TintedAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    header.frame = CGRect(
      x: 0, y: max(collectionView?.contentOffset.y ?? 0, 0), width: 100, height: 30)
    header.zIndex = 10
    return header
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let card = TintedAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    card.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    card.zIndex = -1
    return card
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateSupplementaryElements(
      ofKind: Self.header, at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  func setTint(_ tint: Int) {
    self.tint = tint
    let context = TintContext()
    context.onlyTint = true
    invalidateLayout(with: context)
  }

  /// Makes the header higher, and keeps the visible cells in place.
  func grow(by way: CGFloat) {
    growsBy += way
    let context = TintContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: way)
    context.contentSizeAdjustment = CGSize(width: 0, height: way)
    invalidateLayout(with: context)
  }
}

final class TintedCard: UICollectionReusableView {}
