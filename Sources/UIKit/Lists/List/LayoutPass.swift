import Foundation
import GalleyLayout

/// The work that the next layout pass has to do. The pass resets each part when the part is done.
@MainActor
internal struct LayoutPass {
  /// Whether the layout has to be prepared.
  var needsPreparation = true
  /// A number that increases when elements may have other frames: when the layout was prepared, the
  /// view has another size, or a moved item was dropped.
  var generation = 0
  /// Whether the adjusted content inset stays the same when the size of the content changes.
  var keepsInsets = false
  /// The bounds for which elements were shown last.
  var shownBounds: CGRect?
  /// Whether rows may have another position in their list section, so that their cells must be
  /// notified.
  var needsListPlaces = false
  /// Whether the subviews have to be arranged from back to front.
  var needsOrdering = false
  /// Whether visible cells have asked for other sizes. The change is animated.
  var hasChangedSizes = false
  /// The row whose cell was requested while the list had no size. It is shown like a visible row.
  var requestedRow: Element.ID?
  /// Whether the data source is being asked for its counts, or the views of the data before a reload
  /// are being removed. Meanwhile no cells are created, because the layout has the old data.
  var isDataChanging = false
  /// The view whose display is being reported to the delegate.
  var displayedView: _ListElementView?
  /// Views that have asked for other sizes while the delegate was notified of their display.
  var resizedViews: [_ListElementView] = []
  /// The element that keeps its position on screen.
  var anchor: ScrollAnchor?
  /// The bounds before an animation changed them.
  var boundsBeforeAnimation: CGRect?
  /// The invalidation context that the layout has created for bounds that are about to be set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
}
