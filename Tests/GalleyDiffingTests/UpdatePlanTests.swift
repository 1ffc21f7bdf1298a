import GalleyDiffing
import TestSupport
import Testing

@Suite("An update plan")
struct UpdatePlanTests {
  @Test("A plan prints its counts, then its sections, then its items")
  func text() {
    let plan = UpdatePlan(
      sections: Changes(deletes: [0], inserts: [1], moves: [pair(2, 0)], updates: [pair(1, 2)]),
      items: Changes(
        deletes: [path(1, 0)], inserts: [path(2, 4)], moves: [pair(path(1, 2), path(2, 0))],
        updates: [pair(path(1, 1), path(2, 1))]),
      countsBefore: [1, 0, 0], countsAfter: [2, 3, 4])
    #expect(
      plan.description == """
        3 sections, 1 item → 3 sections, 9 items
        sections: delete 0; insert 1; move 2 → 0; update 1 → 2
        items: delete 1.0; insert 2.4; move 1.2 → 2.0; update 1.1 → 2.1
        """)
    #expect(
      UpdatePlan(countsBefore: [], countsAfter: []).description == """
        0 sections, 0 items → 0 sections, 0 items
        no changes
        """)
  }

  @Test("A plan is created from a flat difference, in any section")
  func lifted() throws {
    let difference = difference(
      from: [1, 2, 3, 4], to: [3, 1, 5, 4], identifiedBy: \.self
    ) { _, new in new != 4 }
    #expect(
      try UpdatePlan(difference).validated().description == """
        1 section, 4 items → 1 section, 4 items
        items: delete 0.1; insert 0.2; move 0.2 → 0.0; update 0.3 → 0.3
        """)
    let inSecond = try UpdatePlan(difference, inSection: 1).validated()
    #expect(inSecond.countsBefore == [0, 4] && inSecond.countsAfter == [0, 4])
    #expect(inSecond.items.deletes == [path(1, 1)])
    #expect(inSecond.items.moves == [pair(path(1, 2), path(1, 0))])
  }

  @Test("Applying a plan asks for new content only")
  func applying() {
    let plan = UpdatePlan(
      sections: Changes(inserts: [0]),
      items: Changes(
        inserts: [path(1, 1)], moves: [pair(path(0, 0), path(0, 1))],
        updates: [pair(path(0, 2), path(1, 2))]),
      countsBefore: [3], countsAfter: [2, 3])
    #expect(plan.problems() == [])
    let applied = plan.applying(to: [["a", "b", "c"]]) { "\($0)" }
    #expect(applied == [["0.0", "a"], ["b", "1.1", "1.2"]])
  }

  @Test("Applying a plan asks for all items of a reloaded section")
  func applyingReload() {
    let plan = UpdatePlan(
      sections: Changes(updates: [pair(1, 1)]), countsBefore: [1, 2], countsAfter: [1, 3])
    #expect(plan.problems() == [])
    #expect(
      plan.applying(to: [["a"], ["b", "c"]]) { "\($0)" } == [["a"], ["1.0", "1.1", "1.2"]])
  }

  @Test("Applying a plan to sections with other counts traps with the counts")
  func applyingToAnother() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = UpdatePlan(countsBefore: [1, 2], countsAfter: [1, 2]).applying(to: [[1], [2]]) { _ in 0 }
    }
    expectTrap(
      result, says: "a plan from [1, 2] items cannot be applied to [1, 1]", evenInRelease: false)
  }
}

@Suite("A plan that breaks a rule")
struct PlanProblemTests {
  @Test("A plan names paths that do not exist")
  func range() {
    let sections = UpdatePlan(
      sections: Changes(deletes: [2], inserts: [-1], moves: [pair(3, 2)], updates: [pair(4, 5)]),
      countsBefore: [1, 1], countsAfter: [1, 1])
    expect(
      sections,
      [
        .outOfRangeBefore(.section(2)), .outOfRangeBefore(.section(3)),
        .outOfRangeBefore(.section(4)), .outOfRangeAfter(.section(-1)),
        .outOfRangeAfter(.section(2)), .outOfRangeAfter(.section(5)),
      ], "section 2 does not exist before the update", "section -1 does not exist after the update")
    let items = UpdatePlan(
      items: Changes(
        deletes: [path(0, 1)], inserts: [path(0, -1)], moves: [pair(path(2, 0), path(1, 1))],
        updates: [pair(path(-1, 0), path(1, 9))]),
      countsBefore: [1, 1], countsAfter: [1, 1])
    expect(
      items,
      [
        .outOfRangeBefore(.item(path(0, 1))), .outOfRangeBefore(.item(path(2, 0))),
        .outOfRangeBefore(.item(path(-1, 0))), .outOfRangeAfter(.item(path(0, -1))),
        .outOfRangeAfter(.item(path(1, 1))), .outOfRangeAfter(.item(path(1, 9))),
      ], "item 1 of section 0 does not exist before the update")
  }

  @Test("A plan names items that leave twice, by deletes and moves in any combination")
  func leavesTwice() {
    expect(
      UpdatePlan(
        sections: Changes(deletes: [0, 0]), items: Changes(deletes: [path(1, 2), path(1, 2)]),
        countsBefore: [0, 3], countsAfter: [0]),
      [.leavesTwice(.section(0)), .leavesTwice(.item(path(1, 2)))],
      "section 0 is deleted or moved away more than once",
      "item 2 of section 1 is deleted or moved away more than once")
    expect(
      UpdatePlan(
        sections: Changes(deletes: [0], moves: [pair(0, 1)]), countsBefore: [0, 0],
        countsAfter: [0, 0]),
      [.leavesTwice(.section(0))])
    expect(
      UpdatePlan(
        items: Changes(moves: [pair(path(0, 0), path(0, 0)), pair(path(0, 0), path(0, 1))]),
        countsBefore: [2], countsAfter: [2]),
      [.leavesTwice(.item(path(0, 0)))])
  }

  @Test("A plan names items that arrive twice, by inserts and moves in any combination")
  func arrivesTwice() {
    expect(
      UpdatePlan(
        sections: Changes(inserts: [1], moves: [pair(0, 1)]),
        items: Changes(inserts: [path(0, 0), path(0, 0)]), countsBefore: [1, 1],
        countsAfter: [1, 1]),
      [.arrivesTwice(.section(1)), .arrivesTwice(.item(path(0, 0)))],
      "section 1 is inserted or moved to more than once",
      "item 0 of section 0 is inserted or moved to more than once")
    expect(
      UpdatePlan(
        items: Changes(moves: [pair(path(0, 0), path(0, 1)), pair(path(0, 1), path(0, 1))]),
        countsBefore: [2], countsAfter: [2]),
      [.arrivesTwice(.item(path(0, 1)))])
  }

  @Test("A plan names items that are deleted and have new content")
  func deletedAndUpdated() {
    expect(
      UpdatePlan(
        sections: Changes(deletes: [1], updates: [pair(1, 0)]),
        items: Changes(deletes: [path(0, 0)], updates: [pair(path(0, 0), path(0, 0))]),
        countsBefore: [2, 0], countsAfter: [1]),
      [.deletedAndUpdated(.section(1)), .deletedAndUpdated(.item(path(0, 0)))],
      "section 1 is deleted and updated", "item 0 of section 0 is deleted and updated")
  }

  @Test("A plan names updates of two different items")
  func updatesAnother() {
    expect(
      UpdatePlan(
        sections: Changes(updates: [pair(0, 1)]),
        items: Changes(updates: [pair(path(1, 0), path(1, 1))]), countsBefore: [0, 2],
        countsAfter: [0, 2]),
      [
        .updatesAnother(before: .section(0), after: .section(1)),
        .updatesAnother(before: .item(path(1, 0)), after: .item(path(1, 1))),
      ],
      "section 0 before is updated as section 1 after, which is not where it is",
      "item 0 of section 1 before is updated as item 1 of section 1 after, which is not where it is"
    )
  }

  @Test("A plan says how many sections there should be")
  func sectionCount() {
    expect(
      UpdatePlan(
        sections: Changes(deletes: [0], inserts: [0, 1]), countsBefore: [1, 1, 1],
        countsAfter: [1, 1, 1]),
      [.sectionCount(before: 3, deleted: 1, inserted: 2, after: 3)],
      "there are 3 sections after the update; 3 before, less 1 deleted, plus 2 inserted, make 4")
  }

  @Test("A plan says how many items there should be, and in which section")
  func itemCount() {
    expect(
      UpdatePlan(
        sections: Changes(deletes: [0]),
        items: Changes(
          deletes: [path(1, 0)], inserts: [path(0, 0), path(0, 1)],
          moves: [pair(path(1, 1), path(1, 0)), pair(path(1, 2), path(0, 2))]),
        countsBefore: [0, 3, 0], countsAfter: [5, 1]),
      [
        .itemCount(
          sectionBefore: 1, sectionAfter: 0, before: 3, leaving: 3, arriving: 3, after: 5)
      ],
      "section 0 (1 before) has 5 items after the update; 3 before, less 3 deleted or moved out, "
        + "plus 3 inserted or moved in, make 3")
  }

  @Test(
    "A plan names items that need no mention, because they are inserted or deleted with their section"
  )
  func withTheirSections() {
    expect(
      UpdatePlan(
        sections: Changes(deletes: [0], inserts: [0]),
        items: Changes(deletes: [path(0, 1)], inserts: [path(0, 2)]), countsBefore: [2],
        countsAfter: [3]),
      [.deletedWithItsSection(path(0, 1)), .insertedWithItsSection(path(0, 2))],
      "item 1 of section 0 is deleted, and its section is deleted with all its items",
      "item 2 of section 0 is inserted, and its section is inserted with all its items")
  }

  @Test("A plan for one batch names items that move and are updated")
  func movedAndUpdated() {
    let plan = UpdatePlan(
      sections: Changes(moves: [pair(0, 1)], updates: [pair(0, 1)]),
      items: Changes(
        moves: [pair(path(2, 0), path(2, 1))], updates: [pair(path(2, 0), path(2, 1))]),
      countsBefore: [0, 0, 2], countsAfter: [0, 0, 2])
    expect(
      plan, inOneBatch: true,
      [.movedAndUpdated(.section(0)), .movedAndUpdated(.item(path(2, 0)))],
      "section 0 moves and is updated in one batch",
      "item 0 of section 2 moves and is updated in one batch")
    #expect(plan.problems() == [])
  }

  @Test("A plan for one batch names items that change in a section that changes")
  func itemInChangingSection() {
    // The section is deleted, inserted, moved and reloaded, in this order.
    expect(
      UpdatePlan(
        sections: Changes(deletes: [0]), items: Changes(moves: [pair(path(0, 0), path(0, 0))]),
        countsBefore: [1, 0], countsAfter: [1]),
      inOneBatch: true, [.itemInChangingSection(path(0, 0))],
      "item 0 of section 0 changes in one batch with its section")
    expect(
      UpdatePlan(
        sections: Changes(inserts: [1]), items: Changes(moves: [pair(path(0, 0), path(1, 2))]),
        countsBefore: [1], countsAfter: [0, 3]),
      inOneBatch: true, [.itemInChangingSection(path(1, 2))])
    expect(
      UpdatePlan(
        sections: Changes(moves: [pair(0, 1)]),
        items: Changes(deletes: [path(0, 1)], inserts: [path(1, 0)]), countsBefore: [2, 0],
        countsAfter: [0, 2]),
      inOneBatch: true,
      [.itemInChangingSection(path(0, 1)), .itemInChangingSection(path(1, 0))])
    expect(
      UpdatePlan(
        sections: Changes(updates: [pair(0, 0)]),
        items: Changes(updates: [pair(path(0, 1), path(0, 1))]), countsBefore: [2],
        countsAfter: [2]),
      inOneBatch: true,
      [.itemInChangingSection(path(0, 1)), .itemInChangingSection(path(0, 1))])
  }

  @Test("A plan with problems is refused with all of them in words")
  func refused() throws {
    let plan = UpdatePlan(
      sections: Changes(deletes: [5]), items: Changes(deletes: [path(0, 9)]), countsBefore: [1],
      countsAfter: [1])
    let error = #expect(throws: InvalidPlan.self) { try plan.validated() }
    #expect(
      error?.description == "the update is invalid: section 5 does not exist before the update; "
        + "item 9 of section 0 does not exist before the update")
    #expect(try #require(error).problems == plan.problems())
  }

  @Test("A plan without problems is returned as it is")
  func sound() throws {
    let plan = UpdatePlan(
      items: Changes(moves: [pair(path(0, 0), path(0, 1))]), countsBefore: [2], countsAfter: [2])
    #expect(try plan.validated() == plan)
    #expect(try plan.validated(asOneBatch: true) == plan)
  }

  @Test("A plan may reload a section to any count, unless its items change as well")
  func reloadedCounts() {
    var plan = UpdatePlan(
      sections: Changes(updates: [pair(0, 0)]), countsBefore: [2], countsAfter: [7])
    #expect(plan.problems(asOneBatch: true) == [])
    plan.items.deletes = [path(0, 1)]
    #expect(
      plan.problems() == [
        .itemCount(sectionBefore: 0, sectionAfter: 0, before: 2, leaving: 1, arriving: 0, after: 7)
      ])
  }

  private func expect(
    _ plan: UpdatePlan, inOneBatch: Bool = false, _ problems: [PlanProblem], _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = plan.problems(asOneBatch: inOneBatch)
    #expect(found == problems, sourceLocation: sourceLocation)
    for words in words {
      #expect(found.map(\.description).contains(words), sourceLocation: sourceLocation)
    }
    #expect(throws: InvalidPlan.self, sourceLocation: sourceLocation) {
      try plan.validated(asOneBatch: inOneBatch)
    }
  }
}

@Suite("The stages of a plan")
struct StagedPlanTests {
  @Test("An empty plan has no stages")
  func nothing() {
    #expect(UpdatePlan(countsBefore: [3], countsAfter: [3]).staged() == [])
  }

  @Test("A plan that one batch can show is its own only stage")
  func oneBatch() {
    let plan = UpdatePlan(
      sections: Changes(deletes: [0], updates: [pair(3, 2)]),
      items: Changes(
        inserts: [path(0, 1)], moves: [pair(path(2, 0), path(1, 1))],
        updates: [pair(path(2, 1), path(1, 0))]),
      countsBefore: [5, 1, 2, 2], countsAfter: [2, 2, 4])
    #expect(plan.problems() == [])
    #expect(plan.staged() == [plan])
  }

  @Test("Stages update items first, in place, before they move")
  func updateAndMove() {
    let before = [["a", "b", "c"]]
    let after = [["C", "A", "b"]]
    let plan = UpdatePlan(
      items: Changes(
        moves: [pair(path(0, 2), path(0, 0))],
        updates: [pair(path(0, 2), path(0, 0)), pair(path(0, 0), path(0, 1))]),
      countsBefore: [3], countsAfter: [3])
    expect(
      plan,
      [
        "1 section, 3 items → 1 section, 3 items; items: update 0.0 → 0.0, 0.2 → 0.2",
        "1 section, 3 items → 1 section, 3 items; items: move 0.2 → 0.0",
      ], before, [[["A", "b", "C"]], after])
  }

  @Test("Stages insert sections, move items, then move and delete sections")
  func intoInserted() {
    // The new section has two new items and one of the first section. The second section is
    // deleted.
    let before = [["a", "b"], ["c"]]
    let after = [["x", "b", "y"], ["a"]]
    let plan = UpdatePlan(
      sections: Changes(deletes: [1], inserts: [0]),
      items: Changes(moves: [pair(path(0, 1), path(0, 1))]), countsBefore: [2, 1],
      countsAfter: [3, 1])
    expect(
      plan,
      [
        "2 sections, 3 items → 3 sections, 3 items; sections: insert 0",
        "3 sections, 3 items → 3 sections, 5 items; "
          + "items: insert 0.0, 0.2; move 1.1 → 0.1",
        "3 sections, 5 items → 2 sections, 4 items; sections: delete 2",
      ], before, [[[], ["a", "b"], ["c"]], [["x", "b", "y"], ["a"], ["c"]], after])
  }

  @Test("Stages move items out of a section before it is deleted")
  func outOfDeleted() {
    let before = [["a", "b"], ["c"]]
    let after = [["b", "c"]]
    let plan = UpdatePlan(
      sections: Changes(deletes: [0]), items: Changes(moves: [pair(path(0, 1), path(0, 0))]),
      countsBefore: [2, 1], countsAfter: [2])
    expect(
      plan,
      [
        "2 sections, 3 items → 2 sections, 3 items; items: move 0.1 → 1.0",
        "2 sections, 3 items → 1 section, 2 items; sections: delete 0",
      ], before, [[["a"], ["b", "c"]], after])
  }

  @Test("Stages change items in a section before the section moves")
  func inMoved() {
    let before = [["a"], ["b", "c"]]
    let after = [["c", "d"], ["a"]]
    let plan = UpdatePlan(
      sections: Changes(moves: [pair(1, 0)]),
      items: Changes(deletes: [path(1, 0)], inserts: [path(0, 1)]), countsBefore: [1, 2],
      countsAfter: [2, 1])
    expect(
      plan,
      [
        "2 sections, 3 items → 2 sections, 3 items; items: delete 1.0; insert 1.1",
        "2 sections, 3 items → 2 sections, 3 items; sections: move 1 → 0",
      ], before, [[["a"], ["c", "d"]], after])
  }

  @Test("Stages reload a section to its new count before it moves")
  func reloaded() {
    let before = [["a"], ["b", "c"]]
    let after = [["x", "y", "z"], ["a"]]
    let plan = UpdatePlan(
      sections: Changes(moves: [pair(1, 0)], updates: [pair(1, 0)]), countsBefore: [1, 2],
      countsAfter: [3, 1])
    expect(
      plan,
      [
        "2 sections, 3 items → 2 sections, 4 items; sections: update 1 → 1",
        "2 sections, 4 items → 2 sections, 4 items; sections: move 1 → 0",
      ], before, [[["a"], ["x", "y", "z"]], after])
  }

  @Test(
    "Stages reload a section whose items change as well at its old count, and name the items that will be deleted"
  )
  func reloadedWithChanges() {
    let before = [["a", "b", "c"]]
    let after = [["A", "C"]]
    let plan = UpdatePlan(
      sections: Changes(updates: [pair(0, 0)]), items: Changes(deletes: [path(0, 1)]),
      countsBefore: [3], countsAfter: [2])
    expect(
      plan,
      [
        "1 section, 3 items → 1 section, 3 items; sections: update 0 → 0",
        "1 section, 3 items → 1 section, 2 items; items: delete 0.1",
      ], before, [[["A", "b", "C"]], after])
  }

  private func expect(
    _ plan: UpdatePlan, _ text: [String], _ before: [[String]], _ lists: [[[String]]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(plan.problems() == [], sourceLocation: sourceLocation)
    let stages = plan.staged()
    let lines = stages.map { $0.description.split(separator: "\n").joined(separator: "; ") }
    #expect(lines == text, sourceLocation: sourceLocation)
    #expect(stages.flatMap { $0.problems(asOneBatch: true) } == [], sourceLocation: sourceLocation)
    let made = plan.lists(of: stages, from: before, to: lists.last!)
    #expect(made == lists, sourceLocation: sourceLocation)
  }
}

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(section: section, item: item)
}

private func pair<Position>(_ before: Position, _ after: Position) -> PositionPair<Position> {
  PositionPair(before: before, after: after)
}
