import Foundation
import GalleyGeometry
import GalleyLayout
import Observation

// Configurations: what a cell shows by values, and when those are updated.

/// A cell of a collection view or a table, whose content and background configurations say what it shows.
@MainActor
internal protocol ConfiguredCell: _ListElementView {
  var content: UIView { get set }
  var contentView: UIView { get }
  var contentFrame: CGRect { get }
  var configurations: CellConfigurations { get set }
  var stage: CellStage { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  var configurationState: UICellConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var hasDefaultBackground: Bool { get }
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var shadowBeforeLift: LiftShadow? { get set }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  /// Whether a selected background of the app's stands in front of the cell's own one.
  var keepsSelectedBackground: Bool { get }
  /// The background of a cell that nobody has given one, in a state.
  func usualBackground(for state: UICellConfigurationState) -> UIBackgroundConfiguration
  /// The state as the background is to show it.
  func backgroundState(of state: UICellConfigurationState) -> UICellConfigurationState
  /// Calls the app's handler.
  func callUpdateHandler(_ state: UICellConfigurationState)
  /// There is another content view.
  func contentViewChanged()
}

extension UICollectionViewCell: ConfiguredCell {
  internal var keepsSelectedBackground: Bool { false }

  internal func usualBackground(
    for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration { defaultBackgroundConfiguration().updated(for: state) }

  internal func backgroundState(
    of state: UICellConfigurationState
  ) -> UICellConfigurationState { state }

  internal func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension ConfiguredCell {
  internal var stateNow: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isPinned = stage.isPinned
    state.isEditing = stage.isEditing
    state.isExpanded = stage.isExpanded
    state.isSwiped = stage.isSwiped
    state.isReordering = stage.isReordering
    state.cellDragState = stage.drag
    state.cellDropState = stage.drop
    return state
  }

  // MARK: The cycle

  /// Whatever is set while they are updated is part of that update.
  internal func askForUpdate() {
    guard !configurations.isUpdating else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations, if they are out of date: by themselves first, then as the subclass and
  /// the handler say.
  internal func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    withObservationTracking {
      let state = configurationState
      updateByThemselves(for: state)
      updateConfiguration(using: state)
      callUpdateHandler(state)
    } onChange: { [weak self] in
      guard MainQueue.isCurrent else {
        Task { @MainActor in self?.setNeedsUpdateConfiguration() }
        return
      }
      MainActor.assumeIsolated { self?.setNeedsUpdateConfiguration() }
    }
  }

  private func updateByThemselves(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      show(content.updated(for: state))
    }
    guard automaticallyUpdatesBackgroundConfiguration else { return }
    let state = backgroundState(of: state)
    if hasDefaultBackground && !configurations.isBackgroundSet {
      show(usualBackground(for: state))
    } else if !configurations.isBackgroundSet {
      // It has left the list whose background it had.
      configurations.background = nil
      dropBackgroundView()
    } else if let background = configurations.background {
      show(background.updated(for: state))
    }
  }

  // MARK: Content

  internal func setContent(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      put(UIView())
      return
    }
    show(automaticallyUpdatesContentConfiguration ? new.updated(for: configurationState) : new)
  }

  /// Has the content view show a configuration: the one that is there, if it can.
  private func show(_ new: any UIContentConfiguration) {
    let isFirst = configurations.content == nil
    configurations.content = new
    if !isFirst, let view = content as? any UIView & UIContentView {
      if view.supports(new) {
        let before = (view as? UIListContentView)?.content
        view.configuration = new
        if before == nil || before != (new as? UIListContentConfiguration) { sizeMayHaveChanged() }
        return
      }
      reportReplacing(view, with: new)
    }
    put(new.makeContentView())
  }

  private func put(_ view: UIView) {
    let old = content
    guard view !== old else { return }
    content = view
    view.frame = contentFrame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentViewChanged()
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func reportReplacing(
    _ view: any UIView & UIContentView, with new: any UIContentConfiguration
  ) {
    Report.record(
      .cell,
      "You are setting a new content configuration to a cell that has an existing content "
        + "configuration, but the existing content view does not support the new configuration. "
        + "The view is replaced by a new one, which takes longer than updating it. Use a "
        + "registration or a reuse identifier of its own for each kind of content. Cell: \(self); "
        + "new configuration: \(type(of: new)); existing content view: \(type(of: view))")
  }

  // MARK: Background

  internal func setBackground(_ new: UIBackgroundConfiguration?) {
    configurations.isBackgroundSet = true
    guard let new else {
      configurations.background = nil
      dropBackgroundView()
      return
    }
    show(automaticallyUpdatesBackgroundConfiguration ? new.updated(for: configurationState) : new)
  }

  private func show(_ new: UIBackgroundConfiguration) {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil, !keepsSelectedBackground { selectedBackgroundView = nil }
    configurations.background = new
    if let view = configurations.backgroundView {
      view.configuration = new
      return
    }
    let view = BackgroundView(new)
    view.frame = bounds
    insertSubview(view, at: 0)
    configurations.backgroundView = view
    if shadowBeforeLift != nil { roundCorners() }
  }

  /// Views of the app's own stand behind the cell now.
  internal func dropBackground() {
    configurations.isBackgroundSet = true
    configurations.background = nil
    dropBackgroundView()
  }

  private func dropBackgroundView() {
    configurations.backgroundView?.removeFromSuperview()
    configurations.backgroundView = nil
  }

  /// Rounds the corners of a card that the cell has. A cell that is lifted off a card is round at all
  /// corners, and clips nothing: its shadow is outside of it.
  internal func roundCorners() {
    let isLifted = shadowBeforeLift != nil && listPlace?.appearance == .insetGrouped
    let corners = isLifted ? CACornerMask.all : listPlace?.roundCorners ?? []
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : listFigures.insetGrouped.cornerRadius
    layer.masksToBounds = !corners.isEmpty && !isLifted
    guard let background = configurations.backgroundView?.layer else { return }
    background.cornerRadius = isLifted ? layer.cornerRadius : 0
    background.masksToBounds = isLifted
  }

  // MARK: Size

  /// How large the cell would be on some axes, by its content.
  internal func configuredFittingSize(around size: CGSize, on axes: Axes) -> CGSize {
    guard !axes.isEmpty else { return size }
    var fitting: CGSize
    let view = contentView
    if view.storage.hasConstrainedSubviews || view.hasIntrinsicSize {
      let isWide = axes.contains(.horizontal)
      let isHigh = axes.contains(.vertical)
      fitting = systemLayoutSizeFitting(
        CGSize(width: isWide ? 0 : size.width, height: isHigh ? 0 : size.height),
        withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
        verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    } else {
      fitting = view.sizeThatFits(size)
    }
    if !axes.contains(.horizontal) { fitting.width = size.width }
    if !axes.contains(.vertical) { fitting.height = size.height }
    return fitting
  }
}
