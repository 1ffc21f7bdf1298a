import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("Scrolling to an item")
@MainActor
struct ScrollToItemTests {
  @Test(
    "Scrolling puts an item at the top, in the middle or at the bottom, within the content",
    arguments: [
      (10, .top, 1_000), (10, .centeredVertically, 850),
      (10, .bottom, 700), (0, .bottom, 0), (1, .centeredVertically, 0), (49, .top, 4_600),
      (20, [], 0), (10, [.bottom, .left], 700),
    ] as [(Int, UICollectionView.ScrollPosition, Int)])
  func fixed(item: Int, position: UICollectionView.ScrollPosition, expected: Int) {
    let list = TestList(50, rows(100), height: 400)
    list.view.scrollToItem(at: IndexPath(0, item), at: position, animated: false)
    #expect(list.view.contentOffset == CGPoint(x: 0, y: CGFloat(expected)))
    // Scrolling works before the first layout, and the layout keeps the offset and shows the item.
    list.settle()
    #expect(list.view.contentOffset == CGPoint(x: 0, y: CGFloat(expected)))
    #expect(list.view.cellForItem(at: IndexPath(0, item)) != nil || position == [])
  }

  @Test("Scrolling to an item keeps it clear of the content insets")
  func insets() {
    let list = TestList(50, rows(100), height: 400)
    list.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 10), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 970)
    list.view.scrollToItem(at: IndexPath(0, 10), at: .bottom, animated: false)
    #expect(list.view.contentOffset.y == 750)
    list.view.scrollToItem(at: IndexPath(0, 10), at: .centeredVertically, animated: false)
    #expect(list.view.contentOffset.y == 860)
    list.view.scrollToItem(at: IndexPath(0, 0), at: .top, animated: false)
    #expect(list.view.contentOffset.y == -30)
    list.view.scrollToItem(at: IndexPath(0, 49), at: .bottom, animated: false)
    #expect(list.view.contentOffset.y == 4_650)
  }

  @Test("Animated scrolling reaches the item after some time")
  func animated() {
    let list = TestList(50, rows(100), height: 400)
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 10), at: .top, animated: true)
    #expect(list.view.contentOffset.y < 1_000)
    list.settle()
    #expect(list.view.contentOffset.y == 1_000)
  }

  @Test(
    "Scrolling to an item with an estimated frame ends at its final frame",
    arguments: [
      UICollectionView.ScrollPosition.top, .centeredVertically, .bottom,
    ], [false, true])
  func estimated(position: UICollectionView.ScrollPosition, isAnimated: Bool) throws {
    let list = EstimatedList(200)
    list.view.scrollToItem(at: IndexPath(0, 120), at: position, animated: isAnimated)
    list.settle()
    let frame = try #require(list.view.cellForItem(at: IndexPath(0, 120))?.frame)
    let bounds = list.view.bounds
    switch position {
    case .top: #expect(frame.minY == bounds.minY)
    case .bottom: #expect(frame.maxY == bounds.maxY)
    default: #expect(abs(frame.midY - bounds.midY) <= 0.5)
    }
  }

  @Test("Animated scrolling ends at an item that moves because of measured heights")
  func movedOnTheWay() throws {
    let list = EstimatedList(200)
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 120), at: .top, animated: true)
    var last = list.view.contentOffset.y
    while list.view.contentOffset.y < 2_000 {
      list.window.frameClock.advance(by: 1.0 / 60)
      // The content never scrolls back.
      #expect(list.view.contentOffset.y >= last)
      last = list.view.contentOffset.y
    }
    list.settle()
    let frame = try #require(list.view.cellForItem(at: IndexPath(0, 120))?.frame)
    #expect(frame.minY == list.view.contentOffset.y)
  }

  @Test("Scrolling to the current offset ends an animation", arguments: [false, true])
  func endsAnimation(isAnimated: Bool) {
    let list = TestList(50, rows(100), height: 400)
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 49), at: .bottom, animated: true)
    list.view.scrollToItem(at: IndexPath(0, 0), at: .top, animated: isAnimated)
    list.settle()
    #expect(list.view.contentOffset == .zero)
  }

  @Test("Scrolling a table to the current section ends an animation")
  func endsAnimationOfTable() {
    let table = TestTable([(0..<50).map { "\($0)" }])
    let offset = table.view.contentOffset
    table.view.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: true)
    table.view.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    table.window.frameClock.advanceUntilStill()
    #expect(table.view.contentOffset == offset)
  }

  @Test("A touch stops animated scrolling to an item")
  func stopped() {
    let list = EstimatedList(200)
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 120), at: .top, animated: true)
    list.window.frameClock.advance(by: 0.1)
    let finger = Finger(on: list.view)
    let offset = list.view.contentOffset
    finger.rest(for: 0.5)
    finger.lift()
    list.settle()
    #expect(list.view.contentOffset == offset)
  }

  @Test("Items are found by points, and visible items are returned in order")
  func questions() {
    let list = TestList([["a", "b"], ["c", "d", "e"]], rows(100))
    list.settle()
    #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 0)) == IndexPath(0, 0))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 319, y: 99.5)) == IndexPath(0, 0))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 100)) == IndexPath(0, 1))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 499)) == IndexPath(1, 2))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 500)) == nil)
    #expect(list.view.indexPathForItem(at: CGPoint(x: -1, y: 50)) == nil)
    #expect(list.view.cellForItem(at: IndexPath(3, 0)) == nil)
    #expect(list.view.cellForItem(at: IndexPath(0, 9)) == nil)
    #expect(list.view.layoutAttributesForItem(at: IndexPath(0, 9)) == nil)
    list.view.contentOffset.y = 20
    list.settle()
    #expect(
      list.view.indexPathsForVisibleItems == [
        IndexPath(0, 0), IndexPath(0, 1), IndexPath(1, 0), IndexPath(1, 1), IndexPath(1, 2),
      ])
    #expect(list.view.visibleCells.count == 5)
    for path in list.view.indexPathsForVisibleItems {
      #expect(list.view.cellForItem(at: path).flatMap { list.view.indexPath(for: $0) } == path)
    }
    #expect(list.view.indexPath(for: UICollectionViewCell()) == nil)
  }
}

extension TestList {
  /// A list of a number of items in one section, in a view of a height.
  fileprivate convenience init(_ count: Int, _ layout: UICollectionViewLayout, height: CGFloat) {
    self.init(
      [(0..<count).map { "\($0)" }], layout, size: CGSize(width: 320, height: height))
  }
}

/// A list of rows with an estimated height of 44, which are 30, 40, … 90 high.
@MainActor
final class EstimatedList {
  let source: MeasuredSource
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ count: Int) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    source = MeasuredSource([count])
    source.answer = {
      CGSize(width: $0.size.width, height: 30 + CGFloat($0.indexPath.item * 3 % 7) * 10)
    }
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
  }

  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    view.layoutIfNeeded()
  }
}
