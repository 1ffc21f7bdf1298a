import Foundation
import GalleyDiffing
import GalleyLayout

/// A view that shows rows one below the other, in sections with headers and footers. Only visible
/// rows have views, however many rows there are.
///
///     let tableView = UITableView(frame: bounds, style: .insetGrouped)
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// The members that a table view shares with a collection view are in `_ListView`, which updates
/// and lays out both kinds of lists. Members that UIKit lets a subclass override are in this class
/// body, because Swift can't override members of extensions. The implementations are in
/// `UITableView+Topic.swift`.
///
/// - Differs: a header or footer that the delegate provides as a plain `UIView` is inside of a view
///   of the table's own.
@preconcurrency @MainActor
open class UITableView: _ListView {
  // MARK: Creating

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame, layout: TableViewLayout())
    setUp()
  }

  /// Creates a plain table with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Creates the object that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    style = coder.tableStyle
    super.init(coder: coder, layout: TableViewLayout())
    setUp()
    coder.fill(self, as: UITableView.self)
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// The style of the table.
  public let style: Style

  // MARK: Data source and delegate

  /// The object that provides the data. It is not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      needsIndex = true
      dataSourceChanged()
    }
  }

  /// The object that provides heights, headers and footers, decides on the user's actions, and is
  /// notified of these actions and of scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      let old = super.delegate
      super.delegate = newValue
      if old !== newValue {
        delegateChanged()
        heightsChanged()
      }
    }
  }

  /// The object that is notified of rows before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
  }

  // MARK: Drag and drop

  /// The object that provides the dragged items. It is not retained.
  ///
  /// - Differs: without preview parameters from the delegate there is no preview under the finger,
  ///   and no gap opens at the drop location.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragging.delegateChanged() }
  }

  /// The object that handles dropped items. It is not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether rows may be dragged from the view. The default is `true`; before iOS 15, it is `true`
  /// only on an iPad.
  open var dragInteractionEnabled: Bool {
    get {
      dragIsEnabled ?? (generation >= .iOS15 || traitCollection.userInterfaceIdiom == .pad)
    }
    set { dragIsEnabled = newValue }
  }

  private var dragIsEnabled: Bool?

  /// Whether rows from the view are lifted or dragged.
  open var hasActiveDrag: Bool { dragging.isActive }
  /// Whether dragged items are over the view.
  open var hasActiveDrop: Bool { dragging.drop != nil }
  /// Whether a row is activated when a drag stays over it.
  /// - Differs: the value has no effect.
  open var isSpringLoaded = false

  internal final lazy var dragging = ListDragging(of: self)

  internal override var dropTarget: (any DropTarget)? {
    // Rows can be moved within a table without a drop delegate.
    dropDelegate == nil && dragDelegate == nil ? nil : dragging
  }

  /// Whether `prefetchDataSource` is called.
  open var isPrefetchingEnabled = true

  /// The view behind all other views, which is as large as the viewport.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  /// The version of UIKit whose rules the view follows: see `UIKitGeneration`.
  open var generation = UIKitGeneration.current

  // MARK: Heights

  /// The height of rows, unless the delegate returns another height.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }

  /// The height of headers, unless the delegate returns another height.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }

  /// The height of footers, unless the delegate returns another height.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }

  /// The estimated height of rows. With zero, the heights of all rows are requested before any row
  /// is shown, and rows are not self-sizing.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }

  /// The estimated height of headers.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }

  /// The estimated height of footers.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }

  /// The height of the empty rows below the last row of a short plain table. Only the separators of
  /// empty rows are drawn. With zero, the default, the table has no empty rows. With
  /// `automaticDimension`, empty rows are as high as rows. A table with a footer view has no empty
  /// rows.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// The space above a header in a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }

  /// The changes after which a cell is measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The views that are only as wide as their content. By default there are none.
  ///
  ///     tableView.contentHuggingElements = .sectionHeaders
  ///
  /// - Differs: the value has no effect.
  open var contentHuggingElements: UITableViewContentHuggingElements = []

  // MARK: Separators

  /// The inset of the separators.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? defaultSeparatorInset }
    set {
      givenSeparatorInset = newValue
      separatorsChanged()
    }
  }

  /// The reference from which `separatorInset` is measured.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsChanged() }
  }

  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsChanged() } }
  }

  /// The color of the separators.
  open var separatorColor: UIColor? = .separator { didSet { separatorsChanged() } }

  /// The visual effect of the separators.
  ///
  /// - Differs: the value has no effect: separators have a plain color.
  open var separatorEffect: UIVisualEffect?

  /// Whether the margins of the content follow the readable content guide on a wide screen.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      pass.needsListPlaces = true
      heightsChanged()
    }
  }

  /// Whether the content views of cells are inset to the safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { contentInsetsChanged() } }
  }

  // MARK: Header and footer of the table

  /// The view above the first section, which scrolls with the rows. The table uses the height of
  /// the view's frame.
  open var tableHeaderView: UIView? {
    didSet {
      tableViewChanged(from: oldValue, to: tableHeaderView)
      // Without this view there is more space above the first section.
      if style != .plain, (oldValue == nil) != (tableHeaderView == nil) { heightsChanged() }
    }
  }

  /// The view below the last section, which scrolls with the rows. The table uses the height of the
  /// view's frame.
  open var tableFooterView: UIView? {
    didSet { tableViewChanged(from: oldValue, to: tableFooterView) }
  }

  // MARK: Registering: see `UITableView+Dequeuing.swift`

  /// Registers a class of cells for an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Registers a nib with one cell for an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, or: .cell(UITableViewCell.self), for: ReuseKey(.item, identifier))
  }

  /// Registers a class of headers and footers for an identifier; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterViews(aClass, identifier)
  }

  /// Registers a nib with one header or footer for an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(
      nib, or: .headerFooterView(UITableViewHeaderFooterView.self),
      for: UITableView.headerFooterKey(identifier))
  }

  /// Returns a cell from the reuse pool, or a new cell if a class or nib is registered; else `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    waitingCell(identifier)
  }

  /// Returns a cell for a row, dequeued or new.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// Returns a header or footer from the reuse pool, or a new view if a class or nib is registered;
  /// else `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusableHeaderFooterView(identifier)
  }

  // MARK: Queries: see `UITableView+Queries.swift`

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Returns the frame of a section, including its header and footer.
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }

  /// Returns the frame of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .sectionHeader, ofSection: section)
  }

  /// Returns the frame of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .sectionFooter, ofSection: section)
  }

  /// Returns the frame of a row; `.zero` if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

  /// Returns the path of the row at a point of the content; `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the path of the row that a cell shows; `nil` if the cell shows no row now.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the paths of the rows in a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Returns the cell of a row; `nil` if the row is not visible. After a reload, the cells are
  /// created first.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    createCellsAfterReload(for: indexPath)
    return shownView(.item, at: indexPath) as? UITableViewCell
  }

  /// The visible cells, in the order of their rows. If necessary, the table is laid out first.
  open var visibleCells: [UITableViewCell] {
    visibleRows.compactMap { cellForRow(at: $0) }
  }

  /// The paths of the visible rows, in order. If necessary, the table is laid out first.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }

  /// Returns a section's header; `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.sectionHeader, at: IndexPath(row: 0, section: section))
      as? UITableViewHeaderFooterView
  }

  /// Returns a section's footer; `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.sectionFooter, at: IndexPath(row: 0, section: section))
      as? UITableViewHeaderFooterView
  }

  // MARK: Updates: see `UITableView+Updates.swift`

  /// Removes all cells, and requests all data again: counts and heights immediately unless the
  /// table is busy, and cells in the next layout pass. Selections are lost.
  open func reloadData() {
    needsIndex = true
    unshownHeaderFooterViews = [:]
    reloadAll()
    // Counts and heights are requested now, and cells in the next layout pass.
    if !isBusy { prepareLayoutForQuestion() }
  }

  /// Asks the data source for the index titles again.
  open func reloadSectionIndexTitles() { reloadIndex() }

  /// Makes several changes, which are shown as one update. See
  /// `UICollectionView.performBatchUpdates(_:completion:)` for the order of changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion, outdatesSizes: true)
  }

  /// Begins an update: the changes until `endUpdates()` are shown together.
  open func beginUpdates() { openBatch() }

  /// Ends an update, and shows the changes since `beginUpdates()`. Heights are requested again.
  open func endUpdates() { closeBatch() }

  /// Inserts sections, with their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insert(sections: sections, animation)
  }

  /// Deletes sections, with their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    delete(sections: sections, animation)
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    recordInBatch { batch in
      batch.rowAnimations.reload(sections, animation)
      for section in sections { batch.plan.reload(section: section) }
    }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(PositionPair(before: section, after: newSection)) }
  }

  /// Inserts rows, with their paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insert(rows: indexPaths, animation)
  }

  /// Deletes rows, with their paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    delete(rows: indexPaths, animation)
  }

  /// Reloads rows. The data source is asked for new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recordInBatch { batch in
      batch.rowAnimations.reload(indexPaths, animation)
      for path in indexPaths { batch.plan.reload(item: ItemPath(path)) }
    }
  }

  /// Moves a row from a path before the update to a path after the update.
  ///
  /// - Precondition: The section of `newIndexPath` is not inserted in the same update. Delete the
  ///   row in that case: it is inserted with the section.
  /// - Unverified: what UIKit does with a row that moves out of a section that is deleted in the
  ///   same update. Here the row is deleted, and inserted at its new path with another cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = PositionPair(before: ItemPath(indexPath), after: ItemPath(newIndexPath))
    record { $0.items.moves.append(move) }
  }

  /// Reconfigures rows: the data source configures the current cells of the rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    record { $0.reconfigured += indexPaths.map { ItemPath($0) } }
  }

  /// Whether the view shows something that the data source does not know yet: placeholders of
  /// dropped items, an item that the user moves, or the place at which dragged items would be
  /// inserted. Also `true` while there are changes that are not shown yet.
  ///
  /// - Unverified: that it is `true` in a batch of updates.
  open var hasUncommittedUpdates: Bool { hasUncommittedChanges }

  // MARK: Selecting

  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { selectionRulesChanged() } }
  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected while the table is edited. If `true`, the rows that
  /// can be edited have circles for the selection, and the delegate is not asked for editing
  /// styles.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      if isEditing, allowsMultipleSelectionDuringEditing != oldValue { refreshCells() }
    }
  }

  /// The path of the selected row; the first path if several rows are selected.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }

  /// The paths of the selected rows, in order; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths.sorted()
  }

  /// Selects a row without notifying the delegate. With `nil`, all rows are deselected.
  ///
  /// - Unverified: that the row is selected even if `allowsSelection` is `false`, which only keeps
  ///   the user from selecting rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, [], always: true)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Whether rows can be focused.
  open var allowsFocus = true
  /// Whether rows can be focused while the table is edited.
  open var allowsFocusDuringEditing = true
  /// Whether rows are selected when they are focused.
  open var selectionFollowsFocus = false
  /// Whether the row that was focused last is focused again when the focus returns to the table.
  open var remembersLastFocusedIndexPath = false

  // MARK: Scrolling

  /// Scrolls to a row. With `.none`, the table scrolls only as far as necessary.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the middle of the viewport.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = nearestSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Editing

  /// Whether the table is in editing mode. The cells change accordingly. The value is also `true`
  /// while a row shows its swipe actions.
  open var isEditing: Bool {
    get { isInEditing || swiping?.isOpen == true }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode. A row that shows its swipe actions closes.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Menus

  /// The interaction that presents the context menus of rows; `nil` if there is no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: The index

  /// The minimum number of rows for which the table shows the index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexChanged() } }
  /// The color of the index titles.
  open var sectionIndexColor: UIColor? { didSet { indexChanged() } }
  /// The background color of the index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexChanged() } }
  /// The background color of the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexChanged() } }

  // MARK: Internal state

  internal override var subclass: any ListViewSubclass { self }

  /// The margins at the sides, which are the margins of rows. So a header view with these margins
  /// is aligned with the texts of rows.
  internal override var defaultSideMargin: CGFloat? {
    CGFloat(listMetrics.accessories.edgeInList)
  }
  /// Whether the table is in editing mode, and not only showing the swipe actions of a row.
  internal final var isInEditing = false
  /// The separator inset that the app has set; `nil` for the default inset.
  internal final var givenSeparatorInset: UIEdgeInsets?
  /// The methods that the delegate is known to implement.
  internal final var knownDelegateMethods = KnownDelegateMethods()
  /// Headers and footers that the delegate has provided before they are shown.
  internal final var unshownHeaderFooterViews: [Element.ID: UIView?] = [:]
  /// The animations of the rows and sections in the update that is being shown.
  internal final var rowAnimations = RowAnimations()
  /// The number of calls of `beginUpdates()` without `endUpdates()` so far.
  internal final var openBatches = 0

  /// The heights of the table's header and footer when the frames of rows were last computed.
  internal final var arrangedHeaderFooterHeights = TableHeaderFooterHeights()
  internal final var fillerRows: FillerRowsView?
  internal final var indexView: TableIndexView?
  /// Whether the index titles have to be requested.
  internal final var needsIndex = true

  private func indexChanged() {
    needsIndex = true
    setNeedsLayout()
  }

  /// Lays out the rows, and the table's header and footer.
  open override func layoutSubviews() {
    // The index is updated first, because the width of rows depends on it. If the data source,
    // which the table does not retain, was released, the index is removed.
    if dataSource == nil ? indexView != nil : needsIndex, !isBusy {
      needsIndex = false
      reloadIndex()
    }
    super.layoutSubviews()
    placeTableViews()
    placeFillerRows()
    placeIndex()
  }
}
