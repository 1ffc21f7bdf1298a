import Foundation
import GalleyLayout

/// What is to be done when a collection view is laid out next.
@MainActor
internal struct LayoutPass {
  /// Whether the layout has to be prepared.
  var needsPreparation = true
  /// Whether views may stand somewhere else in a list, or in another one.
  var needsListPlaces = false
  /// The traits by which everything was laid out; `nil` if nothing was ever shown.
  var shownTraits: UITraitCollection?
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
  /// The item that an animation goes to.
  var target: ScrollTarget?

  /// Whether anything was ever shown.
  var hasShown: Bool { shownTraits != nil }
}
