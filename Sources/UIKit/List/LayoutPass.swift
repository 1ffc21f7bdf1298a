import Foundation
import GalleyLayout

/// The work that the next layout pass has to do. The pass takes each part of it once.
@MainActor
internal struct LayoutPass {
  /// Whether the layout has to be prepared.
  var needsPreparation = true
  /// Whether rows may have another place in their list, or be in another list.
  var needsListPlaces = false
  /// Whether the views have to be put in order.
  var needsOrdering = false
  /// Whether visible cells have asked for other sizes, which are animated.
  var hasChangedSizes = false
  /// The element that stays where it is on screen.
  var anchor: ScrollAnchor?
  /// The bounds before they were changed inside an animation.
  var boundsBeforeAnimation: CGRect?
  /// The layout's context for the bounds that are being set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
}
