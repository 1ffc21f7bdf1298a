/// A filter that was applied to data before they were compressed: each byte was replaced by its
/// difference from a prediction, which makes images easier to compress.
internal struct PDFPredictor {
  var kind = 1
  var colors = 1
  var bits = 8
  var columns = 1

  private var bytesPerPixel: Int { max(colors * bits / 8, 1) }
  private var bytesPerRow: Int { (colors * bits * columns + 7) / 8 }

  /// Creates a predictor with the parameters of a filter.
  init(_ parameter: (String) -> Int?) {
    kind = parameter("Predictor") ?? 1
    colors = min(max(parameter("Colors") ?? 1, 1), 32)
    bits = min(max(parameter("BitsPerComponent") ?? 8, 1), 16)
    columns = min(max(parameter("Columns") ?? 1, 1), 1 << 20)
  }

  /// Returns the original bytes.
  func undo(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
    switch kind {
    case 2: return try undoTIFF(bytes)
    case 10...: return undoPNG(bytes)
    default: return bytes
    }
  }

  private func undoTIFF(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
    guard bits == 8 else { throw PDFError("a TIFF predictor has \(bits) bits for a color") }
    var bytes = bytes
    for row in stride(from: 0, to: bytes.count, by: bytesPerRow) {
      let end = min(row + bytesPerRow, bytes.count)
      guard row + colors < end else { continue }
      for index in row + colors..<end { bytes[index] &+= bytes[index - colors] }
    }
    return bytes
  }

  /// Restores rows, each of which begins with a byte for the kind of prediction.
  private func undoPNG(_ bytes: [UInt8]) -> [UInt8] {
    let (length, pixel) = (bytesPerRow, bytesPerPixel)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: length)
    for start in stride(from: 0, to: bytes.count, by: length + 1) {
      var row = Array(bytes[start + 1..<min(start + 1 + length, bytes.count)])
      let filter = bytes[start]
      for index in row.indices {
        let left = index >= pixel ? Int(row[index - pixel]) : 0
        let corner = index >= pixel ? Int(above[index - pixel]) : 0
        let top = Int(above[index])
        let guess =
          switch filter {
          case 1: left
          case 2: top
          case 3: (left + top) / 2
          case 4: PDFPredictor.paeth(left, top, corner)
          default: 0
          }
        row[index] &+= UInt8(truncatingIfNeeded: guess)
      }
      output += row
      above.replaceSubrange(0..<row.count, with: row)
    }
    return output
  }

  /// The neighbor that is nearest to left + top − corner.
  private static func paeth(_ left: Int, _ top: Int, _ corner: Int) -> Int {
    let guess = left + top - corner
    let distances = (abs(guess - left), abs(guess - top), abs(guess - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? top : corner
  }
}
