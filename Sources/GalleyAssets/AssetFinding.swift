/// What is wrong with a catalog, or is not read of it, and where.
public struct AssetFinding: Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, from the catalog's own folder on.
  public var file: String
  /// The line in the file, if it is a text.
  public var line: Int?
  /// What is wrong, as a sentence without a period.
  public var message: String

  /// Creates a finding.
  public init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place and what is wrong there.
  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
