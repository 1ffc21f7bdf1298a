// The scalars of words, according to Unicode's rules for word boundaries (UAX #29).

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit, a combining mark, or a connector such as `_`.
  package var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .connectorPunctuation:
      true
    default: false
    }
  }

  private var isDigit: Bool { properties.generalCategory == .decimalNumber }

  /// Whether the scalar is a letter, or a mark on a letter.
  private var isLetterOfWord: Bool {
    isPartOfWord && !isDigit && properties.generalCategory != .connectorPunctuation
  }

  /// Whether the scalar joins the scalars on its left and right to one word, like the apostrophe in
  /// "can't" and the period in "3.5".
  package func joins(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    let areLetters = left.isLetterOfWord && right.isLetterOfWord
    let areDigits = left.isDigit && right.isDigit
    switch self {
    case "'", "\u{2019}", ".": return areLetters || areDigits
    case ":", "\u{B7}": return areLetters
    case ",", ";": return areDigits
    default: return false
    }
  }
}
