import Foundation

/// The properties that most views leave at their default.
internal struct ViewStorage {
  /// The background color, as it was set.
  var background: UIColor?
  /// The background color that the view has set on its layer.
  var paintedBackground: CGColor?
  var tintColor: UIColor?
  /// The dimming of the tint, as it was set.
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var margins = ViewMargins()
  /// Whether the app has changed the margins at the sides.
  var hasSideMargins = false
  var preservesSuperviewLayoutMargins = false
  /// The margins at their last update, if they include the margins of the superview.
  var knownMargins: UIEdgeInsets?
  var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins at the sides keep lines at a readable length.
  var layoutMarginsFollowReadableWidth = false
  /// The safe area at its last update.
  var safeArea = UIEdgeInsets.zero
  /// Whether the safe area no longer changes, because the view disappears in a transition.
  var keepsSafeArea = false
  /// The stored traits, until inherited traits change.
  var cachedTraits: UITraitCollection?
  /// The traits at their last update.
  var knownTraits: UITraitCollection?
  /// The view's trait overrides.
  var traitOverrides: UITraitOverrides?
  /// The limits of the content size category.
  var sizeLimits = ContentSizeLimits()
  /// The handlers for changes of traits.
  var traitObservers: TraitObservers?
  /// The gesture recognizers, in the order in which they were added.
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The interactions.
  var interactions: [any UIInteraction] = []
  /// The motion effects, in the order in which they were added.
  var motionEffects: [UIMotionEffect] = []
  /// The dynamic animators and update links that run by the clock of the view's window.
  var windowFollowers = WindowFollowers()
  /// The corners, if the app has configured them.
  var corners: UICornerConfiguration?
  /// The large content.
  var largeContent = LargeContent()
  /// The Auto Layout data of the view; most views have none.
  var layout: ViewLayout?
  /// Whether `updateConstraints()` has to be called.
  var needsConstraints = true
  /// Whether `updateConstraints()` has to be called on this view or a view inside of it.
  var owesConstraints = true
  /// Whether constraints may decide the frame of a subview.
  var hasConstrainedSubviews = false
  /// Whether the `TurnPool` keeps the view.
  var isInTurnPool = false
  /// The controller whose view this is.
  weak var controller: (any ViewOwner)?
  /// The window that contains the view.
  weak var window: UIWindow?
}

/// The margins of a view, as they were set.
internal enum ViewMargins: Equatable {
  /// Margins with left and right edges.
  case byEdge(UIEdgeInsets)
  /// Margins with leading and trailing edges.
  case byReading(NSDirectionalEdgeInsets)

  /// Creates the default margins of eight points on each side.
  init() { self = .byEdge(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
}
