import GalleyDiffing
import TestSupport
import Testing

@Suite("Random update plans")
struct RandomUpdatePlanTests {
  /// The plans also contain changes that no difference has, such as moves of items that could stay.
  @Test("A random plan leads through stages, each of which is one batch, to the list after")
  func staged() {
    withSeededRandom("staging a plan", steps: 1_500) { random in
      let world = PlannedWorld(&random)
      #expect(world.plan.problems() == [], "\(world.plan)")
      if let links = PlanLinks(world.plan) {
        #expect(pathComplaint(world.plan, links) == nil, "\(world.plan)")
      } else {
        Issue.record("the plan does not add up: \(world.plan)")
      }
      let applied = world.plan.applying(to: world.before) { world.after[$0] }
      #expect(applied == world.after, "\(world.plan)")
      let complaint = stagingComplaint(world.plan, from: world.before, to: world.after)
      #expect(complaint == nil, "\(world.plan)")
    }
  }

  @Test("A random plan that is broken in one way is reported as broken in that way")
  func broken() {
    var seen: [String: Int] = [:]
    withSeededRandom("breaking a plan", steps: 1_500) { random in
      var plan = PlannedWorld(&random).plan
      guard let (name, problem) = plan.breakRandomly(&random) else { return }
      seen[name, default: 0] += 1
      #expect(plan.problems(asOneBatch: true).contains(problem), "\(name): \(plan)")
    }
    if SeededRandom.replayedSeed == nil && Budget.multiplier >= 1 {
      #expect(seen.count == UpdatePlan.breakages.count, "\(seen)")
    }
  }
}

/// A plan without problems, with the lists before and after it. The last digit of an item is its
/// content, which is 0 unless it is new.
private struct PlannedWorld {
  var plan: UpdatePlan
  var before: [[Int]]
  var after: [[Int]]

  init(_ random: inout SeededRandom) {
    var edits = RandomEdits(random)
    let (worldBefore, worldAfter) = edits.twoWorlds(sections: 0...5, items: 6, withRepeats: false)
    plan = sectionedDifference(from: worldBefore.list, to: worldAfter.list).plan
    before = worldBefore.items.map { $0.map { $0 * 10 } }
    after = worldAfter.items.map { $0.map { $0 * 10 } }
    nameMore(&edits)
    updateSome(&edits)
    reloadSome(&edits)
    random = edits.random
  }

  /// Adds moves, or deletes and inserts, of some sections and items that could stay.
  private mutating func nameMore(_ edits: inout RandomEdits) {
    guard let links = PlanLinks(plan) else { return }
    for (section, origin) in links.sections.enumerated() {
      guard let origin, !plan.sections.moves.contains(where: { $0.after == section }) else {
        continue
      }
      if edits.once(in: 12) {
        plan.sections.moves.append(PositionPair(before: origin, after: section))
      }
    }
    for path in allPaths(plan.countsAfter) {
      guard let origin = links.before(path), origin.section == links.sections[path.section],
        !plan.items.moves.contains(where: { $0.after == path }), edits.once(in: 12)
      else { continue }
      if edits.once(in: 2) {
        plan.items.moves.append(PositionPair(before: origin, after: path))
      } else {
        plan.items.deletes.append(origin)
        plan.items.inserts.append(path)
        after[path.section][path.item] += 1
      }
    }
  }

  private mutating func updateSome(_ edits: inout RandomEdits) {
    guard let links = PlanLinks(plan) else { return }
    for path in allPaths(plan.countsAfter) {
      guard let origin = links.before(path), edits.once(in: 8) else { continue }
      plan.items.updates.append(PositionPair(before: origin, after: path))
      after[path.section][path.item] += 1
    }
  }

  /// Reloads some sections. A section without other changes may get new items.
  private mutating func reloadSome(_ edits: inout RandomEdits) {
    guard let links = PlanLinks(plan) else { return }
    for (section, origin) in links.sections.enumerated() {
      guard let origin, edits.once(in: 5) else { continue }
      plan.sections.updates.append(PositionPair(before: origin, after: section))
      let items = plan.items
      let isStill =
        !(items.deletes + (items.moves + items.updates).map(\.before))
        .contains { $0.section == origin }
        && !(items.inserts + (items.moves + items.updates).map(\.after))
          .contains { $0.section == section }
      if isStill && edits.once(in: 2) {
        after[section] = edits.newList(count: edits.number(in: 0...5)).map { $0 * 10 + 2 }
        plan.countsAfter[section] = after[section].count
      } else {
        for path in allPaths(plan.countsAfter) where path.section == section {
          if links.before(path)?.section == origin && after[section][path.item] % 10 == 0 {
            after[section][path.item] += 1
          }
        }
      }
    }
  }
}

// MARK: - Breaking plans

extension UpdatePlan {
  fileprivate typealias Breakage = (
    name: String, work: (inout UpdatePlan, inout SeededRandom) -> PlanProblem?
  )

  /// Breaks one rule in the plan, and returns the problem; `nil` if the plan has nothing for that.
  fileprivate mutating func breakRandomly(
    _ random: inout SeededRandom
  ) -> (name: String, problem: PlanProblem)? {
    let breakage = UpdatePlan.breakages.randomElement(using: &random)!
    return breakage.work(&self, &random).map { (breakage.name, $0) }
  }

  fileprivate static var breakages: [Breakage] {
    [
      (
        "deleting a section that is not there",
        { plan, _ in
          plan.sections.deletes.append(plan.countsBefore.count)
          return .outOfRangeBefore(.section(plan.countsBefore.count))
        }
      ),
      (
        "inserting an item past the end",
        { plan, random in
          guard let section = plan.countsAfter.indices.randomElement(using: &random) else {
            return nil
          }
          let path = ItemPath(section: section, item: plan.countsAfter[section])
          plan.items.inserts.append(path)
          return .outOfRangeAfter(.item(path))
        }
      ),
      (
        "deleting what moves away",
        { plan, random in
          guard let move = plan.items.moves.randomElement(using: &random) else { return nil }
          plan.items.deletes.append(move.before)
          return .leavesTwice(.item(move.before))
        }
      ),
      (
        "inserting a section twice",
        { plan, random in
          guard let section = plan.sections.inserts.randomElement(using: &random) else {
            return nil
          }
          plan.sections.inserts.append(section)
          return .arrivesTwice(.section(section))
        }
      ),
      (
        "updating what is deleted",
        { plan, random in
          guard let path = plan.items.deletes.randomElement(using: &random),
            let other = allPaths(plan.countsAfter).randomElement(using: &random)
          else { return nil }
          plan.items.updates.append(PositionPair(before: path, after: other))
          return .deletedAndUpdated(.item(path))
        }
      ),
      (
        "updating one thing as another",
        { plan, random in
          guard let index = plan.items.updates.indices.randomElement(using: &random) else {
            return nil
          }
          let update = plan.items.updates[index]
          let others = allPaths(plan.countsAfter).filter { $0 != update.after }
          guard let other = others.randomElement(using: &random) else { return nil }
          plan.items.updates[index].after = other
          return .updatesAnother(before: .item(update.before), after: .item(other))
        }
      ),
      (
        "forgetting a section",
        { plan, _ in
          plan.countsAfter.append(0)
          return .sectionCount(
            before: plan.countsBefore.count, deleted: plan.sections.deletes.count,
            inserted: plan.sections.inserts.count, after: plan.countsAfter.count)
        }
      ),
      (
        "forgetting to insert an item",
        { plan, random in
          guard let path = plan.items.inserts.randomElement(using: &random) else { return nil }
          plan.items.inserts.removeAll { $0 == path }
          return plan.itemCountProblem(after: path.section)
        }
      ),
      (
        "deleting an item with its section",
        { plan, random in
          let moved = Set(plan.items.moves.map(\.before))
          let paths = allPaths(plan.countsBefore).filter {
            plan.sections.deletes.contains($0.section) && !moved.contains($0)
          }
          guard let path = paths.randomElement(using: &random) else { return nil }
          plan.items.deletes.append(path)
          return .deletedWithItsSection(path)
        }
      ),
      (
        "inserting an item with its section",
        { plan, random in
          let moved = Set(plan.items.moves.map(\.after))
          let paths = allPaths(plan.countsAfter).filter {
            plan.sections.inserts.contains($0.section) && !moved.contains($0)
          }
          guard let path = paths.randomElement(using: &random) else { return nil }
          plan.items.inserts.append(path)
          return .insertedWithItsSection(path)
        }
      ),
      (
        "updating what moves, in one batch",
        { plan, random in
          guard let move = plan.items.moves.randomElement(using: &random) else { return nil }
          plan.items.updates.append(move)
          return .movedAndUpdated(.item(move.before))
        }
      ),
      (
        "reloading a section whose items change, in one batch",
        { plan, random in
          guard let links = PlanLinks(plan),
            let path = plan.items.inserts.randomElement(using: &random),
            let before = links.sections[path.section]
          else { return nil }
          plan.sections.updates.append(PositionPair(before: before, after: path.section))
          return .itemInChangingSection(path)
        }
      ),
    ]
  }

  /// Returns the problem of a section whose count does not add up.
  private func itemCountProblem(after section: Int) -> PlanProblem? {
    guard let before = PositionMap(sections).before(section) else { return nil }
    let leaving = items.deletes + items.moves.map(\.before)
    let arriving = items.inserts + items.moves.map(\.after)
    let left = leaving.count { $0.section == before }
    let came = arriving.count { $0.section == section }
    // A section that is only reloaded may have any count.
    if left + came == 0 && sections.updates.contains(where: { $0.before == before }) { return nil }
    return .itemCount(
      sectionBefore: before, sectionAfter: section, before: countsBefore[before], leaving: left,
      arriving: came, after: countsAfter[section])
  }
}
