/// The plural forms that languages tell apart.
///
///     PluralRules(language: "pl").category(of: PluralOperands(5))   // .many
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// For nothing. A table may have this form in any language: it is then used for 0.
  case zero
  /// The singular, in most languages.
  case one
  /// The dual.
  case two
  /// A small number.
  case few
  /// A large number, or a fraction.
  case many
  /// All other numbers. Every language has this form.
  case other
}
