/// Reads objects from the bytes of a PDF file or of a page's content.
internal struct PDFLexer {
  private static let depthLimit = 64

  let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  var position: Int
  /// Whether two numbers followed by an R are a reference. The content of a page has no references.
  private let hasReferences: Bool

  init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil, hasReferences: Bool = true) {
    self.bytes = bytes
    self.position = min(max(position ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
    self.hasReferences = hasReferences
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  private var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// Reads the next object. Returns `nil` at the end.
  mutating func object(depth: Int = 0) throws(PDFError) -> PDFObject? {
    guard depth < PDFLexer.depthLimit else { throw PDFError("objects are nested too deeply") }
    skipSpace()
    guard let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .name(name())
    case UInt8(ascii: "("): return .string(literalString())
    case UInt8(ascii: "["):
      position += 1
      return .array(try objects(until: "]", depth))
    case UInt8(ascii: "<"):
      position += 1
      guard next == UInt8(ascii: "<") else { return .string(hexString()) }
      position += 1
      return .dictionary(try dictionary(depth))
    case UInt8(ascii: ">"):
      position += 1
      guard next == UInt8(ascii: ">") else { return .keyword(">") }
      position += 1
      return .keyword(">>")
    case let byte where byte.isPDFDelimiter:
      position += 1
      return .keyword(String(UnicodeScalar(byte)))
    default: return word()
    }
  }

  private mutating func objects(until end: String, _ depth: Int) throws(PDFError) -> [PDFObject] {
    var objects: [PDFObject] = []
    while let object = try object(depth: depth + 1), !object.isKeyword(end) {
      objects.append(object)
    }
    return objects
  }

  private mutating func dictionary(_ depth: Int) throws(PDFError) -> [String: PDFObject] {
    var dictionary: [String: PDFObject] = [:]
    while let key = try object(depth: depth + 1), !key.isKeyword(">>") {
      guard let key = key.name else { continue }
      guard let value = try object(depth: depth + 1), !value.isKeyword(">>") else { break }
      dictionary[key] = value
    }
    return dictionary
  }

  // MARK: Words

  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 10, byte != 13 { position += 1 }
      } else if byte.isPDFSpace {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func regularBytes() -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, !byte.isPDFSpace, !byte.isPDFDelimiter { position += 1 }
    return bytes[start..<position]
  }

  /// Reads a number, a reference or a keyword.
  private mutating func word() -> PDFObject {
    let word = regularBytes()
    guard let number = Double(pdf: word) else {
      switch String(decoding: word, as: UTF8.self) {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      case let keyword: return .keyword(keyword)
      }
    }
    if hasReferences, word.allSatisfy(\.isASCIIDigit), let reference = reference(to: number) {
      return reference
    }
    return .number(number)
  }

  /// Reads the remaining part of a reference to an object. Returns `nil`, and reads nothing, if the
  /// number is not part of a reference.
  private mutating func reference(to number: Double) -> PDFObject? {
    let start = position
    skipSpace()
    let generation = regularBytes()
    skipSpace()
    if !generation.isEmpty, generation.allSatisfy(\.isASCIIDigit), number < 1e9,
      Array(regularBytes()) == [UInt8(ascii: "R")]
    {
      return .reference(Int(number))
    }
    position = start
    return nil
  }

  private mutating func name() -> String {
    let bytes = Array(regularBytes())
    guard bytes.contains(UInt8(ascii: "#")) else { return String(decoding: bytes, as: UTF8.self) }
    var (decoded, index) = ([UInt8](), 0)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexDigit, let low = bytes[index + 2].hexDigit
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
