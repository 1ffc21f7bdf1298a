import GalleyDiffing

extension GalleyReport.Topic {
  /// Reports about the data of lists.
  public static let dataSource = GalleyReport.Topic(rawValue: "data source")
}

/// UIKit's messages for the misuse of a snapshot.
@usableFromInline
internal enum SnapshotMisuse {
  @usableFromInline
  static func noSections() -> Never {
    Misuse.trap(
      "There are currently no sections in the data source. Please add a section first.",
      "append a section before items")
  }

  /// Traps because an identifier was not found. `place` is UIKit's name for the identifier's index.
  @usableFromInline
  static func notFound(_ place: String, _ error: SnapshotError) -> Never {
    Misuse.trap("Invalid parameter not satisfying: \(place) != NSNotFound", error.description)
  }

  static func unknown(section error: SnapshotError) -> Never {
    Misuse.trap(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)",
      error.description)
  }

  /// Handles identifiers that occur twice among the identifiers to insert.
  static func repeats<ID>(_ what: String, _ repeated: [ID]) {
    isDuplicate(
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers", repeated,
      "Name each once")
  }

  /// Handles sections to insert that are in the snapshot already.
  static func known<ID>(sections: [ID]) {
    let count =
      sections.count == 1
      ? "1 section identifier that already exists"
      : "\(sections.count) section identifiers that already exist"
    isDuplicate(
      "Diffable data source detected an attempt to insert or append \(count) in the snapshot. "
        + "Section identifiers that already exist", sections, "Move a section with moveSection")
  }

  /// Handles duplicate identifiers: traps, or reports them if the first occurrence is kept.
  static func isDuplicate<ID>(_ words: String, _ duplicates: [ID], _ remedy: String) {
    let here = listed(duplicates)
    switch DuplicateIdentifiers.current {
    case .trap:
      Misuse.trap(
        words, "\(here). \(remedy), or have the first one kept: DuplicateIdentifiers.standard")
    case .keepFirst: Report.record(.dataSource, "\(words): \(here). The first one of each is kept")
    }
  }

  /// Returns a list of identifiers as UIKit writes sets: `{(\n    1\n)}`.
  static func listed<ID>(_ ids: [ID]) -> String {
    "{(\n" + ids.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}

/// Returns the identifiers that occur more than once, in the order of their second occurrence.
internal func repeats<ID: Hashable>(in ids: [ID]) -> [ID] {
  var seen: Set<ID> = []
  var seenTwice: Set<ID> = []
  return ids.filter { !seen.insert($0).inserted && seenTwice.insert($0).inserted }
}
