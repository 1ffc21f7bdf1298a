import GalleyDiffing

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one if none is named.
  ///
  ///     snapshot.appendItems(["milk", "bread"], toSection: .groceries)
  ///
  /// Items that are in the snapshot already are moved there, and a report says so.
  ///
  /// - Precondition: There is such a section, and no item is named twice; see `DuplicateIdentifiers`.
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
      moveIn(known, among: identifiers)
      _ = try list.append(identifiers, to: section)
    } catch {
      SnapshotMisuse.notFound("section", error)
    }
  }

  /// Adds items before another. Items that are in the snapshot already are moved there.
  ///
  /// - Precondition: That one is in the snapshot and not among them, and no item is named twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    checkDestination(beforeIdentifier, of: identifiers)
    do {
      let known = try list.insert(identifiers, before: beforeIdentifier)
      if known.isEmpty { return }
      moveIn(known, among: identifiers)
      try list.insert(identifiers, before: beforeIdentifier)
    } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Adds items after another. Items that are in the snapshot already are moved there.
  ///
  /// - Precondition: That one is in the snapshot and not among them, and no item is named twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    checkDestination(afterIdentifier, of: identifiers)
    do {
      let known = try list.insert(identifiers, after: afterIdentifier)
      if known.isEmpty { return }
      moveIn(known, among: identifiers)
      try list.insert(identifiers, after: afterIdentifier)
    } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Removes items. Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    list.delete(identifiers)
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// Removes everything: all items and their sections.
  /// - Unverified: that the sections go too; Apple's documentation speaks of items, and published apps
  ///   append their sections again afterwards.
  public mutating func deleteAllItems() {
    list.deleteAll()
    forgetMarks()
  }

  /// Moves an item before another, into that one's section.
  ///
  /// - Precondition: Both are in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    checkMove(of: identifier)
    do { try list.move(identifier, before: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  /// Moves an item after another, into that one's section.
  ///
  /// - Precondition: Both are in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    checkMove(of: identifier)
    do { try list.move(identifier, after: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  // MARK: What is there already

  /// Takes out items that are to come in at another place.
  @usableFromInline
  internal mutating func moveIn(
    _ known: [ItemIdentifierType], among identifiers: [ItemIdentifierType]
  ) {
    let repeated = repeats(in: identifiers)
    if !repeated.isEmpty { SnapshotMisuse.repeats("item", repeated) }
    // One that was named twice is known the second time: it was there only if it was known each time.
    let known = repeated.isEmpty ? known : alwaysKnown(known, among: identifiers)
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

  private func alwaysKnown(
    _ known: [ItemIdentifierType], among identifiers: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    var namings = Dictionary(grouping: identifiers, by: { $0 }).mapValues(\.count)
    for identifier in known { namings[identifier, default: 0] -= 1 }
    var seen: Set<ItemIdentifierType> = []
    return known.filter { namings[$0] == 0 && seen.insert($0).inserted }
  }

  private func checkDestination(_ target: ItemIdentifierType, of identifiers: [ItemIdentifierType])
  {
    guard identifiers.contains(target) else { return }
    Misuse.trap(
      "Invalid update: destination for insertion operation [\(target)] is in the insertion "
        + "identifier list for update",
      "\(identifiers.map { "\($0)" }.joined(separator: ", ")). Insert at an item that stays")
  }

  private func checkMove(of identifier: ItemIdentifierType) {
    guard list.contains(identifier) else {
      SnapshotMisuse.notFound("fromIndex", .noSuchItem("\(identifier)"))
    }
  }
}
