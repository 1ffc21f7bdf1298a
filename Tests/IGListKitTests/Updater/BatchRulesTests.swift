import Foundation
import GalleyDiffing
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The batch update of a difference")
@MainActor
struct BatchRulesTests {
  /// Updates a list from some sections to others, each given as its key and its items. Returns the
  /// batch and the difference that were logged, and the item counts of the view afterwards.
  private func batch(
    _ before: [(Int, [Int])], _ after: [(Int, [Int])],
    _ prepare: (ListAdapterUpdater) -> Void = { _ in }
  ) -> (data: ListBatchUpdateData?, difference: ListIndexSetResult?, counts: [Int]) {
    let world = UpdaterWorld(before.map { ListedSection($0.0, $0.1) })
    prepare(world.updater)
    _ = world.show(after.map { ListedSection($0.0, $0.1) })
    return (world.log.batches.first, world.log.differences.first, world.counts)
  }

  @Test("A section whose content has changed is deleted and inserted")
  func change() {
    let (data, difference, counts) = batch([(1, [1])], [(1, [2])])
    #expect(difference?.updates == [0])
    #expect(data?.deleteSections == [0])
    #expect(data?.insertSections == [0])
    #expect(counts == [1])
  }

  @Test(
    "The items of a changed section are reloaded if that is preferred and their number is the same")
  func itemReloads() {
    let (data, _, _) = batch([(1, [1])], [(1, [2])]) {
      $0.preferItemReloadsForSectionReloads = true
    }
    #expect(data?.updateIndexPaths == [IndexPath(0, 0)])
    #expect(data?.deleteSections.isEmpty == true)
    #expect(data?.insertSections.isEmpty == true)
  }

  @Test(
    "A changed section is deleted and inserted, even if item reloads are preferred, if its item count changes"
  )
  func itemReloadsWithOtherCount() {
    let (data, _, counts) = batch([(1, [1])], [(1, [1, 2])]) {
      $0.preferItemReloadsForSectionReloads = true
    }
    #expect(data?.updateIndexPaths.isEmpty == true)
    #expect(data?.deleteSections == [0])
    #expect(data?.insertSections == [0])
    #expect(counts == [2])
  }

  @Test(
    "A reloaded section is deleted and inserted, even if item reloads are preferred, if its items change, too"
  )
  func itemReloadsAndItems() {
    let world = UpdaterWorld([ListedSection(1, count: 2)])
    world.updater.preferItemReloadsForSectionReloads = true
    var answer: Bool?
    world.performItemUpdates {
      world.updater.reload(world.view, sections: [0])
      world.updater.deleteItems(from: world.view, indexPaths: [IndexPath(0, 0)])
      world.updater.insertItems(into: world.view, indexPaths: [IndexPath(0, 1)])
    } _: {
      answer = $0
    }
    world.settle()
    #expect(answer == true)
    #expect(world.log.batches.first?.updateIndexPaths.isEmpty == true)
    #expect(world.log.batches.first?.deleteSections == [0])
  }

  @Test(
    "If two sections swap, the changed one is deleted and inserted, and the other moves",
    arguments: [(1, 1), (3, 1)])
  func moveAndChange(counts: (Int, Int)) {
    let (first, second) = (Array(0..<counts.0), Array(0..<counts.1))
    let (data, difference, shown) = batch(
      [(1, first), (2, second)], [(2, second.map { $0 + 10 }), (1, first)])
    #expect(difference?.updates == [1])
    #expect(
      difference.map { Set($0.moves) }
        == [ListMoveIndex(from: 0, to: 1), ListMoveIndex(from: 1, to: 0)])
    #expect(data?.deleteSections == [1])
    #expect(data?.insertSections == [0])
    #expect(data?.moveSections == [ListMoveIndex(from: 0, to: 1)])
    #expect(shown == [counts.1, counts.0])
  }

  @Test("If one of three sections moves and changes, it is deleted and inserted, and another moves")
  func moveAndChangeOfThree() {
    let (data, _, shown) = batch(
      [(1, [1]), (2, [2]), (3, [3])], [(2, [2, 5]), (1, [1]), (3, [3])])
    #expect(data?.deleteSections == [1])
    #expect(data?.insertSections == [0])
    #expect(data?.moveSections == [ListMoveIndex(from: 0, to: 1)])
    #expect(shown == [2, 1, 1])
  }

  @Test(
    "A changed section behind an inserted one is deleted and inserted, whether or not item reloads are preferred"
  )
  func insertAndChange() {
    for prefers in [false, true] {
      let (data, _, shown) = batch([(1, [1])], [(2, [1]), (1, [2])]) {
        $0.preferItemReloadsForSectionReloads = prefers
      }
      #expect(data?.deleteSections == [0])
      #expect(data?.insertSections == [0, 1])
      #expect(data?.updateIndexPaths.isEmpty == true)
      #expect(shown == [1, 1])
    }
  }

  @Test("With singleItemSectionUpdates, a batch has no section for a single item that has changed")
  func singleItems() {
    let (data, difference, shown) = batch([(1, [1]), (2, [2])], [(2, [7]), (3, [3])]) {
      $0.singleItemSectionUpdates = true
    }
    #expect(difference?.updates == [1])
    #expect(data?.deleteSections == [0])
    #expect(data?.insertSections == [1])
    #expect(shown == [1, 1])
  }

  @Test("With singleItemSectionUpdates, sections that swap move, even if moves are to be deletes")
  func singleItemsThatMove() {
    let (data, _, shown) = batch([(1, [1]), (2, [2])], [(2, [2]), (1, [1])]) {
      $0.singleItemSectionUpdates = true
      $0.sectionMovesAsDeletesInserts = true
    }
    #expect(data?.deleteSections.isEmpty == true)
    #expect(data?.insertSections.isEmpty == true)
    #expect(data?.moveSections == [ListMoveIndex(from: 0, to: 1), ListMoveIndex(from: 1, to: 0)])
    #expect(shown == [1, 1])
  }

  // MARK: Reloaded sections

  /// Returns the batch for reloads of sections together with a difference. `after` maps positions
  /// before the update to those after it.
  private func batch(
    reloading sections: IndexSet, _ difference: ListIndexSetResult? = nil, after: [Int: Int]? = nil
  ) -> ListBatchUpdateData {
    var updates = UpdatePlan(recordingFrom: [])
    for section in sections { updates.reload(section: section) }
    var places = SectionPlaces(countBefore: { _ in 1 }, countAfter: { _ in 1 })
    if let after { places.after = { after[$0] } }
    return ListBatchUpdateData(BatchRules().plan(for: [updates], difference?.changes, places))
  }

  @Test("A reloaded section is deleted and inserted at the same position if nothing else changes")
  func reload() {
    let data = batch(reloading: [2])
    #expect(data.deleteSections == [2])
    #expect(data.insertSections == [2])
  }

  @Test("A reloaded section that moves is inserted at its position after the update")
  func reloadOfMoved() {
    let difference = ListDiff(oldArray: [1, 2, 3], newArray: [3, 2, 1], option: .equality)
    let data = batch(reloading: [2], difference, after: [0: 2, 1: 1, 2: 0])
    #expect(data.deleteSections == [2])
    #expect(data.insertSections == [0])
    #expect(data.moveSections == [ListMoveIndex(from: 0, to: 2)])
  }

  @Test("A reloaded section that is deleted is not inserted again")
  func reloadOfGone() {
    let difference = ListDiff(oldArray: [1, 2, 3], newArray: [1, 3], option: .equality)
    let data = batch(reloading: [1], difference, after: [0: 0, 2: 1])
    #expect(data.deleteSections == [1])
    #expect(data.insertSections.isEmpty)
  }
}
