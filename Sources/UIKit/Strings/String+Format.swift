import Foundation

// Foundation has these too, without plural forms. See `NSLocalizedString.swift` for why there are so many.

extension String {
  /// A text with arguments, and the plural form that fits them.
  ///
  ///     String(format: NSLocalizedString("%d photos", comment: ""), 3)
  ///
  /// An argument that is missing is written as `(null)`, and one of another kind than its place as it is.
  ///
  /// - Differs: UIKit reads memory that is none of its own if an argument is missing or of another kind.
  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self = LocalizedText.formatted(format, nil, arguments)
  }

  /// A text with arguments, and the plural form that fits them.
  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = LocalizedText.formatted(format, nil, arguments)
  }

  /// A text with arguments, whose numbers are written as in a locale.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) {
    self = LocalizedText.formatted(format, locale, args)
  }

  /// A text with arguments, whose numbers are written as in a locale.
  @_disfavoredOverload
  public init(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) {
    self = LocalizedText.formatted(format, locale, arguments)
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self = LocalizedText.formatted(format, locale, arguments)
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    LocalizedText.formatted(format, Localization.current.locale, arguments)
  }

  /// A text with arguments, and the plural form that fits them.
  public init<First: CVarArg>(format: String, _ a: First) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init<First: CVarArg>(format: String, locale: Locale?, _ a: First) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat<First: CVarArg>(_ format: String, _ a: First)
    -> String
  {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// A text with arguments, and the plural form that fits them.
  public init<First: CVarArg, Second: CVarArg>(format: String, _ a: First, _ b: Second) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init<First: CVarArg, Second: CVarArg>(
    format: String, locale: Locale?, _ a: First, _ b: Second
  ) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg>(
    _ format: String, _ a: First, _ b: Second
  ) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// A text with arguments, and the plural form that fits them.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    format: String, _ a: First, _ b: Second, _ c: Third
  ) {
    self = LocalizedText.formatted(format, nil, [a, b, c])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    format: String, locale: Locale?, _ a: First, _ b: Second, _ c: Third
  ) {
    self = LocalizedText.formatted(format, locale, [a, b, c])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    _ format: String, _ a: First, _ b: Second, _ c: Third
  ) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b, c])
  }

  /// A text with arguments, and the plural form that fits them.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg, Fourth: CVarArg>(
    format: String, _ a: First, _ b: Second, _ c: Third, _ d: Fourth
  ) {
    self = LocalizedText.formatted(format, nil, [a, b, c, d])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg, Fourth: CVarArg>(
    format: String, locale: Locale?, _ a: First, _ b: Second, _ c: Third, _ d: Fourth
  ) {
    self = LocalizedText.formatted(format, locale, [a, b, c, d])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat<
    First: CVarArg, Second: CVarArg, Third: CVarArg, Fourth: CVarArg
  >(_ format: String, _ a: First, _ b: Second, _ c: Third, _ d: Fourth) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b, c, d])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: Int) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: Int) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Int) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: String) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: String) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: String) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: Double) {
    self = LocalizedText.formatted(format, nil, [a])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: Double) {
    self = LocalizedText.formatted(format, locale, [a])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Double) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: Int, _ b: Int) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: Int, _ b: Int) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: Int) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: Int, _ b: String) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: Int, _ b: String) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: Int, _ b: String) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: String, _ b: Int) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: String, _ b: Int) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: Int) -> String {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }

  /// A text with arguments, and the plural form that fits them.
  public init(format: String, _ a: String, _ b: String) {
    self = LocalizedText.formatted(format, nil, [a, b])
  }

  /// A text with arguments, whose numbers are written as in a locale.
  public init(format: String, locale: Locale?, _ a: String, _ b: String) {
    self = LocalizedText.formatted(format, locale, [a, b])
  }

  /// A text with arguments, whose numbers are written as in the scene's locale.
  public static func localizedStringWithFormat(_ format: String, _ a: String, _ b: String) -> String
  {
    LocalizedText.formatted(format, Localization.current.locale, [a, b])
  }
}
