import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Presses of keys")
struct UIKeyTests {
  private final class Canvas: UIView {
    var heard: [String] = []
    var flags: UIKeyModifierFlags = []
    var passesOn = true
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        heard.append("began \(press.key?.charactersIgnoringModifiers ?? "?")")
      }
      flags = event?.modifierFlags ?? []
      if passesOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("ended \(event?.allPresses.first?.phase == .ended)")
    }
  }

  private final class Field: UITextField {
    var keeps: UIKeyboardHIDUsage?
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if let keeps, presses.contains(where: { $0.key?.keyCode == keeps }) { return }
      super.pressesBegan(presses, with: event)
    }
  }

  private final class Catcher: UIViewController {
    var caught: [UIKey] = []
    var passesOn = false
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      caught += presses.compactMap(\.key)
      if passesOn { super.pressesBegan(presses, with: event) }
    }
  }

  private let controller = Catcher()
  private let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
  private let field = Field(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
  private let screen: Screen

  init() {
    controller.view.addSubview(canvas)
    controller.view.addSubview(field)
    let controller = controller
    screen = Screen(controller)
    screen.settle()
  }

  @Test("A press goes through the responder chain, and ends at the first responder")
  func chain() throws {
    canvas.becomeFirstResponder()
    #expect(Keyboard.press(.character("a"), [.shift]))
    #expect(canvas.heard == ["began a", "ended true"])
    #expect(canvas.flags == [.shift])
    #expect(UIEvent().modifierFlags == [])
    let key = try #require(controller.caught.first)
    #expect(key.characters == "A" && key.charactersIgnoringModifiers == "a")
    #expect(key.keyCode == .keyboardA && key.modifierFlags == .shift)
    canvas.passesOn = false
    #expect(Keyboard.press(.leftArrow))
    #expect(controller.caught.count == 1)
  }

  @Test("A press that everybody passes on does nothing")
  func passed() {
    canvas.becomeFirstResponder()
    controller.passesOn = true
    #expect(!Keyboard.press(.character("a")))
    #expect(canvas.heard == ["began a", "ended true"])
  }

  @Test("A key that is pressed in a window without a scene goes to no other window")
  func noScene() {
    canvas.becomeFirstResponder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = nil
    #expect(!Keyboard.press(.character("a"), in: window))
    #expect(canvas.heard.isEmpty)
  }

  @Test("Keys have their places on the keyboard")
  func codes() {
    canvas.becomeFirstResponder()
    let keys: [Keyboard.Key] = [
      .tab, .upArrow, .return, .space, .escape, .pageUp, .character("1"), .character("0"),
      .character("z"), .character("?"), .character("é"),
    ]
    for key in keys { Keyboard.press(key) }
    #expect(
      controller.caught.map(\.keyCode) == [
        .keyboardTab, .keyboardUpArrow, .keyboardReturnOrEnter, .keyboardSpacebar,
        .keyboardEscape, .keyboardPageUp, .keyboard1, .keyboard0, .keyboardZ, .keyboardSlash,
        .keyboardErrorUndefined,
      ])
  }

  @Test("A field types what its class passes on, and nothing else")
  func typing() {
    field.becomeFirstResponder()
    #expect(Keyboard.press(.character("x")) && field.text == "x")
    field.keeps = .keyboardY
    #expect(Keyboard.press(.character("y")) && field.text == "x")
  }

  @Test("An arrow key moves the caret over a whole letter, and Shift changes no return")
  func letters() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    controller.view.addSubview(text)
    text.text = "a👍🏽b"
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 1, length: 0)
    Keyboard.press(.rightArrow)
    #expect(text.selectedRange == NSRange(location: 5, length: 0))
    Keyboard.press(.leftArrow)
    #expect(text.selectedRange == NSRange(location: 1, length: 0))
    Keyboard.press(.return, [.shift])
    #expect(text.text == "a\n👍🏽b")
  }

  @Test("In text from right to left, the left arrow moves the caret forward")
  func mirrored() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    controller.view.addSubview(text)
    text.text = "abcd"
    let all = try #require(text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
    text.setBaseWritingDirection(.rightToLeft, for: all)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 1, length: 0)
    Keyboard.press(.leftArrow)
    #expect(text.selectedRange == NSRange(location: 2, length: 0))
    Keyboard.press(.rightArrow)
    #expect(text.selectedRange == NSRange(location: 1, length: 0))
    text.selectedRange = NSRange(location: 1, length: 2)
    Keyboard.press(.leftArrow)
    #expect(text.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("Function keys are commands")
  func functionKeys() {
    #expect(UIKeyCommand.f1 == "UIKeyInputF1" && UIKeyCommand.f12 == "UIKeyInputF12")
  }
}
