import Foundation
import GalleyStrings

/// A localized text that is looked up when it is needed.
///
///     let title: LocalizedStringResource = "\(count) photos"
///     label.text = String(localized: title)
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The location of a string table.
  public enum BundleDescription: @unchecked Sendable, Equatable {
    /// The main bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    internal var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Whether two descriptions are the same location.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  /// The key.
  public let key: String
  /// The text that is used if no table has the key.
  public internal(set) var defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The locale for numbers. `Locale.current` is replaced by the locale of the scene.
  public var locale: Locale
  /// The location of the table.
  public let bundle: BundleDescription

  /// Creates a resource whose key is the text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource whose key is the text in the development language.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource whose key is the text in the development language.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A key with values: `"\(count) photos"` has the key `%lld photos`.
  public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
    internal var key: String
    internal var arguments: [Argument]

    /// A value in a text.
    internal enum Argument: Sendable, Equatable {
      case integer(Int)
      case unsigned(UInt)
      case real(Double)
      case text(String)

      var value: any CVarArg {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): value
        case .real(let value): value
        case .text(let value): value
        }
      }
    }

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Composes a key from its text and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      internal var key = ""
      internal var arguments: [Argument] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a text to the key. A percent sign is doubled, because the key is a format.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a text: `%@`.
      public mutating func appendInterpolation(_ string: String) {
        append(.text(string), "%@")
      }

      /// Appends a text: `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        append(.text(String(string)), "%@")
      }

      /// Appends a whole number: `%lld`, or `%d` for 32 bits.
      public mutating func appendInterpolation<Number: SignedInteger>(_ value: Number) {
        append(.integer(Int(clamping: value)), Number.self == Int32.self ? "%d" : "%lld")
      }

      /// Appends an unsigned whole number: `%llu`, or `%u` for 32 bits.
      public mutating func appendInterpolation<Number: UnsignedInteger>(_ value: Number) {
        append(.unsigned(UInt(clamping: value)), Number.self == UInt32.self ? "%u" : "%llu")
      }

      /// Appends a floating-point number: `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append(.real(value), "%lf") }

      /// Appends a floating-point number: `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) {
        append(.real(Double(value)), "%lf")
      }

      /// Appends a floating-point number: `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        append(.real(Double(value)), "%f")
      }

      /// Appends a whole number with a format: `specifier: "%05d"`.
      public mutating func appendInterpolation<Number: SignedInteger>(
        _ value: Number, specifier: String
      ) {
        append(.integer(Int(clamping: value)), specifier)
      }

      /// Appends a floating-point number with a format: `specifier: "%.2f"`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: Number, specifier: String
      ) {
        append(.real(Double(value)), specifier)
      }

      /// Appends the description of an object: `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        append(.text(subject.description), "%@")
      }

      /// Appends the text that a formatter returns for a value: `%@`.
      public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter
      ) {
        append(.text(formatter.string(for: subject) ?? ""), "%@")
      }

      /// Appends the text that a format style returns for a value: `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append(.text(format.format(input)), "%@")
      }

      /// Appends another localized text: `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(String(localized: resource)), "%@")
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// Creates the text of a key, in the language of the scene.
  ///
  ///     label.text = String(localized: "\(count) photos", bundle: .module)
  ///
  /// - Parameters:
  ///   - keyAndValue: The key. If no table has the key, the key is the text.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle that contains the table; `nil` for the main bundle.
  ///   - locale: The locale for numbers. `Locale.current` is replaced by the locale of the scene.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// Creates the text of a key, in the language of the scene. If no table has the key, the text is
  /// the default value in the development language.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, bundle, locale)
  }

  /// Creates the text of a resource, in the language of the scene.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }

  private init(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
  ) {
    let text = LocalizedText.string(
      key, value: value.key, table: table, bundle: bundle ?? .main)
    // A text without values is not formatted here, because the app may use the text as a format.
    self =
      value.arguments.isEmpty
      ? text : LocalizedText.formatted(text, locale, value.arguments.map(\.value))
  }
}
