// Reads strings and numbers, and classifies bytes.

extension PDFLexer {
  private var nextByte: UInt8? { isAtEnd ? nil : bytes[position] }

  /// Reads a string in parentheses.
  internal mutating func literalString() -> [UInt8] {
    var (string, open) = ([UInt8](), 1)
    position += 1
    while let byte = nextByte {
      position += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return string }
      case UInt8(ascii: "\\"):
        escape(into: &string)
        continue
      case 13:
        // All ends of lines count as a line feed.
        if nextByte == 10 { position += 1 }
        string.append(10)
        continue
      default: break
      }
      string.append(byte)
    }
    return string
  }

  /// Reads the characters after a backslash in a string.
  private mutating func escape(into string: inout [UInt8]) {
    guard let byte = nextByte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): string.append(10)
    case UInt8(ascii: "r"): string.append(13)
    case UInt8(ascii: "t"): string.append(9)
    case UInt8(ascii: "b"): string.append(8)
    case UInt8(ascii: "f"): string.append(12)
    case 13: if nextByte == 10 { position += 1 }
    case 10: break
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte & 7)
      for _ in 0..<2 {
        guard let digit = nextByte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
          break
        }
        value = value << 3 | Int(digit & 7)
        position += 1
      }
      string.append(UInt8(truncatingIfNeeded: value))
    default: string.append(byte)
    }
  }

  /// Reads a string of hexadecimal digits, after its first bracket.
  internal mutating func hexString() -> [UInt8] {
    let start = position
    while let byte = nextByte, byte != UInt8(ascii: ">") { position += 1 }
    let digits = bytes[start..<position]
    if !isAtEnd { position += 1 }
    return PDFFilter.asciiHex(digits)
  }
}

extension UInt8 {
  internal var isPDFSpace: Bool {
    self == 32 || self == 10 || self == 13 || self == 9 || self == 0 || self == 12
  }

  internal var isPDFDelimiter: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  internal var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  internal var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Double {
  /// Creates a number from a word of a PDF file; `nil` if the word is not a number. The magnitude
  /// is limited to 10¹⁵.
  internal init?(pdf word: ArraySlice<UInt8>) {
    var (value, digits, factor, isFraction) = (0.0, 0, 1.0, false)
    var rest = word
    var isNegative = false
    while let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      if sign == UInt8(ascii: "-") { isNegative = true }
      rest = rest.dropFirst()
    }
    for byte in rest {
      if byte.isASCIIDigit {
        digits += 1
        if isFraction { factor *= 10 }
        if factor <= 1e15, value < 1e15 {
          value = value * 10 + Double(byte - UInt8(ascii: "0"))
        } else if isFraction {
          factor /= 10
        }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte == UInt8(ascii: "-"), digits > 0 {
        break  // Some programs write numbers such as 12.-34, which others read as 12.
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    value = min(value, 1e15) / factor
    self = isNegative ? -value : value
  }
}
