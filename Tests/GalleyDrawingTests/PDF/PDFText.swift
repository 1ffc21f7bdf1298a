@testable import GalleyDrawing

/// The text of a small PDF file, with a correct table of its objects.
struct PDFText {
  /// The objects, of which the first is the catalog.
  var objects: [[UInt8]]

  /// Creates a file of one page with this content and these resources. More objects may follow; the
  /// first of them has the number 5.
  init(
    _ content: String, resources: String = "", box: String = "0 0 20 10", page: String = "",
    more: [String] = []
  ) {
    objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [\(box)] >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
        PDFText.stream(content),
      ].map { Array($0.utf8) } + more.map { Array($0.utf8) }
  }

  /// Returns a stream with the entries of its dictionary.
  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< /Length \(content.utf8.count) \(entries) >>\nstream\n\(content)\nendstream"
  }

  /// Returns a stream of bytes.
  static func stream(bytes: [UInt8], _ entries: String = "") -> [UInt8] {
    Array("<< /Length \(bytes.count) \(entries) >>\nstream\n".utf8) + bytes
      + Array("\nendstream".utf8)
  }

  /// Returns the bytes of the numbered objects, and the offset of each. Empty objects are left out.
  func body() -> (bytes: [UInt8], offsets: [Int]) {
    var (bytes, offsets) = (Array("%PDF-1.7\n".utf8), [Int]())
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      if object.isEmpty { continue }
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return (bytes, offsets)
  }

  /// The file, with a table that is written as text.
  var bytes: [UInt8] {
    let (body, offsets) = body()
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table +=
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(body.count)\n%%EOF\n"
    return body + Array(table.utf8)
  }

  /// The file without a table.
  var brokenBytes: [UInt8] { body().bytes + Array("startxref\n99999\n%%EOF".utf8) }

  /// The page.
  func page() throws(PDFError) -> PDFPage { try PDFPage(parsing: bytes) }

  /// The items of the page, as lines.
  func lines() throws(PDFError) -> [String] {
    try "\(page().list)".split(separator: "\n").map(String.init)
  }
}

extension [UInt8] {
  /// The bytes as the deflater of PNG files compresses them.
  var deflated: [UInt8] { withUnsafeBufferPointer { Deflate.zlibStream($0) } }
}
