/// A value that is inserted into a text.
public enum FormatArgument: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// An unsigned whole number.
  case unsigned(UInt64)
  /// A floating-point number.
  case real(Double)
  /// Text.
  case text(String)

  /// The operands for plural rules, if the value is a number.
  internal var operands: PluralOperands? {
    switch self {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(magnitude: value)
    case .real(let value): value.isFinite ? PluralOperands(value) : PluralOperands(0)
    case .text(let text): PluralOperands(text)
    }
  }

  internal var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsigned(let value): value == 0
    case .real(let value): value == 0
    case .text(let text): text == "0"
    }
  }

  internal var isNumber: Bool {
    if case .text = self { false } else { true }
  }
}

extension FormatArgument {
  /// Returns the whole number that C would read with the placeholder's length modifier: `%x` reads
  /// 32 bits, and `%hhx` reads eight bits.
  internal func read(by specifier: FormatString.Specifier) -> FormatArgument {
    let bits: UInt64
    switch self {
    case .integer(let value): bits = UInt64(bitPattern: Int64(value))
    case .unsigned(let value): bits = value
    case .real, .text: return self
    }
    let conversion = specifier.conversion
    guard !"cC".contains(conversion) else { return self }
    let unread: UInt64
    switch specifier.length {
    case "hh": unread = 56
    case "h": unread = 48
    case "" where !"DUO".contains(conversion): unread = 32
    default: unread = 0
    }
    if "uUxXoO".contains(conversion) { return .unsigned((bits << unread) >> unread) }
    return .integer(Int(truncatingIfNeeded: Int64(bitPattern: bits << unread) >> Int64(unread)))
  }
}

extension FormatString.Specifier {
  /// Returns the placeholder with a conversion that can write the type of the argument.
  internal func fitting(_ argument: FormatArgument) -> FormatString.Specifier {
    var specifier = self
    specifier.position = nil
    let allowed: String
    switch argument {
    case .integer, .unsigned: allowed = "dDiuUxXoOcC"
    case .real: allowed = "fFeEgGaA"
    case .text: allowed = ""
    }
    guard !allowed.contains(conversion) else { return specifier }
    specifier.length = "ll"
    let isPlain = "@sS".contains(conversion)
    switch argument {
    case .integer: specifier.conversion = "d"
    case .unsigned: specifier.conversion = "u"
    case .real:
      specifier.length = ""
      specifier.conversion = isPlain ? "g" : "f"
      if !isPlain, "dDiuUxXoOcC".contains(conversion) { specifier.precision = .fixed(0) }
    case .text:
      specifier.length = ""
      if !isPlain { specifier.conversion = "@" }
    }
    if !isPlain, case .integer = argument { specifier.precision = nil }
    return specifier
  }
}
