/// The plural forms that languages distinguish.
///
///     PluralRules(language: "pl").category(of: PluralOperands(5))   // .many
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The form for zero. A text in any language may have this form, which is then used for 0.
  case zero
  /// The singular, in most languages.
  case one
  /// The dual.
  case two
  /// The form for small numbers.
  case few
  /// The form for large numbers or fractions.
  case many
  /// The form for all other numbers. Every language has this form.
  case other
}
