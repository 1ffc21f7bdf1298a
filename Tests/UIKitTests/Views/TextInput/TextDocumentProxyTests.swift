import Foundation
import Testing
import UIKit

@MainActor
@Suite("The text that a keyboard edits")
struct TextDocumentProxyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let keyboard = UIInputViewController()

  init() {
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.inputView = keyboard.view
    field.text = "ab"
  }

  @Test("The proxy of a keyboard edits the text of the first responder that shows the keyboard")
  func editing() {
    let proxy = keyboard.textDocumentProxy
    #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil, "nothing is edited")
    field.becomeFirstResponder()
    #expect(proxy.hasText && proxy.documentContextBeforeInput == "ab")
    proxy.insertText("c")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    proxy.deleteBackward()
    #expect(field.text == "ac")
    #expect(proxy.documentContextBeforeInput == "a" && proxy.documentContextAfterInput == "c")
    field.selectAll(nil)
    #expect(proxy.selectedText == "ac")
    keyboard.dismissKeyboard()
    #expect(!field.isFirstResponder)
  }
}
