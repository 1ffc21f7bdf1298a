import Foundation

/// Which letters are typed large.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of words.
  case words
  /// The first of sentences.
  case sentences
  /// All.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard is.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the keyboard is.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether quotes become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the keyboard is.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the keyboard is.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the keyboard is.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether the rest of a sentence is offered.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the keyboard is.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
