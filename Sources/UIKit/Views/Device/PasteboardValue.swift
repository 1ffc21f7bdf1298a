import Foundation

/// Reads the representations of items of a pasteboard, each of which is an object or data.
internal enum PasteboardValue {
  /// The type of text that is encoded as UTF-16.
  private static let utf16 = "public.utf16-plain-text"

  /// Returns a representation as text; `nil` if it is not a text.
  static func text(_ value: Any, _ type: String) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let text as NSAttributedString: text.string
    case let data as Data: String(data: data, encoding: type == utf16 ? .utf16 : .utf8)
    default: nil
    }
  }

  /// Returns a representation as a URL; `nil` if it is not a URL.
  static func url(_ value: Any) -> URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url.absoluteURL
    case let text as String: URL(string: text)
    case let data as Data: URL(string: String(decoding: data, as: UTF8.self))
    default: nil
    }
  }

  /// Returns a representation as an image; `nil` if it is not an image.
  static func image(_ value: Any) -> UIImage? {
    if let data = value as? Data { UIImage(data: data) } else { value as? UIImage }
  }

  /// Returns a representation as data of a type; `nil` if it can't be converted.
  static func data(_ value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
    default: text(value, type)?.data(using: type == utf16 ? .utf16 : .utf8)
    }
  }
}
