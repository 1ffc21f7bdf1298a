import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Controls in a view with gestures")
struct ControlsUnderFingersTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let counter = Counter()

  @MainActor private final class Counter: NSObject {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test("A tap gesture around a text field does not prevent editing it")
  func field() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    window.addSubview(field)
    window.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Counter.tapped))
    Finger.tap(field)
    #expect(field.isFirstResponder && counter.taps == 0)
    Finger.tap(window, at: CGPoint(x: 300, y: 600))
    #expect(counter.taps == 1)
  }

  @Test("A text field begins editing before the keyboard appears")
  func order() {
    @MainActor final class Delegate: NSObject, UITextFieldDelegate {
      var told: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { told.append("began") }
    }
    let delegate = Delegate()
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    field.delegate = delegate
    window.addSubview(field)
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: window.screen, queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.told.append("keyboard") } }
    field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(observer)
    #expect(delegate.told == ["began", "keyboard"])
  }

  @Test("A control whose tracking is cancelled, or that is removed, sends no more events")
  func cancelled() {
    var told: [String] = []
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(control)
    control.addAction(UIAction { _ in told.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in told.append("cancel") }, for: .touchCancel)
    let first = Finger(on: control)
    control.cancelTracking(with: nil)
    #expect(!control.isTracking && !control.isHighlighted)
    first.lift()
    #expect(told == [])
    let second = Finger(on: control)
    control.removeFromSuperview()
    second.lift()
    #expect(told == ["cancel"])
  }

  @Test("A stepper that its own handler disables stops")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 94, height: 32))
    window.addSubview(stepper)
    stepper.addAction(
      UIAction { _ in if stepper.value >= 2 { stepper.isEnabled = false } }, for: .valueChanged)
    Finger.press(stepper, at: CGPoint(x: 80, y: 16), for: 3)
    #expect(stepper.value == 2)
  }

  @Test("A menu that is disabled does not appear on a long press")
  func menus() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    window.addSubview(button)
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.isContextMenuInteractionEnabled)
    let finger = Finger(on: button)
    finger.rest(for: 1)
    #expect(button.presentedMenu != nil)
    finger.lift()
    button.presentedMenu?.dismiss()
    button.isContextMenuInteractionEnabled = false
    let other = Finger(on: button)
    other.rest(for: 1)
    #expect(button.presentedMenu == nil)
    other.lift()
  }
}
