import Foundation
import GalleyDiffing

/// Which sections stay, and where: found from what objects are known by alone, so on any queue.
internal struct SectionMatching: Sendable {
  /// For each section after its place before, or -1.
  let partners: [Int32]
  private let countBefore: Int

  init(_ before: [ListIdentity], _ after: [ListIdentity]) {
    partners = HeckelChanges.partners(from: before, to: after)
    countBefore = before.count
  }

  /// Where sections are after, by their places before; `nil` for those that have gone.
  ///
  /// - Complexity: O(*n*) in the sections.
  func targets() -> [Int?] {
    var targets = [Int?](repeating: nil, count: countBefore)
    for (after, before) in partners.enumerated() where before >= 0 { targets[Int(before)] = after }
    return targets
  }

  /// The difference, with the objects compared.
  @MainActor
  func result(from data: ListTransitionData) -> ListIndexSetResult {
    var updated: Set<Int> = []
    for (after, before) in partners.enumerated() where before >= 0 {
      let isKept = isSame(data.before[Int(before)], data.after[after], by: .equality)
      if !isKept { updated.insert(after) }
    }
    return ListIndexSetResult(
      partners: partners, updated: updated, identitiesBefore: data.identitiesBefore,
      identitiesAfter: data.identitiesAfter)
  }
}
