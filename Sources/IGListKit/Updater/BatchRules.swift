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
  ///   - batches: What sections have said, batch by batch.
  ///   - difference: What happened to whole sections; `nil` for nothing.
  func data(
    for batches: [ItemUpdates], _ difference: ListIndexSetResult?, _ places: SectionPlaces
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
    var items = ItemUpdates.settled(batches, places)
    if !isSingleItem {
      let isCalm = moves.isEmpty && inserts.isEmpty && deletes.isEmpty
      let edited = Set((items.inserts + items.deletes + items.moves.map(\.from)).map(\.section))
      let reloads = batches.reduce(into: difference?.updates ?? []) {
        $0.formUnion($1.sectionReloads)
      }
      for section in reloads {
        if prefersItemReloads, isCalm, !edited.contains(section),
          places.shown(section) == places.expected(section)
        {
          itemReloads += (0..<places.shown(section)).map { IndexPath(item: $0, section: section) }
        } else if let target = places.after(section) {
          deletes.insert(section)
          inserts.insert(target)
        }
      }
    }
    // What was said of items of a section that is shown anew may not even be true any more.
    items.remove(deletes, inserts)
    return ListBatchUpdateData(
      insertSections: inserts, deleteSections: deletes, moveSections: moves,
      insert: items.inserts, delete: items.deletes, update: itemReloads,
      moveIndexPaths: items.moves.map { ListMoveIndexPath(from: $0.from, to: $0.to) })
  }
}
