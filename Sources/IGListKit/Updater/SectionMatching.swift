import GalleyDiffing

/// The sections that exist before and after an update, with their positions.
///
/// It is found from the identities of the objects alone, so it can be found on any queue.
internal struct SectionMatching: Sendable {
  /// The position before of each section after, or -1 for an inserted one.
  let partners: [Int32]

  init(_ before: [ListIdentity], _ after: [ListIdentity]) {
    partners = HeckelChanges.partners(from: before, to: after)
  }
}
