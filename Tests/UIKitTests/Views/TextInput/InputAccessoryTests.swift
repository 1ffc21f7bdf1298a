import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("An input accessory view")
struct InputAccessoryTests {
  /// A conversation: a bar at the bottom, with a text view.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let text = UITextView(frame: CGRect(x: 8, y: 8, width: 84, height: 34))
    let messages = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(text)
      messages.frame = view.bounds
      messages.contentSize = CGSize(width: 375, height: 2_000)
      view.addSubview(messages)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private final class Growing: UIView {
    var lines = 1 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(lines) * 20 + 16)
    }
  }

  @Test(
    "An accessory view stands on the keyboard, in front of the app's windows, and can be tapped")
  func taps() {
    let screen = KeyboardScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    screen.view.addSubview(field)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    button.addAction(UIAction { _ in field.resignFirstResponder() }, for: .touchUpInside)
    toolbar.addSubview(button)
    field.inputAccessoryView = toolbar

    field.becomeFirstResponder()
    #expect(
      screen.ear.heard() == ["will change 667→363 of 304", "will show 667→363 of 304"])
    #expect(
      toolbar.convert(toolbar.bounds, to: nil) == CGRect(x: 0, y: 363, width: 375, height: 44))
    #expect(toolbar.window !== screen.window)
    #expect(screen.scene.windows == [screen.window])
    screen.clock.advance(by: 1)
    Finger.tap(button)
    #expect(!field.isFirstResponder)
    #expect(toolbar.window != nil)
    screen.clock.advance(by: 1)
    #expect(toolbar.window == nil)
  }

  @Test("An accessory view lets touches beside it through, as far as it has a window in front")
  func passes() {
    let screen = KeyboardScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    screen.view.addSubview(field)
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    field.inputView = keys
    field.becomeFirstResponder()
    #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 467, width: 375, height: 200))
    screen.clock.advance(by: 1)
    let window = keys.window
    #expect(window?.hitTest(CGPoint(x: 100, y: 500), with: nil) === keys)
    #expect(window?.hitTest(CGPoint(x: 100, y: 400), with: nil) == nil)
  }

  @Test("An input view does not grow above a home indicator, however often it is laid out or shown")
  func homeIndicator() {
    let screen = KeyboardScreen(
      CGSize(width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    screen.view.addSubview(field)
    let wheel = UIPickerView()
    field.inputView = wheel
    for _ in 0..<2 {
      field.becomeFirstResponder()
      screen.clock.advance(by: 1)
      #expect(wheel.convert(wheel.bounds, to: nil) == CGRect(x: 0, y: 594, width: 390, height: 250))
      wheel.superview?.setNeedsLayout()
      wheel.window?.layoutIfNeeded()
      #expect(wheel.bounds.height == 250)
      field.resignFirstResponder()
      screen.clock.advance(by: 1)
      #expect(wheel.bounds.height == 216)
    }
  }

  @Test("An accessory view of a controller without keys is at the bottom when it has appeared")
  func alone() {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    #expect(chat.isFirstResponder)
    #expect(
      chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 617, width: 375, height: 50))
    chat.resignFirstResponder()
    screen.clock.advance(by: 1)
    #expect(chat.bar.window == nil)
  }

  @Test("A field in an accessory view resigns when the window of its controller leaves the scene")
  func otherScene() {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    #expect(chat.text.becomeFirstResponder())
    screen.clock.advance(by: 1)
    let other = UIWindowScene()
    screen.window.windowScene = other
    #expect(!chat.text.isFirstResponder && screen.scene.firstResponder.current == nil)
    screen.clock.advance(by: 1)
    #expect(chat.bar.window == nil && other.frameClock !== screen.clock)
  }

  /// A controller that creates its accessory view each time that it is asked.
  private final class Forgetful: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      bar.tag = 7
      return bar
    }
  }

  @Test("An accessory view that its controller does not retain is shown, and released at the end")
  func created() throws {
    let controller = Forgetful()
    let screen = KeyboardScreen(root: controller)
    controller.becomeFirstResponder()
    let host = try #require(screen.scene.windowOfInputViews?.subviews.first)
    #expect(host.subviews.map(\.tag) == [7])
    #expect(host.subviews.first?.frame.height == 50)
    weak var bar: UIView?
    bar = host.subviews.first
    #expect(bar != nil)
    controller.resignFirstResponder()
    screen.clock.advance(by: 1)
    #expect(host.subviews.isEmpty)
    #expect(bar == nil)
  }

  @Test("An accessory view of a child controller is shown when the child is made first responder")
  func child() {
    let (chat, parent) = (Chat(), UIViewController())
    parent.addChild(chat)
    parent.view.addSubview(chat.view)
    chat.didMove(toParent: parent)
    let screen = KeyboardScreen(root: parent)
    #expect(!chat.isFirstResponder && chat.bar.window == nil)
    chat.becomeFirstResponder()
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 617)
    screen.clock.advance(by: 1)
  }

  @Test(
    "An accessory view goes up when its text field is edited, and stays at the bottom afterwards")
  func types() {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
    Finger.tap(chat.text)
    #expect(chat.text.isFirstResponder && !chat.isFirstResponder)
    #expect(
      screen.ear.heard().prefix(2) == ["will change 617→357 of 310", "will show 617→357 of 310"])
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 357)
    Keyboard.type("Hi")
    #expect(chat.text.text == "Hi")
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
    chat.text.resignFirstResponder()
    #expect(chat.isFirstResponder)
    #expect(screen.ear.heard() == ["will change 357→617 of 50", "will show 357→617 of 50"])
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 617)
  }

  @Test(
    "An accessory view is pushed no further than to the bottom, unless it is dismissed as well",
    arguments: [false, true])
  func pushed(withAccessory: Bool) {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    chat.messages.keyboardDismissMode = withAccessory ? .interactiveWithAccessory : .interactive
    chat.becomeFirstResponder()
    chat.text.becomeFirstResponder()
    screen.clock.advance(by: 1)
    let finger = Finger(on: chat.messages, at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 500), over: 0.2)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 500)
    finger.move(to: CGPoint(x: 100, y: 650), over: 0.1)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == (withAccessory ? 650 : 617))
    finger.lift()
    #expect(!chat.text.isFirstResponder)
    #expect(chat.isFirstResponder == !withAccessory)
    screen.clock.advance(by: 1)
    #expect((chat.bar.window == nil) == withAccessory)
  }

  @Test(
    "An accessory view without a keyboard stays when a finger drags the content, unless it is dismissed as well"
  )
  func drags() {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    chat.becomeFirstResponder()
    chat.messages.keyboardDismissMode = .onDrag
    Finger.drag(chat.messages, by: CGPoint(x: 0, y: -100))
    #expect(chat.isFirstResponder)
    chat.messages.keyboardDismissMode = .onDragWithAccessory
    Finger.drag(chat.messages, by: CGPoint(x: 0, y: -100))
    #expect(!chat.isFirstResponder)
    screen.clock.advance(by: 1)
    #expect(chat.bar.window == nil)
  }

  @Test("An accessory view of a controller is shown for each of its fields")
  func chain() {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    chat.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(screen.ear.heard().last == "will show 617→357 of 310")
    #expect(chat.bar.next?.next === chat)
  }

  @Test("An accessory view is reloaded, and grows with its content")
  func grows() {
    let screen = KeyboardScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    screen.view.addSubview(field)
    let growing = Growing(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    growing.autoresizingMask = .flexibleHeight
    field.inputAccessoryView = growing
    field.becomeFirstResponder()
    screen.clock.advance(by: 1)
    #expect(
      growing.convert(growing.bounds, to: nil) == CGRect(x: 0, y: 371, width: 375, height: 36))
    _ = screen.ear.heard()
    growing.lines = 3
    screen.clock.advance(by: 1 / 60)
    #expect(screen.ear.heard().first == "will change 371→331 of 336")
    #expect(
      growing.convert(growing.bounds, to: nil) == CGRect(x: 0, y: 331, width: 375, height: 76))
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
    field.reloadInputViews()
    #expect(screen.ear.heard() == [])
    field.inputAccessoryView = nil
    #expect(screen.ear.heard().first == "will change 331→407 of 260")
    #expect(growing.window == nil)
  }

  @Test("An accessory view of a controller is as high as its constraints")
  func controller() {
    final class Input: UIInputViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      }
    }
    final class Code: UIView {
      let input = Input()
      let extra = Input()
      override var canBecomeFirstResponder: Bool { true }
      override var inputViewController: UIInputViewController? { input }
      override var inputAccessoryViewController: UIInputViewController? { extra }
    }
    let screen = KeyboardScreen(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let code = Code()
    screen.view.addSubview(code)
    code.becomeFirstResponder()
    #expect(screen.ear.heard().last == "will show 667→513 of 154")
    code.input.dismissKeyboard()
    #expect(!code.isFirstResponder)
  }

  @Test("An accessory view disappears with the controller's view")
  func leaves() {
    let chat = Chat()
    let screen = KeyboardScreen(root: chat)
    chat.becomeFirstResponder()
    screen.clock.advance(by: 1)
    screen.window.rootViewController = UIViewController()
    #expect(!chat.isFirstResponder)
    screen.clock.advance(by: 1)
    #expect(chat.bar.window == nil)
  }
}
