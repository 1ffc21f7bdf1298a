import Foundation
import GalleyDiffing
import GalleyLayout

// Where the data source has what is shown, while a finger moves an item.

extension _ListView {
  /// Where the data source has what an element shows. It does not know yet of an item that is moved.
  internal func dataPath(of id: Element.ID) -> IndexPath {
    let path = IndexPath(id.path)
    guard let movement, belongsToItem(id) else { return path }
    return movement.dataPath(of: ItemPath(id.path)).map { IndexPath($0) } ?? path
  }

  /// Whether an element moves with an item: a cell, and what a section has several of by one kind.
  private func belongsToItem(_ id: Element.ID) -> Bool {
    switch id.kind {
    case .item: return true
    case .decoration: return false
    case .supplementary:
      let second = ElementPath(section: id.path.section, item: 1)
      return holds(IndexPath(id.path))
        && (id.path.item > 0 || arrangement?.element(Element.ID(id.kind, at: second)) != nil)
    }
  }
}
