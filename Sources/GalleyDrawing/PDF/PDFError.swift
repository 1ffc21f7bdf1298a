import GalleyGeometry

/// The reason why a PDF file can't be read.
package struct PDFError: Error, Hashable, CustomStringConvertible {
  /// A description of the reason.
  package let description: String
  /// The size of the page, in points, if it could be read.
  package let size: Size?

  internal init(_ description: String, size: Size? = nil) {
    self.description = description
    self.size = size
  }
}
