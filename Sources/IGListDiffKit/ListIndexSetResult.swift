import Foundation
import GalleyDiffing

/// The difference of two lists by position.
///
/// `ListDiff(oldArray:newArray:option:)` creates it.
///
/// - Differs: this type is a structure, and its description contains no address.
public struct ListIndexSetResult: Sendable {
  /// The positions of inserted objects in the list after.
  public let inserts: IndexSet
  /// The positions of deleted objects in the list before.
  public let deletes: IndexSet
  /// The positions of changed objects in the list before the update.
  ///
  /// The objects may have moved, too.
  public let updates: IndexSet
  /// The moves, in the order after.
  public let moves: [ListMoveIndex]

  private let comparison: ListComparison

  internal init(_ comparison: ListComparison) {
    self.comparison = comparison
    inserts = IndexSet(ascending: comparison.changes.inserts)
    deletes = IndexSet(ascending: comparison.changes.deletes)
    updates = IndexSet(comparison.changes.updates)
    moves = comparison.changes.moves.map { ListMoveIndex(from: $0.before, to: $0.after) }
  }

  /// Creates a result for lists whose objects were already matched.
  ///
  /// - Parameters:
  ///   - partners: For each object of the list after the update, its position before the update, or
  ///     -1. See `HeckelChanges.partners`.
  ///   - updated: The positions, in the list after the update, of objects that are in both lists
  ///     and have changed.
  ///   - before: The identities of the objects before the update.
  ///   - after: The identities of the objects after the update.
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

  /// The changes by position.
  package var changes: HeckelChanges { comparison.changes }

  /// The number of changes.
  package var changeCount: Int { changes.changeCount }

  /// Returns the position of the object with an identifier in the list before, or `NSNotFound`.
  ///
  /// If several objects have the identifier, this is the position of the last object.
  ///
  /// - Complexity: O(1) on average, after the first look-up.
  public func oldIndex(forIdentifier identifier: any NSObjectProtocol) -> Int {
    comparison.before.position(of: identifier) ?? NSNotFound
  }

  /// Returns the position of the object with an identifier in the list after, or `NSNotFound`.
  ///
  /// If several objects have the identifier, this is the position of the last object.
  ///
  /// - Complexity: O(1) on average, after the first look-up.
  public func newIndex(forIdentifier identifier: any NSObjectProtocol) -> Int {
    comparison.after.position(of: identifier) ?? NSNotFound
  }

  /// Returns the position of the object with the identity of `object` in the list after, or
  /// `NSNotFound`.
  package func newIndex(of object: any ListDiffable) -> Int {
    comparison.after.position(of: object.listIdentity) ?? NSNotFound
  }

  /// Returns the same difference for a batch of a collection view.
  ///
  /// A batch cannot both update and move an item, so each update becomes a delete and an insert.
  ///
  /// - Differs: if several updated objects have the same identifier, each object is inserted at its
  ///   own position; IGListKit only uses the position of the last of these objects.
  public func forBatchUpdates() -> ListIndexSetResult {
    ListIndexSetResult(comparison.forBatchUpdates())
  }
}

extension ListIndexSetResult: CustomStringConvertible {
  /// For example `<IGListIndexSetResult; 2 inserts; 1 deletes; 3 updates; 2 moves>`.
  public var description: String { "<IGListIndexSetResult; \(comparison.counts)>" }
}

extension IndexSet {
  /// Creates a set of ascending positions.
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
