import Foundation
import GalleyLayout

/// What `UICollectionView` and `UITableView` have in common: a list of which only what is in sight has
/// views. Not for apps.
///
/// It is told at each turn what to do by one of these: the face says what there is and is told what happens,
/// the layout says where it is, `VisibleElements` what has come into sight, `ReusePool` gives views, and
/// `ListMachine` takes all of it from one state to the next. What each does is in `ListView+Topic.swift`.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class _ListView: UIScrollView {
  // Both are public: an app's subclass of a table inherits convenience initializers only if it can see all
  // others of the classes above it.

  /// A list with a frame, and a layout.
  public init(frame: CGRect, layout: UICollectionViewLayout) {
    shownLayout = layout
    super.init(frame: frame)
    let wasAnothers = layout.hasHadHost
    layout.host = self
    // What it knows is of the other view.
    if wasAnothers { layout.invalidateLayout() }
    setNeedsLayout()
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required convenience init?(coder: NSCoder) {
    self.init(coder: coder, layout: UICollectionViewFlowLayout())
  }

  /// Creates what a nib describes, with a layout.
  public init?(coder: NSCoder, layout: UICollectionViewLayout) {
    shownLayout = layout
    super.init(coder: coder)
    shownLayout.host = self
  }

  /// The list as a collection view or a table view.
  internal var face: any ListFace {
    preconditionFailure("\(type(of: self)) is neither a collection view nor a table view")
  }

  /// What takes things that are dropped on the list; `nil` if nobody does.
  internal var dropTarget: (any DropTarget)? { nil }

  internal final var shownLayout: UICollectionViewLayout
  internal final var registry = ViewRegistry()
  internal final var pool = ReusePool()
  internal final var elements = VisibleElements()
  internal let scrollers = OrthogonalScrollers()
  internal final var selection = Selection()
  internal final var machine = ListMachine()
  internal final var pass = LayoutPass()
  /// The traits that everything was laid out with; `nil` until the first layout pass has ended.
  internal final var shownTraits: UITraitCollection?
  /// Whether the list has been laid out.
  internal final var hasShown: Bool { shownTraits != nil }
  /// The item that an animation scrolls to.
  internal final var scrollTarget: ScrollTarget?
  /// Whether a subclass's `performBatchUpdates(_:completion:)` is being told of a batch.
  internal final var isForwardingBatch = false
  internal let prefetching = Prefetching()
  internal let listBackgrounds = ListBackgrounds()
  /// What a finger moves.
  internal final var movement: InteractiveMovement?
  internal final var menus: ListMenus?
  internal final var twoFingers: TwoFingerPan?
  /// A row of a list that is swiped aside.
  internal final var swiping: RowSwiping?
  /// What the data source is asked for at the moment, the innermost last.
  internal final var requests: [ViewRequest] = []
  /// What was dequeued though nothing was asked for.
  internal final var strays: [(view: _ListElementView, path: IndexPath)] = []
  /// How many items each section has, once that was asked.
  internal final var knownCounts: [Int]?

  // MARK: Layout

  /// Places what is in sight.
  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  /// The color behind everything: that of the system, unless set. A list's own background is in front
  /// of it.
  open override var backgroundColor: UIColor? { didSet { paintListBackground() } }

  /// The layout may have the content come to rest elsewhere.
  ///
  /// - Unverified: that the layout is asked before the delegate, with the velocity in points per millisecond.
  internal override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    shownLayout.targetContentOffset(
      forProposedContentOffset: super.targetOffset(forProposed: proposed, velocity: velocity),
      withScrollingVelocity: velocity)
  }

  internal override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    noteBoundsChange(to: new)
  }

  internal override func boundsChanged(from old: CGRect) {
    boundsHaveChanged(from: old)
    super.boundsChanged(from: old)
  }

  internal override func forgetTraits() {
    super.forgetTraits()
    traitsChanged()
  }

  /// Has everything turned around, where lines run the other way now.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { surroundingsOfLayoutChanged() } }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    surroundingsOfLayoutChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    surroundingsOfLayoutChanged()
  }

  // MARK: Fingers: see `ListView+Touches.swift`

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    fingerDown(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    fingerMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    fingerUp(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    fingerTakenAway()
  }
}
