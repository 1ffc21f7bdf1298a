import GalleyDrawing
import GalleyGeometry

extension DisplayList {
  /// Returns the list as pixels, drawn tile by tile.
  internal func renderedInTiles(
    width: Int, height: Int, scale: Double, background: Color?, bitmaps: BitmapCache
  ) -> Bitmap? {
    var isDrawn = true
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height
      for y in stride(from: 0, to: height, by: PictureLimit.tileLength) {
        for x in stride(from: 0, to: width, by: PictureLimit.tileLength) {
          let image = ImageSurface(
            width: min(PictureLimit.tileLength, width - x),
            height: min(PictureLimit.tileLength, height - y))
          guard let image else {
            isDrawn = false
            return
          }
          let sheet = PixelSheet(image, scale: scale)
          var tileContent = Group(self)
          tileContent.transform = AffineTransform(
            translationX: -Double(x) / scale, y: -Double(y) / scale)
          sheet.draw(DisplayList([.group(tileContent)]), background: background, bitmaps: bitmaps)
          image.copyRows { row, pixels in
            (buffer.baseAddress! + (y + row) * width + x)
              .update(from: pixels.baseAddress!, count: pixels.count)
          }
        }
      }
    }
    return isDrawn ? Bitmap(width: width, height: height, pixels: pixels) : nil
  }
}
