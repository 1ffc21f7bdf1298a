/// The parts of a number on which plural rules depend: its integer part and its visible fraction
/// digits.
///
///     PluralOperands(1)          // 1: "one" in English
///     PluralOperands("1.0")      // 1.0: "other" in English
public struct PluralOperands: Hashable, Sendable {
  /// The integer part, without its sign: *i* in CLDR's rules. If the integer part has more than
  /// eighteen digits, only the last eighteen digits are used.
  public let integer: Int
  /// The visible fraction digits as a number, with trailing zeros: *f*.
  public let fraction: Int
  /// The number of visible fraction digits, with trailing zeros: *v*.
  public let fractionCount: Int
  /// The visible fraction digits as a number, without trailing zeros: *t*.
  public var trimmedFraction: Int {
    var fraction = fraction
    while fraction != 0, fraction.isMultiple(of: 10) { fraction /= 10 }
    return fraction
  }

  /// Creates the operands of a whole number. The sign is ignored.
  public init(_ number: Int) {
    self.init(magnitude: UInt64(number.magnitude))
  }

  /// Creates the operands of an unsigned whole number.
  public init(magnitude: UInt64) {
    integer = Int(magnitude % Self.limit)
    fraction = 0
    fractionCount = 0
  }

  /// Creates the operands of a number as text: digits, optionally with a minus sign before them,
  /// and with a point and more digits after them. The sign is ignored. Returns `nil` for other
  /// texts.
  public init?(_ text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard (whole + fraction).utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    integer = Int(String(whole.suffix(18))) ?? 0
    self.fraction = Int(String(fraction.prefix(18))) ?? 0
    fractionCount = min(fraction.count, 18)
  }

  /// Creates the operands of a number with all its fraction digits. A whole number has no fraction
  /// digits. A number of 10¹⁸ or more is treated like zero.
  public init(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude < 1e18 else {
      self.init(magnitude: 0)
      return
    }
    if magnitude.rounded() == magnitude {
      self.init(magnitude: UInt64(magnitude))
    } else {
      // The shortest text of a small number may have an exponent. Such a number is treated like
      // 0.1.
      self = PluralOperands("\(magnitude)") ?? PluralOperands("0.1")!
    }
  }

  /// The smallest number with more than eighteen digits.
  private static let limit: UInt64 = 1_000_000_000_000_000_000
}
