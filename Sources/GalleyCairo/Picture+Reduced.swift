import GalleyDrawing
import GalleyGeometry

// Images with more rows or columns than Cairo allows.

extension Picture {
  /// The image and the part of it that is drawn, for a Cairo surface.
  ///
  /// If the image has too many rows or columns, only the drawn part is kept. If the drawn part
  /// still has too many rows or columns, only every second row or column is kept, or every third,
  /// and so on.
  internal var reduced: (bitmap: Bitmap, source: Rect) {
    let all = Rect(origin: .zero, size: bitmap.size)
    let source = self.source ?? all
    guard max(bitmap.width, bitmap.height) > ImageSurface.maximumLength else {
      return (bitmap, source)
    }
    let part = source.intersection(all)
    guard part.isFinite, !part.isEmpty else { return (bitmap, source) }
    let columns = Picture.places(from: part.minX, to: part.maxX)
    let rows = Picture.places(from: part.minY, to: part.maxY)
    let (pixels, width) = (bitmap.pixels, bitmap.width)
    let kept = Bitmap(
      width: columns.places.count, height: rows.places.count,
      pixels: rows.places.flatMap { row in columns.places.map { pixels[row * width + $0] } })
    // If the drawn part begins within a pixel, the whole pixel is kept, and the returned rectangle
    // begins within this pixel.
    let start = (x: part.minX - part.minX.rounded(.down), y: part.minY - part.minY.rounded(.down))
    let (x, y) = (Double(columns.step), Double(rows.step))
    return (
      kept, Rect(x: start.x / x, y: start.y / y, width: part.width / x, height: part.height / y)
    )
  }

  /// Returns the rows or columns that are kept, and the distance between them.
  private static func places(from start: Double, to end: Double) -> (places: [Int], step: Int) {
    let (low, high) = (Int(start.rounded(.down)), Int(end.rounded(.up)))
    let step = (high - low - 1) / ImageSurface.maximumLength + 1
    return (Array(stride(from: low, to: high, by: step)), step)
  }
}
