import Foundation

/// A controller of a view that replaces the keyboard, or is shown on top of it.
///
/// A responder returns one as its `inputViewController` or its `inputAccessoryViewController`.
///
/// - Differs: It is not a keyboard for other apps: there is no `textDocumentProxy`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Creates an input view whose size constraints may decide.
  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view = view
  }

  /// Hides the keyboard by resigning the first responder.
  open func dismissKeyboard() {
    FirstResponder.place(of: self).current?.resignFirstResponder()
  }
}
