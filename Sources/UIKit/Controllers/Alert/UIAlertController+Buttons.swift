import Foundation

// The buttons of an alert: their order, and the actions that they perform.

extension UIAlertController {
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  internal func contentChanged() { alertView?.contentChanged() }

  internal func actionsChanged() { alertView?.actionsChanged() }

  /// The actions whose buttons are shown, in the order of the buttons.
  ///
  /// A popover shows no cancel button, because a touch outside of the popover performs the cancel
  /// action.
  internal var shownActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    if preferredStyle == .actionSheet {
      return presentationController?.presentationStyle == .popover ? others : others + cancel
    }
    // The cancel button is the first of two buttons side by side.
    return actions.count == 2 ? cancel + others : others + cancel
  }

  /// The preferred action of an alert; `nil` in action sheets, which ignore it as in UIKit.
  private var preferredActionOfAlert: UIAlertAction? {
    preferredStyle == .alert ? preferredAction : nil
  }

  /// The action whose title is bold.
  internal var emphasizedAction: UIAlertAction? {
    preferredActionOfAlert ?? actions.first { $0.style == .cancel }
  }

  /// Presses the button of an action, as a user does: dismisses the alert, then calls the handler.
  internal func press(_ action: UIAlertAction) {
    guard action.isEnabled, presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true) { action.handler?(action) }
    action.pressed?()
  }

  // MARK: Keys

  /// The commands for the return key, which performs the preferred action, and for the escape key,
  /// which performs the cancel action.
  internal var keysOfButtons: [UIKeyCommand] {
    let cancel = actions.first { $0.style == .cancel }
    return [
      preferredActionOfAlert.map { _ in
        UIKeyCommand(
          input: "\r", modifierFlags: [],
          action: Selector("galleyPressPreferred", UIAlertController.pressPreferred))
      },
      cancel.map { _ in
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [],
          action: Selector("galleyPressCancel", UIAlertController.pressCancel))
      },
    ].compactMap { $0 }
  }

  private func pressPreferred() {
    if let action = preferredActionOfAlert { press(action) }
  }

  private func pressCancel() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { press(cancel) }
  }

  /// Called on a touch outside an action sheet or its popover.
  ///
  /// This method performs the cancel action. A popover without a cancel action is dismissed.
  internal func pressBeside() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return press(cancel) }
    guard presentationController?.presentationStyle == .popover else { return }
    if let pressedBeside { pressedBeside() } else { dismiss(animated: true) }
  }

  /// Returns the button with the title if it is shown, so that a finger can tap it.
  package func button(titled title: String) -> UIView? {
    guard viewIfLoaded?.window != nil else { return nil }
    view.layoutIfNeeded()
    return alertView?.buttons.first { $0.action.title == title }
  }

  /// The titles of the buttons, in their order.
  package var buttonTitles: [String] { shownActions.map { $0.title ?? "" } }
}
