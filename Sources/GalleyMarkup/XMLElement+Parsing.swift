extension XMLElement {
  /// The maximum depth of nested elements.
  public static let depthLimit = 1_000

  /// Reads an XML document and returns its root element.
  ///
  /// The bytes may be UTF-8, UTF-16 or UTF-32. Comments, processing instructions and a document
  /// type without entity declarations are skipped. Only the five predefined entities and numeric
  /// entities are replaced, so a small document can't become very large in memory.
  ///
  /// - Throws: A `MarkupError` with the line, if the document is not well-formed, declares
  ///   entities, or nests deeper than `depthLimit`.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    guard let bytes = utf8Bytes(of: bytes) else {
      throw MarkupError("the text is not valid Unicode", line: 1)
    }
    var reader = XMLReader(bytes)
    self = try reader.document()
  }
}

/// Returns a text in UTF-8 whose line ends are line feeds. XML requires this conversion before
/// anything else is read. A carriage return, with a line feed after it if there is one, becomes a
/// single line feed.
private func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
  let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
  guard bytes.contains(carriageReturn) else { return bytes }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var isAfterReturn = false
  for byte in bytes {
    if byte == carriageReturn {
      result.append(lineFeed)
    } else if byte != lineFeed || !isAfterReturn {
      result.append(byte)
    }
    isAfterReturn = byte == carriageReturn
  }
  return result
}

/// Reads an XML document from its bytes.
private struct XMLReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The elements that have started but not ended, beginning with the outermost element.
  private var open: [XMLElement] = []
  /// The text of each open element that has been read so far.
  private var openText: [[UInt8]] = []

  init(_ bytes: [UInt8]) { self.bytes = withLineFeeds(bytes) }

  mutating func document() throws(MarkupError) -> XMLElement {
    var root: XMLElement?
    while position < bytes.count {
      if let element = try part() {
        guard root == nil else { throw failure("there are two elements at the top") }
        root = element
      }
    }
    if let unfinished = open.last {
      throw failure("<\(unfinished.name)> of line \(unfinished.line) does not end")
    }
    guard let root else { throw failure("there is no element") }
    return root
  }

  /// Reads the next tag, comment or text. Returns the root element if this part ends the root
  /// element; otherwise returns `nil`.
  private mutating func part() throws(MarkupError) -> XMLElement? {
    guard bytes[position] == UInt8(ascii: "<") else {
      try text()
      return nil
    }
    if skip("<!--") {
      try skip(through: "-->", "a comment does not end")
    } else if skip("<![CDATA[") {
      try characterData()
    } else if skip("<!") {
      try documentType()
    } else if skip("<?") {
      try skip(through: "?>", "a processing instruction does not end")
    } else if skip("</") {
      return try endTag()
    } else {
      position += 1
      return try startTag()
    }
    return nil
  }

  // MARK: Tags

  private mutating func startTag() throws(MarkupError) -> XMLElement? {
    guard open.count < XMLElement.depthLimit else {
      throw failure("more than \(XMLElement.depthLimit) elements lie within each other")
    }
    let start = line
    let name = try self.name("a tag has no name")
    var attributes: [XMLElement.Attribute] = []
    while true {
      let hadSpace = skipSpace()
      guard position < bytes.count else { throw failure("the tag <\(name)> does not end") }
      if skip("/>") {
        return close(XMLElement(name: name, attributes: attributes, line: start))
      }
      if skip(">") {
        open.append(XMLElement(name: name, attributes: attributes, line: start))
        openText.append([])
        return nil
      }
      guard hadSpace else { throw failure("there is no space before an attribute of <\(name)>") }
      attributes.append(try attribute(of: name))
    }
  }

  private mutating func attribute(of element: String) throws(MarkupError) -> XMLElement.Attribute {
    let name = try self.name("an attribute of <\(element)> has no name")
    skipSpace()
    guard skip("=") else { throw failure("the attribute \(name) has no value") }
    skipSpace()
    guard position < bytes.count, bytes[position] == quote || bytes[position] == apostrophe else {
      throw failure("the value of \(name) does not stand in quotation marks")
    }
    let mark = bytes[position]
    position += 1
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != mark {
      switch bytes[position] {
      case UInt8(ascii: "<"): throw failure("the value of \(name) holds a <")
      case UInt8(ascii: "&"): try entity(into: &value)
      case newline, 0x09:
        // According to XML, a line break in a value is a space.
        value.append(UInt8(ascii: " "))
        if bytes[position] == newline { line += 1 }
        position += 1
      default:
        value.append(bytes[position])
        position += 1
      }
    }
    guard skip(mark) else { throw failure("the value of \(name) does not end") }
    return XMLElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self))
  }

  private mutating func endTag() throws(MarkupError) -> XMLElement? {
    let name = try self.name("an end tag has no name")
    skipSpace()
    guard skip(">") else { throw failure("the end tag </\(name)> does not end") }
    guard var element = open.popLast(), let text = openText.popLast() else {
      throw failure("</\(name)> ends nothing")
    }
    guard element.name == name else {
      throw failure("</\(name)> stands where <\(element.name)> of line \(element.line) should end")
    }
    element.text = String(decoding: text, as: UTF8.self)
    return close(element)
  }

  /// Adds an element that has ended to its parent. Returns the element if it has no parent, and
  /// `nil` otherwise.
  private mutating func close(_ element: XMLElement) -> XMLElement? {
    guard let last = open.indices.last else { return element }
    open[last].children.append(element)
    return nil
  }

  private mutating func name(_ message: String) throws(MarkupError) -> String {
    let start = position
    while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
    guard position > start else { throw failure(message) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: Text

  private mutating func text() throws(MarkupError) {
    guard !open.isEmpty else {
      guard skipSpace() else { throw failure("there is text outside of the element at the top") }
      return
    }
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] == UInt8(ascii: "&") {
        try entity(into: &text)
      } else {
        if bytes[position] == newline { line += 1 }
        text.append(bytes[position])
        position += 1
      }
    }
    openText[openText.count - 1] += text
  }

  private mutating func characterData() throws(MarkupError) {
    guard !open.isEmpty else { throw failure("there is text outside of the element at the top") }
    let start = position
    try skip(through: "]]>", "a section of character data does not end")
    openText[openText.count - 1] += bytes[start..<(position - 3)]
  }

  private mutating func entity(into text: inout [UInt8]) throws(MarkupError) {
    position += 1
    let start = position
    while position < bytes.count, position - start < 12, bytes[position] != UInt8(ascii: ";") {
      position += 1
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard skip(";") else { throw failure("the entity &\(name) does not end") }
    switch name {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(quote)
    case "apos": text.append(apostrophe)
    default:
      guard let scalar = numericEntity(name) else {
        throw failure("nobody knows the entity &\(name);")
      }
      text += Array(String(Character(scalar)).utf8)
    }
  }

  private func numericEntity(_ name: String) -> Unicode.Scalar? {
    let value =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst())
      } else {
        UInt32?.none
      }
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  // MARK: Skipped parts

  private mutating func documentType() throws(MarkupError) {
    guard open.isEmpty else { throw failure("a document type stands within an element") }
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      guard bytes[position] != UInt8(ascii: "[") else {
        throw failure("the document declares entities or elements of its own")
      }
      if bytes[position] == newline { line += 1 }
      position += 1
    }
    guard skip(">") else { throw failure("the document type does not end") }
  }

  private mutating func skip(through end: StaticString, _ message: String) throws(MarkupError) {
    while position < bytes.count {
      if skip(end) { return }
      if bytes[position] == newline { line += 1 }
      position += 1
    }
    throw failure(message)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case newline: line += 1
      case UInt8(ascii: " "), 0x09: break
      default: return position > start
      }
      position += 1
    }
    return position > start
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if isThere { position += word.utf8CodeUnitCount }
    return isThere
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func failure(_ message: String) -> MarkupError { MarkupError(message, line: line) }

  private var newline: UInt8 { UInt8(ascii: "\n") }
  private var quote: UInt8 { UInt8(ascii: "\"") }
  private var apostrophe: UInt8 { UInt8(ascii: "'") }
}
