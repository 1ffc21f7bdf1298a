import Foundation
import GalleyDiffing

/// The rules that combine the difference of the objects and the changes that sections report into
/// one plan.
///
/// A collection view cannot reload a section and change its items in one batch. So a section that
/// is to be reloaded is deleted and inserted instead.
internal struct BatchRules {
  /// Whether sections that move are deleted and inserted. This rule has no effect if `isSingleItem`
  /// is `true`.
  var movesAsDeletesInserts = false
  /// Whether each section has one item, whose cell the section controller updates itself.
  var isSingleItem = false
  /// Whether the items of a section are reloaded instead of the section.
  ///
  /// This rule applies if the update inserts, deletes and moves no section, and does not change the
  /// number of the section's items.
  var prefersItemReloads = false

  /// Returns the plan of a batch in the form that a collection view records: a reload is recorded
  /// with the position that its section or item has before the batch.
  ///
  /// - Parameters:
  ///   - batches: The changes that sections have reported, batch by batch.
  ///   - sections: The changes of whole sections; `nil` for none.
  ///   - places: The positions of the sections before and after the update.
  func plan(
    for batches: [UpdatePlan], _ sections: HeckelChanges?, _ places: SectionPlaces
  ) -> UpdatePlan {
    var plan = UpdatePlan(joining: batches, in: places)
    var inserts = Set(sections?.inserts ?? [])
    var deletes = Set(sections?.deletes ?? [])
    let moves = sections?.moves ?? []
    // A moved section of one item keeps its cell, which its section controller updates.
    if movesAsDeletesInserts && !isSingleItem {
      deletes.formUnion(moves.map(\.before))
      inserts.formUnion(moves.map(\.after))
    } else {
      plan.sections.moves = moves
    }
    if !isSingleItem {
      let sectionsStay = moves.isEmpty && inserts.isEmpty && deletes.isEmpty
      let reloads = Set(
        (sections?.updates ?? []) + batches.flatMap { $0.sections.updates.map(\.before) })
      let kept =
        prefersItemReloads && sectionsStay ? reloadItems(of: reloads, in: &plan, places) : []
      for section in reloads.subtracting(kept) {
        guard let target = places.after(section) else { continue }
        deletes.insert(section)
        inserts.insert(target)
      }
    }
    plan.sections.deletes = deletes.sorted()
    plan.sections.inserts = inserts.sorted()
    // A section that is deleted and inserted shows all of its items again, so changes of single
    // items are left out.
    plan.items.deletes.removeAll { deletes.contains($0.section) }
    plan.items.inserts.removeAll { inserts.contains($0.section) }
    plan.items.moves.removeAll {
      deletes.contains($0.before.section) || inserts.contains($0.after.section)
    }
    return plan.separated()
  }

  /// Reloads the items of the sections whose items stay the same in number and are not changed.
  ///
  /// - Returns: These sections.
  private func reloadItems(
    of sections: Set<Int>, in plan: inout UpdatePlan, _ places: SectionPlaces
  ) -> Set<Int> {
    let edited = Set((plan.items.arriving + plan.items.leaving).map(\.section))
    let kept = sections.filter { section in
      !edited.contains(section) && places.countBefore(section) == places.countAfter(section)
    }
    for section in kept.sorted() {
      for item in 0..<places.countBefore(section) {
        plan.reload(item: ItemPath(section: section, item: item))
      }
    }
    return kept
  }
}

extension PositionPair<ItemPath> {
  internal init(_ before: IndexPath, _ after: IndexPath) {
    self.init(before: ItemPath(before), after: ItemPath(after))
  }
}
