import GalleyDiffing
import Testing

/// Checks whether a difference between two lists of sections is correct.
///
/// It is as slow and obvious as `ListJudge`, which checks the sections. Sections and items are
/// numbers.
struct SectionedJudge {
  /// The list before or after: the identities of the sections, and of the items in each.
  struct Side {
    var sections: [Int]
    var items: [[Int]]
    /// The contents of the items; `nil` if contents are not compared.
    var contents: [[Int]]?

    /// The positions in the full lists of the sections and items that were not left out.
    fileprivate(set) var keptSections: [Int] = []
    fileprivate(set) var keptPaths: [[ItemPath]] = []
    fileprivate var keptItems: [[Int]] = []

    init(sections: [Int], items: [[Int]], contents: [[Int]]? = nil) {
      self.sections = sections
      self.items = items
      self.contents = contents
    }

    /// Stores the items without the duplicates at `paths`.
    fileprivate mutating func keep(without paths: Set<ItemPath>) {
      keptPaths = keptSections.map { section in
        items[section].indices.map { ItemPath(section: section, item: $0) }
          .filter { !paths.contains($0) }
      }
      keptItems = keptPaths.map { $0.map { items[$0] } }
    }
  }

  var before: Side
  var after: Side

  /// Returns the rule that `difference` breaks, in words; `nil` if it is correct.
  mutating func complaint(about difference: SectionedDifference) -> String? {
    do throws(Complaint) {
      try judgeSections(difference)
      try judgeDuplicates(difference.duplicateItems)
      try judgeItems(difference.plan)
      return nil
    } catch {
      return "\(error.text), in: \(difference)"
    }
  }

  // MARK: Sections

  private mutating func judgeSections(_ difference: SectionedDifference) throws(Complaint) {
    let plan = difference.plan
    var judge = ListJudge(before.sections, after.sections)
    let complaint = judge.complaint(
      about: ListDifference(
        changes: plan.sections, beforeCount: plan.countsBefore.count,
        afterCount: plan.countsAfter.count, duplicates: difference.duplicateSections))
    if let complaint { throw Complaint(text: "sections: \(complaint)") }
    before.keptSections = judge.keptBefore
    after.keptSections = judge.keptAfter
  }

  // MARK: Items that are left out

  private mutating func judgeDuplicates(_ duplicates: [DuplicateItem]) throws(Complaint) {
    for duplicate in duplicates {
      let side = duplicate.side == .before ? before : after
      let paths = side.keptSections.flatMap { section in
        side.items[section].indices.map { ItemPath(section: section, item: $0) }
      }
      try require(paths.contains(duplicate.path), "\(duplicate): no such item is kept")
      let first = paths.first { side.items[$0] == side.items[duplicate.path] }
      try require(first == duplicate.first, "\(duplicate): the first is another")
      try require(first != duplicate.path, "\(duplicate): it is the first itself")
    }
    let leftBefore = duplicates.filter { $0.side == .before }.map(\.path)
    let leftAfter = duplicates.filter { $0.side == .after }.map(\.path)
    try require(
      duplicates.map(\.path) == leftBefore.sorted() + leftAfter.sorted(),
      "duplicates are not in order")
    before.keep(without: Set(leftBefore))
    after.keep(without: Set(leftAfter))
    try require(
      Set(leftBefore).count == leftBefore.count && Set(leftAfter).count == leftAfter.count,
      "a duplicate is named twice")
  }

  // MARK: Items

  private func judgeItems(_ plan: UpdatePlan) throws(Complaint) {
    try require(plan.countsBefore == before.keptItems.map(\.count), "the counts before are wrong")
    try require(plan.countsAfter == after.keptItems.map(\.count), "the counts after are wrong")
    try require(plan.sections.updates.isEmpty, "sections are reloaded")
    let items = plan.items
    try require(items.deletes == items.deletes.sorted(), "deletes do not ascend")
    try require(items.inserts == items.inserts.sorted(), "inserts do not ascend")
    try require(
      items.moves.map(\.after) == items.moves.map(\.after).sorted(), "moves do not ascend")
    guard let links = PlanLinks(plan) else { throw Complaint(text: "the plan does not add up") }

    // The fewest moves: all items that change their section, and in each section those that must
    // change their order.
    var fewest = 0
    for section in links.items.indices {
      var climb: [Int] = []
      for (item, origin) in links.items[section].enumerated() {
        guard let origin else { continue }
        try require(
          before.keptItems[origin] == after.keptItems[section][item],
          "\(origin) is not \(section).\(item) after")
        if origin.section == links.sections[section] {
          climb.append(origin.item)
        } else {
          fewest += 1
        }
      }
      fewest += climb.count - longestClimb(climb)
    }
    try require(items.moves.count == fewest, "\(fewest) moves would do")

    try judgeRepeats(plan, links)
    try judgeUpdates(items.updates, links)
    try judgeReplays(plan, links)
  }

  /// Checks that deleted identities are not in the list after, that inserted ones are not in the
  /// list before, and that identities that repeat are not deleted, inserted or moved.
  private func judgeRepeats(_ plan: UpdatePlan, _ links: PlanLinks) throws(Complaint) {
    var countBefore: [Int: Int] = [:]
    var countAfter: [Int: Int] = [:]
    for identity in before.keptItems.joined() { countBefore[identity, default: 0] += 1 }
    for identity in after.keptItems.joined() { countAfter[identity, default: 0] += 1 }
    let stillThere = links.after
    for path in allPaths(plan.countsBefore) where stillThere[path] == nil {
      let identity = before.keptItems[path]
      try require(countBefore[identity] == 1, "\(path) goes, and stands twice")
      try require(countAfter[identity] == nil, "\(path) goes, and is still there")
    }
    for path in allPaths(plan.countsAfter) where links.before(path) == nil {
      let identity = after.keptItems[path]
      try require(countAfter[identity] == 1, "\(path) comes, and stands twice")
      try require(countBefore[identity] == nil, "\(path) comes, and was there")
    }
    for move in plan.items.moves {
      let identity = before.keptItems[move.before]
      try require(
        countBefore[identity] == 1 && countAfter[identity] == 1, "\(move) moves, and repeats")
    }
  }

  private func judgeUpdates(
    _ updates: [PositionPair<ItemPath>], _ links: PlanLinks
  ) throws(Complaint) {
    guard let contentsBefore = before.contents, let contentsAfter = after.contents else {
      return try require(updates.isEmpty, "there are updates, though nothing was compared")
    }
    var expected: [PositionPair<ItemPath>] = []
    for path in allPaths(links.items.map(\.count)) {
      guard let origin = links.before(path) else { continue }
      if contentsBefore[before.keptPaths[origin]] != contentsAfter[after.keptPaths[path]] {
        expected.append(PositionPair(before: origin, after: path))
      }
    }
    try require(updates == expected, "updates must be \(expected)")
  }

  private func judgeReplays(_ plan: UpdatePlan, _ links: PlanLinks) throws(Complaint) {
    let replayed = plan.applying(to: before.keptItems) { after.keptItems[$0] }
    try require(replayed == after.keptItems, "applied, it gives \(replayed)")
    if let complaint = pathComplaint(plan, links) { throw Complaint(text: complaint) }
    let complaint = stagingComplaint(plan, from: before.keptItems, to: after.keptItems)
    if let complaint { throw Complaint(text: complaint) }
  }
}

// MARK: - Parts for plans of any origin

/// Returns an error in the maps of paths of a plan, in both directions; `nil` if there is none.
func pathComplaint(_ plan: UpdatePlan, _ links: PlanLinks) -> String? {
  let paths = plan.paths
  for section in plan.countsAfter.indices
  where paths.sections.before(section) != links.sections[section] {
    return "section \(section) after is mapped to \(paths.sections.before(section) ?? -1) before"
  }
  for section in plan.countsBefore.indices
  where paths.sections.after(section) != links.sections.firstIndex(of: section) {
    return "section \(section) before is mapped to \(paths.sections.after(section) ?? -1) after"
  }
  let reloaded = Set(plan.sections.updates.map(\.after))
  for path in allPaths(plan.countsAfter) where !reloaded.contains(path.section) {
    if paths.before(path) != links.before(path) {
      return "\(path) after is mapped to \(String(describing: paths.before(path))) before"
    }
  }
  let reloadedBefore = Set(plan.sections.updates.map(\.before))
  let after = links.after
  for path in allPaths(plan.countsBefore) where !reloadedBefore.contains(path.section) {
    if paths.after(path) != after[path] {
      return "\(path) before is mapped to \(String(describing: paths.after(path))) after"
    }
  }
  return nil
}

/// Returns an error in the stages of a plan, or `nil`. Each stage must be one batch and start where
/// the stage before ended, the lists must follow from each other, and the last must be `after`.
func stagingComplaint(_ plan: UpdatePlan, from before: [[Int]], to after: [[Int]]) -> String? {
  let problems = plan.problems()
  guard problems.isEmpty else { return "the plan has problems: \(problems)" }
  let stages = plan.staged()
  let lists = plan.lists(of: stages, from: before, to: after)
  guard lists.count == stages.count else { return "there are \(lists.count) lists of stages" }
  var current = before
  for (stage, list) in zip(stages, lists) {
    let problems = stage.problems(asOneBatch: true)
    guard problems.isEmpty else { return "a stage is not one batch: \(problems), \(stage)" }
    guard !stage.isEmpty else { return "a stage does nothing: \(stage)" }
    guard stage.countsBefore == current.map(\.count), stage.countsAfter == list.map(\.count) else {
      return "a stage has other counts than its lists: \(current), \(list), \(stage)"
    }
    guard let links = PlanLinks(stage) else { return "a stage does not add up: \(stage)" }
    let reloaded = Set(stage.sections.updates.map(\.after))
    let updated = Set(stage.items.updates.map(\.after))
    for path in allPaths(stage.countsAfter) where !reloaded.contains(path.section) {
      if let origin = links.before(path), current[origin] != list[path], !updated.contains(path) {
        return "\(origin) is not \(path) after, in a stage: \(stage)"
      }
    }
    current = list
  }
  return current == after ? nil : "the last stage leaves \(current): \(stages)"
}

/// Judges the difference between two lists of sections.
func expectRight(
  _ difference: SectionedDifference, from before: SectionedJudge.Side,
  to after: SectionedJudge.Side, sourceLocation: SourceLocation = #_sourceLocation
) {
  var judge = SectionedJudge(before: before, after: after)
  if let complaint = judge.complaint(about: difference) {
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }
}
