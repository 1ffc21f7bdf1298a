import Foundation
import GalleyGeometry
import GalleyLayout

// Conversion between UIKit's attributes and the elements of Galley's own layouts, which compute the
// frames of all elements in advance.

// An element that belongs to the whole layout has an index path of one index, as in UIKit.

extension ElementPath {
  package init(_ path: IndexPath) {
    if path.count == 1 {
      self.init(global: path[0])
    } else {
      self.init(section: path.section, item: path.item)
    }
  }
}

extension IndexPath {
  package init(_ path: ElementPath) {
    if path.isGlobal {
      self.init(index: path.globalNumber)
    } else {
      self.init(item: path.item, section: path.section)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The ID of the element.
  internal var id: Element.ID {
    let path = ElementPath(indexPath)
    let name = representedElementKind ?? ""
    switch representedElementCategory {
    case .cell: return Element.ID(.item, at: path)
    case .supplementaryView: return Element.ID(.supplementary(name), at: path)
    case .decorationView: return Element.ID(.decoration(name), at: path)
    }
  }

  /// Sets the properties from an element.
  internal func apply(_ element: Element) {
    indexPath = IndexPath(element.id.path)
    switch element.id.kind {
    case .item: (category, kind) = (.cell, nil)
    case .supplementary(let name): (category, kind) = (.supplementaryView, name)
    case .decoration(let name): (category, kind) = (.decorationView, name)
    }
    frame = CGRect(element.frame)
    zIndex = element.zIndex
    measuredAxes = element.estimatedAxes
    host = element.host
    scrollsSideways = element.scrollsSideways
  }

  /// Whether a layout of Galley's own has placed the element. An app's own layout gives no
  /// information about elements that have to be measured, or about the item to which an element
  /// such as a badge belongs.
  internal var isArranged: Bool { measuredAxes != nil }

  /// The element with these attributes.
  internal var element: Element {
    Element(
      id, frame: frame.galley, zIndex: zIndex, estimatedAxes: measuredAxes ?? [],
      scrollsSideways: scrollsSideways, host: host)
  }
}
