extension JSONNode {
  /// The maximum depth of nested arrays and objects: 512, as in Foundation.
  public static let depthLimit = 512

  /// Reads a JSON document.
  ///
  /// The bytes may be UTF-8, UTF-16 or UTF-32, with or without a byte order mark. The top-level
  /// value may be of any type. As in Foundation, the last value of a key is used, and a number must
  /// fit into a double.
  ///
  ///     let node = try JSONNode(parsing: bytes)
  ///     for member in node["images"]?.array ?? [] { print(member["filename"]?.string ?? "none") }
  ///
  /// - Throws: A `MarkupError` with the line, if the document is not JSON, or nests deeper than
  ///   `depthLimit`.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    guard let bytes = utf8Bytes(of: bytes) else {
      throw MarkupError("the text is not valid Unicode", line: 1)
    }
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// Reads a JSON document from its bytes.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(MarkupError) -> JSONNode {
    skipSpace()
    let node = try self.node()
    skipSpace()
    guard position == bytes.count else { throw failure("there is something after the value") }
    return node
  }

  // MARK: Values

  private mutating func node() throws(MarkupError) -> JSONNode {
    let start = line
    return JSONNode(try value(), line: start)
  }

  private mutating func value() throws(MarkupError) -> JSONValue {
    guard let next else { throw failure("the document ends where a value should be") }
    switch next {
    case UInt8(ascii: "{"):
      return .object(try nested { reader throws(MarkupError) in try reader.object() })
    case UInt8(ascii: "["):
      return .array(try nested { reader throws(MarkupError) in try reader.array() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw failure("there is no value where one should be")
    }
  }

  private mutating func nested<Result>(
    _ body: (inout JSONReader) throws(MarkupError) -> Result
  ) throws(MarkupError) -> Result {
    guard depth < JSONNode.depthLimit else {
      throw failure("more than \(JSONNode.depthLimit) arrays and objects lie within each other")
    }
    depth += 1
    position += 1
    skipSpace()
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func object() throws(MarkupError) -> JSONObject {
    var object = JSONObject()
    if skip(UInt8(ascii: "}")) { return object }
    while true {
      guard next == UInt8(ascii: "\"") else {
        throw failure("an object has no key where one should be")
      }
      let key = try string()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw failure("a key has no colon after it") }
      skipSpace()
      object.set(try node(), for: key)
      skipSpace()
      if skip(UInt8(ascii: "}")) { return object }
      guard skip(UInt8(ascii: ",")) else { throw failure("an object does not end") }
      skipSpace()
    }
  }

  private mutating func array() throws(MarkupError) -> [JSONNode] {
    var elements: [JSONNode] = []
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try node())
      skipSpace()
      if skip(UInt8(ascii: "]")) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw failure("an array does not end") }
      skipSpace()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(MarkupError)
    -> JSONValue
  {
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isThere else { throw failure("there is no value where one should be") }
    position += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(MarkupError) -> JSONNumber {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if skip(UInt8(ascii: "0")) {
      if let next, isDigit(next) { throw failure("a number starts with 0") }
    } else {
      try digits()
    }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = JSONNumber(text: text) else { throw failure("a number is too large") }
    return number
  }

  private mutating func digits() throws(MarkupError) {
    guard let first = next, isDigit(first) else {
      throw failure("a number has no digit where one should be")
    }
    while let next, isDigit(next) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Strings

  private mutating func string() throws(MarkupError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("a string is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        try appendEscape(to: &text)
      case 0..<0x20: throw failure("a string holds a control character, or does not end")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("a string does not end")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(MarkupError) {
    guard let byte = next else { throw failure("a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try escapedCharacter()).utf8)
    default: throw failure("a string holds an escape that JSON does not have")
    }
  }

  /// Reads the character after `\u`: one unit of UTF-16, or two units that form a surrogate pair.
  private mutating func escapedCharacter() throws(MarkupError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
      throw failure("a string holds half of a surrogate pair")
    }
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      throw failure("a string holds half of a surrogate pair")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(MarkupError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw failure("a string holds \\u without four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09: break
      case 0x0A: line += 1
      case 0x0D: if position + 1 == bytes.count || bytes[position + 1] != 0x0A { line += 1 }
      default: return
      }
      position += 1
    }
  }

  private func failure(_ message: String) -> MarkupError { MarkupError(message, line: line) }
}
