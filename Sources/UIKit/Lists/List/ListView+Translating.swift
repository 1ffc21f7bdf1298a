import Foundation
import GalleyDiffing
import GalleyLayout

// Translation of paths while a finger moves an item, or while there are placeholders: from those
// that are shown to those of the data source.

extension _ListView {
  /// Returns the data source's path of an element. It differs from the path that is shown while an
  /// item is moved.
  internal func dataPath(of place: LaidOutElement) -> IndexPath {
    let (element, path) = (place.element, IndexPath(place.element.id.path))
    if element.id.kind == .item { return dataPath(ofItemAt: path) }
    guard movement != nil || !placeholders.isEmpty, holds(path),
      host(of: element, isArranged: place.isArranged) == .item(path.item),
      !place.isArranged || isNumberedByItems(element.id)
    else { return path }
    return dataPath(ofItemAt: path)
  }

  /// Whether views of a kind have the numbers of the items that they belong to, so that each item
  /// has one.
  private func isNumberedByItems(_ id: Element.ID) -> Bool {
    let second = Element.ID(id.kind, at: ElementPath(section: id.path.section, item: 1))
    return counts[id.path.section] == 1 || arrangement?.element(second)?.host == .item(1)
  }

  /// Returns the data source's path of the item that is shown at a path. A placeholder keeps its
  /// path.
  internal func dataPath(ofItemAt path: IndexPath) -> IndexPath { dataPath(forShown: path) ?? path }

  /// Returns the data source's path of the item that is shown at a path; `nil` if there is none.
  internal func dataPath(forShown path: IndexPath?) -> IndexPath? {
    guard let path, movement != nil || !placeholders.isEmpty else { return path }
    var place: ItemPath? = ItemPath(path)
    if let movement { place = place.flatMap { movement.item.dataPath(of: $0) } }
    return place.flatMap { placeholders.dataPath(of: $0) }.map { IndexPath($0) }
  }

  /// Returns the path at which an item of the data source is shown; `nil` if it does not exist.
  internal func shownPath(forData path: IndexPath?) -> IndexPath? {
    guard let path, movement != nil || !placeholders.isEmpty else { return path }
    let place = placeholders.shownPath(of: ItemPath(path))
    guard let movement else { return IndexPath(place) }
    return movement.item.shownPath(of: place).map { IndexPath($0) }
  }

  /// Returns the host of an element that has a view: the item that it belongs to.
  internal func host(ofShown id: Element.ID) -> Element.Host? {
    guard let shown = elements[id] ?? elements.kept[id] else { return nil }
    return host(of: shown.element, isArranged: shown.attributes?.isArranged ?? true)
  }

  /// Returns the host of an element; `nil` for cells, and for elements that belong to a section or
  /// to the whole list.
  ///
  /// - Unverified: an app's own layout gives no information about hosts. If a kind has a visible
  ///   element beyond the first path of a section, its elements are taken to belong to items.
  private func host(of element: Element, isArranged: Bool) -> Element.Host? {
    guard !isArranged, case .supplementary = element.id.kind, !element.id.path.isGlobal else {
      return element.host
    }
    let isOnItems =
      element.id.path.item > 0
      || elements.names.contains {
        $0.kind == element.id.kind && $0.path.item > 0 && !$0.path.isGlobal
      }
    return isOnItems ? .item(element.id.path.item) : nil
  }
}
