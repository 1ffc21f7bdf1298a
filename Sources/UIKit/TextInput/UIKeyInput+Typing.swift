import Foundation

// What a keyboard does: a test, or whoever shows a window. The delegate is asked before.

/// Keys that somebody presses.
@MainActor
package enum TypedKeys {
  /// Types a letter into the first responder. Answers whether it takes keys.
  package static func type(_ text: String) -> Bool {
    guard let responder = FirstResponder.latest else { return false }
    if let field = responder as? any TextEditing {
      field.editor.keyTyped(text)
    } else if let input = responder as? any UIKeyInput {
      input.insertText(text)
    } else {
      return false
    }
    return true
  }

  /// Presses the key that deletes.
  package static func deleteBackward() -> Bool {
    guard let responder = FirstResponder.latest else { return false }
    if let field = responder as? any TextEditing {
      field.editor.keyDeleted()
    } else if let input = responder as? any UIKeyInput {
      input.deleteBackward()
    } else {
      return false
    }
    return true
  }

  /// Presses return. Where it can be used only with text, and there is none, nothing happens.
  package static func pressReturn() -> Bool {
    guard let responder = FirstResponder.latest else { return false }
    if let input = responder as? any UIKeyInput, input.enablesReturnKeyAutomatically,
      !input.hasText
    {
      return true
    }
    if let field = responder as? any TextEditing {
      if field.takesText { field.returnWasPressed() }
      return true
    }
    return type("\n")
  }
}
