import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A custom layout of a header and rows of 40 points, which notes the calls of its methods.
private final class NotingLayout: UICollectionViewLayout {
  var log: [String] = []

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append("updates \(updateItems.count)")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append("bounds \(collectionView == nil ? "of nobody" : "of a view")")
    return false
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    log.append("invalidate")
  }

  private var count: Int {
    (collectionView?.numberOfSections ?? 0) > 0
      ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: 20 + 40 * count)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    let cells = (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    return [header] + cells
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 20 + 40 * indexPath.item, width: 320, height: 40)
    return attributes
  }
}

@MainActor @Suite("A layout and its view")
struct LayoutAndViewTests {
  @Test("A collection view calls no method of its layout before it is the layout's view")
  func making() {
    let layout = NotingLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    #expect(layout.log == [])
    view.frame.size.height = 300
    #expect(!layout.log.contains("bounds of nobody"))
  }

  @Test("A batch outside of a window prepares the layout, and tells it what has changed")
  func batchWithoutWindow() {
    let layout = NotingLayout()
    let list = TestList(3, layout)
    list.view.removeFromSuperview()
    list.view.performBatchUpdates {
      list.sections[0].append("more")
      list.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    #expect(layout.log.suffix(3) == ["prepare", "updates 1", "finalize"])
    #expect(list.view.contentSize.height == 180)
    list.settle()
    #expect(list.texts == ["0", "1", "2", "more"])
  }

  @Test("The cells of a custom layout are asked for before its headers")
  func cellsFirst() {
    let list = TestList(3, NotingLayout())
    list.settle()
    #expect(
      list.log.filter { $0.hasPrefix("cell") || $0.hasPrefix("header") }
        == ["cell 0.0", "cell 0.1", "cell 0.2", "header 0"])
  }

  @Test("The cells of a flow layout are asked for before its headers")
  func cellsOfOursFirst() {
    let layout = rows(50)
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let list = TestList(2, layout)
    list.settle()
    #expect(
      list.log.filter { $0.hasPrefix("cell") || $0.hasPrefix("header") }
        == ["cell 0.0", "cell 0.1", "header 0"])
  }

  private static func layouts() -> [UICollectionViewLayout] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return [
      rows(50),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      NotingLayout(),
    ]
  }

  @Test("A layout that is given to a second view lays out that view", arguments: 0..<3)
  func secondView(index: Int) {
    let layout = Self.layouts()[index]
    let first = TestList(40, layout)
    first.settle()
    let texts = first.texts
    let second = TestList([["a", "b"]], layout)
    second.settle()
    #expect(layout.collectionView === second.view)
    #expect(second.texts.first == "a")
    // The first view keeps its cells, and reports why.
    let reports = Report.gathering {
      first.view.setNeedsLayout()
      first.settle()
    }
    #expect(first.texts == texts)
    #expect(reports.contains { $0.message.contains("was given to another view") })
  }

  @Test("A layout whose view is released has no collection view")
  func goneView() {
    let layout = rows(50)
    do {
      let first = TestList(40, layout)
      first.settle()
      first.view.removeFromSuperview()
    }
    MainTurn.drain()
    let second = TestList(2, layout)
    second.settle()
    #expect(second.texts == ["0", "1"])
    #expect(second.view.contentSize.height == 100)
  }

  // Apple's notes on subclasses of `UICollectionViewLayoutAttributes`: since iOS 7, a collection view
  // applies attributes only if they have changed.
  @Test("A transform that the app sets on a cell stays until the attributes of its item change")
  func transforms() throws {
    let list = TestList(20, rows(50))
    list.settle()
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 1)))
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    cell.transform = half
    list.view.setNeedsLayout()
    list.settle()
    #expect(cell.transform == half)
    list.view.contentOffset.y = 30
    list.settle()
    #expect(cell.transform == half)
    list.view.collectionViewLayout.invalidateLayout()
    list.settle()
    #expect(cell.transform == half)
    list.view.reconfigureItems(at: [IndexPath(0, 1)])
    list.settle()
    #expect(cell.transform == half)
    list.sections[0].append("new")
    list.view.insertItems(at: [IndexPath(0, 20)])
    list.settle()
    #expect(cell.transform == half)
    // The item moves up, so its attributes are applied, with their transform.
    list.sections[0].removeFirst()
    list.view.deleteItems(at: [IndexPath(0, 0)])
    list.settle()
    #expect(list.view.cellForItem(at: IndexPath(0, 0)) === cell)
    #expect(cell.transform == .identity)
  }
}
