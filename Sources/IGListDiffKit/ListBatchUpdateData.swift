import Foundation
import GalleyDiffing

/// The changes of one batch, without combinations that a collection view cannot perform.
///
/// A section that moves while items in it are inserted, deleted or moved becomes a delete and an
/// insert, and these changes of its items are left out. Moves of items out of a deleted section are
/// left out, too.
///
///     let data = ListBatchUpdateData(
///       insertSections: [], deleteSections: [0], moveSections: [], insert: [], delete: [],
///       update: [], moveIndexPaths: moves)
///     // data.moveIndexPaths has no moves out of section 0
///
/// - Differs: this type is a structure, and its description contains no address. `deleteIndexPaths`
///   is ascending; in IGListKit its order is undefined.
public struct ListBatchUpdateData: Hashable, Sendable {
  /// The recorded changes. Updates are named by their paths before the batch.
  private let plan: UpdatePlan

  /// The positions of the inserted sections after the batch.
  public var insertSections: IndexSet { IndexSet(plan.sections.inserts) }
  /// The positions of the deleted sections before the batch.
  public var deleteSections: IndexSet { IndexSet(plan.sections.deletes) }
  /// The sections that move.
  public var moveSections: Set<ListMoveIndex> {
    Set(plan.sections.moves.map { ListMoveIndex(from: $0.before, to: $0.after) })
  }
  /// The paths of the inserted items after the batch, in the order in which they were given.
  public var insertIndexPaths: [IndexPath] { plan.items.inserts.map { IndexPath($0) } }
  /// The paths of the deleted items before the batch, each once, ascending.
  public var deleteIndexPaths: [IndexPath] { plan.items.deletes.map { IndexPath($0) } }
  /// The paths of the items to reload, in the order in which they were given.
  public var updateIndexPaths: [IndexPath] { plan.items.updates.map { IndexPath($0.before) } }
  /// The items that move, in the order in which they were given.
  public var moveIndexPaths: [ListMoveIndexPath] {
    plan.items.moves.map { ListMoveIndexPath(from: IndexPath($0.before), to: IndexPath($0.after)) }
  }

  /// Creates the data from the changes of a batch.
  ///
  /// - Complexity: O(*n* log *n*) in the changes.
  public init(
    insertSections: IndexSet, deleteSections: IndexSet, moveSections: Set<ListMoveIndex>,
    insert insertIndexPaths: [IndexPath], delete deleteIndexPaths: [IndexPath],
    update updateIndexPaths: [IndexPath], moveIndexPaths: [ListMoveIndexPath]
  ) {
    var plan = UpdatePlan(recordingFrom: [])
    plan.sections.inserts = Array(insertSections)
    plan.sections.deletes = Array(deleteSections)
    plan.sections.moves = moveSections.map { PositionPair(before: $0.from, after: $0.to) }
    plan.items.inserts = insertIndexPaths.map { ItemPath($0) }
    plan.items.deletes = deleteIndexPaths.map { ItemPath($0) }
    plan.items.moves = moveIndexPaths.map {
      PositionPair(before: ItemPath($0.from), after: ItemPath($0.to))
    }
    for path in updateIndexPaths { plan.reload(item: ItemPath(path)) }
    self.init(plan.separated())
  }

  /// Creates the data of a plan, to be passed to delegates.
  ///
  /// - Parameter plan: A recorded plan, as `separated()` returns it.
  package init(_ plan: UpdatePlan) { self.plan = plan }
}

extension ItemPath {
  fileprivate init(_ path: IndexPath) { self.init(section: path[0], item: path[1]) }
}

extension IndexPath {
  fileprivate init(_ path: ItemPath) { self.init(indexes: [path.section, path.item]) }
}

extension ListBatchUpdateData: CustomStringConvertible {
  /// The counts, for example `<IGListBatchUpdateData; deleteSections: 1; insertSections: 2; …>`.
  public var description: String {
    let counts = [
      "deleteSections: \(plan.sections.deletes.count)",
      "insertSections: \(plan.sections.inserts.count)",
      "moveSections: \(plan.sections.moves.count)",
      "deleteIndexPaths: \(plan.items.deletes.count)",
      "insertIndexPaths: \(plan.items.inserts.count)",
      "updateIndexPaths: \(plan.items.updates.count)",
    ]
    return "<IGListBatchUpdateData; \(counts.joined(separator: "; "))>"
  }
}
