import Foundation

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the user's language.
  case `default`
  /// The keys of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// Digits only.
  case numberPad
  /// A keypad for telephone numbers.
  case phonePad
  /// Letters, or a keypad for telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters, with keys for the first characters of user names and topics.
  case twitter
  /// A keyboard for searches on the web.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad

  /// The name of `asciiCapable` before iOS 10.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The light or dark appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface around the keyboard.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The name of `dark` before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
