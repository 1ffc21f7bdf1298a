/// An error in a catalog, or a part of a catalog that is not read, with its location.
public struct AssetFinding: Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, relative to the catalog's own folder.
  public var file: String
  /// The line of the file; `nil` if the finding has no line.
  public var line: Int?
  /// The error, as a sentence without a period.
  public var message: String

  /// Creates a finding.
  public init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The location and the error.
  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
