extension Snapshot {
  /// Returns the changes since another snapshot.
  ///
  ///     var after = before
  ///     after.delete([2])
  ///     after.difference(from: before).items.deletes   // the path of item 2 in `before`
  ///
  /// - Complexity: O(*s* + *m*) if one of the snapshots was created from the other, where *s* is
  ///   the number of sections and *m* the number of items in sections that were edited. Otherwise
  ///   O(*s* + *n*) on average, where *n* is the number of items in both.
  public func difference(from before: Snapshot) -> UpdatePlan {
    withoutCancellation { () throws(MatchingStop) in try difference(from: before, .ignored) }
  }

  /// Returns the same as `difference(from:)`, but ends early when the task that calls it is
  /// cancelled.
  ///
  /// - Throws: `CancellationError`. After the cancellation, at most a few thousand more items are
  ///   compared.
  public func cancellableDifference(
    from before: Snapshot
  ) throws(CancellationError) -> UpdatePlan {
    try cancellable { () throws(MatchingStop) in try difference(from: before, .heeded) }
  }

  /// Compares the handles, which are numbers for identities, if equal handles refer to the same
  /// identity in both snapshots. Otherwise compares the identities.
  private func difference(
    from before: Snapshot, _ cancellation: Cancellation
  ) throws(MatchingStop) -> UpdatePlan {
    guard before.index.isContained(in: index) || index.isContained(in: before.index) else {
      return try differenceByIdentity(from: before, cancellation)
    }
    if shareStorage(before.storedSectionIDs, storedSectionIDs) {
      return try plan(from: before.handles, to: handles, cancellation)
    }
    // A section is represented by its index before the update, and a new section by a higher
    // number. Then only numbers are compared, so that the same machine code serves all types of
    // identities.
    let count = before.handles.count
    let numbers = sectionIDs.indices.map { position in
      // Most sections are at their old position, and comparing costs less than hashing.
      let isInPlace = position < count && before.sectionIDs[position] == sectionIDs[position]
      return isInPlace
        ? position : before.sectionPositions[sectionIDs[position]] ?? count + position
    }
    return try plan(
      from: listSections(Array(0..<count), before.handles), to: listSections(numbers, handles),
      cancellation)
  }

  /// Returns the difference from a snapshot whose handles refer to other identities, so that the
  /// identities themselves are compared.
  private func differenceByIdentity(
    from before: Snapshot, _ cancellation: Cancellation
  ) throws(MatchingStop) -> UpdatePlan {
    func identities(_ snapshot: Snapshot) -> [ListSection<SectionID, ItemID>] {
      zip(snapshot.sectionIDs, snapshot.handles).map {
        ListSection(id: $0, items: snapshot.identities(of: $1))
      }
    }
    let before = identities(before)
    let after = identities(self)
    let matching = try matchSections(
      before, after, reader: WholeElementReader(), areUnique: true, cancellation: cancellation)
    return try UpdatePlan(matching, before, after, comparing: nil, cancellation)
  }
}

/// Returns lists of handles as sections.
private func listSections(_ ids: [Int], _ handles: [[UInt32]]) -> [ListSection<Int, UInt32>] {
  zip(ids, handles).map { ListSection(id: $0, items: $1) }
}

/// Returns the plan between two lists of sections of handles.
private func plan(
  from before: [ListSection<Int, UInt32>], to after: [ListSection<Int, UInt32>],
  _ cancellation: Cancellation
) throws(MatchingStop) -> UpdatePlan {
  let matching = try matchSections(
    before, after, reader: WholeElementReader(), areUnique: true, cancellation: cancellation)
  return try UpdatePlan(matching, before, after, comparing: nil, cancellation)
}

/// Returns the plan between the items of the same sections in the same order.
///
/// Sections whose arrays share storage are unchanged, and are skipped. Their items are in no other
/// section.
private func plan(
  from before: [[UInt32]], to after: [[UInt32]], _ cancellation: Cancellation
) throws(MatchingStop) -> UpdatePlan {
  let edited = after.indices.filter { !shareStorage(before[$0], after[$0]) }
  var plan = try plan(
    from: listSections(edited, edited.map { before[$0] }),
    to: listSections(edited, edited.map { after[$0] }), cancellation)
  plan.items = plan.items.map { ItemPath(section: edited[$0.section], item: $0.item) }
  plan.countsBefore = before.map { $0.count }
  plan.countsAfter = after.map { $0.count }
  return plan
}
