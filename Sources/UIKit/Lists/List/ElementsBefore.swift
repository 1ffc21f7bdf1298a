import Foundation
import GalleyLayout

/// The elements as they were before an update. The machine and the animation share it.
@MainActor
internal final class ElementsBefore {
  /// The layout's arrangement; `nil` for a layout that the app has written.
  let arrangement: Arrangement?
  let viewport: Viewport
  /// The visible elements and their views.
  let shown: [Element.ID: VisibleElements.Shown]
  /// The distance by which the content has moved since.
  var shift = CGPoint.zero
  private let makeAttributes: (Element) -> UICollectionViewLayoutAttributes

  init(of view: _ListView) {
    let layout = view.shownLayout
    arrangement = layout.arranging?.keptArrangement.arrangement
    viewport = view.currentViewport
    shown = view.elements.all
    makeAttributes = { layout.makeAttributes(for: $0) }
  }

  /// Whether an element was in a section with orthogonal scrolling; `nil` if it was not visible.
  func isInRow(_ id: Element.ID) -> Bool? { shown[id]?.element.scrollsSideways }

  /// The attributes of an element before the update, in the current coordinates of the content. The
  /// content of an orthogonal row moves with the row, so elements in a row are not shifted.
  func attributes(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let attributes: UICollectionViewLayoutAttributes
    let element: Element
    if let shown = shown[id] {
      element = shown.element
      attributes = shown.attributes?.copied() ?? makeAttributes(element)
    } else if let known = arrangement?.element(id, in: viewport) {
      element = known
      attributes = makeAttributes(known)
    } else {
      return nil
    }
    if !element.scrollsSideways {
      attributes.center.x += shift.x
      attributes.center.y += shift.y
    }
    return attributes
  }
}
