/// A Swift file: where it lies, and what it says.
public struct SourceFile: Hashable, Codable, Sendable {
  /// The file's path. Errors of the compiler name it.
  public var path: String
  /// The module that it belongs to; empty for that of the files that are ported.
  public var module = ""
  /// The file's text. Of a file that is not in UTF-8 it is what stands before the first byte that is wrong.
  public var text: String
  /// Whether the whole file is text in UTF-8. The compiler takes no others, here or on a phone.
  public private(set) var isText = true

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Creates a file from what it holds, which may be no text.
  public init(path: String, bytes: some Collection<UInt8>) {
    self.path = path
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
    } else {
      text = String(decoding: bytes.prefix(bytes.validCount), as: UTF8.self)
      isText = false
    }
  }

  /// The file's name without its folders and its ending: `Feed+Actions` of `App/Feed+Actions.swift`.
  public var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}

extension Collection<UInt8> {
  /// How many bytes from the first make whole characters in UTF-8.
  fileprivate var validCount: Int {
    var decoder = UTF8()
    var bytes = makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      count += UTF8.width(scalar)
    }
    return count
  }
}
