import Foundation

// A configuration describes the content or the background of a view as a value. The view shows its
// configurations, and updates them when its state changes.

/// A view of a list that has a content and a background configuration: a cell of a collection view
/// or a table, or a header or footer of a table.
@MainActor
internal protocol ConfiguredView: _ListElementView, ConfigurationUpdatable {
  /// The state for which the configurations are updated.
  associatedtype ViewState: UIConfigurationState

  /// The word for the view in reports.
  var kind: String { get }
  var content: UIView { get set }
  var contentView: UIView { get }
  var contentFrame: CGRect { get }
  var configurations: Configurations { get set }
  var configurationState: ViewState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// Whether the view has a default background.
  var hasDefaultBackground: Bool { get }
  /// Whether the app has set a background view that replaces the default background.
  var hasOwnBackground: Bool { get }
  func updateConfiguration(using state: ViewState)
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  /// Returns the default background for a state.
  func defaultBackground(for state: ViewState) -> UIBackgroundConfiguration
  /// Returns the state that is used for the background.
  func backgroundState(of state: ViewState) -> ViewState
  /// Calls the app's update handler.
  func callUpdateHandler(_ state: ViewState)
  /// Called when the content view was replaced.
  func contentViewChanged()
  /// Removes the app's background views, because a configuration replaces them.
  func dropOwnBackgrounds()
  /// Called when a new view for the background configuration was inserted.
  func configuredBackgroundChanged()
}

extension ConfiguredView {
  internal func defaultBackground(for state: ViewState) -> UIBackgroundConfiguration {
    defaultBackgroundConfiguration().updated(for: state)
  }

  internal func backgroundState(of state: ViewState) -> ViewState { state }

  // MARK: Updating

  /// Requests an update of the configurations. A change during an update is part of that update, so
  /// the change requests no further update.
  internal func askForUpdate() {
    guard !configurations.isUpdating else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations, if they are out of date. The configurations are updated for the
  /// state first. Then the subclass and the handler may change the configurations.
  internal func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    configurations.updateCount += 1
    let update = configurations.updateCount
    let tracking = configurations.tracking
    tracking.track {
      let state = configurationState
      updateAutomatically(for: state)
      updateConfiguration(using: state)
      callUpdateHandler(state)
    } onChange: { [weak self] in
      guard MainQueue.isCurrent else {
        // This closure is called before the value is set. An update that runs meanwhile reads the
        // old value, so a change on another queue always requests an update.
        Task { @MainActor in self?.setNeedsUpdateConfiguration() }
        return
      }
      MainActor.assumeIsolated { self?.valueChanged(readBy: update) }
    }
  }

  /// Requests an update, because a value that the update with the number `update` has read has
  /// changed. A value that only earlier updates have read is ignored: it may belong to another
  /// item.
  private func valueChanged(readBy update: Int) {
    if update == configurations.updateCount { setNeedsUpdateConfiguration() }
  }

  private func updateAutomatically(for state: ViewState) {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      show(content.updated(for: state))
    }
    guard automaticallyUpdatesBackgroundConfiguration else { return }
    let state = backgroundState(of: state)
    if hasDefaultBackground && !hasOwnBackground && !configurations.isBackgroundSet {
      show(defaultBackground(for: state))
    } else if !configurations.isBackgroundSet {
      // There is no default background, because the view has left its list or has a background view
      // of the app.
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

  /// Shows a content configuration: in the current content view, if that view supports the
  /// configuration.
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
      "You are setting a new content configuration to a \(kind) that has an existing content "
        + "configuration, but the existing content view does not support the new configuration. "
        + "The view is replaced by a new one, which takes longer than updating it. Use a "
        + "registration or a reuse identifier of its own for each kind of content. View: \(self); "
        + "new configuration: \(type(of: new)); existing content view: \(type(of: view))")
  }

  // MARK: Background

  internal func setBackground(_ new: UIBackgroundConfiguration?) {
    guard let new else {
      configurations.isBackgroundSet = true
      configurations.background = nil
      dropBackgroundView()
      return
    }
    dropOwnBackgrounds()
    if backgroundColor != nil { backgroundColor = nil }
    configurations.isBackgroundSet = true
    show(
      automaticallyUpdatesBackgroundConfiguration
        ? new.updated(for: backgroundState(of: configurationState)) : new)
  }

  private func show(_ new: UIBackgroundConfiguration) {
    configurations.background = new
    if let view = configurations.backgroundView {
      view.configuration = new
      return
    }
    let view = BackgroundView(new)
    view.frame = bounds
    insertSubview(view, at: 0)
    configurations.backgroundView = view
    configuredBackgroundChanged()
  }

  /// Called when the app has set a background view, or has removed one. A view replaces the
  /// configuration. Without views, the default background is shown again.
  internal func ownBackgroundChanged(to view: UIView?) {
    if view != nil, hasOwnBackground || configurations.isBackgroundSet {
      configurations.isBackgroundSet = false
      configurations.background = nil
      dropBackgroundView()
    }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private func dropBackgroundView() {
    configurations.backgroundView?.removeFromSuperview()
    configurations.backgroundView = nil
  }
}
