import Foundation
import GalleyLayout

/// Where everything was before an update. The machine and the animation share it.
@MainActor
internal final class ElementsBefore {
  /// What the layout had said, if it was one of ours.
  let arrangement: Arrangement?
  let viewport: Viewport
  /// What was in sight, as it was shown.
  let shown: [Element.ID: VisibleElements.Shown]
  /// How far the content has moved since.
  var shift = CGPoint.zero
  private let makeAttributes: (Element) -> UICollectionViewLayoutAttributes

  init(of view: _ListView) {
    let layout = view.shownLayout
    arrangement = layout.arranging?.keptArrangement.arrangement
    viewport = view.viewportInSight
    shown = view.elements.all
    makeAttributes = { layout.makeAttributes(for: $0) }
  }

  /// Whether an element was in a row that scrolls across; `nil` if it was out of sight.
  func isInRow(_ id: Element.ID) -> Bool? { shown[id]?.element.scrollsSideways }

  /// How an element was shown, in the content as it lies now. Rows that scroll across move with all that
  /// they hold, so that what is in them is where it was.
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
