/// A text with placeholders for arguments, in the notation of `String(format:)`, split into its
/// pieces.
///
///     FormatString("%1$@ likes %2$lld photos").specifiers.map(\.conversion)   // ["@", "d"]
public struct FormatString: Hashable, Sendable {
  /// A piece of the text: plain text or a placeholder.
  public enum Piece: Hashable, Sendable {
    /// Plain text, in which a doubled percent sign has been replaced by a single percent sign.
    case text(String)
    /// A placeholder for an argument.
    case argument(Specifier)
  }

  /// A placeholder for an argument.
  public struct Specifier: Hashable, Sendable {
    /// The position of the argument, from 1, if the placeholder has one: the `2` in `%2$@`.
    public var position: Int?
    /// The flags, in order: `-+ #0'`.
    public var flags = ""
    /// The minimum width.
    public var width: Amount?
    /// The precision.
    public var precision: Amount?
    /// The length modifier, for example `ll`.
    public var length = ""
    /// The conversion, for example `d` or `@`.
    public var conversion: Character
    /// The name between `%#@` and `@`, if the placeholder is for another text.
    public var variable: String?

    /// Creates a placeholder for the next argument.
    public init(conversion: Character) { self.conversion = conversion }

    /// The placeholder in the notation of `String(format:)`, without its position.
    public var pattern: String {
      if let variable { return "%#@\(variable)@" }
      let width = width.map(\.text) ?? ""
      let precision = precision.map { ".\($0.text)" } ?? ""
      return "%\(flags)\(width)\(precision)\(length)\(conversion)"
    }

    /// Returns the placeholder in the notation of `String(format:)`, with a position.
    internal func pattern(at position: Int) -> String { "%\(position)$" + pattern.dropFirst() }
  }

  /// A width or a precision.
  public enum Amount: Hashable, Sendable {
    /// A number of characters, at most 1,000.
    case fixed(Int)
    /// The value of the next argument.
    case argument

    fileprivate var text: String {
      switch self {
      case .fixed(let count): "\(count)"
      case .argument: "*"
      }
    }
  }

  /// The pieces, in order.
  public var pieces: [Piece] = []

  /// The placeholders, in order.
  public var specifiers: [Specifier] {
    pieces.compactMap { if case .argument(let specifier) = $0 { specifier } else { nil } }
  }

  /// Creates a text from its pieces.
  public init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Splits a text into its pieces. A percent sign that begins no valid placeholder is plain text.
  public init(_ text: String) {
    var reader = FormatReader(text)
    pieces = reader.pieces()
  }

  /// The text in the notation of `String(format:)`, with doubled percent signs.
  public var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text):
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      case .argument(let specifier):
        specifier.position.map(specifier.pattern(at:)) ?? specifier.pattern
      }
    }.joined()
  }
}

/// Reads a text with placeholders.
private struct FormatReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var plain = String.UnicodeScalarView()
  private var result: [FormatString.Piece] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func pieces() -> [FormatString.Piece] {
    while let next {
      position += 1
      guard next == "%" else {
        plain.append(next)
        continue
      }
      let start = position
      if skip("%") {
        plain.append("%")
      } else if let specifier = specifier() {
        flush()
        result.append(.argument(specifier))
      } else {
        plain.append("%")
        position = start
      }
    }
    flush()
    return result
  }

  private mutating func flush() {
    guard !plain.isEmpty else { return }
    result.append(.text(String(plain)))
    plain = String.UnicodeScalarView()
  }

  private mutating func specifier() -> FormatString.Specifier? {
    var specifier = FormatString.Specifier(conversion: "@")
    let start = position
    if let number = number(), skip("$") {
      guard number > 0 else { return nil }
      specifier.position = number
    } else {
      position = start
    }
    if skip("#"), skip("@") {
      guard let name = name() else { return nil }
      specifier.variable = name
      return specifier
    }
    if position > start, scalars[position - 1] == "#" { position -= 1 }
    while let next, "-+ #0'".unicodeScalars.contains(next) {
      specifier.flags.unicodeScalars.append(next)
      position += 1
    }
    specifier.width = amount()
    if skip(".") { specifier.precision = amount() ?? .fixed(0) }
    while let next, "hljztLq".unicodeScalars.contains(next), specifier.length.count < 2 {
      specifier.length.unicodeScalars.append(next)
      position += 1
    }
    guard let next, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(next) else { return nil }
    position += 1
    specifier.conversion = Character(next)
    return specifier
  }

  private mutating func name() -> String? {
    let start = position
    while let next {
      position += 1
      if next == "@" {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[start..<position - 1])
        return name.isEmpty ? nil : String(name)
      }
      if next == "%" { return nil }
    }
    return nil
  }

  private mutating func amount() -> FormatString.Amount? {
    if skip("*") { return .argument }
    return number().map { .fixed(min($0, 1_000)) }
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let next, ("0"..."9").contains(next) {
      value = min((value ?? 0) * 10 + Int(next.value - 48), 1_000_000)
      position += 1
    }
    return value
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }
}
