import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The elements of a list layout")
struct ListLayoutQueryTests {
  @Test("The elements in a rectangle overlap it, and do not only touch it")
  func manyRows() {
    let list = BoxList([BoxSection(Array(repeating: (100, 20), count: 1_000))])
    func count(_ y: CGFloat, _ height: CGFloat) -> Int? {
      list.layout.layoutAttributesForElements(in: box(0, y, 100, height))?.count
    }
    #expect(count(500, 100) == 5)
    #expect(count(0, 1_000) == 50)
    #expect(count(250, 100) == 6)
    #expect(count(250, 1) == 1)
    #expect(count(20_000, 100) == 0)
  }

  @Test("A long item is in a rectangle even if the rest of its line is above", arguments: [1, 2])
  func uneven(short: Int) {
    let width: CGFloat = short == 1 ? 50 : 30
    let section = BoxSection([(width, 100)] + Array(repeating: (width, 10), count: short))
    let list = BoxList(Array(repeating: section, count: 6))
    let paths = list.paths(in: box(0, 50, 100, 100))
    #expect(
      paths == [IndexPath(item: 0, section: 0)]
        + (0...short).map { IndexPath(item: $0, section: 1) })
  }

  @Test("An index path without a section or an item has no attributes")
  func strayItems() {
    let list = BoxList([BoxSection([(33, 33), (65, 33)])], stretches: true)
    for path in [[4, 0], [0, 4], [-1, 0], [0, -1], [0], [0, 0, 0]] as [IndexPath] {
      #expect(list.layout.layoutAttributesForItem(at: path) == nil, "\(path)")
    }
    #expect(list.layout.layoutAttributesForItem(at: [0, 1])?.frame == box(33, 0, 65, 33))
  }

  @Test("A header or footer of length zero has no attributes")
  func noBars() {
    let list = BoxList([BoxSection([(33, 33)])])
    for kind in [BoxList.header, BoxList.footer, "badge"] {
      #expect(
        list.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0]) == nil)
    }
  }

  @Test("An index path without a section has no header")
  func strayHeaders() {
    let list = BoxList([BoxSection([(33, 33)], header: 10)])
    for path in [[10, 10], [1, 0], [0, 1], [-1, 0]] as [IndexPath] {
      #expect(
        list.layout.layoutAttributesForSupplementaryView(ofKind: BoxList.header, at: path) == nil)
    }
  }

  @Test("A list layout without a view has no elements")
  func detached() {
    let layout = ListCollectionViewLayout(
      stickyHeaders: true, topContentInset: 0, stretchToEdge: false)
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: box(0, 0, 100, 100)) == [])
    #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: box(0, 0, 1, 1)))
    #expect(layout.scrollDirection == .vertical)
  }
}
