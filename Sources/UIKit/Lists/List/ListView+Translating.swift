import Foundation
import GalleyDiffing
import GalleyLayout

// Translation of paths while a finger moves an item: from the paths that are shown to the paths of
// the data source.

extension _ListView {
  /// Returns the data source's path of an element. While an item is moved, this path may differ
  /// from the path at which the element is shown.
  internal func dataPath(of place: LaidOutElement) -> IndexPath {
    let (element, path) = (place.element, IndexPath(place.element.id.path))
    if element.id.kind == .item { return dataPath(ofItemAt: path) }
    guard movement != nil, holds(path),
      host(of: element, isArranged: place.isArranged) == .item(path.item),
      !place.isArranged || isNumberedByItems(element.id)
    else { return path }
    return dataPath(ofItemAt: path)
  }

  /// Whether each view of a kind belongs to an item and has the path of that item.
  private func isNumberedByItems(_ id: Element.ID) -> Bool {
    let second = Element.ID(id.kind, at: ElementPath(section: id.path.section, item: 1))
    return counts[id.path.section] == 1 || arrangement?.element(second)?.host == .item(1)
  }

  /// Returns the data source's path of the item that is shown at a path.
  internal func dataPath(ofItemAt path: IndexPath) -> IndexPath {
    movement?.item.dataPath(of: ItemPath(path)).map { IndexPath($0) } ?? path
  }

  /// Returns the host of an element that has a view: the item to which the element belongs.
  internal func host(ofShown id: Element.ID) -> Element.Host? {
    guard let shown = elements[id] ?? elements.kept[id] else { return nil }
    return host(of: shown.element, isArranged: shown.attributes?.isArranged ?? true)
  }

  /// Returns the host of an element; `nil` for cells, and for elements that belong to a section or
  /// to the whole list.
  ///
  /// - Unverified: an app's own layout gives no information about hosts. If a kind has a visible
  ///   element beyond the first path of a section, its elements are assumed to belong to items.
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
