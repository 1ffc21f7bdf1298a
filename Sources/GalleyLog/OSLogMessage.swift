import Foundation
import GalleyUIKit

/// A message to a log, in which values may be private.
///
///     logger.info("signed in as \(name, privacy: .private), \(count) items")
///
/// The values are computed only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  private var interpolation: OSLogInterpolation

  /// The message as it is written. The text is computed at each access.
  internal var text: String { interpolation.text }

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
  }

  /// Creates a message from an interpolated string.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }
}

/// The privacy of a value in a message.
///
/// - Differs: a value of any type is written unless it is marked as private or sensitive. Apple's
///   log also hides text without a mark if no debugger is attached.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The mark that distinguishes hidden values from one another.
  public enum Mask: Hashable, Sendable {
    /// A number that is the same for equal values.
    case hash
    /// No mark: hidden values cannot be distinguished.
    case none
  }

  private enum Kind { case auto, open, hidden, sensitive }

  private let kind: Kind
  private let mask: Mask

  /// The privacy that suits the type of the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// The value is written.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// The value is hidden, even if private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// Returns the privacy that suits the type of the value, with a mask if the value is hidden.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// Returns a privacy that hides the value, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }
  /// Returns a privacy that hides the value even if private values are shown, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  internal func shown(_ text: String) -> String {
    guard kind == .hidden || kind == .sensitive else { return text }
    guard mask == .hash else { return kind == .sensitive ? "<sensitive>" : "<private>" }
    return "<mask.hash: '\(String(StableHash.value(of: text.utf8), radix: 16))'>"
  }
}

/// The alignment of a value.
public struct OSLogStringAlignment: Sendable {
  private let width: Int
  private let isRight: Bool

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isRight: false) }

  /// Returns an alignment that adds spaces before the value, up to a number of columns.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isRight: true)
  }

  /// Returns an alignment that adds spaces after the value, up to a number of columns.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isRight: false)
  }

  internal func applied(to text: String) -> String {
    // The width is limited, so that a message never contains a million blanks.
    let blanks = String(repeating: " ", count: max(0, min(width, 1_000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let prefix: String
  private let minDigits: Int
  private let hasPlus: Bool

  /// Decimal.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Hexadecimal.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal.
  public static var octal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, isUppercase: false, prefix: "", minDigits: 0, hasPlus: false)
  }

  /// Returns a decimal format, optionally with a plus sign and a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, isUppercase: false, prefix: "", minDigits: minDigits(),
      hasPlus: explicitPositiveSign)
  }

  /// Returns a hexadecimal format, optionally with a plus sign, the prefix `0x` and a minimum
  /// number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits(),
      hasPlus: explicitPositiveSign)
  }

  internal func text<Number: FixedWidthInteger>(_ value: Number) -> String {
    // As in C, only the decimal format has a minus sign. Other formats show the bits of a negative
    // number.
    let shown = radix == 10 ? value.magnitude : Number.Magnitude(truncatingIfNeeded: value)
    let digits = String(shown, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 1_000) - digits.count))
    let sign = value >= 0 ? (hasPlus ? "+" : "") : radix == 10 ? "-" : ""
    return sign + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private enum Kind { case plain, fixed, exponential, hybrid, hex }

  private let kind: Kind
  private let precision: Int
  private let hasPlus: Bool
  private let isUppercase: Bool

  private init(_ kind: Kind, _ precision: Int, _ hasPlus: Bool, _ isUppercase: Bool = false) {
    self.kind = kind
    self.precision = min(max(precision, 0), 100)
    self.hasPlus = hasPlus
    self.isUppercase = isUppercase
  }

  /// A format with six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// A format with one digit before the point, six digits after it, and a power of ten.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// The shorter of the fixed and the exponential format.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(.hybrid, 6, false) }
  /// Hexadecimal.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(.hex, 6, false) }

  /// Returns a format with a number of digits after the point. Infinity and NaN are optionally in
  /// uppercase.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(.fixed, precision(), explicitPositiveSign, uppercase)
  }

  /// Returns a format with one digit before the point, a number of digits after it, and a power of
  /// ten, optionally with an uppercase `E`.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(.exponential, precision(), explicitPositiveSign, uppercase)
  }

  /// The shortest exact format, as in Swift.
  internal static var plain: OSLogFloatFormatting { OSLogFloatFormatting(.plain, 6, false) }

  internal func text(_ value: Double) -> String {
    let sign = hasPlus && value >= 0 ? "+" : ""
    let text =
      switch kind {
      case .plain: "\(value)"
      case .fixed: sign + String(format: "%.\(precision)f", value)
      case .exponential: sign + String(format: "%.\(precision)e", value)
      case .hybrid: sign + String(format: "%g", value)
      case .hex: sign + String(format: "%a", value)
      }
    return isUppercase ? text.uppercased() : text
  }
}

/// An interpolated message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// The texts and values, each as a closure that computes its text.
  private var parts: [() -> String] = []

  /// The whole message.
  internal var text: String { parts.reduce(into: "") { $0 += $1() } }

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(interpolationCount * 2 + 1)
  }

  /// Adds literal text.
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  private mutating func append(
    _ value: @autoclosure @escaping () -> String, _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy
  ) { parts.append { align.applied(to: privacy.shown(value())) } }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(argumentString(), align, privacy) }

  /// Adds a whole number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> some FixedWidthInteger,
    format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting? = nil,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append((format ?? .plain).text(number()), align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting? = nil,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format?.text(Double(number())) ?? "\(number())", align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting? = nil,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append((format ?? .plain).text(Double(number())), align, privacy) }

  /// Adds `true` or `false`.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto
  ) { append("\(boolean())", .none, privacy) }

  /// Adds a value that describes itself.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> some CustomStringConvertible,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, align, privacy) }

  /// Adds an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { append(argumentObject().map { "\($0)" } ?? "nil", .none, privacy) }

  /// Adds an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) { append("\(error())", .none, privacy) }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy) }
}
