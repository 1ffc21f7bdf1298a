import Foundation
import GalleyDiffing

/// What changed from one list to another, by position. `ListDiff(oldArray:newArray:option:)` makes it.
///
/// - Differs: it is a value, and its description names no address.
public struct ListIndexSetResult: Sendable {
  /// Positions after of what came.
  public let inserts: IndexSet
  /// Positions before of what went.
  public let deletes: IndexSet
  /// Positions *before* of what is to be shown anew. It may have moved too.
  public let updates: IndexSet
  /// What moved, in the order after.
  public let moves: [ListMoveIndex]

  private let comparison: ListComparison

  internal init(_ comparison: ListComparison) {
    self.comparison = comparison
    inserts = IndexSet(ascending: comparison.changes.inserts)
    deletes = IndexSet(ascending: comparison.changes.deletes)
    updates = IndexSet(comparison.changes.updates)
    moves = comparison.changes.moves.map { ListMoveIndex(from: $0.before, to: $0.after) }
  }

  /// A result for lists whose objects were matched already.
  ///
  /// - Parameters:
  ///   - partners: For each object after its position before, or -1. See `HeckelChanges.partners`.
  ///   - updated: Positions after of what was there before and is to be shown anew.
  ///   - before: What the objects before are known by.
  ///   - after: What the objects after are known by.
  package init(
    partners: [Int32], updated: Set<Int>, identitiesBefore before: [ListIdentity],
    identitiesAfter after: [ListIdentity]
  ) {
    let changes = HeckelChanges(
      partners: partners, beforeCount: before.count, isUpdated: { updated.contains($0) })
    self.init(ListComparison(changes, before, after))
  }

  /// Whether anything changed.
  public var hasChanges: Bool { comparison.changes.hasChanges }

  /// How many changes there are.
  package var changeCount: Int { comparison.changes.changeCount }

  /// Where what has an identifier stood, or `NSNotFound`. Of duplicates, the last.
  ///
  /// - Complexity: O(1) on average, after the first look-up.
  public func oldIndex(forIdentifier identifier: any NSObjectProtocol) -> Int {
    comparison.before.position(of: identifier) ?? NSNotFound
  }

  /// Where what has an identifier stands, or `NSNotFound`. Of duplicates, the last.
  ///
  /// - Complexity: O(1) on average, after the first look-up.
  public func newIndex(forIdentifier identifier: any NSObjectProtocol) -> Int {
    comparison.after.position(of: identifier) ?? NSNotFound
  }

  /// Where what has an object's identity stands, or `NSNotFound`.
  package func newIndex(of object: any ListDiffable) -> Int {
    comparison.after.position(of: object.listIdentity) ?? NSNotFound
  }

  /// The same for a batch of a collection view, which can't update and move at once: each update
  /// becomes a delete and an insert.
  ///
  /// - Differs: each of several duplicates is inserted where it is; IGListKit inserts the last for all.
  public func forBatchUpdates() -> ListIndexSetResult {
    ListIndexSetResult(comparison.forBatchUpdates())
  }
}

extension ListIndexSetResult: CustomStringConvertible {
  /// For example `<IGListIndexSetResult; 2 inserts; 1 deletes; 3 updates; 2 moves>`.
  public var description: String { "<IGListIndexSetResult; \(comparison.counts)>" }
}

extension IndexSet {
  /// A set of ascending positions, put in by stretches.
  fileprivate init(ascending positions: [Int]) {
    self.init()
    var start = 0
    for end in positions.indices
    where end + 1 == positions.count || positions[end + 1] != positions[end] + 1 {
      insert(integersIn: positions[start]...positions[end])
      start = end + 1
    }
  }
}
