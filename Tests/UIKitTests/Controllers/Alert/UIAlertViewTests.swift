import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An alert view")
struct UIAlertViewTests {
  private let application: UIApplication
  private let window: UIWindow
  private let screen = UIViewController()
  private let delegate = Delegate()

  init() {
    let scene = UIWindowScene()
    application = UIApplication(in: scene, on: UIDevice())
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  /// Shows an alert view in the window, although windows of other tests may be visible.
  private func show(_ alert: UIAlertView) { application.performAsCurrent { alert.show() } }

  private final class Delegate: NSObject, UIAlertViewDelegate {
    var calls: [String] = []
    var enablesFirstOther = true
    var clicked: (@MainActor (Int) -> Void)?

    func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
    func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(buttonIndex)")
      clicked?(buttonIndex)
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      calls.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      enablesFirstOther
    }
  }

  private func makeAlert() -> UIAlertView {
    UIAlertView(
      title: "Delete 3 photos?", message: "This can't be undone.", delegate: delegate,
      cancelButtonTitle: "Cancel", otherButtonTitles: "Delete", "Keep")
  }

  @Test("The delegate of an alert view is notified of the press, then of the dismissal")
  func pressing() {
    let alert = makeAlert()
    show(alert)
    #expect(alert.isVisible)
    let controller = screen.presentedViewController as? UIAlertController
    #expect(controller?.message == "This can't be undone.")
    #expect(controller?.buttonTitles == ["Delete", "Keep", "Cancel"])
    Finger.tap("Keep", in: alert)
    #expect(
      delegate.calls == [
        "will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2",
      ])
    #expect(!alert.isVisible && screen.presentedViewController == nil)
  }

  @Test("An alert view has a cancel button with the lowest index, and the others after it")
  func indices() {
    let alert = makeAlert()
    #expect(alert.numberOfButtons == 3)
    #expect((0..<4).map { alert.buttonTitle(at: $0) } == ["Cancel", "Delete", "Keep", nil])
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(alert.addButton(withTitle: "Later") == 3)
    let plain = UIAlertView()
    #expect(plain.cancelButtonIndex == -1 && plain.firstOtherButtonIndex == -1)
    #expect(plain.addButton(withTitle: "OK") == 0)
    plain.cancelButtonIndex = 0
    show(plain)
    #expect(screen.presentedViewController?.title == "")
    Finger.tap("OK", in: plain)
    #expect(screen.presentedViewController == nil)
  }

  @Test("An app can dismiss an alert view, and no press is reported")
  func dismissing() {
    let alert = makeAlert()
    show(alert)
    window.frameClock.advanceUntilStill()
    delegate.calls = []
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    #expect(delegate.calls == ["will dismiss 0", "did dismiss 0"])
    #expect(screen.presentedViewController == nil)
  }

  @Test("A delegate that shows another alert view on a press sees it after the first has gone")
  func nextAlert() {
    let next = UIAlertView(
      title: "Really?", message: nil, delegate: nil, cancelButtonTitle: "OK")
    delegate.clicked = { [application = self.application] _ in
      application.performAsCurrent { next.show() }
      // The next alert appears later, when this application is no longer current.
      UIWindowScene().language = .standard
    }
    let alert = makeAlert()
    show(alert)
    Finger.tap("Delete", in: alert)
    window.frameClock.advanceUntilStill()
    #expect(!alert.isVisible && next.isVisible)
    #expect(screen.presentedViewController?.title == "Really?")
    Finger.tap("OK", in: next)
    #expect(screen.presentedViewController == nil)
  }

  @Test("An alert view that is shown twice while it waits for another one appears once")
  func shownTwice() {
    let alert = makeAlert()
    show(alert)
    window.frameClock.advanceUntilStill()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    delegate.calls = []
    let next = makeAlert()
    show(next)
    show(next)
    #expect(delegate.calls.isEmpty && !next.isVisible)
    window.frameClock.advanceUntilStill()
    #expect(
      delegate.calls.filter { $0.hasSuffix("present") } == ["will present", "did present"])
    #expect(next.isVisible && screen.presentedViewController === next.alertController)
  }

  @Test("An alert view that is dismissed while it waits for another one never appears")
  func dismissedWhileWaiting() {
    let alert = makeAlert()
    show(alert)
    window.frameClock.advanceUntilStill()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    weak var kept: UIAlertView?
    do {
      let next = UIAlertView(
        title: "Really?", message: nil, delegate: delegate, cancelButtonTitle: "OK")
      kept = next
      show(next)
      delegate.calls = []
      next.dismiss(withClickedButtonIndex: 0, animated: true)
    }
    window.frameClock.advanceUntilStill()
    #expect(screen.presentedViewController == nil)
    #expect(delegate.calls == ["did dismiss 0"])
    #expect(kept == nil)
  }

  @Test("The style of an alert view decides its text fields, which exist before it is shown")
  func fields() {
    let alert = makeAlert()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.placeholder = "Name of the album"
    show(alert)
    let controller = screen.presentedViewController as? UIAlertController
    #expect(controller?.textFields?.map(\.placeholder) == ["Name of the album"])
    #expect(controller?.textFields?.first === alert.textField(at: 0))
  }

  @Test("The delegate enables the first other button whenever the text of a field has changed")
  func enabling() {
    let alert = makeAlert()
    alert.alertViewStyle = .plainTextInput
    delegate.enablesFirstOther = false
    show(alert)
    window.frameClock.advanceUntilStill()
    let delete = alert.alertController?.actions[1]
    #expect(delete?.title == "Delete" && delete?.isEnabled == false)
    delegate.enablesFirstOther = true
    alert.textField(at: 0)?.insertText("x")
    #expect(delete?.isEnabled == true)
  }

  @Test("A delegate of alert views may leave out all methods, and the optional calls say so")
  func optionalCalls() {
    final class Silent: NSObject, UIAlertViewDelegate {}
    let alert = makeAlert()
    let silent: any UIAlertViewDelegate = Silent()
    let full: any UIAlertViewDelegate = delegate
    #expect(silent.alertView?(alert, clickedButtonAt: 0) == nil)
    #expect(full.alertView?(alert, clickedButtonAt: 0) != nil)
  }
}
