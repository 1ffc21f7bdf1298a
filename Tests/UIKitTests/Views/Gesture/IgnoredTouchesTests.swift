import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Touches that the application ignores")
struct IgnoredTouchesTests {
  @MainActor
  private final class Log: NSObject {
    var count = 0
    func note() { count += 1 }
  }

  @Test("Touches are ignored until each call that begins ignoring them has a call that ends it")
  func ignored() {
    var taps = 0
    let log = Log()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    let controller = UIViewController()
    controller.view.addSubview(button)
    let screen = Screen(controller)
    defer { screen.settle() }
    let recognizer = UITapGestureRecognizer(target: log, action: Selector("note", Log.note))
    controller.view.addGestureRecognizer(recognizer)
    let application = UIApplication.shared

    func tap() {
      Finger.tap(button)
      Finger.tap(controller.view, at: CGPoint(x: 200, y: 400))
    }
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    tap()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    tap()
    #expect(taps == 0 && log.count == 0)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    tap()
    #expect(taps == 1 && log.count == 1)
  }
}
