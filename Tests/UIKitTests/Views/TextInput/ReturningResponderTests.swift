import Foundation
import Testing
import UIKit

/// The keyboard of a controller that appears again appears with it.
@MainActor @Suite("The first responder of a controller that appears again")
struct ReturningResponderTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    var endsEditing = false
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if endsEditing { view.endEditing(true) }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = Screen()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func goAndReturn(animated: Bool, _ meanwhile: () -> Void = {}) {
    navigation.pushViewController(UIViewController(), animated: animated)
    window.frameClock.advanceUntilStill()
    window.layoutIfNeeded()
    meanwhile()
    navigation.popViewController(animated: animated)
    window.frameClock.advanceUntilStill()
    window.layoutIfNeeded()
  }

  @Test(
    "A field is first responder again when a pushed controller is popped",
    arguments: [false, true])
  func returns(animated: Bool) {
    #expect(screen.field.becomeFirstResponder())
    goAndReturn(animated: animated) { #expect(!screen.field.isFirstResponder) }
    #expect(screen.field.isFirstResponder)
  }

  @Test("No field is first responder again if the controller had none or ended editing")
  func ended() {
    goAndReturn(animated: false)
    #expect(!screen.field.isFirstResponder)
    screen.endsEditing = true
    #expect(screen.field.becomeFirstResponder())
    goAndReturn(animated: false)
    #expect(!screen.field.isFirstResponder)
  }

  @Test("No field is first responder again if the field was removed meanwhile")
  func gone() {
    #expect(screen.field.becomeFirstResponder())
    goAndReturn(animated: false) { screen.field.removeFromSuperview() }
    #expect(!screen.field.isFirstResponder)
  }
}
