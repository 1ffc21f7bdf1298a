import Foundation
import GalleyDiffing
import GalleyLayout

// Paths of items, as UIKit and the cores spell them.

extension ItemPath {
  /// A path that lacks a section or an item has -1 there, which no list has.
  package init(_ path: IndexPath) {
    self.init(section: path.count > 0 ? path[0] : -1, item: path.count > 1 ? path[1] : -1)
  }

  internal init(_ path: ElementPath) { self.init(section: path.section, item: path.item) }
}

extension IndexPath {
  package init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

extension ElementPath {
  internal init(_ path: ItemPath) { self.init(section: path.section, item: path.item) }
}
