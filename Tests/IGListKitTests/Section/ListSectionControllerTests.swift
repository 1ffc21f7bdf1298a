import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A section controller")
@MainActor
struct ListSectionControllerTests {
  @Test("By default, a section has one item of no size, which can be selected and not moved")
  func defaults() {
    let controller = ListSectionController()
    #expect(controller.numberOfItems() == 1)
    #expect(controller.sizeForItem(at: 0) == .zero)
    #expect(controller.shouldSelectItem(at: 0))
    #expect(controller.shouldDeselectItem(at: 0))
    #expect(!controller.canMoveItem(at: 0))
    #expect(!controller.canMoveItem(at: 0, to: 1))
    #expect(controller.inset == .zero)
    #expect(controller.minimumLineSpacing == 0)
    #expect(controller.minimumInteritemSpacing == 0)
  }

  @Test("A section controller without cellForItem(at:) traps when it is asked for a cell")
  func noCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ListSectionController().cellForItem(at: 0)
    }
    expectTrap(result, says: "ListSectionController did not override cellForItem(at:)")
  }

  @Test("A section controller without moveObject(from:to:) traps when an item was moved")
  func noMove() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListSectionController().moveObject(from: 0, to: 1)
    }
    expectTrap(result, says: "ListSectionController did not override moveObject(from:to:)")
  }

  @Test("A section controller that is created outside of a data source has no context")
  func outside() {
    let controller = ListSectionController()
    #expect(controller.viewController == nil)
    #expect(controller.collectionContext == nil)
    #expect(controller.section == NSNotFound)
    #expect(!controller.isFirstSection)
    #expect(!controller.isLastSection)
  }

  @Test("A section controller that a data source creates has its context in the initializer")
  func inside() {
    final class Curious: ListSectionController {
      private(set) var found: UIViewController?
      private(set) var hasContext = false

      override init() {
        super.init()
        found = viewController
        hasContext = collectionContext != nil
      }

      override func cellForItem(at index: Int) -> UICollectionViewCell {
        collectionContext.dequeueReusableCell(of: TextCell.self, for: self, at: index)
      }
    }
    let world = AdapterWorld(SectionSource([1]) { _ in Curious() })
    world.show()
    let controller = world.adapter.sectionController(forSection: 0) as? Curious
    #expect(controller?.found === world.controller)
    #expect(controller?.hasContext == true)
  }

  @Test("A section controller has no menu by default")
  func menu() {
    #expect(ListSectionController().contextMenuConfigurationForItem(at: 0, point: .zero) == nil)
  }
}
