import GalleyDiffing
import TestSupport
import Testing

@Suite("A plan that reloads sections")
struct UpdatePlanReloadTests {
  @Test("A plan shows new content for items that move into a reloaded section, in stages too")
  func movesIntoReloaded() {
    let plan = UpdatePlan(
      sections: Changes(updates: [PositionPair(before: 1, after: 1)]),
      items: Changes(moves: [
        PositionPair(before: ItemPath(section: 0, item: 0), after: ItemPath(section: 1, item: 0))
      ]),
      countsBefore: [1, 0], countsAfter: [0, 1])
    #expect(plan.problems().isEmpty)
    let stages = plan.staged()
    #expect(stages.allSatisfy { $0.problems(asOneBatch: true).isEmpty })
    let lists = plan.lists(of: stages, from: [["old"], []], to: [[], ["new"]])
    #expect(lists.last == [[], ["new"]])
    #expect(plan.applying(to: [["old"], []]) { _ in "new" } == [[], ["new"]])
  }

  @Test("A reloaded section can't have a negative number of items")
  func negativeCounts() {
    let plan = UpdatePlan(
      sections: Changes(inserts: [1], updates: [PositionPair(before: 0, after: 0)]),
      countsBefore: [1], countsAfter: [-1, -3])
    #expect(
      plan.problems() == [
        .negativeCount(section: 0, count: -1), .negativeCount(section: 1, count: -3),
      ])
    #expect(plan.problems().first?.description == "section 0 has -1 items")
  }

  @Test("An unsound plan traps with its problems when it is applied or staged")
  func traps() async {
    let applied = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let plan = UpdatePlan(
        items: Changes(deletes: [ItemPath(section: 0, item: 5)]), countsBefore: [1],
        countsAfter: [0])
      _ = plan.applying(to: [["a"]]) { _ in "b" }
    }
    expectTrap(
      applied, says: "item 5 of section 0 does not exist before the update", evenInRelease: false)
    let staged = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let plan = UpdatePlan(
        sections: Changes(deletes: [0, 0]), countsBefore: [1], countsAfter: [])
      _ = plan.staged()
    }
    expectTrap(
      staged, says: "section 0 is deleted or moved away more than once", evenInRelease: false)
  }
}
