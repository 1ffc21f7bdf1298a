import Foundation

/// A controller of a view that replaces the keyboard, or is shown on top of it.
///
/// A responder returns such a controller as its `inputViewController` or
/// `inputAccessoryViewController`.
///
/// - Differs: this controller is not a keyboard for other apps: `textDocumentProxy` edits the text
///   of this app's first responder.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// Creates an input view that gets its size from constraints.
  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view = view
  }

  /// Hides the keyboard by resigning the first responder.
  open func dismissKeyboard() {
    FirstResponder.holder(for: self).current?.resignFirstResponder()
  }

  /// The text that the keyboard edits, which is the text of the first responder.
  ///
  ///     textDocumentProxy.insertText("a")
  open var textDocumentProxy: any UITextDocumentProxy { documentProxy }

  private lazy var documentProxy = TextDocumentProxy(self)

  /// The language of the keyboard.
  open var primaryLanguage: String?

  /// Whether a dictation key is shown. The value is stored without effect.
  open var hasDictationKey = false

  /// Whether the keyboard has full access to the network, which a keyboard of the app itself has.
  open var hasFullAccess: Bool { true }

  /// Whether the keyboard needs a key for the next keyboard; `false`, because there is no other
  /// keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Switches to the next keyboard. Nothing happens, because there is no other keyboard.
  open func advanceToNextInputMode() {}

  /// Handles a touch of the key for the next keyboard: a tap switches to the next keyboard.
  ///
  /// - Differs: a long touch shows no list of keyboards, because there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    if event.allTouches?.contains(where: { $0.phase == .ended }) == true {
      advanceToNextInputMode()
    }
  }

  // MARK: Changes of the text

  // The following methods are called if the controller is the `inputDelegate` of a text input.

  /// Called before the text changes.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Called after the text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// Called before the selection changes.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Called after the selection has changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
