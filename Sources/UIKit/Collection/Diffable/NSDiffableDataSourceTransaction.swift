/// What a user has changed by moving items: what the list showed before, what it shows now, and what
/// lies between the two.
///
///     dataSource.reorderingHandlers.didReorder = { transaction in
///       model = model.applying(transaction.difference) ?? model
///     }
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What takes the items before to those now. An item that has moved is taken out and put in, each
  /// naming the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that has changed, the last section first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a user has changed in one section by moving items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What takes the items before to those now.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceTransaction {
  internal typealias List = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  internal typealias Section = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What has changed between two snapshots with the same sections.
  ///
  /// - Parameters:
  ///   - before: What was shown.
  ///   - after: What is shown.
  ///   - outlines: What a section shows as a tree, before and after, where it was given as one; `nil`
  ///     for one whose items stand side by side.
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
  /// Items side by side.
  internal init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }
}
