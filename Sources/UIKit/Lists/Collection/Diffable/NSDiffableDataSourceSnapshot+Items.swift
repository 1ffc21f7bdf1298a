import GalleyDiffing

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last section if no section is given.
  ///
  ///     snapshot.appendItems(["milk", "bread"], toSection: .groceries)
  ///
  /// Items that are in the snapshot already are moved, and a report is recorded.
  ///
  /// - Precondition: The section is in the snapshot, and no item occurs twice; see
  ///   `DuplicateIdentifiers`.
  /// - Complexity: O(*k*) on average in the number of items added.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? list.sectionIDs.last else {
      SnapshotMisuse.noSections()
    }
    do {
      let known = try list.append(identifiers, to: section)
      if known.isEmpty { return }
      deleteExisting(known, among: identifiers)
      _ = try list.append(identifiers, to: section)
    } catch {
      SnapshotMisuse.notFound("section", error)
    }
  }

  /// Inserts items before another item. Items that are in the snapshot already are moved.
  ///
  /// - Precondition: `beforeIdentifier` is in the snapshot and not among `identifiers`, and no item
  ///   occurs twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    checkDestination(beforeIdentifier, of: identifiers)
    do {
      let known = try list.insert(identifiers, before: beforeIdentifier)
      if known.isEmpty { return }
      deleteExisting(known, among: identifiers)
      try list.insert(identifiers, before: beforeIdentifier)
    } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Inserts items after another item. Items that are in the snapshot already are moved.
  ///
  /// - Precondition: `afterIdentifier` is in the snapshot and not among `identifiers`, and no item
  ///   occurs twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    checkDestination(afterIdentifier, of: identifiers)
    do {
      let known = try list.insert(identifiers, after: afterIdentifier)
      if known.isEmpty { return }
      deleteExisting(known, among: identifiers)
      try list.insert(identifiers, after: afterIdentifier)
    } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Deletes items. Items that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    list.delete(identifiers)
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// Deletes all items and all sections.
  /// - Unverified: that the sections go too; Apple's documentation speaks of items, and published
  ///   apps append their sections again afterwards.
  public mutating func deleteAllItems() {
    list.deleteAll()
    forgetMarks()
  }

  /// Moves an item before another item, into the section of that item.
  ///
  /// - Precondition: Both items are in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    checkMove(of: identifier)
    do { try list.move(identifier, before: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  /// Moves an item after another item, into the section of that item.
  ///
  /// - Precondition: Both items are in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    checkMove(of: identifier)
    do { try list.move(identifier, after: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  // MARK: Items that are in the snapshot already

  /// Deletes the items that are about to be inserted elsewhere, and reports the items that were in
  /// the snapshot before.
  @usableFromInline
  internal mutating func deleteExisting(
    _ known: [ItemIdentifierType], among identifiers: [ItemIdentifierType]
  ) {
    let repeated = repeats(in: identifiers)
    if !repeated.isEmpty { SnapshotMisuse.repeats("item", repeated) }
    // The list also reports a new item as known if the item occurs twice among `identifiers`,
    // because the first occurrence was added before. Such an item was not in the snapshot.
    let known = repeated.isEmpty ? known : existing(known, among: identifiers)
    if known.isEmpty { return }
    let count = known.count == 1 ? "1 item identifier" : "\(known.count) item identifiers"
    Report.record(
      .dataSource,
      "Diffable data source detected an attempt to insert or append \(count) that already exist in "
        + "the snapshot. The existing item identifiers will be moved into place instead, but this "
        + "operation will be more expensive. For best performance, inserted item identifiers should "
        + "always be unique. Item identifiers that already exist: "
        + "\(known.map { "\($0)" }.joined(separator: ", "))")
    list.delete(identifiers)
  }

  /// Returns the items that were in the snapshot before.
  ///
  /// The list reports an item as known if the item is there already when it is added. So an item
  /// that was in the snapshot is reported as often as it occurs in `identifiers`. A new item is
  /// reported one time less, because its first occurrence was not known.
  private func existing(
    _ known: [ItemIdentifierType], among identifiers: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    var additions = Dictionary(grouping: identifiers, by: { $0 }).mapValues(\.count)
    for identifier in known { additions[identifier, default: 0] -= 1 }
    var seen: Set<ItemIdentifierType> = []
    return known.filter { additions[$0] == 0 && seen.insert($0).inserted }
  }

  /// Traps if the item at which items are inserted is one of these items.
  private func checkDestination(_ target: ItemIdentifierType, of identifiers: [ItemIdentifierType])
  {
    guard identifiers.contains(target) else { return }
    Misuse.trap(
      "Invalid update: destination for insertion operation [\(target)] is in the insertion "
        + "identifier list for update",
      "\(identifiers.map { "\($0)" }.joined(separator: ", ")). Insert at an item that stays")
  }

  /// Traps if an item that is moved is not in the snapshot.
  private func checkMove(of identifier: ItemIdentifierType) {
    guard list.contains(identifier) else {
      SnapshotMisuse.notFound("fromIndex", .noSuchItem("\(identifier)"))
    }
  }
}
