import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A collection view that is treated roughly")
struct RoughTreatmentTests {
  @Test("A layout may return attributes only for a rectangle, and none for single items")
  func answersForRectangle() {
    let layout = TallRows()
    let list = TestList(100, layout)
    let reports = Report.gathering {
      list.settle()
      list.view.contentOffset.y = 110
      list.settle()
    }
    #expect(reports.isEmpty)
    #expect(list.texts == (2..<12).map { "\($0)" })
  }

  @Test("The attributes for a rectangle win over different attributes for single items")
  func lies() {
    let layout = TallRows()
    layout.lie = 3
    let list = TestList(100, layout)
    let reports = Report.gathering { list.settle() }
    #expect(reports.isEmpty)
    #expect(list.texts == (0..<10).map { "\($0)" })
  }

  @Test("A collection view whose data source is released becomes empty")
  func sourceGone() throws {
    var source: FiftyItems? = FiftyItems()
    let view = try #require(source?.view())
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 10)
    source = nil
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    #expect(view.contentSize.height == 0)
  }

  @Test("A collection view whose data source is released lays out without items", arguments: 0..<2)
  func askedAfterSourceGone(way: Int) throws {
    var source: FiftyItems? = FiftyItems()
    let view = try #require(source?.view())
    view.layoutIfNeeded()
    source = nil
    if way == 0 {
      view.setCollectionViewLayout(rows(20), animated: false)
    } else {
      view.collectionViewLayout.invalidateLayout()
      #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
    }
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("The data source may be released in the closure of a batch update")
  func sourceGoesInClosure() throws {
    var source: FiftyItems? = FiftyItems()
    let view = try #require(source?.view())
    view.layoutIfNeeded()
    view.performBatchUpdates {
      source?.count += 1
      source = nil
      view.insertItems(at: [IndexPath(0, 0)])
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("An invalidation during a layout pass causes another pass, even if a cell laid itself out")
  func invalidatedInPass() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      var height: CGFloat = 50

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 320, height: height) }

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        if indexPath.item == 8, height == 50 {
          height = 25
          collectionView.collectionViewLayout.invalidateLayout()
        }
        if indexPath.item == 9 { cell.layoutIfNeeded() }
      }
    }
    let list = TestList(100, rows(50))
    let delegate = Delegate()
    list.view.delegate = delegate
    list.window.layoutIfNeeded()
    list.window.layoutIfNeeded()
    #expect(list.view.contentSize.height == 2_500)
    #expect(list.view.cellForItem(at: IndexPath(0, 3))?.frame.minY == 75)
  }

  @Test("A data source that is released in a layout pass or an update is kept until its end")
  func sourceGoesMeanwhile() throws {
    for isUpdate in [false, true] {
      var source: FiftyItems? = FiftyItems()
      let view = try #require(source?.view())
      if isUpdate {
        view.layoutIfNeeded()
        source?.count += 5
      }
      source?.whenAsked = { source = nil }
      if isUpdate {
        view.performBatchUpdates { view.insertItems(at: (0..<5).map { IndexPath(0, $0) }) }
      } else {
        view.layoutIfNeeded()
      }
      #expect(source == nil)
      #expect(view.dataSource == nil)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.visibleCells.isEmpty)
    }
  }

  @Test("Deceleration ends within the edges when an update shifts the content")
  func movedWhileGliding() {
    let list = TestList(100, rows(50))
    list.settle()
    let end = list.view.contentSize.height - list.view.bounds.height
    list.view.contentOffset.y = end - 700
    list.settle()
    Finger.flick(list.view, by: CGPoint(x: 0, y: -300))
    list.window.frameClock.advance(by: 0.1)
    #expect(list.view.isDecelerating)
    // The update inserts as many rows above the visible ones as it deletes below them, so the edges
    // stay.
    list.view.performBatchUpdates {
      list.sections[0] = (0..<12).map { "new \($0)" } + list.sections[0].dropLast(12)
      list.view.insertItems(at: (0..<12).map { IndexPath(0, $0) })
      list.view.deleteItems(at: (88..<100).map { IndexPath(0, $0) })
    }
    list.settle()
    #expect(list.view.contentOffset.y <= end)
    #expect(list.view.contentSize.height - list.view.bounds.height == end)
  }

  @Test("An infinite preferred height is ignored, and reported once for each cell")
  func infiniteCell() {
    let layout = rows(50)
    layout.estimatedItemSize = CGSize(width: 320, height: 60)
    let list = TestList(8, layout)
    list.view.register(EndlessCell.self, forCellWithReuseIdentifier: "text")
    let reports = Report.gathering {
      list.settle()
      list.view.contentOffset.y = 0
      list.settle()
    }
    #expect(list.view.visibleCells.map(\.frame.height) == Array(repeating: 60, count: 8))
    #expect(reports.map(\.message).filter { $0.contains("stuck") } == [])
    #expect(reports.count == 8 && reports[0].message.contains("wants to be of size"))
  }

  @Test("A layout that a second view has taken stays with it when the first view gets another one")
  func sharedLayout() {
    let layout = rows(50)
    let (one, two) = (TestList(3, layout), TestList(3, layout))
    one.view.collectionViewLayout = rows(40)
    #expect(layout.collectionView === two.view)
    two.settle()
    #expect(two.texts == ["0", "1", "2"])
  }

  @Test("Cells are created from the class that was registered last")
  func registersAgain() {
    let list = TestList(4, rows(50))
    list.settle()
    list.view.register(EndlessCell.self, forCellWithReuseIdentifier: "text")
    list.view.reloadData()
    list.settle()
    #expect(list.view.visibleCells.allSatisfy { $0 is EndlessCell })
    #expect(list.view.subviews.filter { $0 is TextCell }.isEmpty)
  }

  @Test("The delegate is asked for sizes in layout, and not when the view scrolls before it")
  func asksLate() {
    let list = TestList(40, rows(50))
    let sizes = CountedSizes()
    list.view.delegate = sizes
    list.settle()
    sizes.count = 0
    list.view.reloadData()
    list.view.contentOffset.y = 10
    list.view.frame.size.height = 400
    #expect(sizes.count == 0)
    list.settle()
    #expect(sizes.count == 40)
  }

  @Test("Layout inside the closure of a batch update waits until the end of the batch")
  func layoutInsideOfBatch() {
    let layout = rows(50)
    let list = TestList(40, layout)
    list.view.contentOffset.y = 40 * 50 - 480
    list.settle()
    list.view.performBatchUpdates {
      list.sections[0].removeLast(20)
      layout.itemSize.height = 40
      list.view.contentOffset.y = 700
      list.view.layoutIfNeeded()
      list.view.deleteItems(at: (20..<40).map { IndexPath(0, $0) })
    }
    list.settle()
    #expect(list.view.contentSize.height == 800)
    #expect(list.texts.last == "19")
  }

  @Test("Cells may be headers if they were dequeued as headers")
  func cellsAsHeaders() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = TestList(
      [["a"], ["b"]], UICollectionViewCompositionalLayout.list(using: configuration))
    let kind = UICollectionView.elementKindSectionHeader
    list.view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    list.settle()
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).count == 2)
    let header = list.view.supplementaryView(forElementKind: kind, at: IndexPath(1, 0))
    #expect((header as? UICollectionViewListCell)?.listPlace?.part == .header)
    #expect(list.texts == ["a", "b"])
  }

  @Test("Only orthogonal sections that were scrolled keep an offset while they are not visible")
  func restingRows() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let list = TestList(
      (0..<100).map { section in (0..<9).map { "\(section) \($0)" } },
      UICollectionViewCompositionalLayout(section: section))
    list.settle()
    let row = try #require(list.view.cellForItem(at: IndexPath(1, 0))?.superview as? UIScrollView)
    row.contentOffset.x = 130
    for step in 0...20 {
      list.view.contentOffset.y = CGFloat(step * 400)
      list.view.layoutIfNeeded()
    }
    let inSight = list.view.scrollers.all.count
    #expect(list.view.scrollers.offsets.count == inSight + 1)
    list.view.contentOffset.y = 0
    list.settle()
    #expect(list.view.scrollers.offsets[1] == 130 && list.view.scrollers.offsets[0] == 0)
  }

  @Test("Deceleration continues in its direction when items are inserted above the visible ones")
  func glidesOverNewItems() {
    let list = TestList(100, rows(50))
    list.settle()
    list.view.contentOffset.y = 300
    list.settle()
    Finger.flick(list.view, by: CGPoint(x: 0, y: 200))
    list.window.frameClock.advance(by: 1.0 / 60)
    list.view.performBatchUpdates {
      list.sections[0].insert(contentsOf: (0..<100).map { "new \($0)" }, at: 0)
      list.view.insertItems(at: (0..<100).map { IndexPath(0, $0) })
    }
    var offsets = [list.view.contentOffset.y]
    while list.view.isDecelerating {
      list.window.frameClock.advance(by: 1.0 / 60)
      offsets.append(list.view.contentOffset.y)
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(list.view.contentOffset.y < 4_700, "further than its old edge")
  }

  @Test("Deceleration ends at the new edge when a reload shortens the content")
  func glidesOutOfContent() {
    let list = TestList(400, rows(50))
    list.settle()
    Finger.flick(list.view, by: CGPoint(x: 0, y: -300))
    list.window.frameClock.advance(by: 0.1)
    #expect(list.view.isDecelerating)
    list.sections[0].removeLast(385)
    list.view.reloadData()
    list.settle()
    #expect(list.view.contentOffset.y == 270)
    #expect(list.texts.last == "14")
  }

  @Test("Scrolling to an item ends at the new edge when an update deletes the item")
  func goesToWhatHasGone() {
    let list = TestList(400, rows(50))
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 390), at: .top, animated: true)
    list.window.frameClock.advance(by: 0.1)
    list.view.performBatchUpdates {
      list.sections[0].removeLast(390)
      list.view.deleteItems(at: (10..<400).map { IndexPath(0, $0) })
    }
    list.settle()
    #expect(list.view.contentOffset.y == 20)
    #expect(list.texts.count == 10)
  }

  @Test("A tap in a list inside a cell selects an item of that list, and not the cell")
  func nested() throws {
    let list = TestList(3, rows(100))
    list.settle()
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 1)))
    let inner = TestList(3, rows(20))
    inner.view.frame = cell.contentView.bounds
    cell.contentView.addSubview(inner.view)
    list.settle()
    Finger.tap(inner.view, at: CGPoint(x: 50, y: 30))
    #expect(inner.view.indexPathsForSelectedItems == [IndexPath(0, 1)])
    #expect(list.view.indexPathsForSelectedItems == [])
  }
}

/// A layout of rows of 50 points that returns no attributes for single items, or wrong ones.
private final class TallRows: UICollectionViewLayout {
  var lie = 0
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5_000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<100).map { attributes($0, at: $0) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    lie == 0 ? nil : attributes(path.item + lie, at: path.item)
  }

  private func attributes(_ item: Int, at row: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(0, item))
    attributes.frame = CGRect(x: 0, y: CGFloat(row) * 50, width: 320, height: 50)
    return attributes
  }
}

/// A cell with an infinite preferred height.
private final class EndlessCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = .infinity
    return layoutAttributes
  }
}

/// A delegate that returns one size for all items, and counts the requests.
private final class CountedSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var count = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    count += 1
    return CGSize(width: 320, height: 50)
  }
}

/// A data source of fifty cells without content.
private final class FiftyItems: NSObject, UICollectionViewDataSource {
  var count = 50
  /// The closure that is called when a cell is asked for.
  var whenAsked: () -> Void = {}

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    whenAsked()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// Returns a new collection view that shows the items.
  func view() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows(50))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }
}
