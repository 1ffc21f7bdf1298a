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
/// A cell can also show a content configuration, without a subclass:
///
///     var content = UIListContentConfiguration.cell()
///     content.text = "Kyoto"
///     cell.contentConfiguration = content
///
/// The content of a cell is in its `contentView`. The `selectedBackgroundView` is behind the
/// content view, and is shown while the cell is selected or highlighted. The `backgroundView`, or
/// the view of `backgroundConfiguration`, is behind both.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates the cell that a nib describes. With the decoder of an empty archive, all properties
  /// have default values. With any other coder, this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.frame = bounds
    addSubview(contentView)
    coder.fill(self, as: UICollectionViewCell.self)
  }

  /// The view that contains the content: a plain view, or the view of the content configuration.
  open var contentView: UIView { content }

  internal final var content = UIView()

  // MARK: State

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }

  /// Whether the cell is highlighted, because a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// Whether the list is being edited. The collection view sets this property.
  internal var isInEditing: Bool {
    get { stage.isEditing }
    set { stage.isEditing = newValue }
  }

  /// The state of the cell other than its selection and highlight. The collection view sets this
  /// property.
  internal final var stage = CellStage() {
    didSet { if stage != oldValue { stageChanged(from: oldValue) } }
  }

  /// Called when `stage` has changed.
  internal func stageChanged(from old: CellStage) {
    setNeedsUpdateConfiguration()
    if stage.isReordering != old.isReordering { liftChanged() }
  }

  /// The shadow of the cell's layer before the cell was lifted.
  internal final var shadowBeforeLift: LiftShadow?
  internal final var cardCorners: CardCorners?
  internal final let highlights = HighlightedSubviews()

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when `isSelected` or `isHighlighted` has changed.
  internal func stateChanged() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    updateHighlights()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations: see `ConfiguredView.swift`

  /// The state of the cell, for its configurations. A subclass may add custom states:
  ///
  ///     override var configurationState: UICellConfigurationState {
  ///       var state = super.configurationState
  ///       state[.isUnread] = message.isUnread
  ///       return state
  ///     }
  ///
  /// - Unverified: that the state of a cell without user interaction is disabled.
  open var configurationState: UICellConfigurationState { stateNow }

  /// Requests an update of the configurations before the next layout. This method is called
  /// automatically whenever the state changes.
  open func setNeedsUpdateConfiguration() { askForUpdate() }

  /// Updates the configurations for a state. Called before layout, when the configurations are out
  /// of date. A subclass overrides this method as an alternative to the update handler.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The closure that updates the configurations for a state. The closure is called after
  /// `updateConfiguration(using:)`, and again when an observable property that the closure has read
  /// has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the content. Setting it replaces `contentView` by a view of the
  /// configuration; `nil` replaces it by a plain view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration is updated automatically for each state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the background. Setting it removes `backgroundView`,
  /// `selectedBackgroundView` and `backgroundColor`, and setting one of those views removes the
  /// configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Whether the background configuration is updated automatically for each state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns the default background of the cell. A plain cell has a clear background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  internal final var configurations = Configurations()

  /// Whether the cell has its default background until another background is set.
  internal var hasDefaultBackground: Bool { false }

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
      selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    }
  }

  private func backgroundChanged(from old: UIView?, to new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    ownBackgroundChanged(to: new)
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
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

  /// Lays out the content and the background.
  open override func layoutSubviews() {
    configurations.backgroundView?.frame = bounds
    if shadowBeforeLift != nil { fitLiftShadow() }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
    super.layoutSubviews()
  }

  internal override func fitContent() { contentView.frame = contentFrame }

  /// The frame of the content view.
  internal var contentFrame: CGRect { bounds }

  /// Called when the content view was replaced.
  internal func contentViewChanged() { updateHighlights() }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    setNeedsUpdateConfiguration()
  }

  internal override func listPlaceChanged(from old: ListPlace?) {
    super.listPlaceChanged(from: old)
    if listPlace?.roundCorners != old?.roundCorners { roundCorners() }
    setNeedsUpdateConfiguration()
  }

  /// Returns the size of the cell that satisfies the constraints of its content view.
  ///
  /// If the cell itself has constraints and no content configuration, the constraints of the cell
  /// determine the size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if isSizedByOwnConstraints, configurations.content == nil {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  internal override var measuredView: UIView { contentView }

  internal override var contentOfCell: UIView? { contentView }

  // MARK: Called by the list

  internal override func prepareToBeReused() {
    setDragStateByList(.none)
    isSelected = false
    isHighlighted = false
    super.prepareToBeReused()
  }

  internal override func applyState(_ state: ItemState) {
    if isInEditing != state.isEditing { isInEditing = state.isEditing }
    setSwipedByList(state.isSwiped)
    setDropStateByList(state.drop)
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
    // Earlier changes of the configurations are shown first, so that only the selection is
    // animated.
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

  /// Called when the cell is lifted, dragged or dropped.
  open func dragStateDidChange(_ dragState: DragState) {}

  internal override func setDropStateByList(_ state: UICellConfigurationState.DropState) {
    if stage.drop != state { stage.drop = state }
  }

  internal override func setDragStateByList(_ state: UICellConfigurationState.DragState) {
    guard stage.drag != state else { return }
    stage.drag = state
    if let state = DragState(rawValue: state.rawValue) { dragStateDidChange(state) }
  }

  /// The state of a cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }
}
