/// A Swift file: where it lies, and what it says.
public struct SourceFile: Hashable, Codable, Sendable {
  /// The file's path. Errors of the compiler name it.
  public var path: String
  /// The file's text.
  public var text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The file's name without its folders and its ending: `Feed+Actions` of `App/Feed+Actions.swift`.
  public var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
