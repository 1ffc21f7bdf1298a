import Foundation
import Testing
import UIKit

/// Cells to which a layout gives no width until they have been measured.
@MainActor @Suite("Cells without a size")
struct CellsWithoutSizeTests {
  /// A row of cells that begin with no width.
  private final class Row: UICollectionViewLayout {
    var widths: [Int: CGFloat] = [:]
    private var frames: [CGRect] = []

    override func prepare() {
      frames = []
      for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
        let x = frames.last?.maxX ?? 0
        frames.append(CGRect(x: x, y: 0, width: widths[item] ?? 0, height: 40))
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: frames.last?.maxX ?? 0, height: 40)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let (item, width) = (originalAttributes.indexPath.item, preferredAttributes.frame.width)
      defer { widths[item] = width }
      return widths[item] != width
    }
  }

  private final class Tabs: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
      (cell as? MeasuredCell)?.answer = { attributes in
        CGSize(width: 40 + 20 * CGFloat(attributes.indexPath.item), height: 40)
      }
      return cell
    }
  }

  @Test("Cells without a width are created and measured")
  func measures() {
    let tabs = Tabs()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 40), collectionViewLayout: Row())
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "tab")
    view.dataSource = tabs
    view.layoutIfNeeded()
    let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 40, y: 0, width: 60, height: 40),
        CGRect(x: 100, y: 0, width: 80, height: 40),
      ])
  }
}
