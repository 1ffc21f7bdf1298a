import Foundation

/// How differences and what sections say of their items become what a collection view is told.
///
/// A collection view cannot show a section anew and change its items in one go. So a section that is to be
/// shown anew goes and comes again.
internal struct BatchRules {
  /// Whether sections that move go and come again.
  var movesAsDeletesInserts = false
  /// Whether sections have one item each, which their controllers fill anew themselves.
  var isSingleItem = false
  /// Whether items are shown anew rather than their section, where nothing else happens.
  var prefersItemReloads = false

  /// - Parameters:
  ///   - difference: What happened to whole sections; `nil` for nothing.
  ///   - after: Where a section is after, by its place before; `nil` if it is not.
  ///   - counts: How many items a section has in the collection view, and after.
  @MainActor
  func data(
    for updates: ItemUpdates, _ difference: ListIndexSetResult?, after: (Int) -> Int?,
    counts: (Int) -> (shown: Int, expected: Int)
  ) -> ListBatchUpdateData {
    var inserts = difference?.inserts ?? []
    var deletes = difference?.deletes ?? []
    var moves = Set(difference?.moves ?? [])
    var itemReloads: [IndexPath] = []
    if movesAsDeletesInserts {
      for move in moves {
        deletes.insert(move.from)
        inserts.insert(move.to)
      }
      moves = []
    }
    if !isSingleItem {
      let reloads = updates.sectionReloads.union(difference?.updates ?? [])
      let isCalm = moves.isEmpty && inserts.isEmpty && deletes.isEmpty
      for section in reloads {
        let count = counts(section)
        if prefersItemReloads, isCalm, count.shown == count.expected {
          itemReloads += (0..<count.shown).map { IndexPath(item: $0, section: section) }
        } else if let target = after(section) {
          deletes.insert(section)
          inserts.insert(target)
        }
      }
    }
    let deleted = Set(updates.deletes)
    let reloaded = updates.reloads.filter { !deleted.contains($0.from) }
    return ListBatchUpdateData(
      insertSections: inserts, deleteSections: deletes, moveSections: moves,
      insert: updates.inserts + Set(reloaded.map(\.to)).sorted(),
      delete: updates.deletes + Set(reloaded.map(\.from)).sorted(), update: itemReloads,
      moveIndexPaths: updates.moves.map { ListMoveIndexPath(from: $0.from, to: $0.to) })
  }
}
