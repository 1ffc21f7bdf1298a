import Foundation
import GalleyDiffing
import GalleyLayout

/// A view that shows items in cells, which a layout places. Only visible items have views, however
/// many items there are.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 100)
///     let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
///     view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     view.dataSource = self
///
/// The members that a collection view shares with a table view are in `_ListView`. Members that
/// UIKit lets a subclass override are in this class body, because Swift can't override members of
/// extensions. The implementations are in `ListView+Topic.swift` and
/// `UICollectionView+Topic.swift`.
///
/// - Differs: cells are not created before they become visible; `isPrefetchingEnabled` only affects
///   `prefetchDataSource`.
@preconcurrency @MainActor
open class UICollectionView: _ListView {
  // MARK: Creating

  /// Creates a view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    if layout is MissingLayout {
      Misuse.trap(
        CollectionMisuse.noLayout, "use init(frame:collectionViewLayout:) to make \(Self.self)")
    }
    super.init(frame: frame, layout: layout)
    backgroundColor = .systemBackground
  }

  /// Creates an object of a subclass that provides its own layout: it overrides
  /// `init(frame:collectionViewLayout:)`, and passes a layout to `super`. Any other class traps, as
  /// in UIKit, because a collection view needs a layout.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// Creates an object of a subclass that provides its own layout, with an empty frame. Any other
  /// class traps, as in UIKit, because a collection view needs a layout.
  ///
  ///     final class Gallery: UICollectionView {
  ///       override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
  ///         super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  ///       }
  ///       required init?(coder: NSCoder) { nil }
  ///     }
  ///     let gallery = Gallery()
  public convenience init() { self.init(frame: .zero) }

  /// Creates the object that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder, layout: UICollectionViewFlowLayout())
    coder.fill(self, as: UICollectionView.self)
  }

  // MARK: Data source and delegate

  /// The object that provides the data. It is not retained.
  ///
  /// - Differs: a view whose data source was released is empty from its next layout pass on; UIKit
  ///   stops the program when it needs a cell.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// The object that decides on selections, menus and other interactions with items, and that is
  /// notified of these interactions and of scrolling. The object is not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      let old = super.delegate
      super.delegate = newValue
      if old !== newValue { delegateChanged() }
    }
  }

  /// The object that is notified of items before they are shown. It is not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
  }

  /// Whether `prefetchDataSource` is called.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// The object that provides the dragged items. It is not retained.
  ///
  /// - Differs: without preview parameters from the delegate there is no preview under the finger,
  ///   and no gap opens at the drop location.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragging.delegateChanged() }
  }

  /// The object that handles dropped items. It is not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether items may be dragged from the view. The default is `true`; before iOS 15, it is `true`
  /// only on an iPad.
  open var dragInteractionEnabled: Bool {
    get {
      dragIsEnabled ?? (generation >= .iOS15 || traitCollection.userInterfaceIdiom == .pad)
    }
    set { dragIsEnabled = newValue }
  }

  private var dragIsEnabled: Bool?

  /// Whether items from the view are lifted or dragged.
  open var hasActiveDrag: Bool { dragging.isActive }
  /// Whether dragged items are over the view.
  open var hasActiveDrop: Bool { dragging.drop != nil }
  /// Whether an item is activated when a drag stays over it.
  /// - Differs: the value has no effect.
  open var isSpringLoaded = false

  internal final lazy var dragging = ListDragging(of: self)

  internal override var dropTarget: (any DropTarget)? { dropDelegate == nil ? nil : dragging }

  // MARK: Layout and background

  /// The layout of the items. Setting it changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { shownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// A view behind all cells, which is as large as the viewport and does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  /// The version of UIKit whose behavior the view has, if versions behave differently: see
  /// `UIKitGeneration`. UIKit has no such property.
  open var generation = UIKitGeneration.current

  /// The kinds of changes in a visible cell after which the cell is measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Registering: see `ViewRegistry.swift`

  /// Registers a class of cells for an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: ReuseKey(.item, identifier))
  }

  /// Registers a nib with one cell for an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: ReuseKey(.item, identifier))
  }

  /// Registers a class of supplementary views for a kind and an identifier; `nil` removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, for: ReuseKey(.supplementary(elementKind), identifier))
  }

  /// Registers a nib with one supplementary view for a kind and an identifier; `nil` removes the
  /// registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(nib, for: ReuseKey(.supplementary(kind), identifier))
  }

  /// Returns a cell for an item, dequeued or new. Call this method only when the data source is
  /// asked for the cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// Returns a supplementary view, dequeued or new. Call this method only when the data source is
  /// asked for the view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(elementKind, identifier, indexPath)
  }

  // MARK: Queries: see `ListView+Queries.swift`

  /// The number of sections that are shown.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Returns the attributes of an item, whether it is visible or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: .item, at: indexPath)
  }

  /// Returns the attributes of a supplementary view, whether it is visible or not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: .supplementary(kind), at: indexPath)
  }

  /// Returns the path of the item at a point of the content; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the path of the item that a cell shows; `nil` if the cell shows no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the path of the element that a supplementary or decoration view shows.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    path(of: supplementaryView)
  }

  /// Returns the cell of an item; `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownView(.item, at: indexPath) as? UICollectionViewCell
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths { $0 == .item } }

  /// Returns a supplementary view; `nil` if the view is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownView(.supplementary(elementKind), at: indexPath) as? UICollectionReusableView
  }

  /// Returns the visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visiblePaths { $0 == .supplementary(elementKind) }
  }

  // MARK: Updates: see `ListView+RecordingBatches.swift`

  /// Removes all data and cells, and requests them again in the next layout pass. Selections are
  /// lost.
  open func reloadData() { reloadAll() }

  /// Makes several changes, which are shown as one update.
  ///
  ///     view.performBatchUpdates {
  ///       names.remove(at: 3)
  ///       names.insert("Ada", at: 0)
  ///       view.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///       view.insertItems(at: [IndexPath(item: 0, section: 0)])
  ///     }
  ///
  /// The order of the calls does not matter. Deletions, reloads and the sources of moves are paths
  /// before the update; insertions and the destinations of moves are paths after the update. When
  /// the closure returns, the data source must have the new counts. If the counts do not match the
  /// changes, this method traps with UIKit's message and the recorded calls.
  ///
  /// Nested calls form one update. An update that is requested while another update is being shown,
  /// or during a layout pass, is shown after the other update or the layout pass.
  ///
  /// A subclass can override this method. The variant with a closure that does not escape calls
  /// this method, too.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports the changes. The closure is called
  ///     before this method returns. With `nil`, the changes of an invalidated layout are shown.
  ///   - completion: Called when the changes have been shown.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion)
  }

  /// Inserts sections, with their indices after the update.
  open func insertSections(_ sections: IndexSet) { record { $0.sections.inserts += sections } }

  /// Deletes sections, with their indices before the update.
  open func deleteSections(_ sections: IndexSet) { record { $0.sections.deletes += sections } }

  /// Moves a section from an index before the update to an index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(PositionPair(before: section, after: newSection)) }
  }

  /// Reloads sections, with their indices before the update. Their numbers of items may change.
  open func reloadSections(_ sections: IndexSet) {
    record { plan in for section in sections { plan.reload(section: section) } }
  }

  /// Inserts items, with their paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    record { $0.items.inserts += indexPaths.map { ItemPath($0) } }
  }

  /// Deletes items, with their paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.items.deletes += indexPaths.map { ItemPath($0) } }
  }

  /// Moves an item from a path before the update to a path after the update.
  ///
  /// - Unverified: what UIKit does with an item that moves out of a section that is deleted in the
  ///   same update, or into a section that is inserted. Here it is deleted and inserted, with
  ///   another cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = PositionPair(before: ItemPath(indexPath), after: ItemPath(newIndexPath))
    record { $0.items.moves.append(move) }
  }

  /// Reloads items, with their paths before the update. The data source is asked for new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record { plan in for path in indexPaths { plan.reload(item: ItemPath(path)) } }
  }

  /// Reconfigures items, with their paths before the update. The data source is asked for their
  /// cells, and dequeuing returns the current cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record { $0.reconfigured += indexPaths.map { ItemPath($0) } }
  }

  /// Whether the view shows something that the data source does not know yet: placeholders of
  /// dropped items, an item that the user moves, or the place at which dragged items would be
  /// inserted. Also `true` while there are updates that are not shown yet.
  ///
  /// - Unverified: that it is `true` in a batch of updates.
  open var hasUncommittedUpdates: Bool { hasUncommittedChanges }

  // MARK: Selecting: see `ListView+Selection.swift`

  /// Whether items can be selected.
  open var allowsSelection = true { didSet { selectionRulesChanged() } }
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// Whether items can be selected while the view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one item can be selected while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether the view is in editing mode. The states of the cells change with it.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  internal final var isInEditing: Bool { isEditing }

  /// The paths of the selected items, in order. The value is never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.sorted() }

  /// Selects an item without notifying the delegate. With `nil`, all items are deselected.
  ///
  /// If `allowsSelection` is `false`, no item is selected. While the view is edited,
  /// `allowsSelectionDuringEditing` replaces `allowsSelection`.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Focus

  /// Whether items can be focused.
  open var allowsFocus = true
  /// Whether items can be focused while the view is edited.
  open var allowsFocusDuringEditing = true
  /// Whether items are selected when they are focused.
  open var selectionFollowsFocus = false
  /// Whether the item that was focused last is focused again when the focus returns to the view.
  open var remembersLastFocusedIndexPath = false

  // MARK: Scrolling and changing layouts

  /// Scrolls to an item.
  ///
  /// - Parameter scrollPosition: The position of the item in the viewport: at most one for each
  ///   axis. With an empty set, the view does not scroll.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Changes to another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout.
  ///
  /// - Parameter completion: Called when the change has been shown.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  /// A closure that is called when an interactive transition has ended. `completed` says whether
  /// the last animation ran to its end, and `finished` whether the view now has the other layout.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) ->
    Void

  /// Begins an interactive transition to another layout, whose progress is usually controlled by a
  /// gesture.
  ///
  ///     let transition = collectionView.startInteractiveTransition(to: grid)
  ///     transition.transitionProgress = 0.5          // half way
  ///     collectionView.finishInteractiveTransition()
  ///
  /// Until the transition ends, the layout of the view is a transition layout, which the delegate
  /// may provide.
  ///
  /// - Unverified: that an update or a reload during a transition ends it at the old layout.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Animates the rest of the transition to the other layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Animates the transition back to the old layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Moving items: see `ListView+Movement.swift`

  /// Begins to move an item. Returns whether the item can be moved.
  ///
  ///     func moved(_ press: UILongPressGestureRecognizer) {
  ///       let point = press.location(in: collectionView)
  ///       switch press.state {
  ///       case .began:
  ///         guard let path = collectionView.indexPathForItem(at: point) else { return }
  ///         collectionView.beginInteractiveMovementForItem(at: path)
  ///       case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
  ///       case .ended: collectionView.endInteractiveMovement()
  ///       default: collectionView.cancelInteractiveMovement()
  ///       }
  ///     }
  ///
  /// Until the movement ends, the view shows the items in another order than the data source. The
  /// data source is still called with the paths in its data. A reload or any other update cancels
  /// the movement.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    mayMove(indexPath) && lift(indexPath)
  }

  /// Moves the item to a position in the content. Other items make space, and near an edge the
  /// content scrolls.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(under: targetPosition)
  }

  /// Ends the movement of the item. If its path has changed, the data source is notified.
  ///
  /// - Unverified: that the data source is not notified if the item has its old path, and is
  ///   otherwise notified before the layout.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Cancels the movement: the item returns to its old path. The data source is not notified.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  /// The time after which other items make space for a moved item.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Menus: see `UICollectionView+Menus.swift`

  /// The interaction that presents the context menus of items; `nil` if there is no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Internal state

  internal override var subclass: any ListViewSubclass { self }
  /// The interactive transition that is in progress.
  internal final var layoutTransition: LayoutTransition?
}

/// The layout that marks a view as created without a layout. In UIKit the layout is then `nil`.
private final class MissingLayout: UICollectionViewLayout {}
