import Foundation

/// Which keys there are.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default`
  /// Those of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Those of addresses.
  case URL
  /// Digits alone.
  case numberPad
  /// Those of a telephone.
  case phonePad
  /// Letters, or those of a telephone.
  case namePhonePad
  /// Those of addresses for mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters, and what names and topics begin with.
  case twitter
  /// Those for a search in the web.
  case webSearch
  /// Digits of ASCII alone.
  case asciiCapableNumberPad

  /// The name of `asciiCapable` before iOS 10.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As what is around it.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The name of `dark` before iOS 7.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the key says that ends a line.
public enum UIReturnKeyType: Int, Sendable {
  /// As usual.
  case `default`
  /// Go.
  case go
  /// The name of a search engine.
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
  /// The name of another search engine.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
