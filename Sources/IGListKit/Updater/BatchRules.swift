import Foundation
import GalleyDiffing

/// How the difference of the objects and the changes that sections name become one plan.
///
/// A collection view can't show a section anew and change its items at once. So a section that is to be
/// shown anew goes and comes again.
internal struct BatchRules {
  /// Whether sections that move go and come again.
  var movesAsDeletesInserts = false
  /// Whether sections have one item each, which their controllers fill anew themselves.
  var isSingleItem = false
  /// Whether items are shown anew rather than their section, where nothing else happens.
  var prefersItemReloads = false

  /// The plan, as a delegate of the updater is told of it.
  ///
  /// - Parameters:
  ///   - batches: The changes that sections have named, batch by batch.
  ///   - difference: What happened to whole sections; `nil` for nothing.
  ///   - places: Where sections are.
  func data(
    for batches: [UpdatePlan], _ difference: ListIndexSetResult?, _ places: SectionPlaces
  ) -> ListBatchUpdateData {
    var inserts = difference?.inserts ?? []
    var deletes = difference?.deletes ?? []
    var moves = Set(difference?.moves ?? [])
    if movesAsDeletesInserts {
      for move in moves {
        deletes.insert(move.from)
        inserts.insert(move.to)
      }
      moves = []
    }
    var items = UpdatePlan(joining: batches, in: places).items
    if !isSingleItem {
      let isCalm = moves.isEmpty && inserts.isEmpty && deletes.isEmpty
      let edited = Set((items.inserts + items.deletes + items.moves.map(\.before)).map(\.section))
      let reloads = batches.reduce(into: difference?.updates ?? []) { sections, batch in
        for update in batch.sections.updates { sections.insert(update.before) }
      }
      for section in reloads {
        if prefersItemReloads, isCalm, !edited.contains(section),
          places.countBefore(section) == places.countAfter(section)
        {
          items.updates += (0..<places.countBefore(section)).map {
            let path = ItemPath(section: section, item: $0)
            return PositionPair(before: path, after: path)
          }
        } else if let target = places.after(section) {
          deletes.insert(section)
          inserts.insert(target)
        }
      }
    }
    // The items of a section that is shown anew are shown with it.
    items.deletes.removeAll { deletes.contains($0.section) }
    items.inserts.removeAll { inserts.contains($0.section) }
    items.moves.removeAll {
      deletes.contains($0.before.section) || inserts.contains($0.after.section)
    }
    return ListBatchUpdateData(
      insertSections: inserts, deleteSections: deletes, moveSections: moves,
      insert: items.inserts.map { IndexPath($0) }, delete: items.deletes.map { IndexPath($0) },
      update: items.updates.map { IndexPath($0.before) },
      moveIndexPaths: items.moves.map {
        ListMoveIndexPath(from: IndexPath($0.before), to: IndexPath($0.after))
      })
  }
}

extension ListBatchUpdateData {
  /// The same as a plan that is being recorded.
  internal var plan: UpdatePlan {
    var plan = UpdatePlan(recordingFrom: [])
    plan.sections.deletes = Array(deleteSections)
    plan.sections.inserts = Array(insertSections)
    plan.sections.moves = moveSections.sorted().map { PositionPair(before: $0.from, after: $0.to) }
    plan.items.deletes = deleteIndexPaths.map { ItemPath($0) }
    plan.items.inserts = insertIndexPaths.map { ItemPath($0) }
    plan.items.moves = moveIndexPaths.map { PositionPair($0.from, $0.to) }
    for path in updateIndexPaths { plan.reload(item: ItemPath(path)) }
    return plan
  }
}

extension PositionPair<ItemPath> {
  internal init(_ before: IndexPath, _ after: IndexPath) {
    self.init(before: ItemPath(before), after: ItemPath(after))
  }
}
