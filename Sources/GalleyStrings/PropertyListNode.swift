import GalleyMarkup

/// A value in a property list.
///
///     let list = try PropertyListNode(parsing: Array(#""title" = "Feed";"#.utf8))
///     list["title"]?.string   // "Feed"
public indirect enum PropertyListNode: Hashable, Sendable {
  /// A text. Numbers, dates and Booleans in XML are texts, too.
  case string(String)
  /// Values in order.
  case array([PropertyListNode])
  /// Values by key. If a key occurs twice, its last value is used.
  case dictionary([String: PropertyListNode])

  /// The text; `nil` if the value is not a text.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The values by key; `nil` if the value is not a dictionary.
  public var dictionary: [String: PropertyListNode]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The value of a key; `nil` if the key has no value, or if this value is not a dictionary.
  public subscript(key: String) -> PropertyListNode? { dictionary?[key] }

  /// The maximum depth of nested arrays and dictionaries.
  public static let depthLimit = 256

  /// Reads a property list in XML, or in the older notation with braces. In a strings file, the
  /// outermost braces are left out.
  ///
  /// The bytes may be UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  ///
  /// - Throws: A `MarkupError` with the line of the error.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    guard let bytes = utf8Bytes(of: bytes) else {
      throw MarkupError("the text is not valid Unicode", line: 1)
    }
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if start == UInt8(ascii: "<"), Self.isXML(bytes) {
      self = try Self.value(of: try XMLElement(parsing: bytes))
    } else {
      var reader = OldPropertyListReader(bytes)
      self = try reader.document()
    }
  }

  /// Whether a text that begins with an angle bracket is XML, and not data in the older notation.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    guard let bracket = bytes.firstIndex(of: UInt8(ascii: "<")) else { return false }
    let rest = bytes[(bracket + 1)...]
    return [Array("?".utf8), Array("!".utf8), Array("plist".utf8)].contains {
      rest.starts(with: $0)
    }
  }

  // MARK: XML

  private static func value(of plist: XMLElement) throws(MarkupError) -> PropertyListNode {
    guard plist.name == "plist" else {
      throw MarkupError("the outermost element is not plist", line: plist.line)
    }
    guard plist.children.count == 1 else {
      throw MarkupError("a plist has not just one value", line: plist.line)
    }
    return try value(of: plist.children[0], depth: 0)
  }

  private static func value(
    of element: XMLElement, depth: Int
  ) throws(MarkupError) -> PropertyListNode {
    guard depth < depthLimit else {
      throw MarkupError("values lie too deep within each other", line: element.line)
    }
    switch element.name {
    case "string", "integer", "real", "date", "data": return .string(element.text)
    case "true", "false": return .string(element.name)
    case "array":
      var values: [PropertyListNode] = []
      for child in element.children { values.append(try value(of: child, depth: depth + 1)) }
      return .array(values)
    case "dict": return try dictionary(of: element, depth: depth)
    default: throw MarkupError("a property list has no \(element.name)", line: element.line)
    }
  }

  private static func dictionary(
    of element: XMLElement, depth: Int
  ) throws(MarkupError) -> PropertyListNode {
    var values: [String: PropertyListNode] = [:]
    var key: String?
    for child in element.children {
      if let known = key {
        values[known] = try value(of: child, depth: depth + 1)
        key = nil
      } else if child.name == "key" {
        key = child.text
      } else {
        throw MarkupError("a value has no key", line: child.line)
      }
    }
    guard key == nil else { throw MarkupError("a key has no value", line: element.line) }
    return .dictionary(values)
  }
}
