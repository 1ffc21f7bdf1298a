import Foundation

/// How a keyboard is to be for somebody who takes text.
///
///     field.keyboardType = .emailAddress
///     field.returnKeyType = .done
///
/// - Differs: No keyboard is drawn: all of it is kept, and only `isSecureTextEntry` is looked at.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are typed large.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become those of the language.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words that are put in and taken out.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a sentence is offered.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the key says that ends a line.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether that key can be used only where there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether nobody may read what is typed.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// What a new password has to be like.
  var passwordRules: UITextInputPasswordRules? { get set }
}

// UIKit has these as optional members: who does not say has what is usual.

extension UITextInputTraits {
  /// Those at the start of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As usual.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As usual.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As usual.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As usual.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As usual.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// As usual.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// As usual.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As usual.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// As usual.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// It can always be used.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Everybody may.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing special.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// It may be anything.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// What a field or a text view was told of its keyboard.
internal struct KeyboardTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var inlinePrediction = UITextInlinePredictionType.default
  var type = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}
