/// An error in a document, with its line.
public struct MarkupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, as a sentence without a period.
  public let message: String

  /// The line of the document. The first line is 1.
  public let line: Int

  /// Creates an error.
  public init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }

  /// The line and the error: `line 3: a string does not end`.
  public var description: String { "line \(line): \(message)" }
}
