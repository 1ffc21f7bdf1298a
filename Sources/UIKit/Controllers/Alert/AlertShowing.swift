import Foundation

/// One presentation of a `UIAlertView` or a `UIActionSheet`: from `show` until it was dismissed.
///
/// The actions of the alert controller retain this object, which retains the view. So the view
/// exists as long as the alert is on the screen.
@MainActor
internal final class AlertShowing {
  /// A change of which the delegate is notified.
  enum Event {
    case willPresent, didPresent
    case clicked(button: Int), willDismiss(button: Int), didDismiss(button: Int)
  }

  private enum Phase { case waiting, open, closing, closed }

  private var phase = Phase.waiting
  private let notify: @MainActor (Event) -> Void
  private(set) weak var controller: UIAlertController?

  /// - Parameter notify: Notifies the delegate of the view.
  init(
    _ controller: UIAlertController, with buttons: AlertButtons,
    notifying notify: @escaping @MainActor (Event) -> Void
  ) {
    self.controller = controller
    self.notify = notify
    for (index, title) in buttons.titles.enumerated() {
      let action = UIAlertAction(title: title, style: buttons.style(at: index)) { _ in
        self.close(index, wasClicked: true)
        self.end(index)
      }
      action.pressed = { self.close(index, wasClicked: true) }
      controller.addAction(action)
    }
    controller.pressedBeside = { self.dismiss(button: buttons.cancel, animated: true) }
  }

  /// Whether the alert is on the screen.
  var isVisible: Bool { controller?.presentingViewController != nil }

  /// Whether the alert is on the screen, or waits until it can be presented.
  var isVisibleOrWaiting: Bool { isVisible || phase == .waiting }

  // MARK: Showing

  /// Presents the alert over the front controller of a window, or of the key window.
  ///
  /// If an alert over that controller is being dismissed, this method waits until that alert has
  /// disappeared. If no controller is on the screen yet, this method waits for the next turn of the
  /// main queue.
  func present(
    _ controller: UIAlertController, in window: UIWindow?, animated: Bool,
    isLastAttempt: Bool = false
  ) {
    // The alert may have been dismissed during a wait.
    guard phase == .waiting else { return }
    // The window is found before a wait, because another application may be current afterwards.
    let window = window ?? AlertShowing.frontWindow
    let front = window?.rootViewController?.frontController
    if let coordinator = front?.presentedViewController?.transitionCoordinator {
      _ = coordinator.animate(alongsideTransition: nil) { _ in
        self.present(controller, in: window, animated: animated)
      }
      return
    }
    guard let front, isLastAttempt || front.viewIfLoaded?.window != nil else {
      guard !isLastAttempt else {
        return Report.record(
          .presentation,
          "The alert \"\(controller.title ?? "")\" is not shown: there is no window for it")
      }
      return MainTurn.schedule {
        self.present(controller, in: window, animated: animated, isLastAttempt: true)
      }
    }
    notify(.willPresent)
    phase = .open
    front.present(controller, animated: animated) { self.notify(.didPresent) }
  }

  /// The window in which alerts are presented.
  private static var frontWindow: UIWindow? {
    let application = UIApplication.shared
    return application.keyWindow ?? application.windows.last { !$0.isHidden }
  }

  // MARK: Dismissing

  /// Dismisses the alert as if a button had been pressed.
  ///
  /// The delegate is not notified of a press. An alert that still waits is never presented, and the
  /// delegate is not notified.
  func dismiss(button: Int, animated: Bool) {
    if phase == .waiting { phase = .closed }
    guard phase == .open, isVisible, let controller else { return }
    // The dismissal begins before the delegate is notified, because the delegate may show another
    // alert, which must not be presented over this one.
    controller.dismiss(animated: animated) {
      self.close(button, wasClicked: false)
      self.end(button)
    }
    close(button, wasClicked: false)
  }

  /// Called at the beginning of the dismissal.
  private func close(_ button: Int, wasClicked: Bool) {
    guard phase == .open else { return }
    phase = .closing
    if wasClicked { notify(.clicked(button: button)) }
    notify(.willDismiss(button: button))
  }

  /// Called when the alert has disappeared.
  private func end(_ button: Int) {
    guard phase == .closing else { return }
    phase = .closed
    notify(.didDismiss(button: button))
  }
}
