import Foundation
import GalleyLayout

/// The view of an item in a collection view.
///
///     final class NameCell: UICollectionViewCell {
///       let label = UILabel()
///
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         contentView.addSubview(label)
///       }
///
///       required init?(coder: NSCoder) { fatalError("not from an archive") }
///     }
///
/// Or, without a class, as a configuration says:
///
///     var content = UIListContentConfiguration.cell()
///     content.text = "Kyoto"
///     cell.contentConfiguration = content
///
/// What a cell shows stands in its `contentView`; behind that are `selectedBackgroundView`, while the
/// cell is selected or highlighted, and `backgroundView`, or else what `backgroundConfiguration` says.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.frame = bounds
    addSubview(contentView)
    coder.fill(self, as: UICollectionViewCell.self)
  }

  /// What the cell shows: a plain view, or that of its content configuration.
  open var contentView: UIView { content }

  internal final var content = UIView()

  // MARK: State

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }

  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// Whether the list is being edited. The collection view sets it.
  internal var isInEditing: Bool {
    get { stage.isEditing }
    set { stage.isEditing = newValue }
  }

  /// What else the cell goes through. The collection view sets it.
  internal final var stage = CellStage() {
    didSet { if stage != oldValue { stageChanged(from: oldValue) } }
  }

  /// The cell goes through something else.
  internal func stageChanged(from old: CellStage) {
    setNeedsUpdateConfiguration()
    if stage.isReordering != old.isReordering { liftChanged() }
  }

  /// What the cell's layer had for a shadow before the cell was lifted.
  internal final var shadowBeforeLift: LiftShadow?

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// It is selected or highlighted, or not any more.
  internal func stateChanged() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations: see `ConfiguredView.swift`

  /// What the cell goes through, for its configurations. A subclass adds what they are to know beside:
  ///
  ///     override var configurationState: UICellConfigurationState {
  ///       var state = super.configurationState
  ///       state[.isUnread] = message.isUnread
  ///       return state
  ///     }
  ///
  /// - Unverified: that a cell that can't be touched is disabled.
  open var configurationState: UICellConfigurationState { stateNow }

  /// Asks for the configurations to be updated before the cell is laid out next. Called by itself
  /// whenever the state changes.
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  /// Sets the configurations as they fit a state. Called before layout, when they are out of date; a
  /// subclass overrides it instead of giving the cell a handler.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// What sets a cell's configurations as they fit a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Sets the configurations as they fit a state. Called after `updateConfiguration(using:)`, and again
  /// when something observable has changed that it has read.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell shows. Setting it puts a view of its own in place of `contentView`; `nil` puts a
  /// plain one there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Whether the content is updated for each state by itself.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is behind the content. Setting it takes `backgroundView` and `selectedBackgroundView` away,
  /// and the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the background is updated for each state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The background that a cell of its kind has: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  internal final var configurations = Configurations()

  /// Whether the cell has its default background as long as nobody sets one.
  internal var hasDefaultBackground: Bool { false }

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

  private func backgroundChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if backgroundView != nil || selectedBackgroundView != nil { dropBackground() }
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer {
      updateConfigurationIfNeeded()
      // What that has asked for comes now.
      layer.needsLayoutFlag = false
    }
    super.layoutSublayers(of: layer)
  }

  /// Places the content and what is behind it.
  open override func layoutSubviews() {
    configurations.backgroundView?.frame = bounds
    if shadowBeforeLift != nil { fitLiftShadow() }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
    super.layoutSubviews()
  }

  internal override func fitContent() { contentView.frame = contentFrame }

  /// Where the content is.
  internal var contentFrame: CGRect { bounds }

  /// There is another content view.
  internal func contentViewChanged() {}

  internal override func forgetTraits() {
    super.forgetTraits()
    setNeedsUpdateConfiguration()
  }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    if listPlace?.roundCorners != old?.roundCorners { roundCorners() }
    setNeedsUpdateConfiguration()
  }

  /// How large the cell would be by the constraints of its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  internal override var measuredView: UIView { contentView }

  internal override var contentOfCell: UIView? { contentView }

  // MARK: What a list tells it

  internal override func prepareToBeReused() {
    isSelected = false
    isHighlighted = false
    super.prepareToBeReused()
  }

  internal override func applyState(_ state: ItemState) {
    if isInEditing != state.isEditing { isInEditing = state.isEditing }
    setSwipedByList(state.isSwiped)
    if stage.isReordering != state.isReordering { stage.isReordering = state.isReordering }
    if isSelected != state.isSelected { isSelected = state.isSelected }
    if isHighlighted != state.isHighlighted { isHighlighted = state.isHighlighted }
  }

  internal override func setPinnedByList(_ isPinned: Bool) {
    if stage.isPinned != isPinned { stage.isPinned = isPinned }
  }

  internal override func setSwipedByList(_ isSwiped: Bool) {
    if stage.isSwiped != isSwiped { stage.isSwiped = isSwiped }
  }

  internal override func setHighlightedByList(_ isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
  }

  internal override func setSelectedByList(_ isSelected: Bool, animated: Bool) {
    guard animated else {
      self.isSelected = isSelected
      return
    }
    // What the state asked for before is not part of the animation; what it asks for now is.
    UIView.performWithoutAnimation { updateConfigurationIfNeeded() }
    UIView.animate(withDuration: 0.3) { [self] in
      self.isSelected = isSelected
      updateConfigurationIfNeeded()
    }
  }

  internal override func fittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    updateConfigurationIfNeeded()
    guard configurations.content != nil else { return super.fittingSize(around: size, on: axes) }
    return configuredFittingSize(around: size, on: axes)
  }

  // MARK: Dragging

  /// Called when the cell is lifted, dragged or let go.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether a cell is dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting
    /// It is.
    case dragging
  }
}
