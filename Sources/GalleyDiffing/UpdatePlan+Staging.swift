extension UpdatePlan {
  /// The plan in stages, each of which a collection view takes as one batch.
  ///
  /// A batch must not change an item and its section at once, nor move a thing and reload it. A plan
  /// that does neither is its own only stage. Any other becomes, as far as each is needed:
  ///
  /// 1. *updates*: new content, everything in its place;
  /// 2. *room*: sections that items will move into are inserted, empty, where they belong;
  /// 3. *items*: deletes, inserts and moves of items, among sections that all stand still;
  /// 4. *sections*: deletes, inserts and moves of sections, with what they then hold.
  ///
  /// Each stage is read against what the stages before it made: `after` of one is `before` of the
  /// next. `lists(of:from:to:)` gives the list after each.
  ///
  /// - Precondition: The plan has no problems, see `validated(asOneBatch:)`.
  public func staged() -> [UpdatePlan] {
    let problems = problems()
    precondition(problems.isEmpty, "\(InvalidPlan(problems: problems))")
    if self.problems(asOneBatch: true).isEmpty { return isEmpty ? [] : [self] }
    let layout = StagedSections(self)
    return [updateStage, layout.roomStage, layout.itemStage, layout.sectionStage]
      .filter { !$0.isEmpty }
  }

  /// New content, everything in its place.
  private var updateStage: UpdatePlan {
    func inPlace<Position>(_ pairs: [PositionPair<Position>]) -> [PositionPair<Position>] {
      pairs.map { PositionPair(before: $0.before, after: $0.before) }.sorted { $0.after < $1.after }
    }
    // What moves into a section that is reloaded shows new content there, and gets it here.
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

  /// The counts before, once sections are reloaded: a reload tells the new count of a section in
  /// which no item change does.
  fileprivate var countsReloaded: [Int] {
    var counts = countsBefore
    let told = sectionsWithItemChanges
    for update in sections.updates where !told.contains(update.before) {
      counts[update.before] = countsAfter[update.after]
    }
    return counts
  }

  /// The list after each stage, the last of which is `after`.
  ///
  ///     for (stage, sections) in zip(stages, plan.lists(of: stages, from: before, to: after)) {
  ///       collectionView.performBatchUpdates { model = sections; … }
  ///     }
  ///
  /// - Parameter stages: What `staged()` returned for this plan.
  public func lists<Item>(
    of stages: [UpdatePlan], from before: [[Item]], to after: [[Item]]
  ) -> [[[Item]]] {
    let maps = stages.map(\.paths)
    var lists: [[[Item]]] = []
    var current = before
    for (index, stage) in stages.enumerated() {
      let start = current
      current = stage.applying(to: start) { path in
        // What is new at this stage is followed to the end for its content. What goes later, in a
        // section that is reloaded now, is shown as it was.
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

/// The sections between the stages of a plan: those before, with room made for those that items
/// will move into.
private struct StagedSections {
  private enum Token: Hashable {
    /// A section that is there before, by its position then.
    case old(Int)
    /// A section that is inserted, by its position after.
    case new(Int)
  }

  private let plan: UpdatePlan
  private let paths: PathMap
  /// The sections while items change.
  private let middle: [Token]
  private let position: [Token: Int]
  /// How many items the sections before have, once reloaded.
  private let countsStart: [Int]

  init(_ plan: UpdatePlan) {
    self.plan = plan
    countsStart = plan.countsReloaded
    paths = plan.paths
    let inserted = Set(plan.sections.inserts)
    let receiving = Set(plan.items.moves.map(\.after.section)).intersection(inserted)
    let moved = Set(plan.sections.moves.map(\.before))

    // Each receiving section follows the one that it follows after, of those that stand still.
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

  private var countsWithRoom: [Int] {
    middle.map { token in
      if case .old(let section) = token { countsStart[section] } else { 0 }
    }
  }

  /// What a section holds when its items have changed and it has not.
  private var countsWithItems: [Int] {
    var counts = countsWithRoom
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

  var roomStage: UpdatePlan {
    let inserts = middle.indices.filter { index in
      if case .new = middle[index] { true } else { false }
    }
    return UpdatePlan(
      sections: Changes(inserts: inserts), countsBefore: countsStart, countsAfter: countsWithRoom)
  }

  var itemStage: UpdatePlan {
    let receiving = middle.compactMap { token -> Int? in
      if case .new(let section) = token { section } else { nil }
    }
    // What comes with a section that is inserted empty must be inserted by itself.
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
      countsBefore: countsWithRoom, countsAfter: countsWithItems)
  }

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

  private func middleOfBefore(_ path: ItemPath) -> ItemPath {
    ItemPath(section: position[.old(path.section)]!, item: path.item)
  }

  private func middleOfAfter(_ path: ItemPath) -> ItemPath {
    let token = paths.sections.before(path.section).map(Token.old) ?? .new(path.section)
    return ItemPath(section: position[token]!, item: path.item)
  }
}
