/// A Swift file: its path and its text.
public struct SourceFile: Hashable, Codable, Sendable {
  /// The file's path, which the compiler's errors contain.
  public var path: String
  /// The module of the file; empty for the files that are being ported.
  public var module = ""
  /// The file's text.
  ///
  /// If the file is not valid UTF-8, this is the text before the first invalid byte.
  public var text: String
  /// Whether the file is valid UTF-8.
  ///
  /// On every system, the compiler rejects a file that is not valid UTF-8.
  public private(set) var isText = true

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Creates a file from bytes, which need not be text.
  public init(path: String, bytes: some Collection<UInt8>) {
    self.path = path
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
    } else {
      text = String(decoding: bytes.prefix(bytes.validCount), as: UTF8.self)
      isText = false
    }
  }

  /// The file's name without its folders and its extension: `Feed+Actions` of
  /// `App/Feed+Actions.swift`.
  public var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}

extension Collection<UInt8> {
  /// The number of bytes at the beginning that are valid UTF-8.
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
