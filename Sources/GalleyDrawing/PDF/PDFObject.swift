/// An object of a PDF file.
internal enum PDFObject: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  indirect case stream(PDFStream)
  /// A reference to the object with this number, which is elsewhere in the file.
  case reference(Int)
  /// A word without a slash: an operator of a page, or a word of the file's structure.
  case keyword(String)
}

/// A dictionary with bytes that its filters have not decoded yet.
internal struct PDFStream: Sendable {
  var dictionary: [String: PDFObject]
  var bytes: ArraySlice<UInt8>
  /// The position of the bytes in the file, which identifies the stream; `nil` for an image inside
  /// of a page's content and for a stream without bytes.
  var identity: Int?
}

extension PDFObject {
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number as an integer; `nil` if the object is not a whole number, or is 10¹⁵ or more.
  var integer: Int? {
    guard let number, number.magnitude < 1e15 else { return nil }
    return Int(exactly: number)
  }

  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  var array: [PDFObject]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The dictionary, or the dictionary of a stream.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  var stream: PDFStream? {
    if case .stream(let stream) = self { stream } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  func isKeyword(_ word: String) -> Bool {
    if case .keyword(let keyword) = self { keyword == word } else { false }
  }
}
