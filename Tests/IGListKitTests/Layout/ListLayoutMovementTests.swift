import Foundation
import Testing
import UIKit

@testable import IGListKit

@MainActor @Suite("An item of a list layout that a finger moves")
struct ListLayoutMovementTests {
  private func context(
    _ layout: UICollectionViewLayout, moved path: IndexPath
  ) -> UICollectionViewLayoutInvalidationContext {
    layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: .zero, previousIndexPaths: [path],
      previousPosition: .zero)
  }

  private func context(
    _ layout: UICollectionViewLayout, ended path: IndexPath
  ) -> UICollectionViewLayoutInvalidationContext {
    layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [path], movementCancelled: false)
  }

  private let detached = ListCollectionViewLayout(
    stickyHeaders: false, topContentInset: 0, stretchToEdge: false)
  private let pairs = Array(repeating: BoxSection([(50, 10), (50, 10)]), count: 3)

  @Test("Stays in its place without a view")
  func detachedTarget() {
    for layout in [detached, UICollectionViewFlowLayout()] {
      let target = layout.targetIndexPath(
        forInteractivelyMovingItem: [1, 1], withPosition: CGPoint(x: 100, y: 100))
      #expect(target == [1, 1])
    }
  }

  @Test("Is out of date without a view, which would know whether it is there")
  func detachedContext() {
    #expect(context(detached, moved: [1, 1]).invalidatedItemIndexPaths == [[1, 1]])
    #expect(context(detached, ended: [1, 1]).invalidatedItemIndexPaths == [[1, 1]])
  }

  @Test("Goes where another item is, and stays where there is none")
  func target() {
    let list = BoxList(pairs)
    func target(_ x: CGFloat, _ y: CGFloat) -> IndexPath {
      list.layout.targetIndexPath(
        forInteractivelyMovingItem: [1, 1], withPosition: CGPoint(x: x, y: y))
    }
    #expect(target(99, 99) == [1, 1])
    #expect(target(20, 25) == [2, 0])
  }

  @Test("Is out of date while it is moved")
  func movedContext() {
    let list = BoxList(pairs)
    #expect(context(list.layout, moved: [1, 1]).invalidatedItemIndexPaths == [[1, 1]])
  }

  @Test("Is out of date when the finger lets go")
  func endedContext() {
    let list = BoxList(pairs)
    #expect(context(list.layout, ended: [0, 1]).invalidatedItemIndexPaths == [[0, 1]])
  }

  @Test("Is not named where there is no such item")
  func strayContext() {
    let list = BoxList(pairs)
    for path in [[2, 8], [3, 0], [0, 2]] as [IndexPath] {
      #expect(context(list.layout, ended: path).invalidatedItemIndexPaths == nil)
      #expect(context(list.layout, moved: path).invalidatedItemIndexPaths == nil)
    }
  }

  // MARK: In a view

  @Test("Takes its size along, and only the sections that it goes through are placed anew")
  func moves() {
    let sections = [10, 20, 30].map { BoxSection([(100, CGFloat($0))]) }
    let list = BoxList(sections + [BoxSection([(100, 5), (100, 15)])])
    #expect(list.view.beginInteractiveMovementForItem(at: [2, 0]))
    list.asked = []
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    #expect(list.asked.isEmpty, "it is still where it was")
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 62))
    #expect(list.asked == [2, 3])
    // Its section is empty, and it stands before the others of the last.
    #expect(list.layout.layoutAttributesForItem(at: [3, 0])?.frame == box(0, 30, 100, 30))
    #expect(list.layout.layoutAttributesForItem(at: [3, 1])?.frame == box(0, 60, 100, 5))
    #expect(list.view.contentSize.height == 80)

    list.view.endInteractiveMovement()
    list.settle()
    #expect(list.sections[3].items.map(\.height) == [30, 5, 15])
    #expect(list.item(3) == box(0, 30, 100, 30))
    #expect(list.places() == list.placesAnew())
  }

  @Test("Is back where it was when the movement is given up")
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
