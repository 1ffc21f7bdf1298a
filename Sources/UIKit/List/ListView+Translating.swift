import Foundation
import GalleyDiffing
import GalleyLayout

// What belongs to which item, and where the data source has what is shown while a finger moves an item.

extension _ListView {
  /// Where the data source has what an element shows. It does not know yet of an item that is moved.
  internal func dataPath(of place: LaidOutElement) -> IndexPath {
    let (element, path) = (place.element, IndexPath(place.element.id.path))
    if element.id.kind == .item { return dataPath(ofItemAt: path) }
    guard movement != nil, holds(path),
      host(of: element, isArranged: place.isArranged) == .item(path.item),
      !place.isArranged || isNumberedByItems(element.id)
    else { return path }
    return dataPath(ofItemAt: path)
  }

  /// Whether views of a kind have the numbers of the items that they hang on: each item has one.
  private func isNumberedByItems(_ id: Element.ID) -> Bool {
    let second = Element.ID(id.kind, at: ElementPath(section: id.path.section, item: 1))
    return counts[id.path.section] == 1 || arrangement?.element(second)?.host == .item(1)
  }

  /// Where the data source has the item that is shown at a path.
  internal func dataPath(ofItemAt path: IndexPath) -> IndexPath {
    movement?.dataPath(of: ItemPath(path)).map { IndexPath($0) } ?? path
  }

  /// What an element that has a view hangs on.
  internal func host(ofShown id: Element.ID) -> Element.Host? {
    guard let shown = elements[id] ?? elements.kept[id] else { return nil }
    return host(of: shown.element, isArranged: shown.attributes?.isArranged ?? true)
  }

  /// What an element hangs on; `nil` for a cell, and for what stands in its section or around everything.
  ///
  /// - Unverified: an app's own layout does not say it. A kind of which there is something in sight beyond the
  ///   first place of a section is taken to hang on items.
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
