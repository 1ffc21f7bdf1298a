import Foundation
import GalleyDiffing
import GalleyLayout

// Index paths and IDs of elements before and after an update, and the update as layouts receive it.

extension ListUpdate {
  /// Returns the path of an item after the update; `nil` if it was deleted or reloaded.
  func after(_ path: IndexPath) -> IndexPath? { after(ItemPath(path)).map { IndexPath($0) } }

  /// The update in the form that the system's layouts use.
  var listChange: ListChange {
    ListChange(
      sections: origins.map { origin in
        switch origin {
        case .inserted: .inserted
        case .kept(let before): .kept(before: before)
        case .edited(let before, let runs):
          .edited(
            before: before,
            items: runs.map { ListChange.ItemRun(after: $0.after, before: $0.before) })
        }
      })
  }

  /// Returns the ID of an element after the update; `nil` if it was deleted or reloaded.
  func idAfter(_ id: Element.ID) -> Element.ID? {
    counterpart(of: id, item: after, section: after(section:))
  }

  /// Returns the ID of an element before the update; `nil` if it was inserted or reloaded.
  func idBefore(_ id: Element.ID) -> Element.ID? {
    counterpart(of: id, item: before, section: before(section:))
  }

  private func counterpart(
    of id: Element.ID, item: (ItemPath) -> ItemPath?, section: (Int) -> Int?
  ) -> Element.ID? {
    if id.path.isGlobal { return id }
    if id.kind == .item {
      return item(ItemPath(id.path)).map { Element.ID(.item, at: ElementPath($0)) }
    }
    return section(id.path.section).map {
      Element.ID(id.kind, at: ElementPath(section: $0, item: id.path.item))
    }
  }

  /// The update as a list of single changes, for the update methods that a layout of the app
  /// overrides.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func items<Place>(
      _ changes: Changes<Place>, _ path: (Place) -> IndexPath
    ) -> [UICollectionViewUpdateItem] {
      changes.deletes.map { .init(.delete, before: path($0), after: nil) }
        + changes.inserts.map { .init(.insert, before: nil, after: path($0)) }
        + changes.moves.map { .init(.move, before: path($0.before), after: path($0.after)) }
        + changes.updates.map { .init(.reload, before: path($0.before), after: path($0.after)) }
    }
    return items(plan.sections) { IndexPath(item: NSNotFound, section: $0) }
      + items(plan.items) { IndexPath($0) }
  }
}
