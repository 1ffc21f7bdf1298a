/// The reason why a PDF file can't be read.
package struct PDFError: Error, Hashable, CustomStringConvertible {
  /// The reason, for people.
  package let description: String

  internal init(_ description: String) { self.description = description }
}
