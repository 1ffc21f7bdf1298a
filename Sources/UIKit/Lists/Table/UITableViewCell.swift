import Foundation
import GalleyGeometry
import GalleyLayout

/// The view of a row in a table.
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     cell.textLabel?.text = "Kyoto"
///     cell.accessoryType = .disclosureIndicator
///
/// The content of a cell is in its `contentView`: the app's own views, the labels and the image
/// view of its style, or the view of `contentConfiguration`. The `selectedBackgroundView` is behind
/// the content view, and is shown while the cell is selected or highlighted. The `backgroundView`,
/// or the view of `backgroundConfiguration`, is behind both.
@preconcurrency @MainActor
open class UITableViewCell: _ListElementView, UIGestureRecognizerDelegate {
  // MARK: Creating

  /// Creates a cell with a style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates the object that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    style = coder.cellStyle
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITableViewCell.self)
  }

  /// Creates a cell in the default style, with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell in the default style, without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell with a style and a reuse identifier.
  ///
  /// The table calls this initializer to create a cell from a registered class. A subclass inherits
  /// this initializer if the subclass overrides `init(style:reuseIdentifier:)` or has no designated
  /// initializer of its own.
  public required convenience init(_dequeuedWithStyle style: CellStyle, _ identifier: String) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  internal let style: CellStyle

  /// The identifier under which the cell is reused.
  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is reused for another row. An override calls `super`.
  open func prepareForReuse() {}

  // MARK: Gestures
  //
  // A cell can be the delegate of its gesture recognizers. The methods are declared here so that
  // subclasses can override them. A method that no subclass overrides counts as not implemented.

  /// Returns whether two recognizers may recognize their gestures at the same time. The default:
  /// `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Returns whether a recognizer waits until the other recognizer has failed. The default:
  /// `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Returns whether the other recognizer waits until the first recognizer has failed. The default:
  /// `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Returns whether a recognizer receives a touch that begins. The default: `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Returns whether a recognizer receives a press. The default: `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Returns whether a recognizer receives an event. The default: `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  // MARK: Content

  /// The view that contains the content: a plain view, or the view of the content configuration.
  open var contentView: UIView { content }

  /// The label of the text; `nil` if there is a content configuration.
  open var textLabel: UILabel? { labels?.text }
  /// The label of the secondary text; `nil` if the style has none, or there is a content
  /// configuration.
  open var detailTextLabel: UILabel? { labels?.detail }
  /// The image view; `nil` if there is a content configuration.
  open var imageView: UIImageView? { labels?.image }

  internal final var content = UIView()
  internal final var ownLabels: TableCellLabels?

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted, because a finger is on it.
  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedNow else { return }
    isSelectedNow = selected
    showState(animated: animated)
  }

  /// Highlights the cell, or ends its highlight. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedNow else { return }
    isHighlightedNow = highlighted
    showState(animated: animated)
  }

  /// The selection style.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      guard selectionStyle != oldValue else { return }
      showSelectedBackground()
      updateHighlights()
      setNeedsUpdateConfiguration()
      updateNeighborSeparators()
    }
  }

  /// The focus style.
  open var focusStyle = FocusStyle.default

  internal final var isSelectedNow = false
  internal final var isHighlightedNow = false

  /// The state of the cell other than its selection and highlight. The table sets this property.
  internal final var stage = CellStage() {
    didSet { if stage != oldValue { stageChanged(from: oldValue) } }
  }

  internal final var shadowBeforeLift: LiftShadow?
  internal final var cardCorners: CardCorners?
  internal final let highlights = HighlightedSubviews()

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configurations

  /// The state of the cell, for its configurations. A subclass may add custom states.
  open var configurationState: UICellConfigurationState { stateNow }

  /// Requests an update of the configurations before the next layout. This method is called
  /// automatically whenever the state changes.
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  /// Updates the configurations for a state. Called before layout, when the configurations are out
  /// of date. A subclass overrides this method as an alternative to the update handler.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The closure that updates the configurations for a state. The closure is called after
  /// `updateConfiguration(using:)`, and again when an observable property that the closure has read
  /// has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns the default content configuration of the style, without text and images.
  open func defaultContentConfiguration() -> UIListContentConfiguration { style.configuration }

  /// Returns the default background of a row in the cell's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .clear() }
    return UIBackgroundConfiguration(listPlace.part.background(in: listPlace.environment))
  }

  /// The configuration of the content. Setting it replaces `contentView` by a view of the
  /// configuration; `nil` replaces it by a plain view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { dropLabels() }
      setContent(newValue)
    }
  }

  /// Whether the content configuration is updated automatically for each state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the background. Setting it removes `backgroundView`,
  /// `selectedBackgroundView`, `multipleSelectionBackgroundView` and `backgroundColor`, and setting
  /// one of those views removes the configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the background configuration is updated automatically for each state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  internal final var configurations = Configurations()

  // MARK: Background

  /// The view behind all other content of the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { backgroundChanged(from: oldValue, to: backgroundView) }
    }
  }

  /// The view that is shown in front of the background view while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      backgroundChanged(from: oldValue, to: selectedBackgroundView)
      showSelectedBackground()
    }
  }

  /// The view that replaces `selectedBackgroundView` while several rows of the table can be
  /// selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      backgroundChanged(from: oldValue, to: multipleSelectionBackgroundView)
      showSelectedBackground()
    }
  }

  /// The color behind the content. A color replaces the default background of the row. With `nil`,
  /// the default background is shown.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Accessories

  /// The accessory at the trailing side.
  open var accessoryType = AccessoryType.none { didSet { accessoriesSet() } }
  /// A view of the app at the trailing side, which replaces the accessory of `accessoryType`.
  open var accessoryView: UIView? { didSet { accessoriesSet() } }
  /// The accessory in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesSet() } }
  /// A view of the app in editing mode, which replaces the accessory of `editingAccessoryType`.
  open var editingAccessoryView: UIView? { didSet { accessoriesSet() } }

  /// The indentation level of the content: the cell's own labels and image view, or the view of its
  /// content configuration. Views that the app adds to `contentView` are not indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { insetsChanged() } } }
  /// The width of one indentation level.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { insetsChanged() } }
  }

  /// The inset of the separator below the cell.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? (list as? UITableView)?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      insetsChanged()
    }
  }

  /// The margins that were set on the cell from the margins of the table's rows.
  internal final var givenMargins = GivenMargins()
  /// The margins that were set on the content view.
  internal final var givenContentMargins = GivenMargins()
  internal final var ownSeparatorInset: UIEdgeInsets?

  internal final lazy var bar = CellAccessoryBar(of: self)
  internal final var accessories: [UICellAccessory] = []
  internal final var accessoryTapped: ((UICellAccessory.AccessoryType) -> Void)?
  internal let separators = CellSeparators()

  // MARK: Editing

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { stage.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != stage.isEditing else { return }
    stage.isEditing = editing
  }

  /// The editing style of the row: `none` if the row has a circle for the selection instead.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { accessoriesChanged() } }
  }

  /// Whether a cell outside of a table shows a reorder control in editing mode. In a table, the
  /// data source decides: the control is shown if `tableView(_:moveRowAt:to:)` is implemented, and
  /// `tableView(_:canMoveRowAt:)` does not return `false`.
  open var showsReorderControl = false { didSet { accessoriesChanged() } }
  /// Whether the user may move the row.
  internal final var mayBeMoved = false
  /// Whether the content of a row without an editing control is indented in editing mode, like the
  /// content of rows with an editing control.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { accessoriesChanged() } }
  }
  /// Whether the delegate and the data source want the row to be indented without an editing
  /// control.
  internal final var isIndentedByTable = false
  /// Whether the row has a circle for the selection in editing mode, instead of the control of its
  /// editing style.
  internal final var hasSelectionCircle = false
  /// An empty view in the place of the editing control.
  internal final lazy var editingSpace = UIView()
  /// Whether the button that deletes the row is shown.
  open var showingDeleteConfirmation: Bool { stage.isSwiped }
  /// Whether the cell reacts to other touches while it is dragged. The default is `false`.
  open var userInteractionEnabledWhileDragging = false

  /// Called before the cell changes its editing controls.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has changed its editing controls, when the animation is over.
  ///
  /// - Differs: for a swiped row, the method is called as soon as the row opens or closes.
  open func didTransition(to state: StateMask) {}
  /// Called when the cell is lifted, dragged or dropped.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Touches

  /// Returns the view of the cell at a point; `nil` while the cell is dragged, unless
  /// `userInteractionEnabledWhileDragging` is `true`.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard stage.drag == .none || userInteractionEnabledWhileDragging else { return nil }
    return super.hitTest(point, with: event)
  }

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer {
      updateConfigurationIfNeeded()
      // The update may have requested a layout pass. The pass that is running is enough, so no
      // other pass is needed.
      layer.needsLayoutFlag = false
    }
    super.layoutSublayers(of: layer)
  }

  internal override func fitContent() { contentView.frame = contentFrame }

  /// Lays out the content, the accessories and the background.
  open override func layoutSubviews() {
    placeContent()
    bar.place()
    separators.place(in: self)
    ownLabels?.place(in: self)
    super.layoutSubviews()
  }

  /// Returns the size that fits the content of the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if isSizedByOwnConstraints, configurations.content == nil, shownLabels == nil {
      // The constraints reach the edges of the cell, so the insets of the row are not added.
      var size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      if size.height > 0 {
        if verticalFittingPriority < .required { size.height = max(size.height, bar.leastHeight) }
        return size
      }
    }
    // Without constraints the cell determines its height in `sizeThatFits(_:)`.
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
    return CGSize(
      width: size.width, height: fitting.height > 0 ? fitting.height : heightOfCollapsedRow)
  }

  /// The height of a row whose constraints result in no height: the height of the usual rows of the
  /// list.
  ///
  /// UIKit regards such constraints as a mistake. An app that wants a row without a height returns
  /// zero from the delegate.
  private var heightOfCollapsedRow: CGFloat {
    guard let listPlace, listPlace.part == .cell, !contentView.subviews.isEmpty else { return 0 }
    let height = listMetrics[listPlace.appearance.galley].rowHeight
    Report.record(
      .layout, once: "collapsed \(type(of: self))",
      "Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content "
        + "view. We're considering the collapse unintentional and using standard height instead. "
        + "Constrain what is in the content view to both edges of that. Cell: \(self)")
    return CGFloat(height)
  }

  /// Returns the size of the labels, or the size that the content configuration or the constraints
  /// of the content view determine.
  ///
  /// The row is at least as high as the usual rows of the list. A cell that lays out its content
  /// manually overrides this method.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let shownLabels { return shownLabels.fittingSize(of: self, around: size) }
    guard configurations.content != nil || contentView.storage.hasConstrainedSubviews else {
      return CGSize(width: size.width, height: leastHeight)
    }
    return systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    ownLabels?.updateLook()
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
    updateContentMargins()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  internal override var traitsOfRow: UIAccessibilityTraits? {
    isSelected ? .selected : UIAccessibilityTraits.none
  }

  // MARK: Called by the list

  internal override func setReuseIdentifier(_ identifier: String) {
    if reuseIdentifier == nil { reuseIdentifier = identifier }
  }

  internal override func prepareToBeReused() {
    setDragStateByList(.none)
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    prepareForReuse()
  }

  internal override func applyState(_ state: ItemState) {
    applyEditing(state.isEditing)
    setSwipedByList(state.isSwiped)
    setDropStateByList(state.drop)
    if stage.isReordering != state.isReordering { stage.isReordering = state.isReordering }
    // The methods are called even if nothing changes, because apps override them to color their
    // cells.
    setSelected(state.isSelected, animated: false)
    setHighlighted(state.isHighlighted, animated: false)
  }

  internal override func setSwipedByList(_ isSwiped: Bool) {
    if stage.isSwiped != isSwiped { stage.isSwiped = isSwiped }
  }

  internal override func setDropStateByList(_ state: UICellConfigurationState.DropState) {
    if stage.drop != state { stage.drop = state }
  }

  internal override func setDragStateByList(_ state: UICellConfigurationState.DragState) {
    guard stage.drag != state else { return }
    stage.drag = state
    if let state = DragState(rawValue: state.rawValue) { dragStateDidChange(state) }
  }

  internal override func setHighlightedByList(_ isHighlighted: Bool) {
    setHighlighted(isHighlighted, animated: false)
  }

  internal override func setSelectedByList(_ isSelected: Bool, animated: Bool) {
    setSelected(isSelected, animated: animated)
  }
}
