import Foundation
import GalleyDiffing
import GalleyUIKit

extension ListIndexSetResult {
  /// The difference of two empty lists, which delegates receive if only items change.
  internal static let empty = ListIndexSetResult(
    partners: [], updated: [], identitiesBefore: [], identitiesAfter: [])
}

/// The changes of whole sections in an update. These changes are found once, before the changes of
/// items are known. Later they are combined with the changes of items.
@MainActor
internal struct SectionDifference {
  /// The objects before and after the update.
  let data: ListTransitionData
  /// The difference in the form in which delegates receive it.
  let result: ListIndexSetResult
  /// The changes by position.
  ///
  /// If an object is replaced by an object with the same identifier and another type, the new
  /// object has another section controller. So its section is deleted and inserted. The delegate is
  /// notified of an update, as in IGListKit.
  let changes: HeckelChanges
  /// For each section after the update, its position before the update, or -1. The two objects of a
  /// pair have the same type.
  private let partners: [Int32]

  /// Finds the difference of the objects.
  ///
  /// - Parameter matching: The matching of the identities, if it was found already.
  init(of data: ListTransitionData, _ matching: SectionMatching? = nil) {
    self.data = data
    let (old, new) = (data.identitiesBefore, data.identitiesAfter)
    let matched = (matching ?? SectionMatching(old, new)).partners
    var partners = matched
    var updated: Set<Int> = []
    for (after, before) in matched.enumerated() where before >= 0 {
      let hasSameType = old[Int(before)].hasSameType(as: new[after])
      if !hasSameType { partners[after] = -1 }
      let isKept =
        hasSameType && isSame(data.before[Int(before)], data.after[after], by: .equality)
      if !isKept { updated.insert(after) }
    }
    result = ListIndexSetResult(
      partners: matched, updated: updated, identitiesBefore: old, identitiesAfter: new)
    changes =
      partners == matched
      ? result.changes
      : HeckelChanges(
        partners: partners, beforeCount: old.count, isUpdated: { updated.contains($0) })
    self.partners = partners
  }

  /// Records the positions of the sections before and after the update.
  ///
  /// - Complexity: O(*n*) in the sections.
  func locate(in places: inout SectionPlaces) {
    var targets = [Int?](repeating: nil, count: data.before.count)
    for (after, before) in partners.enumerated() where before >= 0 { targets[Int(before)] = after }
    places.after = { targets.indices.contains($0) ? targets[$0] : nil }
    places.before = { [partners] section in
      guard partners.indices.contains(section), partners[section] >= 0 else { return nil }
      return Int(partners[section])
    }
  }
}
