import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("An item of a list layout that a finger moves")
struct ListLayoutMovementTests {
  /// Layouts that create invalidation contexts while a finger moves items.
  enum Kind: CaseIterable, Sendable {
    case list, flow, base

    @MainActor
    func layout() -> UICollectionViewLayout {
      switch self {
      case .list:
        return ListCollectionViewLayout(
          stickyHeaders: false, topContentInset: 0, stretchToEdge: false)
      case .flow: return UICollectionViewFlowLayout()
      case .base: return UICollectionViewLayout()
      }
    }
  }

  /// Three sections of two items each.
  private func pairs(in kind: Kind) -> BoxList {
    let list = BoxList(
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: kind.layout()))
    list.show(Array(repeating: BoxSection([(50, 10), (50, 10)]), count: 3))
    return list
  }

  /// The items that a layout invalidates when an item is moved.
  private func named(
    _ layout: UICollectionViewLayout, moved path: IndexPath, from previous: IndexPath
  ) -> [IndexPath]? {
    layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: .zero,
      previousIndexPaths: [previous], previousPosition: .zero
    ).invalidatedItemIndexPaths
  }

  /// The items that a layout invalidates when the finger lets go of an item.
  private func named(
    _ layout: UICollectionViewLayout, ended path: IndexPath, from previous: IndexPath
  ) -> [IndexPath]? {
    layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [previous], movementCancelled: false
    ).invalidatedItemIndexPaths
  }

  @Test("In a layout without a view, a dragged item stays in its place", arguments: Kind.allCases)
  func detachedTarget(kind: Kind) {
    let target = kind.layout().targetIndexPath(
      forInteractivelyMovingItem: [1, 1], withPosition: CGPoint(x: 100, y: 100))
    #expect(target == [1, 1])
  }

  @Test(
    "A layout without a view invalidates a dragged item whether or not it exists",
    arguments: Kind.allCases)
  func detachedContext(kind: Kind) {
    let layout = kind.layout()
    #expect(named(layout, moved: [1, 1], from: [1, 1]) == [[1, 1]])
    #expect(named(layout, ended: [1, 1], from: [1, 1]) == [[1, 1]])
    #expect(named(layout, moved: [2, 8], from: [1, 1]) == [[1, 1], [2, 8]])
  }

  @Test(
    "A dragged item goes to the place of another item, and stays where there is none",
    arguments: [Kind.list, .flow])
  func target(kind: Kind) {
    let list = pairs(in: kind)
    func target(_ x: CGFloat, _ y: CGFloat) -> IndexPath {
      list.view.collectionViewLayout.targetIndexPath(
        forInteractivelyMovingItem: [1, 1], withPosition: CGPoint(x: x, y: y))
    }
    #expect(target(99, 99) == [1, 1])
    #expect(target(20, 25) == [2, 0])
  }

  @Test(
    "While an item is dragged, its index paths before and after are invalidated",
    arguments: Kind.allCases)
  func movedContext(kind: Kind) {
    let list = pairs(in: kind)
    let layout = list.view.collectionViewLayout
    #expect(named(layout, moved: [1, 1], from: [1, 1]) == [[1, 1]])
    #expect(named(layout, moved: [2, 0], from: [1, 1]) == [[1, 1], [2, 0]])
  }

  @Test(
    "When a drag ends, the index paths of the item before and after are invalidated",
    arguments: Kind.allCases)
  func endedContext(kind: Kind) {
    let list = pairs(in: kind)
    let layout = list.view.collectionViewLayout
    #expect(named(layout, ended: [0, 1], from: [0, 1]) == [[0, 1]])
    #expect(named(layout, ended: [0, 1], from: [2, 1]) == [[0, 1], [2, 1]])
  }

  @Test("Index paths without an item are not invalidated", arguments: Kind.allCases)
  func strayContext(kind: Kind) {
    let list = pairs(in: kind)
    let layout = list.view.collectionViewLayout
    for path in [[2, 8], [3, 0], [0, 2]] as [IndexPath] {
      #expect(named(layout, ended: path, from: path) == nil)
      #expect(named(layout, moved: path, from: path) == nil)
      #expect(named(layout, moved: path, from: [1, 1]) == [[1, 1]])
    }
  }

  // MARK: In a view

  @Test("A dragged item keeps its size, and only the sections on its way are laid out again")
  func moves() {
    let sections = [10, 20, 30].map { BoxSection([(100, CGFloat($0))]) }
    let list = BoxList(sections + [BoxSection([(100, 5), (100, 15)])])
    #expect(list.view.beginInteractiveMovementForItem(at: [2, 0]))
    list.asked = []
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    #expect(list.asked.isEmpty, "it is still where it was")
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 62))
    #expect(list.asked == [2, 3])
    // The section of the item is empty now, and the item is the first of the last section.
    #expect(list.layout.layoutAttributesForItem(at: [3, 0])?.frame == box(0, 30, 100, 30))
    #expect(list.layout.layoutAttributesForItem(at: [3, 1])?.frame == box(0, 60, 100, 5))
    #expect(list.view.contentSize.height == 80)

    list.view.endInteractiveMovement()
    list.settle()
    #expect(list.sections[3].items.map(\.height) == [30, 5, 15])
    #expect(list.item(3) == box(0, 30, 100, 30))
    #expect(list.places() == list.placesAnew())
  }

  @Test("A dragged item is back in its place when the movement is cancelled")
  func cancels() {
    let list = BoxList([10, 20, 30].map { BoxSection([(100, CGFloat($0)), (100, 5)]) })
    let before = list.places()
    #expect(list.view.beginInteractiveMovementForItem(at: [0, 0]))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    #expect(list.places() != before)
    list.view.cancelInteractiveMovement()
    list.settle()
    #expect(list.places() == before)
  }
}
