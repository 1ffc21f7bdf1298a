import Foundation
import GalleyStrings

/// A text that is looked up when it is shown.
///
///     let title: LocalizedStringResource = "\(count) photos"
///     label.text = String(localized: title)
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// Where the table is.
  public enum BundleDescription: @unchecked Sendable, Equatable {
    /// In the main bundle.
    case main
    /// In the bundle that has a class.
    case forClass(AnyClass)
    /// In a bundle at a place.
    case atURL(URL)

    internal var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Whether both are the same place.
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
  /// The text if there is none for the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table: `Localizable`, if `nil`.
  public let table: String?
  /// The locale in which numbers are written: the scene's, if it is `Locale.current`.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// A text whose key is its text in the development language.
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

  /// A text with a key of its own.
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

  /// A text whose key is its text in the development language.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text whose key is its text in the development language.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A key with values in it: `"\(count) photos"` has the key `%lld photos`.
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

    /// A key without values in it.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// A key without values in it.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// What a key is put together in.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      internal var key = ""
      internal var arguments: [Argument] = []

      /// Starts with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text of the key. A percent sign is doubled, because values are put into the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text: `%@`.
      public mutating func appendInterpolation(_ string: String) {
        append(.text(string), "%@")
      }

      /// Adds a text: `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        append(.text(String(string)), "%@")
      }

      /// Adds a whole number: `%lld`, or shorter for shorter ones.
      public mutating func appendInterpolation<Number: SignedInteger>(_ value: Number) {
        append(.integer(Int(clamping: value)), Number.self == Int32.self ? "%d" : "%lld")
      }

      /// Adds a whole number that has no sign: `%llu`, or shorter for shorter ones.
      public mutating func appendInterpolation<Number: UnsignedInteger>(_ value: Number) {
        append(.unsigned(UInt(clamping: value)), Number.self == UInt32.self ? "%u" : "%llu")
      }

      /// Adds a number with a fraction: `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append(.real(value), "%lf") }

      /// Adds a number with a fraction: `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) {
        append(.real(Double(value)), "%lf")
      }

      /// Adds a number with a fraction: `%f`.
      public mutating func appendInterpolation(_ value: Float) {
        append(.real(Double(value)), "%f")
      }

      /// Adds a whole number in a notation: `specifier: "%05d"`.
      public mutating func appendInterpolation<Number: SignedInteger>(
        _ value: Number, specifier: String
      ) {
        append(.integer(Int(clamping: value)), specifier)
      }

      /// Adds a number with a fraction in a notation: `specifier: "%.2f"`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: Number, specifier: String
      ) {
        append(.real(Double(value)), specifier)
      }

      /// Adds an object as its description: `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        append(.text(subject.description), "%@")
      }

      /// Adds a value as a formatter writes it: `%@`.
      public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter
      ) {
        append(.text(formatter.string(for: subject) ?? ""), "%@")
      }

      /// Adds a value as a style writes it: `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append(.text(format.format(input)), "%@")
      }

      /// Adds another text that is looked up: `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(String(localized: resource)), "%@")
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// The text of a key, in the language of the scene.
  ///
  ///     label.text = String(localized: "\(count) photos", bundle: .module)
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the text if there is none for it.
  ///   - table: The name of the table: `Localizable`, if `nil`.
  ///   - bundle: The bundle that has the table: the main one, if `nil`.
  ///   - locale: The locale in which numbers are written: the scene's, if it is `Locale.current`.
  ///   - comment: What translators should know.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// The text of a key, in the language of the scene, or the default value in the development language.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, bundle, locale)
  }

  /// The text of a resource, in the language of the scene.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }

  private init(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
  ) {
    let text = LocalizedText.string(
      key, value: value.key, table: table, bundle: bundle ?? .main)
    // Without values the text may be one that the app puts values into itself.
    self =
      value.arguments.isEmpty
      ? text : LocalizedText.formatted(text, locale, value.arguments.map(\.value))
  }
}
