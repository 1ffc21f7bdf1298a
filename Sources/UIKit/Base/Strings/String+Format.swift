import Foundation

// Foundation has members with the same names, but without plural forms. A file that imports both
// modules sees both, and the compiler chooses the better match for a call. So there is one member
// here for each common set of arguments. The members for all other arguments are disfavored,
// because calls would be ambiguous otherwise.

extension String {
  /// Creates a text with arguments, in the plural form for them.
  ///
  ///     String(format: NSLocalizedString("%d photos", comment: ""), 3)
  ///
  /// A missing argument is written as `(null)`. An argument of another type than its placeholder is
  /// written as its own type requires.
  ///
  /// - Differs: on Apple's systems, invalid memory is read if an argument is missing or of another
  ///   type.
  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self = LocalizedText.formatted(format, nil, arguments)
  }

  /// Creates a text with arguments, in the plural form for them.
  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = LocalizedText.formatted(format, nil, arguments)
  }

  /// Creates a text with arguments, with the number format of a locale.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
    self = LocalizedText.formatted(format, locale, args)
  }

  /// Creates a text with arguments, with the number format of a locale.
  @_disfavoredOverload
  public init(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) {
    self = LocalizedText.formatted(format, locale, arguments)
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self = LocalizedText.formatted(format, locale, arguments)
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    LocalizedText.formatted(format, Localization.current.locale, arguments)
  }

  /// Creates a text with arguments, in the plural form for them.
  public init<First: CVarArg>(format: String, _ a: First) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init<First: CVarArg>(format: String, locale: Locale?, _ a: First) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat<First: CVarArg>(_ format: String, _ a: First)
    -> String
  {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init<First: CVarArg, Second: CVarArg>(format: String, _ a: First, _ b: Second) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init<First: CVarArg, Second: CVarArg>(
    format: String, locale: Locale?, _ a: First, _ b: Second
  ) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg>(
    _ format: String, _ a: First, _ b: Second
  ) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    format: String, _ a: First, _ b: Second, _ c: Third
  ) {
    self = LocalizedText.formatted(format, nil, [a, b, c])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    format: String, locale: Locale?, _ a: First, _ b: Second, _ c: Third
  ) {
    self = LocalizedText.formatted(format, locale, [a, b, c])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    _ format: String, _ a: First, _ b: Second, _ c: Third
  ) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b, c])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg, Fourth: CVarArg>(
    format: String, _ a: First, _ b: Second, _ c: Third, _ d: Fourth
  ) {
    self = LocalizedText.formatted(format, nil, [a, b, c, d])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg, Fourth: CVarArg>(
    format: String, locale: Locale?, _ a: First, _ b: Second, _ c: Third, _ d: Fourth
  ) {
    self = LocalizedText.formatted(format, locale, [a, b, c, d])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat<
    First: CVarArg, Second: CVarArg, Third: CVarArg, Fourth: CVarArg
  >(_ format: String, _ a: First, _ b: Second, _ c: Third, _ d: Fourth) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b, c, d])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: Int) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: Int) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Int) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: String) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: String) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: String) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: Double) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: Double) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Double) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: Int, _ b: Int) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: Int, _ b: Int) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: Int) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: Int, _ b: String) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: Int, _ b: String) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: String) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: String, _ b: Int) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: String, _ b: Int) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: Int) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// Creates a text with arguments, in the plural form for them.
  public init(format: String, _ a: String, _ b: String) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// Creates a text with arguments, with the number format of a locale.
  public init(format: String, locale: Locale?, _ a: String, _ b: String) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// Returns a text with arguments, with the number format of the current scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: String) -> String
  {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }
}
