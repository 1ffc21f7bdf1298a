import Foundation

// Attributed text from documents.

extension NSAttributedString {
  /// The type of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the document, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes that the document does not set itself.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String

    /// Creates a property with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the document, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates the text of a document.
  ///
  ///     try NSAttributedString(
  ///       data: Data("<b>Hello</b> world".utf8),
  ///       options: [.documentType: NSAttributedString.DocumentType.html,
  ///         .characterEncoding: String.Encoding.utf8.rawValue],
  ///       documentAttributes: nil)
  ///
  /// As on iOS, the text of HTML is black, in Times New Roman with 12 points. A paragraph ends with
  /// a line break. HTML that names no encoding is read as Windows-1252.
  ///
  /// - Differs: Rich text is not read, and throws an error. The parts of HTML that are read are
  ///   paragraphs, headings, lists, links, and the fonts, colors and alignments of tags, `style`
  ///   attributes, and rules for tags and classes. Pictures are left out, and the cells of tables
  ///   are paragraphs. There are no attributes for kerning, outlines and lists.
  /// - Unverified: A CSS pixel is as large as a point. A `br` is U+2028 in paragraphs and headings,
  ///   and a line break elsewhere. The default attributes apply where HTML sets none.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options, pathExtension: "")
    dict?.pointee = document.properties
    self.init(attributedString: document.text)
  }

  /// Creates the text of the document in a file.
  ///
  /// - Differs: The same parts of documents are read as by
  ///   `init(data:options:documentAttributes:)`.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(
      Data(contentsOf: url), options, pathExtension: url.pathExtension.lowercased())
    dict?.pointee = document.properties
    self.init(attributedString: document.text)
  }

  /// Returns a range of the text as a document.
  ///
  /// - Differs: Only plain text is written; another type throws an error.
  public func data(
    from range: NSRange,
    documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = TextDocument.type(in: dict[.documentType]) ?? .plain
    guard type == .plain else { throw TextDocument.refusal("written", type) }
    let encoding = TextDocument.encoding(in: dict[.characterEncoding]) ?? .utf8
    let part = attributedSubstring(from: range).string
    guard let data = part.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

/// A document that was read.
private struct TextDocument {
  let text: NSAttributedString
  let properties: NSDictionary

  init(
    _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any],
    pathExtension: String
  ) throws {
    let type =
      Self.type(in: options[.documentType]) ?? Self.guess(data, pathExtension: pathExtension)
    guard type == .plain || type == .html else { throw Self.refusal("read", type) }
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let encoding =
      Self.encoding(in: options[.characterEncoding]) ?? Self.encoding(of: data, as: type)
    let string = String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    text =
      type == .html
      ? HTMLText.attributed(string, defaults: defaults)
      : NSAttributedString(string: string, attributes: defaults)
    properties = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
  }

  static func type(in value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  static func encoding(in value: Any?) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    if let number = value as? UInt { return String.Encoding(rawValue: number) }
    return (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
  }

  static func refusal(_ act: String, _ type: NSAttributedString.DocumentType) -> CocoaError {
    CocoaError(
      .featureUnsupported,
      userInfo: [
        NSLocalizedDescriptionKey: "text of the type \(type.rawValue) is not \(act) by Galley"
      ])
  }

  private static func guess(
    _ data: Data, pathExtension: String
  ) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(64), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if pathExtension == "rtf" || start.hasPrefix("{\\rtf") { return .rtf }
    let isHTML =
      ["html", "htm"].contains(pathExtension) || start.hasPrefix("<html")
      || start.hasPrefix("<!doctype html")
    return isHTML ? .html : .plain
  }

  /// Returns the encoding that a document names, or else the default encoding of its type.
  private static func encoding(
    of data: Data, as type: NSAttributedString.DocumentType
  ) -> String.Encoding {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if type == .html {
      let start = String(decoding: data.prefix(1_024), as: UTF8.self).lowercased()
      // The name may be in single or double quotes, and there may be spaces around it.
      let plain = start.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace }
      let isMarked = ["charset=utf-8", "charset=utf8"].contains { plain.contains($0) }
      return isMarked ? .utf8 : .windowsCP1252
    }
    return String(data: data, encoding: .utf8) == nil ? .windowsCP1252 : .utf8
  }
}
