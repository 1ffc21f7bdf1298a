import Foundation
import GalleyDiffing
import GalleyLayout

/// Shows items in cells, placed by a layout. However many items there are, it has views only for those in
/// sight.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 100)
///     let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
///     view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     view.dataSource = self
///
/// What it has in common with a table view is in `_ListView`. Members that UIKit lets a subclass override
/// stand in this class body. What they do is in `ListView+Topic.swift` and `UICollectionView+Topic.swift`.
///
/// - Differs: cells are not made before they come into sight; `isPrefetchingEnabled` only has
///   `prefetchDataSource` asked.
@preconcurrency @MainActor
open class UICollectionView: _ListView {
  // MARK: Creating

  /// A view with a frame, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, layout: layout)
    backgroundColor = .systemBackground
  }

  /// A view without a layout: this traps, as it does in UIKit.
  public convenience init(frame: CGRect) {
    Misuse.trap(
      CollectionMisuse.noLayout, "use init(frame:collectionViewLayout:) to make \(Self.self)")
  }

  /// Creates the object that a nib describes. With any other coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder, layout: UICollectionViewFlowLayout())
    coder.fill(self, as: UICollectionView.self)
  }

  // MARK: What is shown

  /// Who says what there is. It is not kept alive.
  ///
  /// - Differs: a view whose data source has gone is empty from its next layout on; UIKit stops the program
  ///   when it needs a cell.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// Who is asked and told, also of scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      let old = super.delegate
      super.delegate = newValue
      if old !== newValue { delegateChanged() }
    }
  }

  /// Who is told early what will be shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
  }

  // MARK: Drag and drop

  /// Who has the things that are dragged from the view. It is not kept alive.
  ///
  /// - Differs: nothing is shown under the finger, and no gap opens where things would go. There are no placeholders.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragging.changed() } }

  /// Who takes the things that are dropped on the view. It is not kept alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether things may be dragged from the view: on a pad, unless set.
  open var dragInteractionEnabled: Bool {
    get { dragIsEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
    set { dragIsEnabled = newValue }
  }

  private var dragIsEnabled: Bool?

  /// Whether things are dragged that come from the view.
  open var hasActiveDrag: Bool { dragging.drag != nil }
  /// Whether things that are dragged are over the view.
  open var hasActiveDrop: Bool { dragging.drop != nil }
  /// Whether things that rest over a part of the view open it.
  /// - Differs: it is kept, and nothing opens.
  open var isSpringLoaded = false

  internal final lazy var dragging = CollectionDragging(of: self)

  internal override var dropTarget: (any DropTarget)? { dropDelegate == nil ? nil : dragging }

  /// Whether `prefetchDataSource` is told.
  open var isPrefetchingEnabled = true

  /// Where everything is. To set it is to go to it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { shownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Behind everything, as large as the view.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  /// How UIKit's rules have changed over the years: see `UIKitGeneration`.
  open var generation = UIKitGeneration.current

  /// When a cell that has changed by itself is measured anew.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Registering: see `UICollectionView+Registration.swift`

  /// Names the class of cells that go by an identifier; `nil` takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: ReuseKey(.item, identifier))
  }

  /// Names the nib of cells that go by an identifier; `nil` takes it back. It holds one cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: ReuseKey(.item, identifier))
  }

  /// Names the class of headers, footers and badges that go by a kind and an identifier; `nil` takes it
  /// back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, for: ReuseKey(.supplementary(elementKind), identifier))
  }

  /// Names the nib of headers, footers and badges that go by a kind and an identifier; `nil` takes it
  /// back. It holds one view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(nib, for: ReuseKey(.supplementary(kind), identifier))
  }

  /// A cell for an item, from the pool or new. Only to be called where the data source is asked for it.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A header, a footer or a badge, from the pool or new. Only to be called where the data source is
  /// asked for it.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(elementKind, identifier, indexPath)
  }

  // MARK: What there is: see `ListView+Queries.swift`

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Where the layout has an item's cell, in sight or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: .item, at: indexPath)
  }

  /// Where the layout has a header, a footer or a badge, in sight or not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(of: .supplementary(kind), at: indexPath)
  }

  /// The item whose cell is at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// The item that a cell shows; `nil` if it shows none now.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Where the element stands that a header, a footer, a badge or a decoration shows.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    path(of: supplementaryView)
  }

  /// The cell of an item; `nil` if that is not in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownView(.item, at: indexPath) as? UICollectionViewCell
  }

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items whose cells are in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths { $0 == .item } }

  /// A header, a footer or a badge that is in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownView(.supplementary(elementKind), at: indexPath) as? UICollectionReusableView
  }

  /// The headers, footers or badges of a kind that are in sight, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where the headers, footers or badges of a kind stand that are in sight, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visiblePaths { $0 == .supplementary(elementKind) }
  }

  // MARK: Updates: see `ListView+BatchUpdates.swift`

  /// Forgets all that is known, and asks for everything anew when it is laid out next. Selections go.
  open func reloadData() { reloadAll() }

  /// Changes several things at once: all of it is shown in one go.
  ///
  ///     view.performBatchUpdates {
  ///       names.remove(at: 3)
  ///       names.insert("Ada", at: 0)
  ///       view.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///       view.insertItems(at: [IndexPath(item: 0, section: 0)])
  ///     }
  ///
  /// Whatever the order of the calls is: deletes, reloads and what is moved are named by where they were
  /// before all of it, inserts and the ends of moves by where they are after. When the closure returns,
  /// the data source has to have the new counts; if they do not add up, this traps with UIKit's words and
  /// what was recorded.
  ///
  /// Inside of one another, all of them are one. What is asked for while an update is being shown, or
  /// while the view is laid out, is shown after that.
  ///
  /// A subclass overrides this one; the form with a closure that need not be kept comes here too.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says what has changed. It is called before this returns. `nil`
  ///     shows a layout that has changed.
  ///   - completion: Called when it has been shown.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion)
  }

  /// Sections are new, at these places after the update.
  open func insertSections(_ sections: IndexSet) { record { $0.sections.inserts += sections } }

  /// Sections have gone, from these places before the update.
  open func deleteSections(_ sections: IndexSet) { record { $0.sections.deletes += sections } }

  /// A section is elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(PositionPair(before: section, after: newSection)) }
  }

  /// Sections are to be shown anew, also if they have other numbers of items.
  open func reloadSections(_ sections: IndexSet) {
    record { plan in for section in sections { plan.reload(section: section) } }
  }

  /// Items are new, at these places after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    record { $0.items.inserts += indexPaths.map { ItemPath($0) } }
  }

  /// Items have gone, from these places before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.items.deletes += indexPaths.map { ItemPath($0) } }
  }

  /// An item is elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = PositionPair(before: ItemPath(indexPath), after: ItemPath(newIndexPath))
    record { $0.items.moves.append(move) }
  }

  /// Items are to be shown anew, in other cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record { plan in for path in indexPaths { plan.reload(item: ItemPath(path)) } }
  }

  /// Items are to be shown anew, in the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record { $0.reconfigured += indexPaths.map { ItemPath($0) } }
  }

  /// Whether something was recorded that is not shown yet.
  open var hasUncommittedUpdates: Bool { machine.isRecording || machine.isDataAhead }

  // MARK: Selecting: see `ListView+Selection.swift`

  /// Whether items can be selected.
  open var allowsSelection = true { didSet { selectionRulesChanged() } }
  /// Whether several items can be selected at once.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// Whether items can be selected while the view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at once while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether the view is edited: cells show what that needs.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }

  /// The selected items, in order. Never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.sorted() }

  /// Selects an item, and tells nobody; with `nil`, takes back all selections.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Takes an item out of the selection, and tells nobody.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Whether items can be focused.
  open var allowsFocus = true
  /// Whether items can be focused while the view is edited.
  open var allowsFocusDuringEditing = true
  /// Whether items are selected when they are focused.
  open var selectionFollowsFocus = false
  /// Whether the item that had the focus last has it again.
  open var remembersLastFocusedIndexPath = false

  // MARK: Scrolling and layouts

  /// Goes to where an item is.
  ///
  /// - Parameter scrollPosition: Where in the view the item is to be: one place for each axis, or none,
  ///   to go nowhere.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Goes to another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Goes to another layout.
  ///
  /// - Parameter completion: Called when it is there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  /// Called when a way to another layout is over: told whether it came to its end, and whether that was
  /// the other layout.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) ->
    Void

  /// Begins a way to another layout, which somebody goes step by step: a finger, mostly.
  ///
  ///     let way = collectionView.startInteractiveTransition(to: grid)
  ///     way.transitionProgress = 0.5          // half way
  ///     collectionView.finishInteractiveTransition()
  ///
  /// Until it is over, the view's layout is what goes between the two; the delegate may give one.
  ///
  /// - Unverified: that an update or a reload in the middle ends it at the old layout.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion)
  }

  /// Goes the rest of the way to the other layout by itself.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Goes back to the old layout by itself.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Moving items: see `ListView+Movement.swift`

  /// Lifts an item, so that it can be moved. Answers whether it may be: the data source is asked.
  ///
  ///     func moved(_ press: UILongPressGestureRecognizer) {
  ///       let place = press.location(in: collectionView)
  ///       switch press.state {
  ///       case .began:
  ///         guard let path = collectionView.indexPathForItem(at: place) else { return }
  ///         collectionView.beginInteractiveMovementForItem(at: path)
  ///       case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
  ///       case .ended: collectionView.endInteractiveMovement()
  ///       default: collectionView.cancelInteractiveMovement()
  ///       }
  ///     }
  ///
  /// Until it is let go, the view shows another order than the data source has; that is asked by its own
  /// paths all the while. A reload, and any other update, ends it without a word.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    mayMove(indexPath) && lift(indexPath)
  }

  /// The lifted item goes to a place of the content: others make room, and near an edge the content
  /// scrolls.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(under: targetPosition)
  }

  /// Lets the lifted item go where it is. If that is elsewhere, the data source is told.
  ///
  /// - Unverified: that the data source is not told where the item is back in its own place, and that it
  ///   is told before the layout.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Has the lifted item go back. The data source is not told.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  /// How soon others make room for a lifted item.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Where the data source has it: see `UICollectionView+Translating.swift`

  /// Where a section of the data source is shown: in the same place.
  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Where the data source has a section that is shown: in the same place.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  /// Where an item of the data source is shown; elsewhere, while an item is moved.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath, let movement else { return dataSourceIndexPath }
    return movement.shownPath(of: ItemPath(path)).map { IndexPath($0) }
  }

  /// Where the data source has an item that is shown; elsewhere, while an item is moved.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, let movement else { return presentationIndexPath }
    return movement.dataPath(of: ItemPath(path)).map { IndexPath($0) }
  }

  /// Does something where paths mean what is shown. All paths of this view mean that already.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  // MARK: Menus: see `UICollectionView+Menus.swift`

  /// What brings up the menus that the delegate has for items; `nil` as long as there is no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Inside

  internal override var face: any ListFace { self }
  /// A way to another layout that a finger goes.
  internal final var layoutTransition: LayoutTransition?
}
