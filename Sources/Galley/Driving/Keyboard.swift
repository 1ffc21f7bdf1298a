import Foundation
import GalleyUIKit

/// A keyboard on which a test types. Keys go to the first responder: a text field, a text view, or
/// another responder that is a `UIKeyInput`.
///
///     Finger.tap(nameField)
///     Keyboard.type("Ada")
///     Keyboard.pressReturn()
///     #expect(nameField.text == "Ada")
///
/// Delegates are called as they are when a user types.
@MainActor
public enum Keyboard {
  /// Types a text, one character at a time.
  ///
  /// - Precondition: The first responder accepts text.
  public static func type(_ text: String) {
    for letter in text {
      require(
        letter.isNewline ? TypedKeys.pressReturn() : TypedKeys.type(String(letter)), "type")
    }
  }

  /// Presses the delete key, which deletes the selection or the character before the caret.
  ///
  /// - Precondition: The first responder accepts text.
  public static func deleteBackward(times: Int = 1) {
    for _ in 0..<max(times, 0) { require(TypedKeys.deleteBackward(), "deleteBackward") }
  }

  /// Presses return: a text field calls its delegate, a text view begins a paragraph.
  ///
  /// - Precondition: The first responder accepts text.
  public static func pressReturn() { require(TypedKeys.pressReturn(), "pressReturn") }

  private static func require(_ isTaken: Bool, _ name: String) {
    precondition(
      isTaken,
      "Keyboard.\(name): nobody takes keys. Tap a field, or have it become first responder, before")
  }
}
