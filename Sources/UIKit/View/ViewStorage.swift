import Foundation

/// What most views have as it is from the start.
internal struct ViewStorage {
  var tintColor: UIColor?
  var margins = ViewMargins()
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// The safe area, as it was when the view last heard of it.
  var safeArea = UIEdgeInsets.zero
  /// The traits, until what they come from changes.
  var keptTraits: UITraitCollection?
  /// The traits, as they were when the view last heard of them.
  var knownTraits: UITraitCollection?
  /// Traits of the view's own.
  var traitOverrides: UITraitOverrides?
  /// Who wants to know when they change.
  var traitObservers: TraitObservers?
  /// The recognizers that look at the view, in the order in which they were added.
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// What can be done with it.
  var interactions: [any UIInteraction] = []
  /// What is shown large of it.
  var largeContent = LargeContent()
  /// What Auto Layout knows of the view; nothing of most.
  var layout: ViewLayout?
  /// Whether `updateConstraints()` is to be called.
  var needsConstraints = true
  /// Whether it is to be called on this view or one in it.
  var owesConstraints = true
  /// Whether a subview may be the engine's to place.
  var hasConstrainedSubviews = false
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// The window that the view is in.
  weak var window: UIWindow?
}

/// The margins that a view was given.
internal enum ViewMargins: Equatable {
  case byEdge(UIEdgeInsets)
  case byReading(NSDirectionalEdgeInsets)

  /// Eight points on each side.
  init() { self = .byEdge(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
}
