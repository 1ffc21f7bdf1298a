import Foundation
import GalleyDiffing
import GalleyLayout

/// The common superclass of `UICollectionView` and `UITableView`: a list in which only visible
/// elements have views. Not for apps.
///
/// The list delegates its work. The subclass calls the data source and the delegate. The layout
/// determines the frames of elements. `VisibleElements` finds the elements that become visible,
/// `ReusePool` provides views, and `ListStateMachine` stores the phase. Each topic is in a file
/// `ListView+Topic.swift`.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class _ListView: UIScrollView {
  // Both initializers are public: an app's subclass of a table inherits convenience initializers
  // only if it can see all initializers of its superclasses.

  /// Creates a list with a frame and a layout.
  public init(frame: CGRect, layout: UICollectionViewLayout) {
    shownLayout = layout
    super.init(frame: frame)
    let hadOtherHost = layout.hasHadHost
    layout.host = self
    // The layout still has the frames that it has computed for its previous view.
    if hadOtherHost { layout.invalidateLayout() }
    setNeedsLayout()
  }

  /// Creates the list that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required convenience init?(coder: NSCoder) {
    self.init(coder: coder, layout: UICollectionViewFlowLayout())
  }

  /// Creates the list that a nib describes, with a layout.
  public init?(coder: NSCoder, layout: UICollectionViewLayout) {
    shownLayout = layout
    super.init(coder: coder)
    shownLayout.host = self
  }

  /// The list as a collection view or a table view.
  internal var subclass: any ListViewSubclass {
    preconditionFailure("\(type(of: self)) is neither a collection view nor a table view")
  }

  /// The object that handles drops on the list; `nil` if there is none.
  internal var dropTarget: (any DropTarget)? { nil }

  /// The layout of the list.
  internal final var shownLayout: UICollectionViewLayout
  /// The classes, nibs and registrations of cells and supplementary views.
  internal final var registry = ViewRegistry()
  /// The views that can be reused.
  internal final var pool = ReusePool()
  /// The visible elements and their views.
  internal final var elements = VisibleElements()
  /// The rows that hold the cells of sections with orthogonal scrolling.
  internal let scrollers = OrthogonalScrollers()
  internal final var selection = Selection()
  /// The phase of the list, and the waiting requests.
  internal final var machine = ListStateMachine()
  /// The work that the next layout pass has to do.
  internal final var pass = LayoutPass()
  /// The traits of the last layout pass; `nil` until the first pass has ended.
  internal final var shownTraits: UITraitCollection?
  /// Whether the list has been laid out.
  internal final var hasShown: Bool { shownTraits != nil }
  /// The item that an animation scrolls to.
  internal final var scrollTarget: ScrollTarget?
  /// Whether the variant of `performBatchUpdates(_:completion:)` with a closure that does not
  /// escape is calling the variant that a subclass may override.
  internal final var isForwardingBatch = false
  /// Whether the data source implements the method that notifies it of a moved item; `nil` until
  /// the list has checked.
  internal final var implementsMoves: Bool?
  internal let prefetching = Prefetching()
  internal let listBackgrounds = ListBackgrounds()
  /// The interactive movement that is in progress.
  internal final var movement: InteractiveMovement?
  /// The context menus of items; `nil` until there is a delegate.
  internal final var menus: ListMenus?
  /// The gesture that selects several items with two fingers.
  internal final var twoFingers: TwoFingerPan?
  /// The swiping of rows; `nil` until there is a row with swipe actions.
  internal final var swiping: RowSwipeController?
  /// The drag of an item that is in progress.
  internal final var currentDrag: ListDragging?
  /// The requests to the data source that are in progress, the innermost last.
  internal final var requests: [ViewRequest] = []
  /// Views that were dequeued outside of a request of the list.
  internal final var unrequestedViews: [(view: _ListElementView, path: IndexPath)] = []
  /// The number of items in each section; `nil` until the data source was asked.
  internal final var knownCounts: [Int]?

  // MARK: Focus: see `ListView+Focus.swift`

  internal override var isFocusGroup: Bool { true }

  internal override var preferredItemOfGroup: UIView? { preferredFocusCell() }

  internal override func item(towards heading: UIFocusHeading, from item: UIView) -> UIView? {
    cell(towards: heading, from: item)
  }

  internal override func pressFocused(_ view: UIView) -> Bool { pressFocusedItem(view) }

  /// Returns whether the focus may move. By default the delegate is asked.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && subclass.askWhetherFocusMoves(context)
  }

  /// Called when the focus has moved. The method calls the delegate, and selects the item if the
  /// selection follows the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(context, with: coordinator)
  }

  // MARK: Layout

  /// Lays out the visible elements.
  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  /// The color behind the content. The default is a color of the system. A list section's own
  /// background is in front of this color.
  open override var backgroundColor: UIColor? { didSet { paintListBackground() } }

  /// Returns the offset at which scrolling ends, which the layout may change.
  ///
  /// - Unverified: that the layout is asked before the delegate, with the velocity in points per
  ///   millisecond.
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

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    traitsChanged()
  }

  /// The attribute that determines whether the list is mirrored. A change lays out everything
  /// again.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { invalidateForSurroundings() } }
  }

  internal override var mayChangeInsets: Bool { !pass.keepsInsets }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateForSurroundings()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateForSurroundings()
  }

  // MARK: Translating paths: see `UIDataSourceTranslating`

  /// Returns the index at which a section of the data source is shown. Both indices are always
  /// equal.
  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Returns the data source's index of a section that is shown. Both indices are always equal.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  /// Returns the path at which an item of the data source is shown. The two paths differ while an
  /// item is moved.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath, let movement else { return dataSourceIndexPath }
    return movement.item.shownPath(of: ItemPath(path)).map { IndexPath($0) }
  }

  /// Returns the data source's path of an item that is shown. The two paths differ while an item is
  /// moved.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, let movement else { return presentationIndexPath }
    return movement.item.dataPath(of: ItemPath(path)).map { IndexPath($0) }
  }

  /// Calls a closure in which the members of the view use the paths that are shown. In Galley the
  /// members always use these paths, so this method only calls the closure.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  // MARK: Touches: see `ListView+Touches.swift`

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
    fingerCancelled(touches)
  }
}

extension _ListView: DropTargetView {}
