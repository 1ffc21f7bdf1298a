import Foundation
import GalleyDiffing
import GalleyLayout

// What elements are called before and after an update, and how layouts are told.

extension ListUpdate {
  /// What an element is called after the update; `nil` if it has gone, or is shown anew.
  func newName(of id: Element.ID) -> Element.ID? {
    if id.path.item > .max / 2 { return id }
    if id.kind == .item {
      return after(ItemPath(id.path)).map { Element.ID(.item, at: ElementPath($0)) }
    }
    return after(section: id.path.section).map {
      Element.ID(id.kind, at: ElementPath(section: $0, item: id.path.item))
    }
  }

  /// What an element was called before the update; `nil` if it is new, or is shown anew.
  func oldName(of id: Element.ID) -> Element.ID? {
    if id.path.item > .max / 2 { return id }
    if id.kind == .item {
      return before(ItemPath(id.path)).map { Element.ID(.item, at: ElementPath($0)) }
    }
    return before(section: id.path.section).map {
      Element.ID(id.kind, at: ElementPath(section: $0, item: id.path.item))
    }
  }

  /// The changes one by one, as a layout of an app's own is told of them.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    func path(_ path: ItemPath) -> IndexPath { IndexPath(path) }
    let sections = plan.sections
    return sections.deletes.map { .init(.delete, before: section($0), after: nil) }
      + sections.inserts.map { .init(.insert, before: nil, after: section($0)) }
      + sections.moves.map {
        .init(.move, before: section($0.before), after: section($0.after))
      }
      + sections.updates.map {
        .init(.reload, before: section($0.before), after: section($0.after))
      }
      + plan.items.deletes.map { .init(.delete, before: path($0), after: nil) }
      + plan.items.inserts.map { .init(.insert, before: nil, after: path($0)) }
      + plan.items.moves.map { .init(.move, before: path($0.before), after: path($0.after)) }
      + plan.items.updates.map { .init(.reload, before: path($0.before), after: path($0.after)) }
  }
}
