import GalleyDiffing
import Testing

@testable import GalleyUIKit

@Suite("The exceptions of a batch")
struct UpdatePlanExceptionsTests {
  typealias Call = @Sendable (inout UpdatePlan) -> Void

  private func message(_ calls: [Call], from before: [Int], to after: [Int]) -> String? {
    var plan = UpdatePlan(recordingFrom: before)
    for call in calls { call(&plan) }
    do {
      _ = try plan.update(countsAfter: after)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("The calls of a batch make one plan, whatever their order")
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

  @Test("Counts that do not add up are reported in UIKit's words")
  func counts() {
    #expect(
      message([Self.insertItems([ItemPath(section: 0, item: 0)])], from: [3], to: [3])
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (3) must be equal to the number of items contained in that "
        + "section before the update (3), plus or minus the number of items inserted or deleted from that "
        + "section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of "
        + "that section (0 moved in, 0 moved out).")
    #expect(
      message([Self.deleteSections([0])], from: [3, 3], to: [3, 3])
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained in the "
        + "collection view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 1 deleted).")
  }

  @Test(
    "Sections and items that do not exist are reported in UIKit's words",
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
        "attempt to delete item 0 from section 3, but there are only 1 sections before the update"
      ),
    ])
  func range(_ call: @escaping Call, _ expected: String) {
    #expect(message([call], from: [3], to: [3]) == expected)
  }

  @Test("A reload counts as a deletion and an insertion")
  func reloads() throws {
    let (first, last) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 2))
    let one = try #require(message([Self.reloadItems([first])], from: [3], to: [4]))
    #expect(one.contains("from that section (1 inserted, 1 deleted)"))
    let sections = try #require(message([Self.reloadSections([0])], from: [3], to: [3, 1]))
    #expect(sections.hasSuffix("(1 inserted, 1 deleted)."))
    #expect(
      message([Self.reloadItems([last])], from: [3], to: [2])
        == "attempt to insert item 2 into section 0, but there are only 2 items in section 0 after the update"
    )
    #expect(
      message([Self.reloadSections([4])], from: [3, 3], to: [3, 3])
        == "attempt to delete section 4, but there are only 2 sections before the update")
  }

  @Test("Changes that contradict each other are reported in UIKit's words")
  func conflicts() {
    let (first, second) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1))
    #expect(
      message([Self.insertItems([first]), Self.moveItem(second, first)], from: [3], to: [4])
        == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
    )
    #expect(
      message([Self.deleteItems([first]), Self.reloadItems([first])], from: [3], to: [2])
        == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    #expect(
      message([Self.deleteItems([first]), Self.moveItem(first, second)], from: [3], to: [2])
        == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
    )
    #expect(
      message([Self.insertSections([0]), Self.moveSection(1, 0)], from: [1, 1], to: [1, 1, 1])
        == "attempt to perform an insert and a move to the same section (0)")
  }

  @Test("Moving a reloaded item traps, because a reload is a deletion")
  func reloadAndMove() {
    let (first, second) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 1))
    #expect(
      message([Self.reloadItems([first]), Self.moveItem(first, second)], from: [3], to: [3])
        == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"
    )
    #expect(
      message([Self.reloadItems([second]), Self.moveItem(first, second)], from: [3], to: [3])
        == nil)
    #expect(
      message([Self.reloadSections([0]), Self.moveSection(0, 1)], from: [1, 1], to: [1, 1])
        == "attempt to perform a delete and a move from the same section (0)")
  }

  @Test("Changes of items are ignored in a section that is deleted or reloaded")
  func absorbed() {
    #expect(
      message(
        [Self.deleteSections([0]), Self.deleteItems([ItemPath(section: 0, item: 0)])],
        from: [3, 2],
        to: [2])
        == nil)
    #expect(
      message(
        [Self.reloadSections([0]), Self.insertItems([ItemPath(section: 0, item: 0)])], from: [3],
        to: [7])
        == nil)
  }

  @Test("A move out of a deleted section inserts, and a move into an inserted section deletes")
  func movesAcrossSections() throws {
    var plan = UpdatePlan(recordingFrom: [2, 1])
    let calls: [Call] = [
      Self.deleteSections([0]), Self.insertSections([1]),
      Self.moveItem(ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 0)),
      Self.moveItem(ItemPath(section: 1, item: 0), ItemPath(section: 1, item: 0)),
    ]
    for call in calls { call(&plan) }
    let update = try plan.update(countsAfter: [1, 1])
    #expect(
      "\(update.plan)" == """
        2 sections, 3 items → 2 sections, 2 items
        sections: delete 0; insert 1
        items: delete 1.0; insert 0.0
        """)
  }

  @Test("An item does not move twice, not even out of a deleted section")
  func movesTwice() {
    let (first, second) = (ItemPath(section: 1, item: 0), ItemPath(section: 0, item: 1))
    let third = ItemPath(section: 0, item: 0)
    #expect(
      message(
        [Self.deleteSections([1]), Self.moveItem(first, second), Self.moveItem(first, third)],
        from: [0, 1], to: [2])
        == "Invalid update: item 0 of section 1 is deleted or moved away more than once")
    #expect(
      message(
        [Self.insertSections([1]), Self.moveItem(second, first), Self.moveItem(third, first)],
        from: [2], to: [0, 1])
        == "Invalid update: item 0 of section 1 is inserted or moved to more than once")
  }

  @Test("A row does not move into a section that a table inserts in the same batch")
  func moveIntoInsertedSection() {
    var plan = UpdatePlan(recordingFrom: [2])
    plan.sections.inserts = [1]
    plan.items.moves = [
      PositionPair(before: ItemPath(section: 0, item: 0), after: ItemPath(section: 1, item: 0))
    ]
    #expect(
      throws: InvalidUpdate(
        message: "cannot move a row into a newly inserted section (1)",
        recorded: "insertSections 1; moveRow 0.0 → 1.0",
        advice: "delete the row, and insert it into the new section instead")
    ) { try plan.update(countsAfter: [1, 1], in: .table) }
    #expect(throws: Never.self) { try plan.update(countsAfter: [1, 1], in: .collection) }
  }

  @Test("Sections whose changes do not match their counts are found")
  func mending() {
    var plan = UpdatePlan(recordingFrom: [3, 3, 3])
    plan.items.deletes = [ItemPath(section: 0, item: 7)]
    #expect(plan.resolved(countsAfter: [2, 4, 3]).sectionsThatDoNotAddUp == [0])
    plan.reload(section: 0)
    #expect(plan.resolved(countsAfter: [2, 4, 3]).sectionsThatDoNotAddUp == [1])
    plan.items.inserts = [ItemPath(section: 1, item: 0)]
    #expect(plan.resolved(countsAfter: [2, 4, 3]).sectionsThatDoNotAddUp == [])
  }

  @Test("A table's messages and calls name rows")
  func table() {
    var plan = UpdatePlan(recordingFrom: [1])
    plan.items.deletes = [ItemPath(section: 0, item: 4)]
    plan.reconfigured = [ItemPath(section: 0, item: 0)]
    #expect(plan.calls(in: .table) == "deleteRows 0.4; reconfigureRows 0.0")
    #expect(
      throws: InvalidUpdate(
        message:
          "attempt to delete row 4 from section 0 which only contains 1 rows before the update",
        recorded: "deleteRows 0.4; reconfigureRows 0.0")
    ) { try plan.update(countsAfter: [1], in: .table) }
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
