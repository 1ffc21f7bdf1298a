import Foundation
import GalleyDiffing
import GalleyLayout

// Conversions between UIKit's index paths and the path types of the modules that do not import
// Foundation.

extension ItemPath {
  /// Creates a path from an index path. A missing section or item becomes -1, which no list has.
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
