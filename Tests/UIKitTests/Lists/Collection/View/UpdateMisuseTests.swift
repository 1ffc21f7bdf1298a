import Foundation
import TestSupport
import Testing
import UIKit

/// Updates that trap in UIKit's words. The view has the sections `a b c` and `d`.
@Suite("Invalid updates of a collection view")
struct UpdateMisuseTests {
  @Test("Sections that do not add up")
  func sectionCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.view.insertSections([1]) }
    }
    expectTrap(
      result,
      says: "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained in "
        + "the collection view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (1 inserted, 0 deleted).")
    expectTrap(result, says: "Recorded: insertSections 1")
  }

  @Test("Moving an item to another section traps if the data does not follow")
  func movedCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate { $0.view.moveItem(at: IndexPath(0, 0), to: IndexPath(1, 0)) }
    }
    expectTrap(
      result,
      says:
        "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (3) must be equal to the number of items contained in that "
        + "section before the update (3), plus or minus the number of items inserted or deleted from "
        + "that section (0 inserted, 0 deleted) and plus or minus the number of items moved into or out "
        + "of that section (0 moved in, 1 moved out).")
  }

  @Test("What is deleted has to be there")
  func deleted() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.view.deleteItems(at: [IndexPath(0, 3)]) }
    }
    expectTrap(
      item,
      says: "attempt to delete item 3 from section 0 which only contains 3 items before the update"
    )
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.view.deleteSections([2]) }
    }
    expectTrap(
      section, says: "attempt to delete section 2, but there are only 2 sections before the update")
  }

  @Test("What is inserted has to be there afterwards")
  func inserted() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.view.insertItems(at: [IndexPath(0, 4)]) }
    }
    expectTrap(
      item,
      says:
        "attempt to insert item 4 into section 0, but there are only 3 items in section 0 after "
        + "the update")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in brokenUpdate { $0.view.insertSections([5]) }
    }
    expectTrap(
      section, says: "attempt to insert section 5 but there are only 2 sections after the update")
  }

  @Test("An insertion and a move to the same item or section trap")
  func insertAndMove() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.sections[0].append("e")
        $0.view.insertItems(at: [IndexPath(0, 1)])
        $0.view.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 1))
      }
    }
    expectTrap(
      item,
      says:
        "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
    )
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.sections.append([])
        $0.view.insertSections([0])
        $0.view.moveSection(1, toSection: 0)
      }
    }
    expectTrap(section, says: "attempt to perform an insert and a move to the same section (0)")
  }

  @Test("Deleting an item and reloading or moving it traps")
  func deleteAndMore() async {
    let reloaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.sections[0].removeFirst()
        $0.view.deleteItems(at: [IndexPath(0, 0)])
        $0.view.reloadItems(at: [IndexPath(0, 0)])
      }
    }
    expectTrap(
      reloaded,
      says: "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    expectTrap(
      reloaded, says: "a batch may delete, reload or move the same section or item only once")
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.sections[0].removeFirst()
        $0.view.deleteItems(at: [IndexPath(0, 0)])
        $0.view.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 1))
      }
    }
    expectTrap(
      moved,
      says: "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 0})")
  }

  @Test("Deleting an item twice, moving it twice, or moving two items to one place traps")
  func twice() async {
    let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.sections[0].removeFirst(2)
        $0.view.deleteItems(at: [IndexPath(0, 0), IndexPath(0, 0)])
      }
    }
    expectTrap(deleted, says: "Recorded: deleteItems 0.0, 0.0")
    let from = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.view.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 1))
        $0.view.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 2))
      }
    }
    expectTrap(from, says: "Recorded: moveItem 0.0 → 0.1; moveItem 0.0 → 0.2")
    let to = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      brokenUpdate {
        $0.view.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 2))
        $0.view.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 2))
      }
    }
    expectTrap(to, says: "Recorded: moveItem 0.0 → 0.2; moveItem 0.1 → 0.2")
  }

  @Test("A move of a section and its item to their own places changes nothing")
  @MainActor
  func movedToItself() {
    let list = TestList([["a", "b", "c"], ["d"]], rows(60))
    list.settle()
    list.view.performBatchUpdates {
      list.view.moveSection(0, toSection: 0)
      list.view.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 1))
    }
    list.settle()
    #expect(list.texts == ["a", "b", "c", "d"])
  }

  @Test("An item may move out of a section that moves to its own place")
  @MainActor
  func movedOutOfMoved() {
    let list = TestList([["a", "b", "c"], ["d"]], rows(60))
    list.settle()
    list.view.performBatchUpdates {
      list.sections = [["b", "c"], ["d", "a"]]
      list.view.moveSection(0, toSection: 0)
      list.view.moveItem(at: IndexPath(0, 0), to: IndexPath(1, 1))
    }
    list.settle()
    #expect(list.texts == ["b", "c", "d", "a"])
  }

  @Test("A batch on a view that was never laid out asks for the counts before its closure")
  @MainActor
  func neverShown() {
    let list = TestList([["a"]], rows(60))
    list.view.performBatchUpdates {
      #expect(list.log == ["sections", "items 0"])
      list.sections = [["a", "b"]]
      list.view.insertItems(at: [IndexPath(0, 1)])
    }
    list.settle()
    #expect(list.texts == ["a", "b"])
  }

  @Test("Data that changes before the first batch of a view without layout is counted twice")
  func countedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList([["a"]], rows(60))
      list.sections = [["a", "b"]]
      list.view.performBatchUpdates { list.view.insertItems(at: [IndexPath(0, 1)]) }
    }
    expectTrap(
      result,
      says:
        "an existing section after the update (2) must be equal to the number of items contained "
        + "in that section before the update (2)")
  }
}

@MainActor
private func brokenUpdate(_ change: @escaping (TestList) -> Void) {
  let list = TestList([["a", "b", "c"], ["d"]], rows(60))
  list.settle()
  list.view.performBatchUpdates { change(list) }
}
