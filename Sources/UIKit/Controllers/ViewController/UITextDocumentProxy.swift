import Foundation

/// The text that a keyboard edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// The language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the text.
  var documentIdentifier: UUID { get }
  /// Moves the caret.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Replaces the marked or selected text with marked text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()
}

/// Edits the text of the first responder in the window of a controller.
internal final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  private weak var owner: UIInputViewController?
  let documentIdentifier = UUID()

  init(_ owner: UIInputViewController) { self.owner = owner }

  /// The first responder, if text can be entered into it.
  private var keys: (any UIKeyInput)? {
    FirstResponder.near(owner) as? any UIKeyInput
  }

  /// The first responder, if it has a selection.
  private var input: (any UITextInput)? { keys as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  var documentContextBeforeInput: String? {
    guard let input, let caret = input.selectedTextRange?.start else { return nil }
    return text(from: input.beginningOfDocument, to: caret)
  }

  var documentContextAfterInput: String? {
    guard let input, let caret = input.selectedTextRange?.end else { return nil }
    return text(from: caret, to: input.endOfDocument)
  }

  var selectedText: String? {
    guard let selection = input?.selectedTextRange else { return nil }
    return text(from: selection.start, to: selection.end)
  }

  var documentInputMode: UITextInputMode? { UITextInputMode.current }

  /// Returns the text between two positions; `nil` if this text is empty.
  private func text(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let input, let range = input.textRange(from: start, to: end),
      let text = input.text(in: range), !text.isEmpty
    else { return nil }
    return text
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let selection = input.selectedTextRange else { return }
    let edge = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let caret = input.position(from: selection.end, offset: offset) ?? edge
    input.selectedTextRange = input.textRange(from: caret, to: caret)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { input?.unmarkText() }
}
