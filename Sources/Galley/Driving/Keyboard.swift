import Foundation
import UIKit

/// Keys that a test presses. They go to the first responder: a field, a text view, or whatever takes
/// keys (`UIKeyInput`).
///
///     Finger.tap(nameField)
///     Keyboard.type("Ada")
///     Keyboard.pressReturn()
///     #expect(nameField.text == "Ada")
///
/// Delegates are asked and told as if somebody typed.
@MainActor
public enum Keyboard {
  /// Types a text, letter by letter.
  ///
  /// - Precondition: Somebody who takes keys is first responder.
  public static func type(_ text: String) {
    for letter in text {
      require(
        letter.isNewline ? TypedKeys.pressReturn() : TypedKeys.type(String(letter)), "type")
    }
  }

  /// Presses the key that deletes what is before the caret, or what is selected.
  ///
  /// - Precondition: Somebody who takes keys is first responder.
  public static func deleteBackward(times: Int = 1) {
    for _ in 0..<max(times, 0) { require(TypedKeys.deleteBackward(), "deleteBackward") }
  }

  /// Presses return: a field is done, a text view begins a paragraph.
  ///
  /// - Precondition: Somebody who takes keys is first responder.
  public static func pressReturn() { require(TypedKeys.pressReturn(), "pressReturn") }

  private static func require(_ isTaken: Bool, _ name: String) {
    precondition(
      isTaken,
      "Keyboard.\(name): nobody takes keys. Tap a field, or have it become first responder, before")
  }
}
