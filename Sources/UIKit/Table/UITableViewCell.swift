import Foundation
import GalleyGeometry
import GalleyLayout

/// The view of a row in a table.
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     cell.textLabel?.text = "Kyoto"
///     cell.accessoryType = .disclosureIndicator
///
/// What a cell shows stands in its `contentView`: the app's own views, the labels and the image of its style,
/// or what `contentConfiguration` says. Behind that are `selectedBackgroundView`, while the cell is selected
/// or highlighted, and `backgroundView`, or else what `backgroundConfiguration` says.
@preconcurrency @MainActor
open class UITableViewCell: _ListElementView, UIGestureRecognizerDelegate {
  // MARK: Creating

  /// A cell of a style, with the name under which it is kept in the pool.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates the object that a nib describes. With any other coder this traps.
  public required init?(coder: NSCoder) {
    style = coder.cellStyle
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITableViewCell.self)
  }

  /// A plain cell with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A plain cell without a name.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell from its class, for a table that only knows that. Inherited by every subclass that
  /// overrides `init(style:reuseIdentifier:)` or has no initializer of its own.
  public required convenience init(_dequeuedWithStyle style: CellStyle, _ identifier: String) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  internal let style: CellStyle

  /// Under which name the cell is kept in the pool.
  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is taken from the pool to show something else. An override calls `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// What the cell shows: a plain view, or that of its content configuration.
  open var contentView: UIView { content }

  /// The text; `nil` where a configuration says what is shown.
  open var textLabel: UILabel? { labels?.text }
  /// The second text; `nil` where the style has none, or a configuration says what is shown.
  open var detailTextLabel: UILabel? { labels?.detail }
  /// The image; `nil` where a configuration says what is shown.
  open var imageView: UIImageView? { labels?.image }

  internal final var content = UIView()
  internal final var ownLabels: TableCellLabels?

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows that the row is selected, or that it is not. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedNow else { return }
    isSelectedNow = selected
    showState(animated: animated)
  }

  /// Shows that a finger is on the row, or that it is not. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedNow else { return }
    isHighlightedNow = highlighted
    showState(animated: animated)
  }

  /// How the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether and how the cell shows that it is focused.
  open var focusStyle = FocusStyle.default

  internal final var isSelectedNow = false
  internal final var isHighlightedNow = false

  /// What else the cell goes through. The table sets it.
  internal final var stage = CellStage() {
    didSet { if stage != oldValue { stageChanged(from: oldValue) } }
  }

  internal final var shadowBeforeLift: LiftShadow?

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configurations

  /// What the cell goes through, for its configurations. A subclass adds what they are to know beside.
  open var configurationState: UICellConfigurationState { stateNow }

  /// Asks for the configurations to be updated before the cell is laid out next. Called by itself whenever
  /// the state changes.
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  /// Sets the configurations as they fit a state. Called before layout, when they are out of date; a
  /// subclass overrides it instead of giving the cell a handler.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// What sets a cell's configurations as they fit a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Sets the configurations as they fit a state. Called after `updateConfiguration(using:)`, and again
  /// when something observable has changed that it has read.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content that a cell of its style has, as yet without anything to show.
  open func defaultContentConfiguration() -> UIListContentConfiguration { style.configuration }

  /// The background that a row has in the table that it is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .clear() }
    return UIBackgroundConfiguration(listPlace.part.background(in: listPlace.environment))
  }

  /// What the cell shows. Setting it puts a view of its own in place of `contentView`; `nil` puts a plain
  /// one there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { dropLabels() }
      setContent(newValue)
    }
  }

  /// Whether the content is updated for each state by itself.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is behind the content. Setting it takes `backgroundView` and `selectedBackgroundView` away, and
  /// the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the background is updated for each state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  internal final var configurations = Configurations()

  // MARK: Background

  /// Behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundChanged(from: oldValue) } }
  }

  /// In front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      backgroundChanged(from: oldValue)
      selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    }
  }

  /// In front of the background while the cell is one of several selected ones.
  open var multipleSelectionBackgroundView: UIView?

  /// The color behind the content. One that an app sets goes before the background of the list.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Beside the content

  /// What stands where reading ends.
  open var accessoryType = AccessoryType.none { didSet { accessoriesChanged() } }
  /// A view of the app's there; it goes before `accessoryType`.
  open var accessoryView: UIView? { didSet { accessoriesChanged() } }
  /// What stands there while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesChanged() } }
  /// A view of the app's there while the table is edited.
  open var editingAccessoryView: UIView? { didSet { accessoriesChanged() } }

  /// How many levels the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { insetsChanged() } } }
  /// How far a level moves the content.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { insetsChanged() } }
  }

  /// How far the line below the cell stays away from its edges.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? (list as? UITableView)?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The margins that the content view was given.
  internal final var givenContentMargins: NSDirectionalEdgeInsets?
  internal final var ownSeparatorInset: UIEdgeInsets?

  internal final lazy var bar = CellAccessoryBar(of: self)
  internal final var accessories: [UICellAccessory] = []
  internal final var accessoryTapped: ((UICellAccessory.AccessoryType) -> Void)?
  internal let separators = CellSeparators()

  // MARK: Editing

  /// Whether the cell shows what editing needs.
  open var isEditing: Bool {
    get { stage.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows what editing needs, or does not. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != stage.isEditing else { return }
    stage.isEditing = editing
  }

  /// What editing does to the row.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { accessoriesChanged() } }
  }

  /// Whether the cell shows a grip while the table is edited, if its row can be moved.
  open var showsReorderControl = false { didSet { accessoriesChanged() } }
  /// Whether the table says that the row can be moved.
  internal final var mayBeMoved = false
  /// Whether the content is indented while the table is edited.
  open var shouldIndentWhileEditing = true { didSet { insetsChanged() } }
  /// Whether the button is shown that deletes the row.
  open var showingDeleteConfirmation: Bool { stage.isSwiped }
  /// Whether cells that are dragged are let go while the table is edited.
  open var userInteractionEnabledWhileDragging = true

  /// Called before the cell shows editing in another way.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell shows editing in another way.
  open func didTransition(to state: StateMask) {}
  /// Called when the cell is lifted, dragged or let go.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer {
      updateConfigurationIfNeeded()
      // What that has asked for comes now.
      layer.needsLayoutFlag = false
    }
    super.layoutSublayers(of: layer)
  }

  internal override func fitContent() { contentView.frame = contentFrame }

  /// Places the content, and what is beside and behind it.
  open override func layoutSubviews() {
    placeContent()
    bar.place()
    separators.place(in: self)
    ownLabels?.place(in: self)
    super.layoutSubviews()
  }

  /// How large the cell would be by its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // Without constraints the cell says itself how high it is.
    guard configurations.content != nil || contentView.storage.hasConstrainedSubviews else {
      return sizeThatFits(targetSize)
    }
    return fittingSizeOfRow(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    ) { target in
      contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  internal override var measuredView: UIView { contentView }

  internal override var contentOfCell: UIView? { contentView }

  internal override func fittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  /// As high as the labels are, and no lower than rows of the list are. A cell that places its content by hand
  /// overrides this.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownLabels?.fittingSize(of: self, around: size)
      ?? CGSize(width: size.width, height: leastHeight)
  }

  internal override func forgetTraits() {
    super.forgetTraits()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    if listPlace?.roundCorners != old?.roundCorners { roundCorners() }
    setNeedsUpdateConfiguration()
    bar.setAccessories(accessories)
    insetsChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    updateCellMargins()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  // MARK: What a list tells it

  internal override func setReuseIdentifier(_ identifier: String) {
    if reuseIdentifier == nil { reuseIdentifier = identifier }
  }

  internal override func prepareToBeReused() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    prepareForReuse()
  }

  internal override func applyState(_ state: ItemState) {
    takeEditing(state.isEditing)
    setSwipedByList(state.isSwiped)
    if stage.isReordering != state.isReordering { stage.isReordering = state.isReordering }
    // Also where nothing is different: apps color their cells there.
    setSelected(state.isSelected, animated: false)
    setHighlighted(state.isHighlighted, animated: false)
  }

  internal override func setSwipedByList(_ isSwiped: Bool) {
    if stage.isSwiped != isSwiped { stage.isSwiped = isSwiped }
  }

  internal override func setHighlightedByList(_ isHighlighted: Bool) {
    setHighlighted(isHighlighted, animated: false)
  }

  internal override func setSelectedByList(_ isSelected: Bool, animated: Bool) {
    setSelected(isSelected, animated: animated)
  }
}
