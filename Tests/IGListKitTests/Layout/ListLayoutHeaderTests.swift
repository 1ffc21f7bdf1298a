import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The headers of a list layout")
struct ListLayoutHeaderTests {
  private func rows(_ heights: [CGFloat], header: CGFloat = 10) -> BoxSection {
    BoxSection(heights.map { (100, $0) }, header: header)
  }

  /// The same section for a list that scrolls horizontally.
  private func columns(_ widths: [CGFloat]) -> BoxSection {
    BoxSection(widths.map { ($0, 100) }, header: 10)
  }

  @Test("With showHeaderWhenEmpty, sections without items have headers")
  func emptyHeaders() {
    let list = BoxList([10, 20, 30].map { rows([], header: $0) }, sticky: true) { _, layout in
      layout.showHeaderWhenEmpty = true
    }
    #expect(
      (0..<3).map { list.header($0) }
        == [box(0, 0, 100, 10), box(0, 10, 100, 20), box(0, 30, 100, 30)])
  }

  @Test("Without showHeaderWhenEmpty, sections without items have no headers")
  func noEmptyHeaders() {
    let filled = BoxSection([(85, 10)], header: 10)
    let last = BoxSection([(85, 10), (85, 20)], header: 20)
    let list = BoxList([filled, rows([], header: 20), last], sticky: true)
    #expect(
      (0..<3).map { list.header($0) } == [box(0, 0, 100, 10), nil, box(0, 20, 100, 20)])
    #expect(list.layout.attributesOfHeader(1) == nil)

    list.layout.showHeaderWhenEmpty = true
    list.view.layoutIfNeeded()
    #expect(list.header(1) == box(0, 20, 100, 20))
    #expect(list.header(2) == box(0, 40, 100, 20))
  }

  @Test(
    "Sticky headers stay visible until the next section pushes them away", arguments: [false, true])
  func sticky(horizontal: Bool) {
    let sections =
      horizontal
      ? [columns([20, 20]), columns([30, 30, 30])] : [rows([20, 20]), rows([30, 30, 30])]
    let list = BoxList(sections, sticky: true, horizontal: horizontal, topInset: 10)
    func places() -> [CGFloat?] {
      [0, 1].map { section in list.header(section).map { horizontal ? $0.minX : $0.minY } }
    }
    list.scroll(to: 5)
    #expect(places() == [15, 50])
    list.scroll(to: 45)
    #expect(places() == [40, 55])
    let size = horizontal ? CGSize(width: 10, height: 100) : CGSize(width: 100, height: 10)
    #expect([list.header(0)?.size, list.header(1)?.size] == [size, size])
    list.scroll(to: 50)
    #expect(places() == [nil, 60])
  }

  @Test("A change of stickyHeaderYOffset moves the sticky headers at once")
  func yOffset() {
    let list = BoxList([rows([10, 20]), rows([30, 40, 50])], sticky: true, topInset: 10)
    func places() -> [CGFloat?] {
      list.view.layoutIfNeeded()
      return [0, 1].map { list.layout.attributesOfHeader($0)?.frame.minY }
    }
    list.scroll(to: 35)
    #expect(places() == [30, 45])
    list.layout.stickyHeaderYOffset = -10
    #expect(places() == [30, 40])
    #expect(list.header(1)?.minY == 40)
    list.layout.stickyHeaderYOffset = 10
    #expect(places() == [30, 55])
    #expect(list.header(1)?.minY == 55)
    #expect(list.layout.stickyHeaderYOffset == 10)
  }

  @Test("Sticky headers stay at the view's edge, even if the content inset is larger than the view")
  func largeInset() {
    let list = BoxList([rows([80, 80, 80])], sticky: true)
    for inset in [0, 40, 200] as [CGFloat] {
      list.view.contentInset.top = inset
      list.scroll(to: 20)
      #expect(list.header(0)?.minY == 20)
      list.scroll(to: 60)
      #expect(list.header(0)?.minY == 60)
    }
  }

  @Test("With a content inset, the headers that scrolling moves are invalidated, too")
  func namedWithInset() {
    let list = BoxList([rows([80, 80, 80]), rows([80])], sticky: true)
    list.view.contentInset.top = 40
    list.scroll(to: 90)
    let context = list.layout.invalidationContext(
      forBoundsChange: list.view.bounds.offsetBy(dx: 0, dy: 5))
    #expect(context.invalidatedSupplementaryIndexPaths?[BoxList.header]?.map(\.section) == [0])
  }

  @Test("Headers that are not sticky scroll with the content")
  func notSticky() {
    let list = BoxList([rows([80, 80]), rows([80])], topInset: 10)
    list.scroll(to: 5)
    #expect(list.header(0)?.minY == 0)
    #expect(!list.layout.shouldInvalidateLayout(forBoundsChange: box(0, 50, 100, 100)))
  }

  @Test("Scrolling invalidates only headers, and asks the delegate for nothing")
  func onlyHeaders() {
    let list = BoxList((0..<20).map { _ in rows([30, 30]) }, sticky: true)
    list.asked = []
    for offset in stride(from: CGFloat(0), through: 600, by: 35) {
      list.scroll(to: offset)
      #expect(list.view.visibleSupplementaryViews(ofKind: BoxList.header)[0].frame.minY <= offset)
    }
    #expect(list.asked.isEmpty)

    let context = list.layout.invalidationContext(
      forBoundsChange: list.view.bounds.offsetBy(dx: 0, dy: 70))
    let named = context as? ListCollectionViewLayoutInvalidationContext
    #expect(named?.invalidateSupplementaryListAttributes == true)
    #expect(named?.invalidateAllListAttributes == false)
    #expect(context.invalidatedItemIndexPaths == nil)
    // From 595 to 765 points: the headers that were visible, and those that will be.
    #expect(
      context.invalidatedSupplementaryIndexPaths?[BoxList.header]?.map(\.section)
        == [8, 9, 10])
    let resized = list.layout.invalidationContext(forBoundsChange: box(0, 0, 50, 50))
    #expect(
      (resized as? ListCollectionViewLayoutInvalidationContext)?.invalidateAllListAttributes
        == true)
  }

  @Test("Headers are in front of their own items, and behind the next section")
  func inFront() {
    let list = BoxList([rows([10, 10]), rows([10], header: 10)])
    let order = ["item 0.0", "item 0.1", "header 0", "item 1.0", "header 1"]
    let attributes = list.layout.layoutAttributesForElements(in: box(0, 0, 100, 100)) ?? []
    let names = attributes.sorted { $0.zIndex < $1.zIndex }.map {
      $0.representedElementCategory == .cell
        ? "item \($0.indexPath.section).\($0.indexPath.item)" : "header \($0.indexPath.section)"
    }
    #expect(names == order)
    #expect(list.layout.attributesOfHeader(1)?.zIndex == 1_999)
  }
}

extension UICollectionViewLayout {
  fileprivate func attributesOfHeader(_ section: Int) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(
      ofKind: BoxList.header, at: IndexPath(item: 0, section: section))
  }
}
