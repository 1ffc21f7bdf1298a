import Foundation
import GalleyDiffing
import GalleyLayout

// The IDs of elements before and after an update, and the update items that layouts receive.

extension ListUpdate {
  /// Returns the ID of an element after the update; `nil` if it was deleted or reloaded.
  func newName(of id: Element.ID) -> Element.ID? {
    renamed(id, item: after, section: after(section:))
  }

  /// Returns the ID of an element before the update; `nil` if it was inserted or reloaded.
  func oldName(of id: Element.ID) -> Element.ID? {
    renamed(id, item: before, section: before(section:))
  }

  private func renamed(
    _ id: Element.ID, item: (ItemPath) -> ItemPath?, section: (Int) -> Int?
  ) -> Element.ID? {
    if id.path.isGlobal { return id }
    if id.kind == .item {
      return item(ItemPath(id.path)).map { Element.ID(.item, at: ElementPath($0)) }
    }
    return section(id.path.section).map {
      Element.ID(id.kind, at: ElementPath(section: $0, item: id.path.item))
    }
  }

  /// The changes one by one, for the methods that a layout of the app overrides.
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
