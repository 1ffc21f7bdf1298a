import Foundation
import GalleyUIKit

/// A keyboard on which a test types.
///
/// Keys go to the first responder: a text field, a text view, or another responder that is a
/// `UIKeyInput`.
///
///     Finger.tap(nameField)
///     Keyboard.type("Ada")
///     Keyboard.pressReturn()
///     #expect(nameField.text == "Ada")
///
/// Delegates are called as if a user typed.
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

  /// A key of a keyboard.
  public enum Key: Hashable, Sendable {
    /// The tab key, which moves the focus to the next group, or with shift to the previous group.
    case tab
    /// The arrow key up, which moves the focus within its group, or the caret in a text.
    case upArrow
    /// The arrow key down.
    case downArrow
    /// The arrow key to the left.
    case leftArrow
    /// The arrow key to the right.
    case rightArrow
    /// The return key, which selects the focused item, or does the same as `pressReturn()` in a
    /// text.
    case `return`
    /// The space bar, which selects the focused item, or types a space in a text.
    case space
    /// The escape key.
    case escape
    /// The page up key.
    case pageUp
    /// The page down key.
    case pageDown
    /// The key of a letter, a digit or a sign: `.character("f")`.
    case character(Character)

    /// The input of a `UIKeyCommand` for the key.
    @MainActor
    internal var input: String {
      switch self {
      case .tab: "\t"
      case .upArrow: UIKeyCommand.inputUpArrow
      case .downArrow: UIKeyCommand.inputDownArrow
      case .leftArrow: UIKeyCommand.inputLeftArrow
      case .rightArrow: UIKeyCommand.inputRightArrow
      case .return: "\r"
      case .space: " "
      case .escape: UIKeyCommand.inputEscape
      case .pageUp: UIKeyCommand.inputPageUp
      case .pageDown: UIKeyCommand.inputPageDown
      case .character(let character): String(character)
      }
    }
  }

  /// Presses a key, and returns whether it had an effect.
  ///
  ///     Keyboard.press(.tab)                                  // focuses the first item
  ///     Keyboard.press(.downArrow)                            // focuses the item below
  ///     Keyboard.press(.return)                               // selects the focused item
  ///     Keyboard.press(.character("f"), [.command])           // performs a `UIKeyCommand`
  ///
  /// Key commands with `wantsPriorityOverSystemBehavior` are tried first. Then the system types the
  /// key or moves the focus. The other key commands of the responder chain and of the main menus
  /// are tried last.
  ///
  /// - Parameter window: A window of the scene that gets the key; `nil` for the scene of the first
  ///   responder, or, without a first responder, for the scene of the key window. A window without
  ///   a scene gets no keys.
  @discardableResult
  public static func press(
    _ key: Key, _ modifiers: UIKeyModifierFlags = [], in window: UIWindow? = nil
  ) -> Bool {
    // Without a scene, the key would go to the scene of another window.
    if let window, window.windowScene == nil { return false }
    return PressedKeys.press(key.input, modifiers, in: window?.windowScene)
  }

  /// Traps unless a responder has accepted the key.
  private static func require(_ isTaken: Bool, _ name: String) {
    precondition(
      isTaken,
      "Keyboard.\(name): nobody takes keys. Tap a field, or have it become first responder, before")
  }
}

extension Screen {
  /// Presses a key in this screen, as ``Keyboard/press(_:_:in:)`` does.
  ///
  ///     screen.press(.tab)
  ///     screen.press(.downArrow)
  ///     screen.press(.character("f"), [.command])
  ///
  /// The screen settles afterwards. Fails the test if the key has no effect.
  public func press(
    _ key: Keyboard.Key, _ modifiers: UIKeyModifierFlags = [], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    perform { screen in
      if !PressedKeys.press(key.input, modifiers, in: screen.scene) {
        source.fail("Nothing is done with the key \(key).")
      }
    }
  }
}
