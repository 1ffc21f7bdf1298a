import Foundation

// An animator whose items are the layout attributes of a collection view.

extension UICollectionViewLayoutAttributes: @MainActor UIDynamicItem {}

extension UIDynamicAnimator {
  /// Creates an animator for the layout attributes of a collection view's layout.
  ///
  ///     final class BouncyLayout: UICollectionViewFlowLayout {
  ///       lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  ///
  ///       override func layoutAttributesForElements(
  ///         in rect: CGRect
  ///       ) -> [UICollectionViewLayoutAttributes]? {
  ///         animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  ///       }
  ///
  ///       override func layoutAttributesForItem(
  ///         at indexPath: IndexPath
  ///       ) -> UICollectionViewLayoutAttributes? {
  ///         animator.layoutAttributesForCell(at: indexPath)
  ///       }
  ///     }
  ///
  /// Whenever the items have moved, the layout is invalidated. The reference bounds of the animator
  /// are the bounds of the content.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    layout.isMovedByAnimator = true
    hostView = { [weak layout] in layout?.collectionView }
    itemsMoved = { [weak layout] in layout?.invalidateLayout() }
    systemBounds = { [weak layout] in
      layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }
  }

  /// Returns the attributes of a cell; `nil` if the animator does not move the cell.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view; `nil` if the animator does not move the view.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view; `nil` if the animator does not move the view.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isRight: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    dynamics.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isRight)
  }
}
