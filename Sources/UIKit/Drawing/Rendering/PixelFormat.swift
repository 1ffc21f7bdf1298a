import Foundation
import GalleyDrawing

/// The format of pixels in memory: four bytes for each pixel, in an order that the app chooses.
internal struct PixelFormat: Sendable {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  /// The offset of the red byte in a pixel. The next properties are the offsets of the other bytes.
  private var red = 0
  private var green = 1
  private var blue = 2
  private var alpha = 3
  /// Whether the byte at the offset `alpha` contains the alpha. If not, pixels are opaque.
  private var hasAlpha = true
  /// Whether color components are multiplied by alpha.
  private var isPremultiplied = true
  /// The position of alpha in a pixel.
  private(set) var alphaInfo = CGImageAlphaInfo.premultipliedLast

  /// Creates the format of red, green, blue and alpha, without gaps.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytesPerRow = 4 * width
  }

  /// Creates a format from the numbers that Core Graphics uses; `nil` if the format is not
  /// supported, for example if a pixel does not have four bytes.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, bitmapInfo: UInt32,
    bitsPerPixel: Int = 32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 32,
      width < 1 << 20, height < 1 << 20, width * height <= 100_000_000,
      bytesPerRow == 0 || bytesPerRow >= 4 * width, bytesPerRow < 1 << 24,
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    else { return nil }
    self.init(width: width, height: height)
    if bytesPerRow != 0 { self.bytesPerRow = bytesPerRow }
    switch alphaInfo {
    case .premultipliedLast, .last, .noneSkipLast: break
    case .premultipliedFirst, .first, .noneSkipFirst: (alpha, red, green, blue) = (0, 1, 2, 3)
    case .none, .alphaOnly: return nil
    }
    self.alphaInfo = alphaInfo
    hasAlpha = alphaInfo != .noneSkipLast && alphaInfo != .noneSkipFirst
    isPremultiplied = alphaInfo != .last && alphaInfo != .first
    if bitmapInfo & CGBitmapInfo.byteOrder32Little.rawValue != 0 {
      (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, 3 - alpha)
    }
  }

  /// The number of bytes of all rows. The last row needs no padding at its end.
  var byteCount: Int { (height - 1) * bytesPerRow + 4 * width }

  /// Returns the pixels of some bytes.
  func bitmap(of bytes: UnsafeRawBufferPointer) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let start = y * bytesPerRow + 4 * x
        let alpha = hasAlpha ? UInt32(bytes[start + self.alpha]) : 255
        func part(_ offset: Int) -> UInt32 {
          let value = UInt32(bytes[start + offset])
          return isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255
        }
        pixels.append(alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Writes the pixels of an image of this size.
  func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer) {
    let pixels = bitmap.pixels
    for y in 0..<min(height, bitmap.height) {
      for x in 0..<min(width, bitmap.width) {
        let start = y * bytesPerRow + 4 * x
        let pixel = pixels[y * bitmap.width + x]
        let alpha = pixel >> 24
        func part(_ shift: UInt32) -> UInt8 {
          let value = (pixel >> shift) & 0xFF
          guard !isPremultiplied, alpha > 0 else { return UInt8(value) }
          return UInt8(min((value * 255 + alpha / 2) / alpha, 255))
        }
        bytes[start + red] = part(16)
        bytes[start + green] = part(8)
        bytes[start + blue] = part(0)
        bytes[start + self.alpha] = hasAlpha ? UInt8(alpha) : 255
      }
    }
  }

  func bytes(of bitmap: Bitmap) -> Data {
    var data = Data(count: byteCount)
    data.withUnsafeMutableBytes { write(bitmap, to: $0) }
    return data
  }
}

/// The memory of an app to which a context writes its drawing.
internal final class PixelMemory {
  let format: PixelFormat
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ format: PixelFormat, at pointer: UnsafeMutableRawPointer) {
    self.format = format
    bytes = UnsafeMutableRawBufferPointer(start: pointer, count: format.byteCount)
  }

  var pointer: UnsafeMutableRawPointer? { bytes.baseAddress }

  /// The pixels that the memory contains now.
  var bitmap: Bitmap { format.bitmap(of: UnsafeRawBufferPointer(bytes)) }

  /// Writes the drawing of a context to the memory, and returns the pixels; `nil` if the context
  /// has too many pixels.
  func show(_ context: CGContext) -> Bitmap? {
    guard let bitmap = context.bitmap(background: nil) else { return nil }
    format.write(bitmap, to: bytes)
    return bitmap
  }
}
