import Foundation
import GalleyDiffing

/// The changes from one list to another, as paths.
///
/// `ListDiffPaths(fromSection:toSection:oldArray:newArray:option:)` creates it.
///
/// - Differs: this type is a structure, and its description contains no address.
public struct ListIndexPathResult: Sendable {
  /// The new paths of inserted objects, ascending.
  public let inserts: [IndexPath]
  /// The old paths of deleted objects, ascending.
  public let deletes: [IndexPath]
  /// The *old* paths of objects to reload, in the order of the new list.
  ///
  /// The objects may have moved, too.
  public let updates: [IndexPath]
  /// The moves, in the order of the new list.
  public let moves: [ListMoveIndexPath]

  private let comparison: ListComparison
  private let fromSection: Int
  private let toSection: Int

  internal init(_ comparison: ListComparison, fromSection: Int, toSection: Int) {
    func old(_ item: Int) -> IndexPath { [fromSection, item] }
    func new(_ item: Int) -> IndexPath { [toSection, item] }
    self.comparison = comparison
    self.fromSection = fromSection
    self.toSection = toSection
    inserts = comparison.changes.inserts.map(new)
    deletes = comparison.changes.deletes.map(old)
    updates = comparison.changes.updates.map(old)
    moves = comparison.changes.moves.map {
      ListMoveIndexPath(from: old($0.before), to: new($0.after))
    }
  }

  /// Whether anything changed.
  public var hasChanges: Bool { comparison.changes.hasChanges }

  /// The number of changes.
  package var changeCount: Int { comparison.changes.changeCount }

  /// Returns the old path of the object with an identifier, or `nil`.
  ///
  /// If several objects have the identifier, this is the path of the last object.
  ///
  /// - Complexity: O(1) on average, after the first look-up.
  public func oldIndexPath(forIdentifier identifier: any NSObjectProtocol) -> IndexPath? {
    comparison.before.position(of: identifier).map { [fromSection, $0] }
  }

  /// Returns the new path of the object with an identifier, or `nil`.
  ///
  /// If several objects have the identifier, this is the path of the last object.
  ///
  /// - Complexity: O(1) on average, after the first look-up.
  public func newIndexPath(forIdentifier identifier: any NSObjectProtocol) -> IndexPath? {
    comparison.after.position(of: identifier).map { [toSection, $0] }
  }

  /// Returns the same changes for a batch of a collection view. A batch cannot both update and move
  /// an item, so each update becomes a delete and an insert.
  ///
  /// - Differs: the inserts and the deletes are ascending; in IGListKit, they have no order. If
  ///   several updated objects have the same identifier, each object is inserted at its own path;
  ///   IGListKit only uses the path of the last of these objects.
  public func forBatchUpdates() -> ListIndexPathResult {
    ListIndexPathResult(
      comparison.forBatchUpdates(), fromSection: fromSection, toSection: toSection)
  }
}

extension ListIndexPathResult: CustomStringConvertible {
  /// For example `<IGListIndexPathResult; 1 inserts; 2 deletes; 1 updates; 2 moves>`.
  public var description: String { "<IGListIndexPathResult; \(comparison.counts)>" }
}
