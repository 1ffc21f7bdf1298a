import Foundation
import Testing
import UIKit

@MainActor @Suite("Custom layouts as apps write them")
struct CustomLayoutConformanceTests {
  private let source = Items()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    view.register(TintedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: TintedRows.header,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func rows() -> TintedRows {
    let layout = TintedRows()
    layout.register(TintedCard.self, forDecorationViewOfKind: TintedRows.card)
    return layout
  }

  @Test(
    "Attributes of a custom class are applied, and applied again when only their own values change")
  func ownAttributes() throws {
    let layout = rows()
    let view = show(layout)
    let cell = try #require(view.cellForItem(at: row(0)) as? TintedCell)
    #expect(cell.tints.last == 1)
    layout.setTint(2)
    view.layoutIfNeeded()
    #expect(cell.tints.last == 2)
    #expect(view.cellForItem(at: row(0)) === cell)
    #expect((view.layoutAttributesForItem(at: row(0)) as? TintedAttributes)?.tint == 2)
  }

  @Test("An invalidation context of a custom class reaches the layout unchanged")
  func ownContext() {
    let layout = rows()
    let view = show(layout)
    layout.contexts = []
    layout.setTint(2)
    #expect(layout.contexts.count == 1)
    #expect((layout.contexts.first as? TintContext)?.onlyTint == true)
    view.reloadData()
    #expect((layout.contexts.last as? TintContext)?.onlyTint == false)
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test("A decoration view is created from its class, behind all cells, without the data source")
  func decorations() throws {
    let view = show(rows())
    let card = try #require(view.subviews.first { $0 is TintedCard })
    #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 1_030))
    let cell = try #require(view.cellForItem(at: row(0)))
    let (back, front) = (view.subviews.firstIndex(of: card), view.subviews.firstIndex(of: cell))
    #expect(back != nil && front != nil && back! < front!)
  }

  @Test("A sticky header stays visible and in front if its layout is invalidated for new bounds")
  func stickyHeader() throws {
    let layout = rows()
    let view = show(layout)
    let header = try #require(
      view.supplementaryView(forElementKind: TintedRows.header, at: row(0)))
    layout.contexts = []
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 120, width: 100, height: 30))
    #expect(
      layout.contexts.last?.invalidatedSupplementaryIndexPaths == [TintedRows.header: [row(0)]])
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3, 4, 5])
    let first = try #require(view.cellForItem(at: row(2)))
    let (back, front) = (view.subviews.firstIndex(of: first), view.subviews.firstIndex(of: header))
    #expect(back != nil && front != nil && back! < front!)
  }

  @Test("A content offset adjustment keeps the visible cells in place when the layout grows")
  func adjustment() throws {
    let layout = rows()
    let view = show(layout)
    view.contentOffset.y = 130
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: row(3)))
    let place = cell.frame.minY - view.contentOffset.y
    layout.grow(by: 40)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 170)
    #expect(view.contentSize.height == 1_070)
    #expect(view.cellForItem(at: row(3)) === cell)
    #expect(cell.frame.minY - view.contentOffset.y == place)
  }

  @Test("Cells have the alpha, the transform and the size of their attributes")
  func appearance() throws {
    final class Faded: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { original in
          let attributes = original.copy() as? UICollectionViewLayoutAttributes ?? original
          attributes.alpha = attributes.indexPath.item % 2 == 0 ? 1 : 0.5
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          return attributes
        }
      }
    }
    let layout = Faded()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = show(layout)
    #expect(view.visibleCells.count == 4)
    for path in view.indexPathsForVisibleItems {
      let cell = try #require(view.cellForItem(at: path))
      #expect(cell.alpha == (path.item % 2 == 0 ? 1 : 0.5))
      #expect(cell.frame.size == CGSize(width: 50, height: 25))
      #expect(cell.bounds.size == CGSize(width: 100, height: 50))
    }
  }

  @Test("A subclass of a compositional layout may move its items")
  func subclassedCompositional() throws {
    final class Shifted: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap {
          layoutAttributesForItem(at: $0.indexPath)
        }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes =
          super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.frame.origin.x += CGFloat(indexPath.item)
        return attributes
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = show(Shifted(section: NSCollectionLayoutSection(group: group)))
    #expect(view.visibleCells.count == 4)
    #expect(view.cellForItem(at: row(3))?.frame.minX == 3)
    #expect(view.layoutAttributesForItem(at: row(7))?.frame.minX == 7)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 160)) == row(3))
  }

  @Test("Attributes that the layout keeps are not changed by an update")
  func keptAttributes() throws {
    let layout = rows()
    let view = show(layout)
    let kept = try #require(layout.layoutAttributesForItem(at: row(1)))
    view.performBatchUpdates {
      source.count += 1
      view.insertItems(at: [row(0)])
    }
    view.layoutIfNeeded()
    #expect(kept.indexPath == row(1))
    #expect(view.cellForItem(at: row(1))?.frame.minY == 80)
  }

  @Test("After an update, the content offset is the one that the layout returns")
  func offsets() {
    final class Wanting: UICollectionViewFlowLayout {
      var proposed: [CGPoint] = []
      var wanted: CGPoint?

      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
      {
        proposed.append(proposedContentOffset)
        return wanted ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
    }
    let layout = Wanting()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = show(layout)
    layout.wanted = CGPoint(x: 0, y: 100)
    view.performBatchUpdates {
      source.count += 1
      view.insertItems(at: [row(20)])
    }
    #expect(layout.proposed == [.zero])
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3, 4, 5])
  }

  @Test("A layout is asked for the initial and final attributes of items that move or appear")
  func ends() {
    final class Flying: UICollectionViewFlowLayout {
      var asked: [String] = []

      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        asked.append("initial \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }

      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        asked.append("final \(itemIndexPath.item)")
        return attributes
      }
    }
    let layout = Flying()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = show(layout)
    layout.asked = []
    view.performBatchUpdates { view.moveItem(at: row(0), to: row(1)) }
    #expect(layout.asked.filter { $0.hasPrefix("final") } == ["final 0", "final 1"])
    #expect(layout.asked.filter { $0.hasPrefix("initial") }.count == 2)
    layout.asked = []
    view.performBatchUpdates {
      source.count += 1
      view.insertItems(at: [row(1)])
    }
    #expect(layout.asked.contains("initial 1 0.0"))
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  var count = 20

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
