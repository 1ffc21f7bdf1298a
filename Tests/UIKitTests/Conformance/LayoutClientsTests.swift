import Foundation
import Testing
import UIKit

// Layouts, attributes and contexts as apps and libraries subclass them, with the public names only.

@MainActor @Suite("Layouts that apps write")
struct LayoutClientsTests {
  private final class TiltedAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0
    override var representedElementKind: String? { super.representedElementKind }
    override var alpha: CGFloat { didSet { tilt = alpha } }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? TiltedAttributes)?.tilt = tilt
      return copy
    }
  }

  private class EverythingContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateEverything: Bool { true }
    override var invalidateDataSourceCounts: Bool { true }
    override var invalidatedItemIndexPaths: [IndexPath]? { [IndexPath(item: 7, section: 0)] }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { ["a": []] }
    override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { ["b": []] }
    override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { [] }
    override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { [] }
    override var interactiveMovementTarget: CGPoint { CGPoint(x: 1, y: 2) }
  }

  /// An update item that the tests of an app create for a layout.
  private final class MadeUpdate: UICollectionViewUpdateItem {
    private let madeAction: Action
    private let path: IndexPath

    init(_ action: Action, at path: IndexPath) {
      madeAction = action
      self.path = path
      super.init()
    }

    override var updateAction: Action { madeAction }
    override var indexPathBeforeUpdate: IndexPath? { madeAction == .insert ? nil : path }
    override var indexPathAfterUpdate: IndexPath? { madeAction == .delete ? nil : path }
  }

  private final class Fan: UICollectionViewLayout {
    var inserted: [IndexPath] = []
    override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }
    override class var invalidationContextClass: AnyClass { EverythingContext.self }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard indexPath.item < 3 else { return nil }
      let attributes = TiltedAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 10, width: 10, height: 10)
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems where item.updateAction == .insert {
        if let path = item.indexPathAfterUpdate { inserted.append(path) }
      }
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }
  }

  @Test("A test of an app can create update items and pass them to a layout")
  func updateItems() {
    let layout = Fan()
    let path = IndexPath(item: 1, section: 0)
    layout.prepare(forCollectionViewUpdates: [
      MadeUpdate(.insert, at: path), MadeUpdate(.delete, at: path),
    ])
    #expect(layout.inserted == [path])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path)?.alpha == 0)
    let plain = UICollectionViewUpdateItem()
    #expect(plain.updateAction == .none)
    #expect(plain.indexPathBeforeUpdate == nil && plain.indexPathAfterUpdate == nil)
  }

  @Test("A moving item has attributes of the layout's class, also if the layout has none for it")
  func movingItem() throws {
    let layout = Fan()
    for item in [1, 9] {
      let lifted = layout.layoutAttributesForInteractivelyMovingItem(
        at: IndexPath(item: item, section: 0), withTargetPosition: CGPoint(x: 5, y: 6))
      #expect((lifted as? TiltedAttributes)?.tilt == 0.5)
      #expect(lifted.center == CGPoint(x: 5, y: 6))
      #expect(lifted.indexPath.item == item)
    }
  }

  @Test("A layout creates contexts of its class, and their overridden properties are used")
  func contexts() {
    let context = Fan().invalidationContext(forBoundsChange: .zero)
    #expect(context is EverythingContext)
    #expect(context.invalidateEverything && context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 7, section: 0)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 1, y: 2))
    #expect(context.invalidatedDecorationIndexPaths?.keys.first == "b")
  }

  private final class Way: UICollectionViewTransitionLayout {
    override var currentLayout: UICollectionViewLayout { super.nextLayout }
    override var nextLayout: UICollectionViewLayout { super.currentLayout }
  }

  @Test("A transition layout can override its current layout and its next layout")
  func transitions() {
    let (one, other) = (Fan(), Fan())
    let way = Way(currentLayout: one, nextLayout: other)
    #expect(way.currentLayout === other && way.nextLayout === one)
  }

  @Test("The constants for automatic sizes can be used outside of the main actor")
  nonisolated func constants() {
    #expect(
      UICollectionViewFlowLayout.automaticSize.width == UICollectionViewLayout.automaticDimension)
  }

  @Test("The first names of the functions for repeated items create the same groups")
  func oldGroupNames() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let old = NSCollectionLayoutGroup.horizontalGroup(with: size, repeatingSubitem: item, count: 2)
    #expect(old == .horizontal(layoutSize: size, repeatingSubitem: item, count: 2))
    #expect(
      NSCollectionLayoutGroup.verticalGroup(with: size, repeatingSubitem: item, count: 2)
        == .vertical(layoutSize: size, repeatingSubitem: item, count: 2))
  }
}
