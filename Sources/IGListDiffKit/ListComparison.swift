import Foundation
import GalleyDiffing
import Synchronization

/// The part that `ListIndexSetResult` and `ListIndexPathResult` have in common: the changes by
/// position, and the positions of identities.
internal struct ListComparison: Sendable {
  var changes: HeckelChanges
  let before: ListPositions
  let after: ListPositions

  init(
    _ oldObjects: [any ListDiffable], _ newObjects: [any ListDiffable], _ option: ListDiffOption
  ) {
    let before = oldObjects.map(\.listIdentity.withoutType)
    let after = newObjects.map(\.listIdentity.withoutType)
    changes = HeckelChanges(from: before, to: after) {
      isSame(oldObjects[$0], newObjects[$1], by: option)
    }
    self.before = ListPositions(before)
    self.after = ListPositions(after)
  }

  init(_ changes: HeckelChanges, _ before: [ListIdentity], _ after: [ListIdentity]) {
    self.changes = changes
    self.before = ListPositions(before)
    self.after = ListPositions(after)
  }

  /// Returns the same comparison without updates, which become deletes and inserts, as a collection
  /// view's batch needs it.
  func forBatchUpdates() -> ListComparison {
    var comparison = self
    comparison.changes = changes.forBatchUpdates()
    return comparison
  }

  /// The numbers of changes as text, for descriptions.
  var counts: String {
    "\(changes.inserts.count) inserts; \(changes.deletes.count) deletes; "
      + "\(changes.updatedPairs.count) updates; \(changes.moves.count) moves"
  }
}

/// The positions of identities in a list.
///
/// The table is built at the first look-up, because most results are never searched.
internal final class ListPositions: Sendable {
  private let identities: [ListIdentity]
  private let positions = Mutex<[ListIdentity: Int]?>(nil)

  init(_ identities: [ListIdentity]) { self.identities = identities }

  /// Returns the position of the last object with an identifier.
  func position(of identifier: any NSObjectProtocol) -> Int? {
    position(of: ListIdentity(identifier, of: Never.self))
  }

  /// Returns the position of the last object with an identity.
  func position(of identity: ListIdentity) -> Int? {
    let identity = identity.withoutType
    return positions.withLock { positions in
      let known = positions ?? made()
      positions = known
      return known[identity]
    }
  }

  private func made() -> [ListIdentity: Int] {
    let pairs = identities.enumerated().lazy.map { ($1.withoutType, $0) }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}
