import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("The input delegate")
struct UITextInputDelegateTests {
  private final class System: NSObject, UITextInputDelegate {
    var told: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) {
      told.append("selected \(range(textInput))")
    }
    func textWillChange(_ textInput: (any UITextInput)?) { told.append("will change") }
    func textDidChange(_ textInput: (any UITextInput)?) {
      told.append("changed to \((textInput as? UITextField)?.text ?? "?")")
    }
    private func range(_ input: (any UITextInput)?) -> String {
      guard let input, let range = input.selectedTextRange else { return "?" }
      let start = input.beginningOfDocument
      return "\(input.offset(from: start, to: range.start))–"
        + "\(input.offset(from: start, to: range.end))"
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
  private let system = System()

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.text = "abc"
    field.inputDelegate = system
  }

  /// Keys go to the responder that became first responder last, so each test has its own responder.
  private func edit() {
    field.becomeFirstResponder()
    system.told = []
  }

  private func told(_ body: () -> Void) -> [String] {
    system.told = []
    body()
    return system.told
  }

  @Test("The input delegate is told about text that the app sets, and about the caret after it")
  func sets() {
    edit()
    #expect(
      told { field.text = "hello" } == [
        "will change", "changed to hello", "will select", "selected 5–5",
      ])
    #expect(told { field.text = "world" } == ["will change", "changed to world"])
  }

  @Test(
    "The input delegate is told about a new selection, by the app or by a finger, after it changed")
  func selects() {
    edit()
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    func all() { field.selectedTextRange = field.textRange(from: start, to: end) }
    #expect(told { all() } == ["will select", "selected 0–3"])
    #expect(told { all() } == [])
    #expect(
      told { Finger.tap(field, at: CGPoint(x: 1, y: 20)) } == ["will select", "selected 0–0"])
    #expect(told { field.selectAll(nil) } == ["will select", "selected 0–3"])
  }

  @Test("The input delegate is told about cut, pasted and cleared text")
  func edits() {
    edit()
    field.selectAll(nil)
    #expect(
      told { field.cut(nil) } == [
        "will change", "will select", "selected 0–0", "changed to ",
      ])
    #expect(
      told { field.paste(nil) } == [
        "will change", "will select", "selected 3–3", "changed to abc",
      ])
  }

  @Test("The input delegate is not told about its own changes: keys, marked text, replaced text")
  func types() {
    edit()
    #expect(told { Keyboard.type("d") } == [])
    #expect(told { Keyboard.deleteBackward() } == [])
    #expect(told { field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0)) } == [])
    field.unmarkText()
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(told { if let all { field.replace(all, withText: "new") } } == [])
    #expect(field.text == "new")
  }

  @Test("The input delegate of a text view is told the same")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    window.addSubview(view)
    view.inputDelegate = system
    #expect(
      told { view.text = "abc" } == ["will change", "changed to ?", "will select", "selected 3–3"])
    #expect(
      told { view.selectedRange = NSRange(location: 0, length: 2) } == [
        "will select", "selected 0–2",
      ])
    #expect(told { view.insertText("x") } == [] && view.text == "xc")
  }

  @Test("The return key does nothing in an empty field that enables it automatically")
  func emptyReturn() {
    edit()
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    field.text = ""
    Keyboard.pressReturn()
    #expect(returns == 0)
    Keyboard.type("a")
    Keyboard.pressReturn()
    #expect(returns == 1)
    field.text = ""
    field.enablesReturnKeyAutomatically = false
    Keyboard.pressReturn()
    #expect(returns == 2)
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    window.addSubview(view)
    view.enablesReturnKeyAutomatically = true
    view.becomeFirstResponder()
    Keyboard.type("\n")
    #expect(view.text == "")
    Keyboard.type("a\n")
    #expect(view.text == "a\n")
  }
}
