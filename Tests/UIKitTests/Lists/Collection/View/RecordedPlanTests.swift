import Foundation
import GalleyDiffing
import GalleyLayout
import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("A recorded plan")
struct RecordedPlanTests {
  typealias Call = @Sendable (inout UpdatePlan) -> Void

  private func words(_ calls: [Call], from before: [Int], to after: [Int]) -> String? {
    var plan = UpdatePlan(recordingFrom: before)
    for call in calls { call(&plan) }
    do {
      _ = try plan.update(countsAfter: after)
      return nil
    } catch {
      return error.words
    }
  }

  @Test("Is one plan, whatever the order of the calls")
  func plan() throws {
    let calls: [Call] = [
      Self.insertItems([ItemPath(section: 0, item: 0)]),
      Self.deleteItems([ItemPath(section: 0, item: 2)]),
      Self.moveItem(ItemPath(section: 0, item: 4), ItemPath(section: 0, item: 1)),
      Self.reloadItems([ItemPath(section: 0, item: 1)]), Self.deleteSections([1]),
    ]
    for order in [calls, calls.reversed()] {
      var recorded = UpdatePlan(recordingFrom: [5, 3, 2])
      for call in order { call(&recorded) }
      let update = try recorded.update(countsAfter: [5, 2])
      #expect(
        "\(update.plan)" == """
          3 sections, 10 items → 2 sections, 7 items
          sections: delete 1
          items: delete 0.2; insert 0.0; move 0.4 → 0.1; update 0.1 → 0.3
          """)
    }
  }

  @Test("Counts that do not add up are told in UIKit's words")
  func counts() {
    #expect(
      words([Self.insertItems([ItemPath(section: 0, item: 0)])], from: [3], to: [3])
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (3) must be equal to the number of items contained in that "
        + "section before the update (3), plus or minus the number of items inserted or deleted from that "
        + "section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of "
        + "that section (0 moved in, 0 moved out).")
    #expect(
      words([Self.deleteSections([0])], from: [3, 3], to: [3, 3])
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained in the "
        + "collection view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 1 deleted).")
  }

  @Test(
    "Places that are not there are told in UIKit's words",
    arguments: [
      (
        Self.deleteItems([ItemPath(section: 0, item: 5)]),
        "attempt to delete item 5 from section 0 which only contains 3 items before the update"
      ),
      (
        Self.insertItems([ItemPath(section: 0, item: 5)]),
        "attempt to insert item 5 into section 0, but there are only 3 items in section 0 after the update"
      ),
      (
        Self.deleteSections([2]),
        "attempt to delete section 2, but there are only 1 sections before the update"
      ),
      (
        Self.insertSections([2]),
        "attempt to insert section 2 but there are only 1 sections after the update"
      ),
      (
        Self.reloadItems([ItemPath(section: 3, item: 0)]),
        "attempt to reload item 0 from section 3, but there are only 1 sections before the update"
      ),
    ])
  func range(_ call: @escaping Call, _ expected: String) {
    #expect(words([call], from: [3], to: [3]) == expected)
  }

  @Test("What can't both be is told in UIKit's words")
  func conflicts() {
    let (first, second) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1))
    #expect(
      words([Self.insertItems([first]), Self.moveItem(second, first)], from: [3], to: [4])
        == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
    )
    #expect(
      words([Self.deleteItems([first]), Self.reloadItems([first])], from: [3], to: [2])
        == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    #expect(
      words([Self.deleteItems([first]), Self.moveItem(first, second)], from: [3], to: [2])
        == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
    )
    #expect(
      words([Self.insertSections([0]), Self.moveSection(1, 0)], from: [1, 1], to: [1, 1, 1])
        == "attempt to perform an insert and a move to the same section (0)")
  }

  @Test("What belongs to a section that goes or is reloaded goes with it")
  func absorbed() {
    #expect(
      words(
        [Self.deleteSections([0]), Self.deleteItems([ItemPath(section: 0, item: 0)])],
        from: [3, 2],
        to: [2])
        == nil)
    #expect(
      words(
        [Self.reloadSections([0]), Self.insertItems([ItemPath(section: 0, item: 0)])], from: [3],
        to: [7])
        == nil)
  }

  @Test("A layout is told of the same stretches of items that paths are followed along")
  func listChange() {
    withSeededRandom("edits of three sections", steps: 300) { random in
      var next = 100
      let before = (0..<3).map { section in
        ListSection(
          id: section,
          items: (0..<Int.random(in: 0...6, using: &random)).map {
            section * 10 + $0
          })
      }
      var after = before
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let section = Int.random(in: 0..<after.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !after[section].items.isEmpty: after[section].items.removeFirst()
        case 1:
          after[section].items.insert(next, at: after[section].items.count / 2)
          next += 1
        case 2: after[section].items.shuffle(using: &random)
        default: after.shuffle(using: &random)
        }
      }
      let plan = sectionedDifference(from: before, to: after).plan
      let update = ListUpdate(plan)
      let change = update.listChange
      for section in before.indices {
        for item in before[section].items.indices {
          let path = ItemPath(section: section, item: item)
          guard let expected = update.after(path) else { continue }
          // What goes to another section is measured anew there.
          guard update.paths.sections.after(section) == expected.section else { continue }
          #expect(change.after(ElementPath(path)) == ElementPath(expected))
        }
      }
    }
  }

  @Test("Sections whose changes don't fit their counts are found, absent paths first")
  func mending() {
    var plan = UpdatePlan(recordingFrom: [3, 3, 3])
    plan.items.deletes = [ItemPath(section: 0, item: 7)]
    #expect(plan.resolved(countsAfter: [2, 4, 3]).sectionsThatDoNotAddUp == [0])
    plan.reload(section: 0)
    #expect(plan.resolved(countsAfter: [2, 4, 3]).sectionsThatDoNotAddUp == [1])
    plan.items.inserts = [ItemPath(section: 1, item: 0)]
    #expect(plan.resolved(countsAfter: [2, 4, 3]).sectionsThatDoNotAddUp == [])
  }

  // MARK: Calls

  private static func insertItems(_ paths: [ItemPath]) -> Call { { $0.items.inserts += paths } }
  private static func deleteItems(_ paths: [ItemPath]) -> Call { { $0.items.deletes += paths } }
  private static func reloadItems(_ paths: [ItemPath]) -> Call {
    { plan in for path in paths { plan.reload(item: path) } }
  }
  private static func moveItem(_ before: ItemPath, _ after: ItemPath) -> Call {
    { $0.items.moves.append(PositionPair(before: before, after: after)) }
  }
  private static func insertSections(_ sections: [Int]) -> Call {
    { $0.sections.inserts += sections }
  }
  private static func deleteSections(_ sections: [Int]) -> Call {
    { $0.sections.deletes += sections }
  }
  private static func reloadSections(_ sections: [Int]) -> Call {
    { plan in for section in sections { plan.reload(section: section) } }
  }
  private static func moveSection(_ before: Int, _ after: Int) -> Call {
    { $0.sections.moves.append(PositionPair(before: before, after: after)) }
  }
}
