import TestSupport
import Testing

@testable import GalleyDiffing

@Suite("The update of a list")
struct ListUpdateTests {
  @Test("Reloaded sections and items have no counterpart in the other list")
  func reloaded() {
    let plan = UpdatePlan(
      items: Changes(
        deletes: [path(0, 2)], updates: [PositionPair(before: path(0, 1), after: path(0, 1))]),
      countsBefore: [5], countsAfter: [4])
    let update = ListUpdate(plan)
    #expect(update.after(path(0, 3)) == path(0, 2))
    #expect(update.after(path(0, 1)) == nil)
    #expect(update.before(path(0, 1)) == nil)
    #expect(update.paths.after(path(0, 1)) == path(0, 1))
    let sections = Changes(updates: [PositionPair(before: 0, after: 0)])
    let reload = ListUpdate(UpdatePlan(sections: sections, countsBefore: [2], countsAfter: [2]))
    #expect(reload.after(section: 0) == nil && reload.before(section: 0) == nil)
    #expect(reload.after(path(0, 1)) == nil)
    #expect(reload.origins == [.inserted])
  }

  @Test("A section without changes is kept; one with changes names the runs that stay")
  func origins() {
    let plan = UpdatePlan(
      sections: Changes(inserts: [0]),
      items: Changes(deletes: [path(1, 1)], inserts: [path(2, 3)]),
      countsBefore: [3, 4], countsAfter: [1, 3, 4])
    let update = ListUpdate(plan)
    #expect(
      update.origins == [
        .inserted, .kept(before: 0),
        .edited(
          before: 1,
          items: [.init(after: 0..<1, before: 0), .init(after: 1..<3, before: 2)]),
      ])
    #expect(update.editsItems(ofSection: 1) && !update.editsItems(ofSection: 0))
  }

  @Test("A reconfigured item does not stay, an item that moves inside its section does")
  func movedAndReconfigured() {
    var update = ListUpdate(
      UpdatePlan(
        items: Changes(moves: [PositionPair(before: path(0, 3), after: path(0, 0))]),
        countsBefore: [4], countsAfter: [4]))
    #expect(
      update.origins == [
        .edited(before: 0, items: [.init(after: 0..<1, before: 3), .init(after: 1..<4, before: 0)])
      ])
    update.reconfigure([path(0, 0), path(0, 2)])
    #expect(
      update.origins == [
        .edited(before: 0, items: [.init(after: 1..<2, before: 0), .init(after: 3..<4, before: 2)])
      ])
  }

  @Test("An item that is reloaded and moves inside its section does not stay")
  func movedAndReloaded() {
    let pair = PositionPair(before: path(0, 3), after: path(0, 0))
    let update = ListUpdate(
      UpdatePlan(
        items: Changes(moves: [pair], updates: [pair]), countsBefore: [4], countsAfter: [4]))
    #expect(update.origins == [.edited(before: 0, items: [.init(after: 1..<4, before: 0)])])
  }

  /// Random plans, compared with `PlanLinks`, which crosses out what changes and pairs the rest.
  @Test("Paths and runs are those that a judge finds")
  func judge() {
    withSeededRandom("updates of a list", steps: 600) { random in
      var edits = RandomEdits(random)
      let (before, after) = edits.twoWorlds(sections: 0...4, items: 6, withRepeats: false)
      var plan = sectionedDifference(from: before.list, to: after.list).plan
      random = edits.random
      for section in plan.countsAfter.indices where Bool.random(using: &random) {
        plan.reconfigured += (0..<plan.countsAfter[section]).filter { _ in
          Int.random(in: 0..<4, using: &random) == 0
        }.map { path(section, $0) }
      }
      guard let links = PlanLinks(plan) else {
        Issue.record("the plan does not add up: \(plan)")
        return
      }
      let update = ListUpdate(plan)
      let reloadedItems = Set(plan.items.updates.map(\.after))
      let reloadedSections = Set(plan.sections.updates.map(\.after))
      for (section, origin) in links.sections.enumerated() {
        let isReloaded = reloadedSections.contains(section)
        #expect(update.before(section: section) == (isReloaded ? nil : origin))
        for item in links.items[section].indices {
          let target = path(section, item)
          let source = links.before(target)
          let isNew = reloadedItems.contains(target) || isReloaded
          #expect(update.before(target) == (isNew ? nil : source), "\(target) in \(plan)")
          if let source { #expect(update.after(source) == (isNew ? nil : target), "\(plan)") }
          let stays =
            source?.section == origin && !isNew && !plan.reconfigured.contains(target)
          #expect(
            update.origins[section].before(item) == (stays ? source?.item : nil),
            "\(target) in \(plan)")
        }
      }
    }
  }
}

extension ListUpdate.Origin {
  /// The index before of an item that stays; `nil` for other items.
  fileprivate func before(_ item: Int) -> Int? {
    switch self {
    case .inserted: nil
    case .kept: item
    case .edited(_, let runs):
      runs.first { $0.after.contains(item) }.map { $0.before + item - $0.after.lowerBound }
    }
  }
}

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(section: section, item: item)
}
