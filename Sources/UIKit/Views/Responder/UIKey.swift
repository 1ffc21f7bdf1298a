import Foundation

/// A key of a hardware keyboard that is pressed.
///
///     override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///       if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { play() }
///     }
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text that the key types with the modifier keys that are held.
  ///
  /// A key that types nothing has the text of its `UIKeyCommand`, such as `inputUpArrow`.
  open private(set) var characters: String
  /// The text that the key types without modifier keys.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The key, by its position on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// Creates a key from its input in a `UIKeyCommand`.
  internal init(input: String, _ modifiers: UIKeyModifierFlags) {
    let typesCapitals = !modifiers.isDisjoint(with: [.shift, .alphaShift]) && input.count == 1
    charactersIgnoringModifiers = input
    characters = typesCapitals ? input.uppercased() : input
    modifierFlags = modifiers
    keyCode = UIKey.code(of: input)
  }

  /// Returns the key of a US keyboard for an input.
  private static func code(of input: String) -> UIKeyboardHIDUsage {
    if let code = named[input] { return code }
    let lowercase = input.lowercased()
    guard let scalar = lowercase.unicodeScalars.first, lowercase.unicodeScalars.count == 1 else {
      return .keyboardErrorUndefined
    }
    let letters = UIKeyboardHIDUsage.keyboardA.rawValue
    let digits = UIKeyboardHIDUsage.keyboard1.rawValue
    let code: Int? =
      switch scalar {
      case "a"..."z": letters + Int(scalar.value - 97)
      case "1"..."9": digits + Int(scalar.value - 49)
      case "0": digits + 9
      default: nil
      }
    return code.flatMap { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorUndefined
  }

  /// The keys for punctuation marks, and the keys that type no text.
  private static let named: [String: UIKeyboardHIDUsage] = {
    var codes: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
      " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace,
      "\u{7F}": .keyboardDeleteOrBackspace,
      UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
      UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
      UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    ]
    // The two characters of each key: without and with the shift key.
    let signs: [(String, UIKeyboardHIDUsage)] = [
      ("-_", .keyboardHyphen), ("=+", .keyboardEqualSign), ("[{", .keyboardOpenBracket),
      ("]}", .keyboardCloseBracket), ("\\|", .keyboardBackslash), (";:", .keyboardSemicolon),
      ("'\"", .keyboardQuote), ("`~", .keyboardGraveAccentAndTilde), (",<", .keyboardComma),
      (".>", .keyboardPeriod), ("/?", .keyboardSlash), ("!", .keyboard1), ("@", .keyboard2),
      ("#", .keyboard3), ("$", .keyboard4), ("%", .keyboard5), ("^", .keyboard6),
      ("&", .keyboard7), ("*", .keyboard8), ("(", .keyboard9), (")", .keyboard0),
    ]
    for (pair, code) in signs { for sign in pair { codes[String(sign)] = code } }
    for number in 1...12 {
      codes["UIKeyInputF\(number)"] = UIKeyboardHIDUsage(rawValue: 57 + number)
    }
    return codes
  }()
}
