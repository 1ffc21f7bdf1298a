/// The sections and items that two lists share. Consecutive shared elements are a run.
@usableFromInline
internal struct SectionedMatching: Sendable {
  /// The matching of the sections.
  @usableFromInline internal let sections: Matching
  /// For each section of the list before the update, its position in the list after the update, or
  /// -1.
  @usableFromInline internal let sectionAfter: [Int32]
  /// For each section of the list after the update, its position in the list before the update, or
  /// -1.
  @usableFromInline internal let sectionBefore: [Int32]
  /// The sections that exist in both lists and whose items changed, in the order of the list after
  /// the update.
  @usableFromInline internal var pairs: [SectionPair] = []
  /// The items that changed their section, in the order of the list after the update.
  @usableFromInline internal var crossings: [PositionPair<ItemPath>] = []
  /// The items that were not found in the list after the update, of sections that exist in both
  /// lists.
  @usableFromInline internal var deletes: [ItemPath] = []
  /// The items that were not found in the list before the update, of sections that exist in both
  /// lists.
  @usableFromInline internal var inserts: [ItemPath] = []

  @inlinable
  internal init(sections: Matching) {
    self.sections = sections
    var sectionAfter = [Int32](repeating: -1, count: sections.beforeCount)
    var sectionBefore = [Int32](repeating: -1, count: sections.afterCount)
    sections.forEachRun { run in
      for offset in 0..<run.count {
        sectionAfter[Int(run.before + offset)] = run.after + offset
        sectionBefore[Int(run.after + offset)] = run.before + offset
      }
    }
    self.sectionAfter = sectionAfter
    self.sectionBefore = sectionBefore
  }
}

/// A section that exists before and after, and the matching of its items.
@usableFromInline
internal struct SectionPair: Sendable {
  /// The position of the section in the list before the update.
  @usableFromInline internal let before: Int
  /// The position of the section in the list after the update.
  @usableFromInline internal let after: Int
  /// The common start and end of the section's items.
  @usableFromInline internal let matching: Matching
  /// The runs that were matched by comparing, between the common start and the common end. The
  /// other items there were matched through a hash table.
  @usableFromInline internal let walk: Walk
  /// The runs between the common start and the common end. Once `settle` was called, the runs are
  /// in the order of the list after the update.
  @usableFromInline internal var runs: [Run]
  /// For each of `runs`, whether it stays and does not move; `nil` if all runs stay.
  @usableFromInline internal var stays: [Bool]?

  @inlinable
  internal init(before: Int, after: Int, matching: Matching, walk: Walk) {
    self.before = before
    self.after = after
    self.matching = matching
    self.walk = walk
    runs = walk.runs
  }

  /// Sorts the runs and finds the runs that stay.
  @usableFromInline
  internal mutating func settle() {
    if runs.count > walk.runs.count { runs.sort { $0.after < $1.after } }
    stays = runsThatStay(runs)
  }
}

/// Matches two lists of sections.
///
/// Sections are matched first. The items of a section that exists in both lists are compared
/// position by position, like two plain lists. The items that are left over in all sections go
/// through one hash table, which also finds items that are in another section now.
@inlinable
internal func matchSections<SectionID: Hashable, Reader: IdentityReader>(
  _ before: [ListSection<SectionID, Reader.Element>],
  _ after: [ListSection<SectionID, Reader.Element>], reader: Reader, areUnique: Bool,
  cancellation: Cancellation
) throws(MatchingStop) -> SectionedMatching {
  let sections = try match(
    before, after, reader: IDReader(), areUnique: areUnique, cancellation: cancellation)
  let matching = SectionedMatching(sections: sections)
  switch IdentityKind(of: Reader.Identity.self) {
  case .word:
    return try matchSections(
      before, after, matching, reader, WordScheme<Reader.Identity>.self, areUnique, cancellation)
  case .wordPair:
    return try matchSections(
      before, after, matching, reader, WordPairScheme<Reader.Identity>.self, areUnique,
      cancellation)
  case .text:
    return try matchSections(
      before, after, matching, reader, TextScheme<Reader.Identity>.self, areUnique, cancellation)
  case .hashable:
    return try matchSections(
      before, after, matching, reader, HashableScheme<Reader.Identity>.self, areUnique,
      cancellation)
  }
}

@inlinable
internal func matchSections<SectionID: Hashable, Reader: IdentityReader, Scheme: IdentityScheme>(
  _ before: [ListSection<SectionID, Reader.Element>],
  _ after: [ListSection<SectionID, Reader.Element>], _ sections: SectionedMatching,
  _ reader: Reader, _ scheme: Scheme.Type, _ areUnique: Bool, _ cancellation: Cancellation
) throws(MatchingStop) -> SectionedMatching where Reader.Identity == Scheme.Identity {
  var matching = sections
  var left = GatheredLists(reader: reader, scheme: scheme)
  for section in before.indices where sections.sectionAfter[section] < 0 {
    left.before.gather(before[section].items, 0..<before[section].items.count, of: section)
  }
  for section in after.indices {
    let partner = Int(sections.sectionBefore[section])
    let items = after[section].items
    if partner < 0 {
      left.after.gather(items, 0..<items.count, of: section)
      continue
    }
    if shareStorage(before[partner].items, items) { continue }
    let pair = try compare(
      before[partner].items, items, before: partner, after: section, reader, scheme, cancellation)
    guard let pair else { continue }
    for gap in pair.walk.beforeGaps { left.before.gather(before[partner].items, gap, of: partner) }
    for gap in pair.walk.afterGaps { left.after.gather(items, gap, of: section) }
    matching.pairs.append(pair)
  }
  if left.isEmpty { return matching }

  let joined = try left.join(before, matching, areUnique: areUnique, cancellation)
  matching.sort(joined, of: left.before.origins, left.after.origins)
  for index in matching.pairs.indices { matching.pairs[index].settle() }
  if !areUnique { try checkMoved(before, matching, reader, scheme, cancellation) }
  return matching
}

/// Makes sure that the elements that move, and that were matched by comparing, do not occur twice in
/// the list before the update.
@inlinable
internal func checkMoved<SectionID: Hashable, Reader: IdentityReader, Scheme: IdentityScheme>(
  _ before: [ListSection<SectionID, Reader.Element>], _ matching: SectionedMatching,
  _ reader: Reader, _ scheme: Scheme.Type, _ cancellation: Cancellation
) throws(MatchingStop) where Reader.Identity == Scheme.Identity {
  var moved = GatheredLists(reader: reader, scheme: scheme)
  for pair in matching.pairs {
    for run in pair.walk.runs(of: pair.runs, stays: pair.stays).moved {
      moved.before.gather(before[pair.before].items, run.positionsBefore, of: pair.before)
    }
  }
  if !moved.isEmpty {
    _ = try moved.join(before, matching, areUnique: false, withMoved: false, cancellation)
  }
}

/// Compares the items of one section position by position.
///
/// - Returns: `nil` if nothing changed.
@inlinable
internal func compare<Reader: IdentityReader, Scheme: IdentityScheme>(
  _ itemsBefore: [Reader.Element], _ itemsAfter: [Reader.Element], before: Int, after: Int,
  _ reader: Reader, _ scheme: Scheme.Type, _ cancellation: Cancellation
) throws(MatchingStop) -> SectionPair? where Reader.Identity == Scheme.Identity {
  try withElements(of: itemsBefore, itemsAfter) { (first, second) throws(MatchingStop) in
    let lists = ElementLists(
      before: first, after: second, reader: reader, scheme: scheme, seed: .process)
    var matching = Matching(beforeCount: itemsBefore.count, afterCount: itemsAfter.count)
    try findEnds(of: lists, in: &matching, cancellation: cancellation)
    if matching.beforeWindow.isEmpty && matching.afterWindow.isEmpty { return nil }
    let walk = try Walk(lists, in: matching, cancellation: cancellation)
    return SectionPair(before: before, after: after, matching: matching, walk: walk)
  }
}

extension SectionedMatching {
  /// Divides the items that the hash table matched into items that stayed in their section and
  /// items that changed their section, and the unmatched items into deletes and inserts.
  @usableFromInline
  internal mutating func sort(
    _ joined: Matching, of beforeOrigins: [ItemPath], _ afterOrigins: [ItemPath]
  ) {
    var pairOfSection: [Int: Int] = [:]
    for (index, pair) in pairs.enumerated() { pairOfSection[pair.after] = index }

    for run in joined.runs {
      for offset in 0..<Int(run.count) {
        let before = beforeOrigins[Int(run.before) + offset]
        let after = afterOrigins[Int(run.after) + offset]
        if Int(sectionAfter[before.section]) != after.section {
          crossings.append(PositionPair(before: before, after: after))
        } else if let pair = pairOfSection[after.section] {
          pairs[pair].add(before: before.item, after: after.item)
        }
      }
    }
    for (index, origin) in beforeOrigins.enumerated()
    where joined.isMatched[index] == 0 && sectionAfter[origin.section] >= 0 {
      deletes.append(origin)
    }
    var next = 0
    func insert(_ range: Range<Int>) {
      for index in range where sectionBefore[afterOrigins[index].section] >= 0 {
        inserts.append(afterOrigins[index])
      }
    }
    for run in joined.runs {
      insert(next..<Int(run.after))
      next = Int(run.after) + Int(run.count)
    }
    insert(next..<afterOrigins.count)
    // The items of the list before the update were gathered in another order: first the items of
    // unmatched sections, and then the other items in the order of the sections after the update.
    deletes.sort()
  }
}

extension SectionPair {
  /// Adds an item that was matched through the hash table.
  @usableFromInline
  internal mutating func add(before: Int, after: Int) {
    let last = runs.count - 1
    if last >= walk.runs.count, Int(runs[last].before + runs[last].count) == before,
      Int(runs[last].after + runs[last].count) == after
    {
      runs[last].count += 1
    } else {
      runs.append(Run(before: before, after: after, count: 1))
    }
  }
}
