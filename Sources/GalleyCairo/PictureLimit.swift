import GalleyDrawing
import GalleyGeometry

/// The largest size of a picture.
public enum PictureLimit {
  /// The largest number of pixels in a row or a column, which is the default limit of libpng.
  public static let length = 1_000_000
  /// The largest number of pixels of a picture, which use one gigabyte.
  public static let pixels = 1 << 28
  /// The number of pixels in a row or a column of a tile. Larger pictures are drawn in several
  /// tiles, because the size of a Cairo surface is limited to 32,767 pixels. The number is
  /// divisible by 2 and by 3, so a tile has whole points at scales of 1, 2 and 3.
  internal static let tileLength = 15_360

  /// Returns the width and height of a picture in pixels; `nil` if it is empty or too large.
  internal static func pixelSize(of size: Size, scale: Double) -> (width: Int, height: Int)? {
    guard size.isFinite, scale.isFinite, scale > 0 else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width <= Double(length), height <= Double(length) else {
      return nil
    }
    let (columns, rows) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    return columns * rows <= pixels ? (width: columns, height: rows) : nil
  }

  /// Returns a message with the limits if a picture is too large; otherwise `nil`.
  public static func excess(of size: Size, scale: Double) -> String? {
    guard size.isFinite, scale.isFinite, size.width > 0, size.height > 0, scale > 0,
      pixelSize(of: size, scale: scale) == nil
    else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    return
      "\(size) points at a scale of \(scale.shortDescription) are \(width.rounded(.up).shortDescription) × "
      + "\(height.rounded(.up).shortDescription) pixels: a picture has at most \(length) in a row or a "
      + "column, and \(pixels) in all"
  }
}
