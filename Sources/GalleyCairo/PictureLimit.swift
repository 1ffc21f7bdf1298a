import GalleyDrawing
import GalleyGeometry

/// The largest size of a picture.
public enum PictureLimit {
  /// The largest number of pixels in a row or a column, which is the limit of PNG.
  public static let length = 1_000_000
  /// The largest number of pixels in all: they take one gigabyte.
  public static let pixels = 1 << 28
  /// The number of pixels in a row or a column of a tile. Larger pictures are drawn in several
  /// tiles, because Cairo has no larger surfaces. The number gives whole points at scales of 1, 2
  /// and 3.
  internal static let tile = 15_360

  /// Returns the number of pixels of a picture with a size; `nil` if it has none, or too many.
  internal static func pixels(of size: Size, scale: Double) -> (width: Int, height: Int)? {
    guard size.isFinite, scale.isFinite, scale > 0 else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width <= Double(length), height <= Double(length) else {
      return nil
    }
    let whole = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    return whole.0 * whole.1 <= pixels ? whole : nil
  }

  /// Returns the reason why a picture is too large, with the limit; `nil` if it is not.
  public static func excess(of size: Size, scale: Double) -> String? {
    guard size.isFinite, scale.isFinite, size.width > 0, size.height > 0, scale > 0,
      pixels(of: size, scale: scale) == nil
    else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    return
      "\(size) points at a scale of \(scale.shortDescription) are \(width.rounded(.up).shortDescription) × "
      + "\(height.rounded(.up).shortDescription) pixels: a picture has at most \(length) in a row or a "
      + "column, and \(pixels) in all"
  }
}

extension DisplayList {
  /// Returns the list as pixels, drawn tile by tile.
  internal func renderedInTiles(
    width: Int, height: Int, scale: Double, background: Color?, bitmaps: BitmapCache
  ) -> Bitmap? {
    var isDrawn = true
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height
      for y in stride(from: 0, to: height, by: PictureLimit.tile) {
        for x in stride(from: 0, to: width, by: PictureLimit.tile) {
          let image = ImageSurface(
            width: min(PictureLimit.tile, width - x), height: min(PictureLimit.tile, height - y))
          guard let image else {
            isDrawn = false
            return
          }
          let sheet = PixelSheet(image, scale: scale)
          var moved = Group(self)
          moved.transform = AffineTransform(
            translationX: -Double(x) / scale, y: -Double(y) / scale)
          sheet.draw(DisplayList([.group(moved)]), background: background, bitmaps: bitmaps)
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
