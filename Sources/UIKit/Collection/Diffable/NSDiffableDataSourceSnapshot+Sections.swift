import GalleyDiffing

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  ///
  /// - Precondition: None of them is in the snapshot, and none is named twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    checkNew(identifiers)
    list.append(sections: identifiers)
  }

  /// Adds sections before another.
  ///
  /// - Precondition: That one is in the snapshot, none of the others is, and none is named twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    checkNew(identifiers)
    do { try list.insert(sections: identifiers, before: toIdentifier) } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Adds sections after another.
  ///
  /// - Precondition: That one is in the snapshot, none of the others is, and none is named twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    checkNew(identifiers)
    do { try list.insert(sections: identifiers, after: toIdentifier) } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Removes sections with their items. Those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    list.delete(sections: identifiers)
    reloadedSections.remove(identifiers)
    reloadedItems.keep { list.contains($0) }
    reconfiguredItems.keep { list.contains($0) }
  }

  /// Moves a section with its items before another.
  ///
  /// - Precondition: Both are in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    checkMove(ofSection: identifier)
    do { try list.move(section: identifier, before: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  /// Moves a section with its items after another.
  ///
  /// - Precondition: Both are in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    checkMove(ofSection: identifier)
    do { try list.move(section: identifier, after: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  private func checkNew(_ identifiers: [SectionIdentifierType]) {
    let repeated = repeats(in: identifiers)
    guard repeated.isEmpty else { SnapshotMisuse.notUnique("section", repeated) }
    let known = identifiers.filter { list.position(of: $0) != nil }
    guard !known.isEmpty else { return }
    let count =
      known.count == 1
      ? "1 section identifier that already exists"
      : "\(known.count) section identifiers that already exist"
    Misuse.trap(
      "Diffable data source detected an attempt to insert or append \(count) in the snapshot. "
        + "Section identifiers that already exist",
      "\(known.map { "\($0)" }.joined(separator: ", ")). Move a section with moveSection")
  }

  private func checkMove(ofSection identifier: SectionIdentifierType) {
    guard list.position(of: identifier) != nil else {
      SnapshotMisuse.notFound("fromIndex", .noSuchSection("\(identifier)"))
    }
  }
}
