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
  ///   - expected: How many items a section has after, by its place after.
  ///   - counts: How many items a section has in the collection view, and after, by its place before.
  @MainActor
  func data(
    for updates: ItemUpdates, _ difference: ListIndexSetResult?, after: (Int) -> Int?,
    expected: (Int) -> Int, counts: (Int) -> (shown: Int, expected: Int)
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
        if prefersItemReloads, isCalm, let count = sameCount(in: section, updates, counts) {
          itemReloads += (0..<count).map { IndexPath(item: $0, section: section) }
        } else if let target = after(section) {
          deletes.insert(section)
          inserts.insert(target)
        }
      }
    }
    let items = updates.settled(count: expected)
    return ListBatchUpdateData(
      insertSections: inserts, deleteSections: deletes, moveSections: moves,
      insert: items.inserts, delete: items.deletes, update: itemReloads,
      moveIndexPaths: items.moves.map { ListMoveIndexPath(from: $0.from, to: $0.to) })
  }

  /// How many items a section has, if it has as many as before and nothing was said of any.
  @MainActor
  private func sameCount(
    in section: Int, _ updates: ItemUpdates, _ counts: (Int) -> (shown: Int, expected: Int)
  ) -> Int? {
    let count = counts(section)
    let paths = updates.inserts + updates.deletes + (updates.moves + updates.reloads).map(\.from)
    return count.shown == count.expected && !paths.contains { $0.section == section }
      ? count.shown : nil
  }
}
