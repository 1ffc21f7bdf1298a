import Foundation

// The effects of a keyboard, for tests and for a window with real input. The delegate of a text
// field or a text view can refuse a key.

/// Keys that are pressed.
@MainActor
package enum TypedKeys {
  /// Returns the first responder of a scene; without a scene, the responder that became first
  /// responder last.
  package static func target(in scene: UIWindowScene?) -> UIResponder? {
    if let scene { return scene.firstResponder.current }
    return FirstResponder.latest
  }

  /// Types text into the first responder, and returns whether the first responder receives keys.
  package static func type(_ text: String, in scene: UIWindowScene? = nil) -> Bool {
    guard let responder = target(in: scene) else { return false }
    if let field = responder as? any TextEditing {
      field.editor.keyTyped(text)
    } else if let input = responder as? any UIKeyInput {
      input.insertText(text)
    } else {
      return false
    }
    return true
  }

  /// Presses the delete key.
  package static func deleteBackward() -> Bool {
    guard let responder = target(in: nil) else { return false }
    if let field = responder as? any TextEditing {
      field.editor.keyDeleted()
    } else if let input = responder as? any UIKeyInput {
      input.deleteBackward()
    } else {
      return false
    }
    return true
  }

  /// Presses the return key.
  ///
  /// The key does nothing if it is enabled only with text, and the responder has no text.
  package static func pressReturn(in scene: UIWindowScene? = nil) -> Bool {
    guard let responder = target(in: scene) else { return false }
    if let input = responder as? any UIKeyInput, input.enablesReturnKeyAutomatically,
      !input.hasText
    {
      return true
    }
    if let field = responder as? any TextEditing {
      if field.acceptsText { field.returnWasPressed() }
      return true
    }
    return type("\n", in: scene)
  }
}
