import Foundation

/// The changes of one batch, freed of what a collection view can't do together.
///
/// A section that moves while items in it come, go or move becomes a delete and an insert; what happens
/// to the items of a section that goes or comes is left to that.
///
///     let data = ListBatchUpdateData(
///       insertSections: [], deleteSections: [0], moveSections: [], insert: [], delete: [],
///       update: [], moveIndexPaths: moves)
///     // data.moveIndexPaths has no moves out of section 0
///
/// - Differs: it is a value, its description names no address, and `deleteIndexPaths` is ascending, where
///   IGListKit has it in no order.
public struct ListBatchUpdateData: Hashable, Sendable {
  /// Sections after that come.
  public private(set) var insertSections: IndexSet
  /// Sections before that go.
  public private(set) var deleteSections: IndexSet
  /// Sections that move.
  public private(set) var moveSections: Set<ListMoveIndex>
  /// Paths after of items that come, in the order in which they were given.
  public private(set) var insertIndexPaths: [IndexPath]
  /// Paths before of items that go, each once, ascending.
  public private(set) var deleteIndexPaths: [IndexPath]
  /// Paths of items to reload, as they were given.
  public let updateIndexPaths: [IndexPath]
  /// Items that move, in the order in which they were given.
  public private(set) var moveIndexPaths: [ListMoveIndexPath]

  /// Cleans the changes of a batch.
  ///
  /// - Complexity: O(*n* log *n*) in the changes.
  public init(
    insertSections: IndexSet, deleteSections: IndexSet, moveSections: Set<ListMoveIndex>,
    insert insertIndexPaths: [IndexPath], delete deleteIndexPaths: [IndexPath],
    update updateIndexPaths: [IndexPath], moveIndexPaths: [ListMoveIndexPath]
  ) {
    // What one step takes out, the next ones still see: they are about the batch as it was asked for.
    let surviving = moveSections.filter {
      !deleteSections.contains($0.from) && !insertSections.contains($0.to)
    }
    let moveFrom = Dictionary(surviving.map { ($0.from, $0) }, uniquingKeysWith: max)
    let moveTo = Dictionary(surviving.map { ($0.to, $0) }, uniquingKeysWith: max)

    self.insertSections = insertSections
    self.deleteSections = deleteSections
    self.moveSections = surviving
    self.updateIndexPaths = updateIndexPaths
    self.insertIndexPaths = []
    self.deleteIndexPaths = []
    self.moveIndexPaths = []

    let (inserts, deletes) = Self.withoutRepeatedDeletes(insertIndexPaths, deleteIndexPaths)
    self.deleteIndexPaths = deletes.filter { !becameDeleteAndInsert(moveFrom[$0[0]]) }
    self.insertIndexPaths = inserts.filter { !becameDeleteAndInsert(moveTo[$0[0]]) }
    self.moveIndexPaths = moveIndexPaths.filter {
      !deleteSections.contains($0.from[0]) && !becameDeleteAndInsert(moveFrom[$0.from[0]])
    }
  }

  /// Each path to delete once, and as many fewer inserts there.
  private static func withoutRepeatedDeletes(
    _ inserts: [IndexPath], _ deletes: [IndexPath]
  ) -> (inserts: [IndexPath], deletes: [IndexPath]) {
    var counts: [IndexPath: Int] = [:]
    for path in deletes { counts[path, default: 0] += 1 }
    let unique = counts.keys.sorted()
    let left = inserts.filter { path in
      guard let count = counts[path], count > 1 else { return true }
      counts[path] = count - 1
      return false
    }
    return (left, unique)
  }

  /// Puts a delete and an insert in the place of a section's move, if there is one.
  private mutating func becameDeleteAndInsert(_ move: ListMoveIndex?) -> Bool {
    guard let move else { return false }
    if moveSections.remove(move) != nil {
      deleteSections.insert(move.from)
      insertSections.insert(move.to)
    }
    return true
  }
}

extension ListBatchUpdateData: CustomStringConvertible {
  /// The counts, for example `<IGListBatchUpdateData; deleteSections: 1; insertSections: 2; …>`.
  public var description: String {
    let counts = [
      "deleteSections: \(deleteSections.count)", "insertSections: \(insertSections.count)",
      "moveSections: \(moveSections.count)", "deleteIndexPaths: \(deleteIndexPaths.count)",
      "insertIndexPaths: \(insertIndexPaths.count)", "updateIndexPaths: \(updateIndexPaths.count)",
    ]
    return "<IGListBatchUpdateData; \(counts.joined(separator: "; "))>"
  }
}
