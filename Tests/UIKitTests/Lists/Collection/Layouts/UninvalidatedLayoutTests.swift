import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Attributes that are equal only to the same object.
private final class UnequalAttributes: UICollectionViewLayoutAttributes {
  override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
}

/// Attributes that remember the cell of their item.
private final class CellAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var cell: UICollectionViewCell?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CellAttributes)?.cell = cell
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CellAttributes, other.cell === cell else { return false }
    return super.isEqual(object)
  }
}

/// A layout whose attributes remember the cells that are visible.
private final class RowsWithCells: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { item in
      let attributes = CellAttributes(forCellWith: item.indexPath)
      attributes.frame = item.frame
      attributes.cell = collectionView?.cellForItem(at: item.indexPath)
      return attributes
    }
  }
}

/// Rows that move to the right the farther they are from the top of what is visible.
private final class SlidingRows: UICollectionViewLayout {
  var isInvalidatedByScrolling = false
  /// Whether the first row in a rectangle is at the left, and the others are beside it.
  var dependsOnRectangle = false
  var isUnequal = false
  /// The number of requests for the elements in a rectangle.
  var requests = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2_000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    requests += 1
    let rows = (0..<20).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
      .filter { $0.frame.intersects(rect) }
    if dependsOnRectangle {
      for (index, row) in rows.enumerated() { row.frame.origin.x = CGFloat(index) * 10 }
    }
    return rows
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      isUnequal
      ? UnequalAttributes(forCellWith: indexPath)
      : UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let y = CGFloat(indexPath.item) * 100
    let distance = y - collectionView!.bounds.minY
    let x = dependsOnRectangle || isUnequal ? 0 : distance / 10
    attributes.frame = CGRect(x: x, y: y, width: 200, height: 100)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isInvalidatedByScrolling
  }
}

/// Items that are moved to the left only in the answer about a rectangle, as many layouts with left
/// alignment do.
private final class LeftAlignedItems: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { item in
      let moved = item.copy() as! UICollectionViewLayoutAttributes
      moved.frame.origin.x = 0
      return moved
    }
  }
}

/// A cell that is as large as its estimate.
private final class EstimatedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@MainActor @Suite("A layout that is not invalidated by scrolling")
struct UninvalidatedLayoutTests {
  private let layout = SlidingRows()
  private let source = CountedItems()
  private let list: UICollectionView

  private final class CountedItems: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ view: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  init() {
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
  }

  private func scroll(to y: CGFloat) {
    list.contentOffset.y = y
    list.layoutIfNeeded()
  }

  @Test("A layout that moves visible items without an invalidation is reported once")
  func moves() {
    let reports = reports {
      scroll(to: 10)
      scroll(to: 20)
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix(
        "SlidingRows gives item 0 of section 0 other attributes than before, but was not invalidated."
      ) == true)
  }

  private func requests(whileScrollingTo y: CGFloat) -> Int {
    layout.requests = 0
    scroll(to: y)
    return layout.requests
  }

  @Test("A reported layout is not asked again for each item that moves")
  func costs() {
    layout.isUnequal = true
    layout.invalidateLayout()
    list.layoutIfNeeded()
    scroll(to: 5)
    let still = requests(whileScrollingTo: 10)
    layout.isUnequal = false
    layout.invalidateLayout()
    list.layoutIfNeeded()
    var moving = 0
    let reports = reports {
      scroll(to: 15)
      moving = requests(whileScrollingTo: 20)
    }
    #expect(reports.count == 1 && moving == still)
  }

  @Test("A layout that is invalidated by scrolling or by the app is not reported")
  func invalidated() {
    layout.isInvalidatedByScrolling = true
    scroll(to: 10)
    layout.isInvalidatedByScrolling = false
    list.contentOffset.y = 20
    layout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(reports { scroll(to: 30) }.count == 1)
  }

  @Test("A layout whose answers depend on the rectangle, and not on the offset, is not reported")
  func rectangle() {
    layout.dependsOnRectangle = true
    layout.invalidateLayout()
    list.layoutIfNeeded()
    let first = list.visibleCells[0].frame
    scroll(to: 130)
    #expect(list.visibleCells.count > 2 && list.visibleCells[0].frame != first)
  }

  @Test("A layout whose attributes are unequal to their copies is not reported")
  func copies() {
    layout.isUnequal = true
    layout.invalidateLayout()
    list.layoutIfNeeded()
    scroll(to: 10)
  }

  @Test("A layout whose attributes remember the cells is not reported when nothing has scrolled")
  func rememberedCells() {
    let layout = RowsWithCells()
    layout.itemSize = CGSize(width: 320, height: 100)
    let other = UICollectionView(frame: list.frame, collectionViewLayout: layout)
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    other.dataSource = source
    other.layoutIfNeeded()
    other.setNeedsLayout()
    #expect(reports { other.layoutIfNeeded() }.isEmpty)
  }

  @Test("A layout is not reported when the view gets another size")
  func size() {
    list.bounds = CGRect(x: 0, y: 10, width: 320, height: 500)
    list.layoutIfNeeded()
  }

  @Test("A layout that moves items only in the answer about a rectangle is not reported")
  func measured() {
    let aligned = LeftAlignedItems()
    aligned.estimatedItemSize = CGSize(width: 200, height: 100)
    let other = UICollectionView(frame: list.frame, collectionViewLayout: aligned)
    other.register(EstimatedCell.self, forCellWithReuseIdentifier: "cell")
    other.dataSource = source
    other.layoutIfNeeded()
    #expect(other.visibleCells.allSatisfy { $0.frame.minX == 0 })
    other.contentOffset.y = 250
    other.layoutIfNeeded()
  }
}
