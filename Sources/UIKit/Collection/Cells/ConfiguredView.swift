import Foundation
import Observation

// Configurations: what a view of a list shows by values, and when those are updated.

/// A view of a list whose content and background configurations say what it shows: a cell of a collection view
/// or a table, a header or footer of a table.
@MainActor
internal protocol ConfiguredView: _ListElementView {
  /// What the configurations are updated for.
  associatedtype ViewState: UIConfigurationState

  /// What reports call the view.
  var kind: String { get }
  var content: UIView { get set }
  var contentView: UIView { get }
  var contentFrame: CGRect { get }
  var configurations: Configurations { get set }
  var configurationState: ViewState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// Whether there is a background that nobody has set.
  var hasDefaultBackground: Bool { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: ViewState)
  func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  /// The background that nobody has set, in a state.
  func usualBackground(for state: ViewState) -> UIBackgroundConfiguration
  /// The state as the background is to show it.
  func backgroundState(of state: ViewState) -> ViewState
  /// Calls the app's handler.
  func callUpdateHandler(_ state: ViewState)
  /// Called when there is another content view.
  func contentViewChanged()
  /// Takes away background views of the app's, in whose place a configuration stands.
  func dropOwnBackgrounds()
  /// Called when there is another view for the background configuration.
  func configuredBackgroundChanged()
}

extension ConfiguredView {
  internal func usualBackground(for state: ViewState) -> UIBackgroundConfiguration {
    defaultBackgroundConfiguration().updated(for: state)
  }

  internal func backgroundState(of state: ViewState) -> ViewState { state }

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

  private func updateByThemselves(for state: ViewState) {
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
      "You are setting a new content configuration to a \(kind) that has an existing content "
        + "configuration, but the existing content view does not support the new configuration. "
        + "The view is replaced by a new one, which takes longer than updating it. Use a "
        + "registration or a reuse identifier of its own for each kind of content. View: \(self); "
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
    dropOwnBackgrounds()
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

  /// Views of the app's own stand behind the content now.
  internal func dropBackground() {
    configurations.isBackgroundSet = true
    configurations.background = nil
    dropBackgroundView()
  }

  private func dropBackgroundView() {
    configurations.backgroundView?.removeFromSuperview()
    configurations.backgroundView = nil
  }
}
