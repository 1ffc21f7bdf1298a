import Foundation
import GalleyDiffing
import GalleyLayout

// What elements are called before and after an update, and how layouts are told.

extension ListUpdate {
  /// What an element is called after the update; `nil` if it has gone, or is shown anew.
  func newName(of id: Element.ID) -> Element.ID? {
    renamed(id, item: after, section: after(section:))
  }

  /// What an element was called before the update; `nil` if it is new, or is shown anew.
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

  /// The changes one by one, as a layout of an app's own is told of them.
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
