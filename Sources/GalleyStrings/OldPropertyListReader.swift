import GalleyMarkup

/// Reads a property list in the notation that was used before XML: `{ key = "value"; list = (a, b);
/// }`.
internal struct OldPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole file: a dictionary or an array, or the members of a dictionary without braces.
  mutating func document() throws(MarkupError) -> PropertyListNode {
    try skipSpace()
    if next == UInt8(ascii: "{") || next == UInt8(ascii: "(") {
      let value = try value()
      try skipSpace()
      // A semicolon after a dictionary is allowed.
      _ = skip(UInt8(ascii: ";"))
      try skipSpace()
      guard next == nil else { throw failure("there is something after the value") }
      return value
    }
    return .dictionary(try members())
  }

  // MARK: Values

  private mutating func value() throws(MarkupError) -> PropertyListNode {
    switch next {
    case UInt8(ascii: "{"):
      try enter()
      let values = try members()
      guard skip(UInt8(ascii: "}")) else { throw failure("a dictionary does not end") }
      depth -= 1
      return .dictionary(values)
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func enter() throws(MarkupError) {
    guard depth < PropertyListNode.depthLimit else {
      throw failure("values lie too deep within each other")
    }
    depth += 1
    position += 1
  }

  /// Reads the members of a dictionary, up to a closing brace or the end of the file.
  private mutating func members() throws(MarkupError) -> [String: PropertyListNode] {
    var values: [String: PropertyListNode] = [:]
    try skipSpace()
    while let byte = next, byte != UInt8(ascii: "}") {
      let key = try string()
      try skipSpace()
      if skip(UInt8(ascii: "=")) {
        try skipSpace()
        values[key] = try value()
        try skipSpace()
      } else {
        // If a key has no value, the text of the key is the value.
        values[key] = .string(key)
      }
      guard skip(UInt8(ascii: ";")) else { throw failure("a value has no semicolon after it") }
      try skipSpace()
      // Additional semicolons are a common mistake in translated files.
      while skip(UInt8(ascii: ";")) { try skipSpace() }
    }
    if depth == 0, next != nil { throw failure("there is a brace that closes nothing") }
    return values
  }

  private mutating func array() throws(MarkupError) -> PropertyListNode {
    try enter()
    var values: [PropertyListNode] = []
    try skipSpace()
    while !skip(UInt8(ascii: ")")) {
      values.append(try value())
      try skipSpace()
      if skip(UInt8(ascii: ",")) {
        try skipSpace()
      } else if next != UInt8(ascii: ")") {
        throw failure("an array does not end")
      }
    }
    depth -= 1
    return .array(values)
  }

  /// Reads data in angle brackets as a text, without decoding it.
  private mutating func data() throws(MarkupError) -> PropertyListNode {
    let start = position
    while let byte = next, byte != UInt8(ascii: ">") {
      if byte == 0x0A { line += 1 }
      position += 1
    }
    guard skip(UInt8(ascii: ">")) else { throw failure("data does not end") }
    return .string(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  // MARK: Strings

  private mutating func string() throws(MarkupError) -> String {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
    case .some(let byte) where Self.isPlain(byte):
      let start = position
      while let byte = next, Self.isPlain(byte), !isCommentAhead { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    case nil: throw failure("the file ends where a text should be")
    default: throw failure("there is no text where one should be")
    }
  }

  /// Whether a byte is allowed in a text without quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws(MarkupError) -> String {
    let mark = bytes[position]
    let start = line
    position += 1
    var text: [UInt8] = []
    var units: [UInt16] = []
    while let byte = next {
      if byte == UInt8(ascii: "\\") {
        position += 1
        try appendEscape(to: &text, &units)
        continue
      }
      Self.flush(&units, into: &text)
      position += 1
      if byte == mark {
        guard let string = String(validating: text, as: UTF8.self) else {
          throw failure("a text is not valid UTF-8")
        }
        return string
      }
      if byte == 0x0A { line += 1 }
      text.append(byte)
    }
    throw MarkupError("a text does not end", line: start)
  }

  private mutating func appendEscape(
    to text: inout [UInt8], _ units: inout [UInt16]
  ) throws(MarkupError) {
    guard let byte = next else { throw failure("a text does not end") }
    position += 1
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      units.append(unit())
      return
    }
    Self.flush(&units, into: &text)
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      text += String(Unicode.Scalar(octal())).utf8
    case 0x0A:
      // An escaped line break is a part of the text.
      line += 1
      text.append(byte)
    default: text.append(byte)
    }
  }

  /// Reads up to four hexadecimal digits.
  private mutating func unit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { break }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// Reads up to three octal digits.
  private mutating func octal() -> UInt8 {
    var value: UInt8 = 0
    for _ in 0..<3 {
      guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      value = value << 3 | (byte - UInt8(ascii: "0"))
      position += 1
    }
    return value
  }

  /// Appends UTF-16 units as characters. A single surrogate becomes the replacement character.
  private static func flush(_ units: inout [UInt16], into text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text += String(decoding: units, as: UTF16.self).utf8
    units = []
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isCommentAhead: Bool {
    guard next == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    return bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/")
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(MarkupError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C, 0x0D: position += 1
      case 0x0A:
        line += 1
        position += 1
      case 0xE2 where isLineSeparatorAhead: position += 3
      case UInt8(ascii: "/") where isCommentAhead: try skipComment()
      default: return
      }
    }
  }

  private var isLineSeparatorAhead: Bool {
    let ahead = bytes[position...].prefix(3)
    return ahead.elementsEqual([0xE2, 0x80, 0xA8]) || ahead.elementsEqual([0xE2, 0x80, 0xA9])
  }

  private mutating func skipComment() throws(MarkupError) {
    let start = line
    let isBlock = bytes[position + 1] == UInt8(ascii: "*")
    position += 2
    while let byte = next {
      if byte == 0x0A {
        if !isBlock { return }
        line += 1
      }
      position += 1
      if isBlock, byte == UInt8(ascii: "*"), skip(UInt8(ascii: "/")) { return }
    }
    if isBlock { throw MarkupError("a comment does not end", line: start) }
  }

  private func failure(_ message: String) -> MarkupError { MarkupError(message, line: line) }
}
