import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The first visible item of a list")
struct FirstVisibleItemTests {
  /// A list, and the axis on which it scrolls.
  @MainActor private struct List {
    let world: AdapterWorld<NumberSource>
    let axis: UICollectionView.ScrollDirection
    var inset: CGFloat = 0

    /// Scrolls to an offset, counted from the first item.
    func go(to offset: CGFloat) {
      if axis == .vertical {
        world.view.contentOffset = CGPoint(x: 0, y: offset - inset)
      } else {
        world.view.contentOffset = CGPoint(x: offset - inset, y: 0)
      }
    }

    func paths(_ offsets: [CGFloat]) -> [IndexPath?] {
      offsets.map {
        go(to: $0)
        return world.adapter.indexPathForFirstVisibleItem()
      }
    }

    func distances(_ offsets: [CGFloat]) -> [CGFloat] {
      offsets.map {
        go(to: $0)
        return world.adapter.offsetForFirstVisibleItem(with: axis)
      }
    }

    /// Scrolls to an object with an additional offset, and returns the offset of the first visible
    /// item.
    func distance(to object: Int, _ additional: CGFloat) -> CGFloat {
      world.adapter.scroll(
        to: object, supplementaryKinds: nil, scrollDirection: axis, scrollPosition: [],
        additionalOffset: additional, animated: false)
      return world.adapter.offsetForFirstVisibleItem(with: axis)
    }
  }

  /// Rows of 10, one below the other.
  private func rows(_ objects: ClosedRange<Int>, inset: CGFloat = 0) -> List {
    let world = AdapterWorld(NumberSource(Array(objects)))
    world.view.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    world.settle()
    return List(world: world, axis: .vertical, inset: inset)
  }

  /// Items of 100 × 10 in a horizontal list: one row of items if the view is 10 points high, and
  /// columns of items if it is 100 points high.
  private func columns(
    _ objects: ClosedRange<Int>, inset: CGFloat = 0, size: CGSize = CGSize(width: 300, height: 10)
  ) -> List {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let world = AdapterWorld(NumberSource(Array(objects)), layout: layout, size: size)
    world.view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    world.settle()
    return List(world: world, axis: .horizontal, inset: inset)
  }

  private let rowOffsets: [CGFloat] = [0, 8, 12, 35, 40, 59]
  private let columnOffsets: [CGFloat] = [0, 80, 120, 350, 400, 590]
  private let expected = [
    IndexPath(0, 0), IndexPath(0, 0), IndexPath(1, 0), IndexPath(2, 0), IndexPath(2, 1),
    IndexPath(2, 2),
  ]

  // MARK: The item

  @Test("The first visible item is found among rows, with and without an inset", arguments: [0, 5])
  func inRows(inset: CGFloat) {
    #expect(rows(1...6, inset: inset).paths(rowOffsets) == expected)
  }

  @Test(
    "The first visible item is found among columns, with and without an inset", arguments: [0, 172])
  func inColumns(inset: CGFloat) {
    #expect(columns(1...4, inset: inset).paths(columnOffsets) == expected)
  }

  @Test("The first visible item is found among columns of several items")
  func stacked() {
    let list = columns(1...6, size: CGSize(width: 100, height: 100))
    #expect(list.paths(columnOffsets) == [0, 0, 1, 3, 4, 5].map { IndexPath($0, 0) })
    #expect(list.distances(columnOffsets) == [0, 80, 20, 50, 0, 90])
  }

  // MARK: The offset

  @Test("The offset of the first visible row is its length out of sight", arguments: [0, 5])
  func distanceInRows(inset: CGFloat) {
    #expect(rows(1...6, inset: inset).distances(rowOffsets) == [0, 8, 2, 5, 0, 9])
  }

  @Test("The offset of the first visible column is its length out of sight", arguments: [0, 172])
  func distanceInColumns(inset: CGFloat) {
    let offsets: [CGFloat] = [0, 80, 120, 350, 400, 599]
    #expect(columns(1...4, inset: inset).distances(offsets) == [0, 80, 20, 50, 0, 99])
  }

  @Test("A list without items has no first visible item, and the offset is zero")
  func none() {
    let world = AdapterWorld(NumberSource([1]), isWired: false)
    #expect(world.adapter.indexPathForFirstVisibleItem() == nil)
    #expect(world.adapter.offsetForFirstVisibleItem(with: .horizontal) == 0)
    let empty = AdapterWorld(NumberSource([]))
    #expect(empty.adapter.indexPathForFirstVisibleItem() == nil)
    #expect(empty.adapter.offsetForFirstVisibleItem(with: .vertical) == 0)
  }

  @Test("Scrolling to an object with an additional offset scrolls farther by that offset")
  func additional() {
    let rows = rows(1...6, inset: 5)
    #expect(
      [(1, 0), (1, 7), (3, 0), (3, 3), (4, 9)].map { rows.distance(to: $0, $1) } == [0, 7, 0, 3, 9])
    let columns = columns(1...4, inset: 172)
    #expect(
      [(1, 0), (1, 73), (3, 0), (3, 36), (4, 99)].map { columns.distance(to: $0, $1) }
        == [0, 73, 0, 36, 99])
  }

  // MARK: By a section controller

  @Test("A section controller scrolls to one of its items")
  func byContext() throws {
    let world = AdapterWorld(NumberSource(Array(1...19)))
    world.settle()
    let controller = try #require(world.adapter.sectionController(for: 8))
    controller.collectionContext.scroll(
      to: controller, at: 0, scrollPosition: .top, animated: false)
    #expect(world.view.contentOffset == CGPoint(x: 0, y: 280))
  }

  @Test("A section controller knows the content offset of the list")
  func offset() throws {
    let world = AdapterWorld(NumberSource(Array(1...10)))
    world.settle()
    let controller = try #require(world.adapter.sectionController(for: 3))
    controller.collectionContext.scroll(
      to: controller, at: 0, scrollPosition: .top, animated: false)
    #expect(controller.collectionContext.containerContentOffset == CGPoint(x: 0, y: 30))
  }
}
