import Foundation
import GalleyLayout

/// What is to be done when a collection view is laid out next.
@MainActor
internal struct LayoutPass {
  /// Whether the layout has to be prepared.
  var needsPreparation = true
  /// Whether views may stand somewhere else in a list, or in another one.
  var needsListPlaces = false
  /// Whether anything was ever shown.
  var hasShown = false
  /// Whether cells in sight want to be of other sizes than before.
  var hasChangedSizes = false
  /// Whether views have to be put in order.
  var needsOrdering = false
  /// What is to stay where it is on screen.
  var anchor: ScrollAnchor?
  /// The bounds before they were changed inside of an animation.
  var boundsBeforeAnimation: CGRect?
  /// What the layout has said of the bounds that are about to be set.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The traits by which everything was laid out.
  var knownTraits: UITraitCollection?
  /// The item that an animation goes to.
  var target: ScrollTarget?
  /// In which direction the content has moved last: 1 to its end, -1 to its start.
  var direction = 1.0
}
