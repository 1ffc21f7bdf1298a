extension Snapshot {
  /// What changed since another snapshot.
  ///
  ///     collectionView.perform(after.difference(from: before))
  ///
  /// - Complexity: When one of the two was made from the other: O(*s* + *m*), where *s* is the
  ///   number of sections and *m* the number of items in sections that were edited. Else O(*s* +
  ///   *n*) on average in the items of both.
  public func difference(from before: Snapshot) -> UpdatePlan {
    uncancelled { () throws(MatchingStop) in try difference(from: before, .ignored) }
  }

  /// As `difference(from:)`, but ends early when the task that calls it is cancelled.
  ///
  /// - Throws: `CancellationError`, within a few thousand items of the cancellation.
  public func cancellableDifference(
    from before: Snapshot
  ) throws(CancellationError) -> UpdatePlan {
    try cancellable { () throws(MatchingStop) in try difference(from: before, .heeded) }
  }

  private func difference(
    from before: Snapshot, _ cancellation: Cancellation
  ) throws(MatchingStop) -> UpdatePlan {
    if before.index.isContained(in: index) || index.isContained(in: before.index) {
      return try plan(from: before.numbered(), to: numbered(like: before), cancellation)
    }
    func named(_ snapshot: Snapshot) -> [ListSection<SectionID, ItemID>] {
      snapshot.sections.map {
        ListSection(id: $0.id, items: snapshot.identities(of: $0.items))
      }
    }
    let before = named(before)
    let after = named(self)
    let matching = try matchSections(
      before, after, reader: ReadsItself(), areUnique: true, cancellation: cancellation)
    return UpdatePlan(matching, before, after, comparing: nil)
  }

  /// The sections, with their positions in place of their identities.
  ///
  /// Everything in them is a number then: the comparison is the same machine code for all types.
  private func numbered() -> [ListSection<Int, UInt32>] {
    sections.enumerated().map { ListSection(id: $0, items: $1.items) }
  }

  /// The sections, with their positions in `other` in place of their identities, and numbers past
  /// those for sections that are not in `other`.
  private func numbered(like other: Snapshot) -> [ListSection<Int, UInt32>] {
    sections.enumerated().map { position, section in
      // Most sections are where they were, and to compare costs less than to hash.
      let isInPlace =
        position < other.sections.count && other.sections[position].id == section.id
      let known = isInPlace ? position : other.sectionPositions[section.id]
      return ListSection(id: known ?? other.sections.count + position, items: section.items)
    }
  }
}

/// The plan between two lists of sections of handles.
private func plan(
  from before: [ListSection<Int, UInt32>], to after: [ListSection<Int, UInt32>],
  _ cancellation: Cancellation
) throws(MatchingStop) -> UpdatePlan {
  let matching = try matchSections(
    before, after, reader: ReadsItself(), areUnique: true, cancellation: cancellation)
  return UpdatePlan(matching, before, after, comparing: nil)
}
