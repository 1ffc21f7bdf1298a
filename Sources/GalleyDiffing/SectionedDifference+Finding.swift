/// Returns the difference between two lists of sections whose items are their own identities.
///
///     let before = [ListSection(id: "today", items: [1, 2]), ListSection(id: "later", items: [3])]
///     let after = [ListSection(id: "today", items: [3, 1]), ListSection(id: "later", items: [])]
///     sectionedDifference(from: before, to: after).plan
///     // 2 sections, 3 items → 2 sections, 2 items
///     // items: delete 0.1; move 1.0 → 0.0
///
/// Sections whose items are the same array in both lists are not compared. Duplicates are treated
/// as in `difference(from:to:)` for plain lists, across the items of all sections.
///
/// - Complexity: O(*s* + *n*) on average, where *s* is the number of sections and *n* the number of
///   items; *m* items that changed their order add O(*m* log *m*).
@inlinable
public func sectionedDifference<SectionID: Hashable, Item: Hashable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>]
) -> SectionedDifference {
  withoutCancellation { () throws(MatchingStop) in
    try sectionedDifference(
      from: before, to: after, reader: WholeElementReader(), comparing: nil, .ignored)
  }
}

/// Returns the difference between two lists of sections whose items have an `id`, including items
/// with new content.
///
/// - Parameter isSame: Whether two items with one `id` have the same content; if the closure
///   returns `false`, the pair is an update. The closure is not called for sections whose items are
///   the same array in both lists.
@inlinable
public func sectionedDifference<SectionID: Hashable, Item: Identifiable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>],
  comparing isSame: ((Item, Item) -> Bool)? = nil
) -> SectionedDifference {
  withoutCancellation { () throws(MatchingStop) in
    try sectionedDifference(
      from: before, to: after, reader: IDReader(), comparing: isSame, .ignored)
  }
}

/// Returns the difference between two lists of sections whose items have an `id` and are also
/// hashable. The `id` is the identity of an item.
@inlinable
public func sectionedDifference<SectionID: Hashable, Item: Identifiable & Hashable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>]
) -> SectionedDifference {
  sectionedDifference(from: before, to: after, comparing: nil)
}

/// Returns the difference between two lists of sections whose items have an identity of any kind.
///
/// - Parameters:
///   - identity: Returns the identity of an item, which is the same in both lists.
///   - isSame: Whether two items of one identity have the same content; `nil` if content never
///     changes.
@inlinable
public func sectionedDifference<SectionID: Hashable, Item, Identity: Hashable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>],
  identifiedBy identity: @escaping (Item) -> Identity,
  comparing isSame: ((Item, Item) -> Bool)? = nil
) -> SectionedDifference {
  withoutCancellation { () throws(MatchingStop) in
    try sectionedDifference(
      from: before, to: after, reader: ClosureReader(identity), comparing: isSame, .ignored)
  }
}

/// Returns the same as `sectionedDifference(from:to:identifiedBy:comparing:)`, but ends early when
/// the task that calls it is cancelled.
///
/// - Throws: `CancellationError`. After the cancellation, at most a few thousand more items are
///   compared.
@inlinable
public func cancellableSectionedDifference<SectionID: Hashable, Item, Identity: Hashable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>],
  identifiedBy identity: @escaping (Item) -> Identity,
  comparing isSame: ((Item, Item) -> Bool)? = nil
) throws(CancellationError) -> SectionedDifference {
  try cancellable { () throws(MatchingStop) in
    try sectionedDifference(
      from: before, to: after, reader: ClosureReader(identity), comparing: isSame, .heeded)
  }
}

/// Returns the same as `sectionedDifference(from:to:comparing:)`, but ends early when the task that
/// calls it is cancelled.
///
/// - Throws: `CancellationError`. After the cancellation, at most a few thousand more items are
///   compared.
@inlinable
public func cancellableSectionedDifference<SectionID: Hashable, Item: Identifiable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>],
  comparing isSame: ((Item, Item) -> Bool)? = nil
) throws(CancellationError) -> SectionedDifference {
  try cancellable { () throws(MatchingStop) in
    try sectionedDifference(
      from: before, to: after, reader: IDReader(), comparing: isSame, .heeded)
  }
}

// MARK: - Strict differences

/// Returns the same as `sectionedDifference(from:to:identifiedBy:comparing:)`, but throws if the
/// identity of a section or of an item occurs twice in a list.
///
/// - Throws: `DuplicatesInSections` that names every repeat, in either list.
@inlinable
public func strictSectionedDifference<SectionID: Hashable, Item, Identity: Hashable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>],
  identifiedBy identity: @escaping (Item) -> Identity,
  comparing isSame: ((Item, Item) -> Bool)? = nil
) throws(DuplicatesInSections) -> SectionedDifference {
  try strictSectionedDifference(
    from: before, to: after, reader: ClosureReader(identity), comparing: isSame)
}

/// Returns the same as `sectionedDifference(from:to:comparing:)`, but throws if the identity of a
/// section or of an item occurs twice in a list.
///
/// - Throws: `DuplicatesInSections` that names every repeat, in either list.
@inlinable
public func strictSectionedDifference<SectionID: Hashable, Item: Identifiable>(
  from before: [ListSection<SectionID, Item>], to after: [ListSection<SectionID, Item>],
  comparing isSame: ((Item, Item) -> Bool)? = nil
) throws(DuplicatesInSections) -> SectionedDifference {
  try strictSectionedDifference(from: before, to: after, reader: IDReader(), comparing: isSame)
}

@inlinable
internal func strictSectionedDifference<SectionID: Hashable, Reader: IdentityReader>(
  from before: [ListSection<SectionID, Reader.Element>],
  to after: [ListSection<SectionID, Reader.Element>], reader: Reader,
  comparing isSame: ((Reader.Element, Reader.Element) -> Bool)?
) throws(DuplicatesInSections) -> SectionedDifference {
  let (uniqueBefore, uniqueAfter) = withoutCancellation { () throws(MatchingStop) in
    (
      try withoutDuplicates(before, side: .before, reader: reader, .ignored),
      try withoutDuplicates(after, side: .after, reader: reader, .ignored)
    )
  }
  let found = DuplicatesInSections(
    sections: (uniqueBefore.repeatedSections + uniqueAfter.repeatedSections).map { duplicate in
      let sections = duplicate.side == .before ? before : after
      return .init(identity: "\(sections[duplicate.position].id)", duplicate: duplicate)
    },
    items: (uniqueBefore.repeatedItems + uniqueAfter.repeatedItems).map { duplicate in
      let sections = duplicate.side == .before ? before : after
      let item = sections[duplicate.path.section].items[duplicate.path.item]
      return .init(identity: "\(reader.identity(of: item))", duplicate: duplicate)
    })
  guard found.sections.isEmpty && found.items.isEmpty else { throw found }
  return withoutCancellation { () throws(MatchingStop) in
    let matching = try matchSections(
      before, after, reader: reader, areUnique: true, cancellation: .ignored)
    return SectionedDifference(
      plan: try UpdatePlan(matching, before, after, comparing: isSame, .ignored))
  }
}

// MARK: - The common steps

@inlinable
internal func sectionedDifference<SectionID: Hashable, Reader: IdentityReader>(
  from before: [ListSection<SectionID, Reader.Element>],
  to after: [ListSection<SectionID, Reader.Element>], reader: Reader,
  comparing isSame: ((Reader.Element, Reader.Element) -> Bool)?, _ cancellation: Cancellation
) throws(MatchingStop) -> SectionedDifference {
  do {
    let matching = try matchSections(
      before, after, reader: reader, areUnique: false, cancellation: cancellation)
    return SectionedDifference(
      plan: try UpdatePlan(matching, before, after, comparing: isSame, cancellation))
  } catch {
    guard case .repeated = error else { throw error }
  }
  let uniqueBefore = try withoutDuplicates(before, side: .before, reader: reader, cancellation)
  let uniqueAfter = try withoutDuplicates(after, side: .after, reader: reader, cancellation)
  let matching = try matchSections(
    uniqueBefore.sections, uniqueAfter.sections, reader: reader, areUnique: true,
    cancellation: cancellation)
  return SectionedDifference(
    plan: try UpdatePlan(
      matching, uniqueBefore.sections, uniqueAfter.sections, comparing: isSame, cancellation),
    duplicateSections: uniqueBefore.repeatedSections + uniqueAfter.repeatedSections,
    duplicateItems: uniqueBefore.repeatedItems + uniqueAfter.repeatedItems)
}

/// A list of sections without duplicates.
@usableFromInline
internal struct UniqueSections<SectionID: Hashable, Item> {
  @usableFromInline internal var sections: [ListSection<SectionID, Item>]
  @usableFromInline internal var repeatedSections: [Duplicate]
  @usableFromInline internal var repeatedItems: [DuplicateItem]

  @inlinable
  internal init(
    sections: [ListSection<SectionID, Item>], repeatedSections: [Duplicate],
    repeatedItems: [DuplicateItem]
  ) {
    self.sections = sections
    self.repeatedSections = repeatedSections
    self.repeatedItems = repeatedItems
  }
}

/// Returns sections without their repeated sections and items, and reports of these.
@inlinable
internal func withoutDuplicates<SectionID: Hashable, Reader: IdentityReader>(
  _ sections: [ListSection<SectionID, Reader.Element>], side: Duplicate.Side, reader: Reader,
  _ cancellation: Cancellation
) throws(MatchingStop) -> UniqueSections<SectionID, Reader.Element> {
  let repeatedSections = try duplicates(in: sections, side: side, reader: IDReader(), cancellation)
  let kept = removing(repeatedSections, from: sections)
  let dropped = Set(repeatedSections.map(\.position))
  let keptPositions = sections.indices.filter { !dropped.contains($0) }

  let items = kept.flatMap(\.items)
  var starts = [0]
  for section in kept { starts.append(starts[starts.count - 1] + section.items.count) }
  func path(_ position: Int) -> ItemPath {
    // If there are empty sections, several sections start at the same position. The last of these
    // sections contains the position.
    let section = starts.partitioningIndex { $0 > position } - 1
    return ItemPath(section: keptPositions[section], item: position - starts[section])
  }
  let repeated = try duplicates(in: items, side: side, reader: reader, cancellation)
  let isRepeated = Set(repeated.map(\.position))
  let unique = kept.indices.map { section in
    let positions = (starts[section]..<starts[section + 1]).filter { !isRepeated.contains($0) }
    return ListSection(id: kept[section].id, items: positions.map { items[$0] })
  }
  return UniqueSections(
    sections: unique, repeatedSections: repeatedSections,
    repeatedItems: repeated.map {
      DuplicateItem(side: side, path: path($0.position), first: path($0.first))
    })
}
