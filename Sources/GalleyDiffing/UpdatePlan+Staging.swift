extension UpdatePlan {
  /// Returns the plan in stages, each of which a collection view accepts as one batch.
  ///
  /// A batch must not change an item together with its section, and must not both move and reload
  /// the same section or item. A plan that does neither is one stage. Any other plan is divided
  /// into some of these stages:
  ///
  /// 1. *updates*: new content, while every section and item stays at its position;
  /// 2. *space*: empty sections are inserted, into which items will move;
  /// 3. *items*: deletes, inserts and moves of items, while no section changes;
  /// 4. *sections*: deletes, inserts and moves of sections, with the items that the sections have
  ///    after the third stage.
  ///
  /// Each stage refers to the list after the stage before it: the `after` of a stage is the
  /// `before` of the next stage. `lists(of:from:to:)` returns the list after each stage.
  ///
  /// - Precondition: The plan has no problems, see `validated(asOneBatch:)`.
  public func staged() -> [UpdatePlan] {
    let problems = problems()
    precondition(problems.isEmpty, "\(InvalidPlan(problems: problems))")
    if self.problems(asOneBatch: true).isEmpty { return isEmpty ? [] : [self] }
    let layout = StagedSections(self)
    return [updateStage, layout.spaceStage, layout.itemStage, layout.sectionStage]
      .filter { !$0.isEmpty }
  }

  /// The stage of new content, in which every section and item stays at its position.
  private var updateStage: UpdatePlan {
    func inPlace<Position>(_ pairs: [PositionPair<Position>]) -> [PositionPair<Position>] {
      pairs.map { PositionPair(before: $0.before, after: $0.before) }.sorted { $0.after < $1.after }
    }
    // An item that moves into a reloaded section has new content. The content changes in this
    // stage.
    let reloaded = Set(sections.updates.map(\.before))
    let reloadedAfter = Set(sections.updates.map(\.after))
    let updated = Set(items.updates.map(\.before))
    let arriving = items.moves.filter {
      reloadedAfter.contains($0.after.section) && !updated.contains($0.before)
    }
    let loose = (items.updates + arriving).filter { !reloaded.contains($0.before.section) }
    return UpdatePlan(
      sections: Changes(updates: inPlace(sections.updates)),
      items: Changes(updates: inPlace(loose)),
      countsBefore: countsBefore, countsAfter: countsReloaded)
  }

  /// The counts before the update, but the new counts of reloaded sections that have no item
  /// changes. The reload of such a section gives the section its new count.
  fileprivate var countsReloaded: [Int] {
    var counts = countsBefore
    let edited = sectionsWithItemChanges
    for update in sections.updates where !edited.contains(update.before) {
      counts[update.before] = countsAfter[update.after]
    }
    return counts
  }

  /// Returns the list after each stage, the last of which is `after`.
  ///
  ///     for (stage, sections) in zip(stages, plan.lists(of: stages, from: before, to: after)) {
  ///       collectionView.performBatchUpdates { model = sections; … }
  ///     }
  ///
  /// - Parameter stages: The result of `staged()` for this plan.
  public func lists<Item>(
    of stages: [UpdatePlan], from before: [[Item]], to after: [[Item]]
  ) -> [[[Item]]] {
    let maps = stages.map(\.paths)
    var lists: [[[Item]]] = []
    var current = before
    for (index, stage) in stages.enumerated() {
      let start = current
      current = stage.applying(to: start) { path in
        // An item that is new in this stage is followed through the later stages to find its
        // content. An item of a reloaded section that is deleted later keeps its old content until
        // then.
        var last: ItemPath? = path
        for map in maps[(index + 1)...] { last = last.flatMap(map.after) }
        guard let last else { return start[path.section][path.item] }
        return after[last.section][last.item]
      }
      lists.append(current)
    }
    return lists
  }
}

/// The sections between the stages of a plan: the sections before the update, and empty sections
/// into which items will move.
private struct StagedSections {
  /// A section between the stages.
  private enum Token: Hashable {
    /// A section that exists before the update, by its position before the update.
    case old(Int)
    /// A section that is inserted, by its position after the update.
    case new(Int)
  }

  private let plan: UpdatePlan
  private let paths: PathMap
  /// The sections while items change.
  private let middle: [Token]
  /// The position of each section in `middle`.
  private let position: [Token: Int]
  /// The number of items in each section of the list before the update, after the reload of
  /// sections.
  private let countsStart: [Int]

  init(_ plan: UpdatePlan) {
    self.plan = plan
    countsStart = plan.countsReloaded
    paths = plan.paths
    let inserted = Set(plan.sections.inserts)
    let receiving = Set(plan.items.moves.map(\.after.section)).intersection(inserted)
    let moved = Set(plan.sections.moves.map(\.before))

    // A new section that receives items gets its position from the list after the update: the new
    // section is inserted after the nearest earlier section that does not move.
    var followers: [Int: [Token]] = [:]
    var anchor = -1
    for section in plan.countsAfter.indices {
      if receiving.contains(section) {
        followers[anchor, default: []].append(.new(section))
      } else if let before = paths.sections.before(section), !moved.contains(before) {
        anchor = before
      }
    }
    var middle = followers[-1] ?? []
    for section in plan.countsBefore.indices {
      middle.append(.old(section))
      middle += followers[section] ?? []
    }
    self.middle = middle
    position = Dictionary(uniqueKeysWithValues: middle.enumerated().map { ($1, $0) })
  }

  /// The number of items in each section after `spaceStage`.
  private var countsWithSpace: [Int] {
    middle.map { token in
      if case .old(let section) = token { countsStart[section] } else { 0 }
    }
  }

  /// The number of items in each section after `itemStage`, in which no section changes.
  private var countsWithItems: [Int] {
    var counts = countsWithSpace
    var moved: [Int: Int] = [:]
    for move in plan.items.moves { moved[move.before.section, default: 0] += 1 }
    for (index, token) in middle.enumerated() {
      switch token {
      case .new(let section): counts[index] = plan.countsAfter[section]
      case .old(let section):
        if let after = paths.sections.after(section) {
          counts[index] = plan.countsAfter[after]
        } else {
          counts[index] -= moved[section] ?? 0
        }
      }
    }
    return counts
  }

  /// The stage that inserts empty sections, into which items will move.
  var spaceStage: UpdatePlan {
    let inserts = middle.indices.filter { index in
      if case .new = middle[index] { true } else { false }
    }
    return UpdatePlan(
      sections: Changes(inserts: inserts), countsBefore: countsStart, countsAfter: countsWithSpace)
  }

  /// The stage of deletes, inserts and moves of items.
  var itemStage: UpdatePlan {
    let receiving = middle.compactMap { token -> Int? in
      if case .new(let section) = token { section } else { nil }
    }
    // Items of a section that was inserted empty have to be inserted one by one.
    let arrived = Set(plan.items.moves.map(\.after))
    let coming = receiving.flatMap { section in
      (0..<plan.countsAfter[section]).map { ItemPath(section: section, item: $0) }
        .filter { !arrived.contains($0) }
    }
    return UpdatePlan(
      items: Changes(
        deletes: plan.items.deletes.map(middleOfBefore).sorted(),
        inserts: (plan.items.inserts + coming).map(middleOfAfter).sorted(),
        moves: plan.items.moves.map {
          PositionPair(before: middleOfBefore($0.before), after: middleOfAfter($0.after))
        }.sorted { $0.after < $1.after }),
      countsBefore: countsWithSpace, countsAfter: countsWithItems)
  }

  /// The stage of deletes, inserts and moves of sections.
  var sectionStage: UpdatePlan {
    let inserts = plan.sections.inserts.filter { position[.new($0)] == nil }
    return UpdatePlan(
      sections: Changes(
        deletes: plan.sections.deletes.map { position[.old($0)]! }.sorted(),
        inserts: inserts,
        moves: plan.sections.moves.map {
          PositionPair(before: position[.old($0.before)]!, after: $0.after)
        }),
      countsBefore: countsWithItems, countsAfter: plan.countsAfter)
  }

  /// Returns the path in `middle` of an item, by its path before the update.
  private func middleOfBefore(_ path: ItemPath) -> ItemPath {
    ItemPath(section: position[.old(path.section)]!, item: path.item)
  }

  /// Returns the path in `middle` of an item, by its path after the update.
  private func middleOfAfter(_ path: ItemPath) -> ItemPath {
    let token = paths.sections.before(path.section).map(Token.old) ?? .new(path.section)
    return ItemPath(section: position[token]!, item: path.item)
  }
}
