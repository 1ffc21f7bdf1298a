import GalleyDiffing

/// The sections that exist before and after an update, with their positions.
///
/// Only the identifiers of the objects are compared, so the matching can be computed on any queue.
/// Objects with equal identifiers are paired even if their types differ.
internal struct SectionMatching: Sendable {
  /// For each section after the update, its position before the update; -1 for an inserted section.
  let partners: [Int32]

  init(_ before: [ListIdentity], _ after: [ListIdentity]) {
    partners = HeckelChanges.partners(
      from: before.map(\.withoutType), to: after.map(\.withoutType))
  }
}
