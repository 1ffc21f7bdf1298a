/// The result of a user's reordering: the snapshots before and after, and their difference.
///
///     dataSource.reorderingHandlers.didReorder = { transaction in
///       model = model.applying(transaction.difference) ?? model
///     }
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshot before the reordering.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items before and after the reordering. A moved item is a removal
  /// and an insertion, each of which is associated with the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections that have changed, the last section first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The result of a user's reordering in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The snapshot of the section before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The snapshot of the section after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the items before and after the reordering.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceTransaction {
  internal typealias List = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  internal typealias Section = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Creates the transaction between two snapshots with the same sections.
  ///
  /// - Parameters:
  ///   - before: The snapshot before.
  ///   - after: The snapshot after.
  ///   - outlines: A closure that returns the section snapshots of a section before and after;
  ///     `nil` if the section is flat.
  internal init(
    from before: List, to after: List,
    outlines: (SectionIdentifierType) -> (before: Section, after: Section)? = { _ in nil }
  ) {
    initialSnapshot = before
    finalSnapshot = after
    difference = Self.difference(from: before.itemIdentifiers, to: after.itemIdentifiers)
    sectionTransactions = after.sectionIdentifiers.reversed().compactMap { section in
      let isNew = before.indexOfSection(section) == nil
      let old = isNew ? [] : before.itemIdentifiers(inSection: section)
      let new = after.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      let (initial, final) = outlines(section) ?? (Section(flat: old), Section(flat: new))
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final,
        difference: Self.difference(from: old, to: new))
    }
  }

  private static func difference(
    from before: [ItemIdentifierType], to after: [ItemIdentifierType]
  ) -> CollectionDifference<ItemIdentifierType> {
    after.difference(from: before).inferringMoves()
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Creates a snapshot without levels.
  internal init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }
}
