import Foundation

extension UITableViewCell {
  internal var hasDefaultBackground: Bool { listPlace != nil }

  internal var hasOwnBackground: Bool { backgroundView != nil }

  internal var showsSelection: Bool { selectionStyle != .none }

  /// Returns the default background. If the app has set a background color, the default background
  /// is clear while the cell is neither selected nor highlighted.
  internal func defaultBackground(
    for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    guard backgroundColor != nil, !state.isSelected, !state.isHighlighted else {
      return defaultBackgroundConfiguration().updated(for: state)
    }
    return .clear()
  }

  /// Returns the state for the background configuration. This state is never selected or
  /// highlighted if the cell has no selection style, or if a background view of the app shows the
  /// selection.
  internal func backgroundState(
    of state: UICellConfigurationState
  ) -> UICellConfigurationState {
    guard !showsSelection || ownSelectedBackground != nil else { return state }
    var state = state
    (state.isSelected, state.isHighlighted) = (false, false)
    return state
  }

  /// The app's view that is shown while the cell is selected or highlighted; `nil` if the
  /// background configuration shows the selection.
  internal var ownSelectedBackground: UIView? {
    guard let multipleSelectionBackgroundView, list?.selectsSeveralItems == true else {
      return selectedBackgroundView
    }
    return multipleSelectionBackgroundView
  }

  /// Shows the app's selected background view if the cell is selected or highlighted, and hides it
  /// otherwise.
  internal func showSelectedBackground() {
    let shown = isMarked ? ownSelectedBackground : nil
    for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
      view.alpha = view === shown ? 1 : 0
    }
  }

  internal func backgroundChanged(from old: UIView?, to new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    ownBackgroundChanged(to: new)
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
      insertSubview(view, belowSubview: contentView)
    }
  }
}
