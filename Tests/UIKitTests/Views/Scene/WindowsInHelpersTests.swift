import Testing
import UIKit

/// Windows that only a helper function of a test refers to.
@MainActor @Suite("Windows in helper functions")
struct WindowsInHelpersTests {
  private func putInWindow(_ view: UIView) {
    let window = UIWindow()
    window.addSubview(view)
  }

  @Test("A view that a helper adds to a window is in the window after the helper returns")
  func isInWindow() {
    let field = UITextField()
    putInWindow(field)
    #expect(field.window != nil)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test("A window without other references is released in the next turn of the main queue")
  func isReleased() {
    let view = UIView()
    putInWindow(view)
    weak let window = view.window
    #expect(window != nil)
    MainTurn.drain()
    #expect(window == nil)
  }
}
