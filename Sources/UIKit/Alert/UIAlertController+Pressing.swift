import Foundation

// What pressing a button does.

extension UIAlertController {
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  internal func contentChanged() { alertView?.contentChanged() }

  internal func actionsChanged() { alertView?.actionsChanged() }

  /// The buttons that are shown, in the order in which they stand. A popover has none to cancel: a touch beside
  /// it does that.
  internal var shownActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    if preferredStyle == .actionSheet {
      return presentationController?.presentationStyle == .popover ? others : others + cancel
    }
    // Of two, the one that cancels comes first.
    return actions.count == 2 ? cancel + others : others + cancel
  }

  /// The action whose title is bold.
  internal var emphasizedAction: UIAlertAction? {
    preferredAction ?? actions.first { $0.style == .cancel }
  }

  /// Does what a user does who presses the button of an action: the alert goes, and then the handler is called.
  internal func press(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentingViewController != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// What a touch beside an action sheet does: it cancels, if that is one of its actions.
  internal func pressBeside() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return press(cancel) }
    if presentationController?.presentationStyle == .popover { dismiss(animated: true) }
  }

  /// The button of an action that is shown, for a finger.
  package func button(titled title: String) -> UIView? {
    guard viewIfLoaded?.window != nil else { return nil }
    view.layoutIfNeeded()
    return alertView?.buttons.first { $0.action.title == title }
  }

  /// What is on the buttons, as they stand.
  package var buttonTitles: [String] { shownActions.map { $0.title ?? "" } }
}
