import GalleyDiffing

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  ///
  /// - Precondition: None of the sections is in the snapshot, and none occurs twice; see
  ///   `DuplicateIdentifiers`.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    list.append(sections: admitted(identifiers))
  }

  /// Inserts sections before another section.
  ///
  /// - Precondition: `toIdentifier` is in the snapshot, none of `identifiers` is, and none occurs
  ///   twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    do { try list.insert(sections: admitted(identifiers), before: toIdentifier) } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Inserts sections after another section.
  ///
  /// - Precondition: `toIdentifier` is in the snapshot, none of `identifiers` is, and none occurs
  ///   twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    do { try list.insert(sections: admitted(identifiers), after: toIdentifier) } catch {
      SnapshotMisuse.notFound("insertIndex", error)
    }
  }

  /// Deletes sections with their items. Sections that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    list.delete(sections: identifiers)
    reloadedSections.remove(identifiers)
    reloadedItems.keep { list.contains($0) }
    reconfiguredItems.keep { list.contains($0) }
  }

  /// Moves a section with its items before another section.
  ///
  /// - Precondition: Both sections are in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    checkMove(ofSection: identifier)
    do { try list.move(section: identifier, before: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  /// Moves a section with its items after another section.
  ///
  /// - Precondition: Both sections are in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    checkMove(ofSection: identifier)
    do { try list.move(section: identifier, after: toIdentifier) } catch {
      SnapshotMisuse.notFound("toIndex", error)
    }
  }

  /// Returns the sections that may be inserted. Depending on `DuplicateIdentifiers.current`,
  /// duplicates trap or are left out.
  private func admitted(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
    let repeated = repeats(in: identifiers)
    if !repeated.isEmpty { SnapshotMisuse.repeats("section", repeated) }
    let known = identifiers.filter { list.position(of: $0) != nil }
    if !known.isEmpty { SnapshotMisuse.known(sections: known) }
    if repeated.isEmpty && known.isEmpty { return identifiers }
    var seen = Set(known)
    return identifiers.filter { seen.insert($0).inserted }
  }

  private func checkMove(ofSection identifier: SectionIdentifierType) {
    guard list.position(of: identifier) != nil else {
      SnapshotMisuse.notFound("fromIndex", .noSuchSection("\(identifier)"))
    }
  }
}
