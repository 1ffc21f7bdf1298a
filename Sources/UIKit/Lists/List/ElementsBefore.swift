import Foundation
import GalleyLayout

/// The elements as they were before an update. The list's state and the animation of the update
/// share this object.
@MainActor
internal final class ElementsBefore {
  /// The arrangement of the layout, which contains the frames of all elements; `nil` for a layout
  /// that the app has written.
  let arrangement: Arrangement?
  let viewport: Viewport
  /// The visible elements and their views.
  let shown: [Element.ID: VisibleElements.Shown]
  /// The delta by which the content has moved since the update began.
  var shift = CGPoint.zero
  /// The deltas by which the content of rows with orthogonal scrolling has moved since the update
  /// began, by the index of the section before the update.
  var rowShifts: [Int: CGPoint] = [:]
  private let makeAttributes: (Element) -> UICollectionViewLayoutAttributes

  init(of view: _ListView) {
    let layout = view.shownLayout
    arrangement = layout.arranging?.keptArrangement.arrangement
    viewport = view.currentViewport
    shown = view.elements.all
    makeAttributes = { layout.makeAttributes(for: $0) }
  }

  /// Whether an element was in a section with orthogonal scrolling; `nil` if the element is not
  /// known.
  func isInRow(_ id: Element.ID) -> Bool? {
    (shown[id]?.element ?? arrangement?.element(id, in: viewport))?.scrollsSideways
  }

  /// Returns the attributes of an element before the update, in the current coordinates of the
  /// content. An element in a row with orthogonal scrolling is a subview of the row, and moves
  /// together with the row. So its attributes are shifted only by the delta by which the row itself
  /// has scrolled.
  ///
  /// - Parameter outOfRow: Whether the element leaves its row. Then the attributes have the
  ///   position in the list's content at which the element was visible.
  func attributes(
    of id: Element.ID, outOfRow: Bool = false
  ) -> UICollectionViewLayoutAttributes? {
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
    if element.scrollsSideways, outOfRow, let arrangement {
      let frame = arrangement.frame(of: element, in: viewport)
      attributes.center.x += frame.minX - element.frame.minX
      attributes.center.y += frame.minY - element.frame.minY
    }
    let isInRow = element.scrollsSideways && !outOfRow
    let shift = isInRow ? rowShifts[id.path.section] ?? .zero : shift
    attributes.center.x += shift.x
    attributes.center.y += shift.y
    return attributes
  }
}
