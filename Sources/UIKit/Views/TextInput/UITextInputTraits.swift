import Foundation

/// The properties of the keyboard for a text input.
///
///     field.keyboardType = .emailAddress
///     field.returnKeyType = .done
///
/// - Differs: No keyboard is drawn: the properties are stored, and only `isSecureTextEntry` and
///   `enablesReturnKeyAutomatically` have an effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that are capitalized while typing.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are replaced by the quotation marks of the language.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens are replaced by a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are inserted and deleted together with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a sentence is suggested.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether results of mathematical expressions are suggested.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The way in which Writing Tools change the text.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The kinds of content that Writing Tools may return.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The light or dark appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is enabled only if there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is secret, such as a password.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// The rules for a new password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

// These are optional members in UIKit: a type that does not implement one has the default.

extension UITextInputTraits {
  /// The default: the first letters of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default of the keyboard.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default of the keyboard.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default of the keyboard.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default of the keyboard.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default of the keyboard.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default of the keyboard.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default of the keyboard.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// The default of the system.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The default of the system.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
  /// The default keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default appearance.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default title.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The default: the key is always enabled.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The default: the text is not secret.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The default: no special meaning.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The default: no rules.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// The keyboard properties of a field or a text view.
internal struct KeyboardTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var inlinePrediction = UITextInlinePredictionType.default
  var mathExpressionCompletion = UITextMathExpressionCompletionType.default
  var writingTools = UIWritingToolsBehavior.default
  var writingToolsResults: UIWritingToolsResultOptions = []
  var type = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}
