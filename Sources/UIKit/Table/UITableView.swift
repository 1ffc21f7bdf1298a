import Foundation
import GalleyDiffing
import GalleyLayout

/// Shows rows one below the other, in sections with headers and footers. However many rows there are, it has
/// views only for those in sight.
///
///     let tableView = UITableView(frame: bounds, style: .insetGrouped)
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// What it has in common with a collection view is in `_ListView`: both go through the same machine, update
/// and layout pass. Members that UIKit lets a subclass override stand in this class body. What they do is in
/// `UITableView+Topic.swift`.
///
/// - Differs: a header or a footer that the delegate gives as a plain `UIView` stands in a view of the
///   table's own.
@preconcurrency @MainActor
open class UITableView: _ListView {
  // MARK: Creating

  /// A table with a frame, in a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame, layout: TableViewLayout())
    setUp()
  }

  /// A plain table with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Creates the object that a nib describes. With any other coder this traps.
  public required init?(coder: NSCoder) {
    style = coder.tableStyle
    super.init(coder: coder, layout: TableViewLayout())
    setUp()
    coder.fill(self, as: UITableView.self)
  }

  /// How the table looks.
  public let style: Style

  // MARK: What is shown

  /// Who says what there is. It is not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      needsIndex = true
      dataSourceChanged()
    }
  }

  /// Who is asked and told, also of scrolling.
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

  /// Who is told early what will be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
  }

  // MARK: Drag and drop

  /// Who has the things that are dragged from the view. It is not kept alive.
  ///
  /// - Differs: nothing is shown under the finger, and no gap opens where things would go. There are no placeholders.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragging.changed() } }

  /// Who takes the things that are dropped on the view. It is not kept alive.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

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

  internal final lazy var dragging = TableDragging(of: self)

  internal override var dropTarget: (any DropTarget)? { dropDelegate == nil ? nil : dragging }

  /// Whether `prefetchDataSource` is told.
  open var isPrefetchingEnabled = true

  /// Behind everything, as large as the table.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewChanged(from: oldValue) } }
  }

  /// How UIKit's rules have changed over the years: see `UIKitGeneration`.
  open var generation = UIKitGeneration.current

  // MARK: Heights

  /// How high rows are that nobody else says.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }

  /// How high headers are that nobody else says.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }

  /// How high footers are that nobody else says.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }

  /// About how high rows are. With zero, all heights are asked for at once, and rows do not measure themselves.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }

  /// About how high headers are.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }

  /// About how high footers are.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }

  /// How high the empty rows are that fill a short table. There are none, as in UIKit since iOS 15.
  ///
  /// - Differs: it is kept, and no empty rows are drawn.
  open var fillerRowHeight: CGFloat = 0

  /// Room above a header in a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }

  /// When a cell that has changed by itself is measured anew.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Lines

  /// How far lines stay away from the edges.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? usualSeparatorInset }
    set {
      givenSeparatorInset = newValue
      separatorsChanged()
    }
  }

  /// What `separatorInset` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsChanged() }
  }

  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsChanged() } }
  }

  /// The color of the lines.
  open var separatorColor: UIColor? = .separator { didSet { separatorsChanged() } }

  /// An effect for the lines.
  ///
  /// - Differs: it is kept, and lines have their color.
  open var separatorEffect: UIVisualEffect?

  /// Whether content stays where text reads well on a wide screen.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      pass.needsListPlaces = true
      heightsChanged()
    }
  }

  /// Whether the content of cells stays clear of the safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { contentInsetsChanged() } }
  }

  // MARK: Above and below everything

  /// What stands above the first section, and scrolls along. Its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { tableViewChanged(from: oldValue, to: tableHeaderView) }
  }

  /// What stands below the last section, and scrolls along. Its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { tableViewChanged(from: oldValue, to: tableFooterView) }
  }

  // MARK: Registering: see `UITableView+Dequeuing.swift`

  /// Names the class of cells that go by an identifier; `nil` takes it back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Names the nib of cells that go by an identifier; `nil` takes it back. It holds one cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, or: .cell(UITableViewCell.self), for: ReuseKey(.item, identifier))
  }

  /// Names the class of headers and footers that go by an identifier; `nil` takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBands(aClass, identifier)
  }

  /// Names the nib of headers and footers that go by an identifier; `nil` takes it back. It holds one view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(
      nib, or: .band(UITableViewHeaderFooterView.self), for: UITableView.bandKey(identifier))
  }

  /// A cell that waits in the pool, or a new one of what is registered; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    waitingCell(identifier)
  }

  /// A cell for a row, from the pool or new.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A header or a footer that waits in the pool, or a new one of what is registered; `nil` if there is
  /// neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    waitingBand(identifier)
  }

  // MARK: What there is: see `UITableView+Queries.swift`

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Where a section is, with its header and footer.
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }

  /// Where a section's header is.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .sectionHeader, ofSection: section)
  }

  /// Where a section's footer is.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .sectionFooter, ofSection: section)
  }

  /// Where a row is; nowhere if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// The row that a cell shows; `nil` if it shows none now.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// The rows in a part of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// The cell of a row; `nil` if that is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownView(.item, at: indexPath) as? UITableViewCell
  }

  /// The visible cells, in the order of their rows. The table is laid out first, if it has to be.
  open var visibleCells: [UITableViewCell] {
    visibleRows.compactMap { cellForRow(at: $0) }
  }

  /// The rows whose cells are visible, in order. The table is laid out first, if it has to be.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }

  /// A section's header; `nil` if that is not in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.sectionHeader, at: IndexPath(row: 0, section: section))
      as? UITableViewHeaderFooterView
  }

  /// A section's footer; `nil` if that is not in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.sectionFooter, at: IndexPath(row: 0, section: section))
      as? UITableViewHeaderFooterView
  }

  // MARK: Updates: see `UITableView+Updates.swift`

  /// Forgets all that is known, and asks for everything anew when it is laid out next. Selections go.
  open func reloadData() {
    needsIndex = true
    waitingBands = [:]
    reloadAll()
    // Counts and heights are known at once, cells come with the next layout.
    if !isBusy { prepareLayoutForQuestion() }
  }

  /// Asks for the titles of the index anew.
  open func reloadSectionIndexTitles() { reloadIndex() }

  /// Changes several things at once: all of it is shown in one go. See
  /// `UICollectionView.performBatchUpdates(_:completion:)` for the order of changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordBatch(updates, completion, outdatesSizes: true)
  }

  /// What changes from here to `endUpdates()` is shown in one go.
  open func beginUpdates() { openBatch() }

  /// What has changed since `beginUpdates()` is shown. Heights are asked for anew.
  open func endUpdates() { closeBatch() }

  /// Sections are new, at these places after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insert(sections: sections, animation)
  }

  /// Sections have gone, from these places before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    delete(sections: sections, animation)
  }

  /// Sections are to be shown anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { [weak self] plan in
      self?.rowAnimations.delete(sections, animation)
      self?.rowAnimations.insert(sections, animation)
      for section in sections { plan.reload(section: section) }
    }
  }

  /// A section is elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.sections.moves.append(PositionPair(before: section, after: newSection)) }
  }

  /// Rows are new, at these places after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insert(rows: indexPaths, animation)
  }

  /// Rows have gone, from these places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    delete(rows: indexPaths, animation)
  }

  /// Rows are to be shown anew, in other cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { [weak self] plan in
      self?.rowAnimations.delete(indexPaths, animation)
      self?.rowAnimations.insert(indexPaths, animation)
      for path in indexPaths { plan.reload(item: ItemPath(path)) }
    }
  }

  /// A row is elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = PositionPair(before: ItemPath(indexPath), after: ItemPath(newIndexPath))
    record { $0.items.moves.append(move) }
  }

  /// Rows are to be shown anew, in the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    record { $0.reconfigured += indexPaths.map { ItemPath($0) } }
  }

  /// Whether something was recorded that is not shown yet.
  open var hasUncommittedUpdates: Bool { machine.isRecording || machine.isDataAhead }

  // MARK: Selecting

  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { selectionRulesChanged() } }
  /// Whether several rows can be selected at once.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at once while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      if isEditing, allowsMultipleSelectionDuringEditing != oldValue { refreshCells() }
    }
  }

  /// The selected row; the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.min() }

  /// The selected rows, in order; `nil` if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths.sorted()
  }

  /// Selects a row, and tells nobody; with `nil`, takes back all selections.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, [])
    if let indexPath, selectsItems {
      if scrollPosition != .none {
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
      }
    }
  }

  /// Takes a row out of the selection, and tells nobody.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Whether rows can be focused.
  open var allowsFocus = true
  /// Whether rows can be focused while the table is edited.
  open var allowsFocusDuringEditing = true
  /// Whether rows are selected when they are focused.
  open var selectionFollowsFocus = false
  /// Whether the row that had the focus last has it again.
  open var remembersLastFocusedIndexPath = false

  // MARK: Scrolling

  /// Goes to where a row is. With `.none`, the row only comes into sight.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }

  /// Goes to the selected row that is nearest to what is in sight.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = nearestSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Editing

  /// Whether the table is edited: cells show what that needs.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins to edit the table, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Menus

  /// What brings up the menus that the delegate has for rows; `nil` as long as there is no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: The index

  /// From how many rows on there is an index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexChanged() } }
  /// The color of the index's titles.
  open var sectionIndexColor: UIColor? { didSet { indexChanged() } }
  /// What is behind the index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexChanged() } }
  /// What is behind the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexChanged() } }

  // MARK: Inside

  internal override var face: any ListFace { self }

  /// The margins of a table are those of its rows: a view above them that keeps them begins where texts do.
  internal override var usualSideMargin: CGFloat? {
    CGFloat(listFigures.accessories.edgeInList)
  }
  internal final var isInEditing = false
  internal final var givenSeparatorInset: UIEdgeInsets?
  /// How rows and sections of the update that is recorded or shown come and go.
  /// What is known of the delegate.
  internal final var knowledge = TableKnowledge()
  /// Headers and footers that the delegate gave before they were to be shown.
  internal final var waitingBands: [Element.ID: UIView?] = [:]
  internal final var rowAnimations = RowAnimations()
  /// How many calls of `beginUpdates()` have not been ended.
  internal final var openBatches = 0

  /// The heights around the sections that were arranged last.
  internal final var arrangedLengths = TableLengths()
  internal final var indexView: TableIndexView?
  /// Whether the titles of the index are to be asked for.
  internal final var needsIndex = true

  private func indexChanged() {
    needsIndex = true
    setNeedsLayout()
  }

  /// Places the rows, and what stands above and below them.
  open override func layoutSubviews() {
    // Rows are as wide as the index leaves them.
    if needsIndex, dataSource != nil, !isBusy {
      needsIndex = false
      reloadIndex()
    }
    super.layoutSubviews()
    placeTableViews()
    placeIndex()
  }
}
