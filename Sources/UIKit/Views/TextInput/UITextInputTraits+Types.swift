import Foundation

/// The letters that are capitalized while typing.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letters of words.
  case words
  /// The first letters of sentences.
  case sentences
  /// All letters.
  case allCharacters
}

/// The setting for the correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// Words are not corrected.
  case no
  /// Words are corrected.
  case yes
}

/// The setting for spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// Spelling is not checked.
  case no
  /// Spelling is checked.
  case yes
}

/// The setting that decides whether quotation marks are replaced by the quotation marks of the
/// language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// Quotation marks are not replaced.
  case no
  /// Quotation marks are replaced.
  case yes
}

/// The setting that decides whether two hyphens are replaced by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// Hyphens are not replaced.
  case no
  /// Hyphens are replaced.
  case yes
}

/// The setting that decides whether spaces are inserted and deleted together with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// Spaces are not inserted or deleted.
  case no
  /// Spaces are inserted and deleted.
  case yes
}

/// The setting that decides whether the rest of a sentence is suggested.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// No text is suggested.
  case no
  /// The rest of a sentence is suggested.
  case yes
}

/// The setting that decides whether results of mathematical expressions are suggested.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The default of the keyboard.
  case `default`
  /// No results are suggested.
  case no
  /// Results are suggested.
  case yes
}

/// The way in which Writing Tools change a text.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Writing Tools are not offered.
  case none = -1
  /// The default of the system.
  case `default` = 0
  /// Writing Tools change the text directly.
  case complete = 1
  /// Writing Tools show changes in a panel.
  case limited = 2
}

/// The kinds of content that Writing Tools may return.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
