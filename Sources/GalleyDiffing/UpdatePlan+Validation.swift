/// A rule that a plan breaks, with the section or item that breaks it.
public enum PlanProblem: Hashable, Sendable {
  /// The section or item that a problem names.
  public enum Place: Hashable, Sendable {
    case section(Int)
    case item(ItemPath)
  }

  /// A position does not exist in the list before the update.
  case outOfRangeBefore(Place)
  /// A position does not exist in the list after the update.
  case outOfRangeAfter(Place)
  /// A section has a negative number of items.
  case negativeCount(section: Int, count: Int)
  /// A section or item is deleted twice, moved from twice, or both.
  case leavesTwice(Place)
  /// A section or item is inserted twice, moved to twice, or both.
  case arrivesTwice(Place)
  /// A section or item is deleted and has new content.
  case deletedAndUpdated(Place)
  /// The two positions of an update do not belong to the same section or item.
  case updatesAnother(before: Place, after: Place)
  /// The number of sections does not add up.
  case sectionCount(before: Int, deleted: Int, inserted: Int, after: Int)
  /// The number of items in a section that exists before and after the update does not add up.
  case itemCount(
    sectionBefore: Int, sectionAfter: Int, before: Int, leaving: Int, arriving: Int, after: Int)
  /// An item is deleted whose section is deleted too.
  case deletedWithItsSection(ItemPath)
  /// An item is inserted whose section is inserted too.
  case insertedWithItsSection(ItemPath)

  /// An item changes in a section that is itself deleted, inserted, moved or reloaded, which one
  /// batch cannot do.
  case itemInChangingSection(ItemPath)
  /// A section or item moves and has new content, which one batch cannot do.
  case movedAndUpdated(Place)
}

extension PlanProblem.Place: CustomStringConvertible {
  /// For example `item 2 of section 0`.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "item \(path.item) of section \(path.section)"
    }
  }
}

extension PlanProblem: CustomStringConvertible {
  /// The problem as text.
  public var description: String {
    switch self {
    case .outOfRangeBefore(let place): "\(place) does not exist before the update"
    case .outOfRangeAfter(let place): "\(place) does not exist after the update"
    case .negativeCount(let section, let count): "section \(section) has \(count) items"
    case .leavesTwice(let place): "\(place) is deleted or moved away more than once"
    case .arrivesTwice(let place): "\(place) is inserted or moved to more than once"
    case .deletedAndUpdated(let place): "\(place) is deleted and updated"
    case .updatesAnother(let before, let after):
      "\(before) before is updated as \(after) after, which is not where it is"
    case .sectionCount(let before, let deleted, let inserted, let after):
      "there are \(after) sections after the update; \(before) before, less \(deleted) deleted, "
        + "plus \(inserted) inserted, make \(before - deleted + inserted)"
    case .itemCount(
      let sectionBefore, let sectionAfter, let before, let leaving, let arriving, let after):
      "section \(sectionAfter) (\(sectionBefore) before) has \(after) items after the update; "
        + "\(before) before, less \(leaving) deleted or moved out, plus \(arriving) inserted or "
        + "moved in, make \(before - leaving + arriving)"
    case .deletedWithItsSection(let path):
      "\(Place.item(path)) is deleted, and its section is deleted with all its items"
    case .insertedWithItsSection(let path):
      "\(Place.item(path)) is inserted, and its section is inserted with all its items"
    case .itemInChangingSection(let path):
      "\(Place.item(path)) changes in one batch with its section"
    case .movedAndUpdated(let place): "\(place) moves and is updated in one batch"
    }
  }
}

/// The error of a plan that has problems.
public struct InvalidPlan: Error, Hashable, CustomStringConvertible {
  /// The problems, at least one.
  public var problems: [PlanProblem]

  /// All problems as text.
  public var description: String {
    "the update is invalid: " + problems.map(\.description).joined(separator: "; ")
  }
}

extension UpdatePlan {
  /// Returns the plan itself, if it has no problems.
  ///
  ///     try recordedPlan.validated()
  ///
  /// - Parameter asOneBatch: Whether to also throw for a consistent plan that is more than a
  ///   collection view accepts in one batch. See `staged()`.
  /// - Throws: `InvalidPlan`, which names each broken rule.
  public func validated(asOneBatch: Bool = false) throws(InvalidPlan) -> UpdatePlan {
    let problems = problems(asOneBatch: asOneBatch)
    guard problems.isEmpty else { throw InvalidPlan(problems: problems) }
    return self
  }

  /// Returns the rules that the plan breaks.
  ///
  /// - Complexity: O(*s* + *k* log *k*), where *s* is the number of sections and *k* the number of
  ///   changes.
  public func problems(asOneBatch: Bool = false) -> [PlanProblem] {
    var problems = rangeProblems() + repeatProblems()
    // The remaining rules map positions from one side to the other, which needs positions without
    // problems.
    guard problems.isEmpty else { return problems }
    problems += countProblems() + updateProblems()
    if asOneBatch { problems += batchProblems() }
    return problems
  }

  /// The sections whose item changes do not fit their counts, by the positions of the sections
  /// before the update.
  ///
  /// If a path does not exist or is named twice, the counts of other sections are not checked:
  /// correct the reported sections first, and check again.
  public var sectionsThatDoNotAddUp: Set<Int> {
    let map = PositionMap(sections)
    return Set(
      problems().compactMap { problem in
        switch problem {
        case .outOfRangeBefore(.item(let path)), .leavesTwice(.item(let path)): path.section
        case .outOfRangeAfter(.item(let path)), .arrivesTwice(.item(let path)):
          map.before(path.section)
        case .itemCount(let section, _, _, _, _, _): section
        default: nil
        }
      })
  }

  private func rangeProblems() -> [PlanProblem] {
    func isSection(_ section: Int, _ counts: [Int]) -> Bool { counts.indices.contains(section) }
    func isItem(_ path: ItemPath, _ counts: [Int]) -> Bool {
      isSection(path.section, counts) && path.item >= 0 && path.item < counts[path.section]
    }
    let negative = (Array(countsBefore.enumerated()) + Array(countsAfter.enumerated()))
      .filter { $0.element < 0 }
      .map { PlanProblem.negativeCount(section: $0.offset, count: $0.element) }
    let sectionsBefore = sections.deletes + (sections.moves + sections.updates).map(\.before)
    let sectionsAfter = sections.inserts + (sections.moves + sections.updates).map(\.after)
    let itemsBefore = items.deletes + (items.moves + items.updates).map(\.before)
    let itemsAfter = items.inserts + (items.moves + items.updates).map(\.after) + reconfigured
    return negative
      + sectionsBefore.filter { !isSection($0, countsBefore) }.map {
        .outOfRangeBefore(.section($0))
      }
      + sectionsAfter.filter { !isSection($0, countsAfter) }.map { .outOfRangeAfter(.section($0)) }
      + itemsBefore.filter { !isItem($0, countsBefore) }.map { .outOfRangeBefore(.item($0)) }
      + itemsAfter.filter { !isItem($0, countsAfter) }.map { .outOfRangeAfter(.item($0)) }
  }

  private func repeatProblems() -> [PlanProblem] {
    repeated(sections.leaving).map { .leavesTwice(.section($0)) }
      + repeated(sections.arriving).map { .arrivesTwice(.section($0)) }
      + repeated(items.leaving).map { .leavesTwice(.item($0)) }
      + repeated(items.arriving).map { .arrivesTwice(.item($0)) }
  }

  private func countProblems() -> [PlanProblem] {
    let deleted = sections.deletes.count
    let inserted = sections.inserts.count
    guard countsBefore.count - deleted + inserted == countsAfter.count else {
      return [
        .sectionCount(
          before: countsBefore.count, deleted: deleted, inserted: inserted,
          after: countsAfter.count)
      ]
    }
    let goes = Set(sections.deletes)
    let comes = Set(sections.inserts)
    var problems: [PlanProblem] =
      items.deletes.filter { goes.contains($0.section) }.map { .deletedWithItsSection($0) }
      + items.inserts.filter { comes.contains($0.section) }.map { .insertedWithItsSection($0) }

    var leaving: [Int: Int] = [:]
    var arriving: [Int: Int] = [:]
    for path in items.leaving { leaving[path.section, default: 0] += 1 }
    for path in items.arriving { arriving[path.section, default: 0] += 1 }
    let map = PositionMap(sections)
    // The data source is asked for the new count of a reloaded section, so any count is valid.
    let reloaded = Set(sections.updates.map(\.before)).subtracting(sectionsWithItemChanges)
    for section in countsBefore.indices where !reloaded.contains(section) {
      guard let after = map.after(section) else { continue }
      let left = leaving[section] ?? 0
      let came = arriving[after] ?? 0
      if countsBefore[section] - left + came != countsAfter[after] {
        problems.append(
          .itemCount(
            sectionBefore: section, sectionAfter: after, before: countsBefore[section],
            leaving: left, arriving: came, after: countsAfter[after]))
      }
    }
    return problems
  }

  /// The sections in which items are deleted, inserted or moved, by the positions of the sections
  /// before the update.
  package var sectionsWithItemChanges: Set<Int> {
    let map = PositionMap(sections)
    return Set(items.leaving.map(\.section))
      .union(items.arriving.compactMap { map.before($0.section) })
  }

  private func updateProblems() -> [PlanProblem] {
    let paths = paths
    return sections.updateProblems(PlanProblem.Place.section, after: paths.sections.after)
      + items.updateProblems(PlanProblem.Place.item, after: paths.after)
  }

  /// Returns the problems because of which a collection view does not accept the plan as one batch.
  private func batchProblems() -> [PlanProblem] {
    let movedOrUpdated = sections.moves + sections.updates
    let before = Set(sections.deletes + movedOrUpdated.map(\.before))
    let after = Set(sections.inserts + movedOrUpdated.map(\.after))
    let pairs = items.moves + items.updates
    let inBefore = (items.deletes + pairs.map(\.before)).filter { before.contains($0.section) }
    let inAfter = (items.inserts + pairs.map(\.after)).filter { after.contains($0.section) }

    let movedSections = Set(sections.moves.map(\.before))
    let movedItems = Set(items.moves.map(\.before))
    let sectionsTwice = sections.updates.filter { movedSections.contains($0.before) }
    let itemsTwice = items.updates.filter { movedItems.contains($0.before) }
    return (inBefore + inAfter).map { .itemInChangingSection($0) }
      + sectionsTwice.map { .movedAndUpdated(.section($0.before)) }
      + itemsTwice.map { .movedAndUpdated(.item($0.before)) }
  }
}

extension Changes {
  fileprivate func updateProblems(
    _ place: (Position) -> PlanProblem.Place, after: (Position) -> Position?
  ) -> [PlanProblem] {
    let deleted = Set(deletes)
    return updates.compactMap { update in
      if deleted.contains(update.before) { return .deletedAndUpdated(place(update.before)) }
      if after(update.before) == update.after { return nil }
      return .updatesAnother(before: place(update.before), after: place(update.after))
    }
  }
}

/// Returns the values that occur more than once, each once, in ascending order.
private func repeated<Value: Hashable & Comparable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return Set(values.filter { !seen.insert($0).inserted }).sorted()
}
