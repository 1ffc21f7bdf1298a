import Foundation
import GalleyDrawing
import GalleyGeometry

/// The pixels of an image.
///
///     image.cgImage?.width   // in pixels, and not in points
public final class CGImage: Hashable, CustomStringConvertible, Sendable {
  internal let bitmap: Bitmap

  internal init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Creates an image from the bytes of its pixels, with four bytes for each pixel.
  ///
  /// - Differs: Only eight bits per component and four bytes per pixel are supported; anything else
  ///   gives `nil`, and is reported.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo.rawValue, bitsPerPixel: bitsPerPixel),
      provider.bytes.count >= format.byteCount
    else {
      Report.record(.image, "an image of \(width) × \(height) pixels in a form that is not read")
      return nil
    }
    self.init(provider.bytes.withUnsafeBytes { format.bitmap(of: $0) })
  }

  /// The number of pixels in a row.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }
  /// The number of bits of each component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// The color space of the components.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The format of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The bytes of the pixels: red, green, blue and alpha, with colors multiplied by alpha.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(bytes: PixelFormat(width: width, height: height).bytes(of: bitmap))
  }

  /// Returns the pixels in a rectangle; `nil` if the rectangle contains no pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard part.galley.isFinite, !part.isEmpty else { return nil }
    return CGImage(
      bitmap.cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Whether two images have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.bitmap == right.bitmap }

  /// Hashes some of the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }

  /// The size, and a number computed from the pixels.
  public var description: String { "<CGImage \(bitmap)>" }
}

/// The bytes of an image.
public final class CGDataProvider: Sendable {
  internal let bytes: Data

  internal init(bytes: Data) { self.bytes = bytes }

  /// Creates a provider of bytes.
  public convenience init?(data: CFData) { self.init(bytes: Data(referencing: data)) }

  /// Creates a provider of the bytes of a file; `nil` if the file can't be read.
  ///
  ///     CGDataProvider(url: Bundle.main.url(forResource: "Serif", withExtension: "ttf")! as CFURL)
  public convenience init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes: bytes)
  }

  /// Creates a provider of the bytes of a file with a path; `nil` if the file can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    self.init(bytes: bytes)
  }

  /// The bytes.
  public var data: CFData? { NSData(data: bytes) }
}

/// The position of alpha in a pixel, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The format of a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The options as bits. The lowest five bits are the position of alpha.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits for the position of alpha.
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
  /// Each pixel is a 32-bit number, with the least significant byte first.
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }
  /// Each pixel is a 32-bit number, with the most significant byte first.
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 4 << 12) }
  /// The bytes of a pixel are in the order of its components.
  public static var byteOrderDefault: CGBitmapInfo { [] }
}

extension Bitmap {
  /// Returns a part of the pixels.
  internal func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    let all = pixels
    var part: [UInt32] = []
    part.reserveCapacity(width * height)
    for row in y..<(y + height) {
      part += all[(row * self.width + x)..<(row * self.width + x + width)]
    }
    return Bitmap(width: width, height: height, pixels: part)
  }

  /// The mean color of all pixels.
  internal var meanColor: Color {
    guard !pixels.isEmpty else { return .clear }
    var (alpha, red, green, blue) = (0, 0, 0, 0)
    for pixel in pixels {
      alpha += Int(pixel >> 24)
      red += Int((pixel >> 16) & 0xFF)
      green += Int((pixel >> 8) & 0xFF)
      blue += Int(pixel & 0xFF)
    }
    guard alpha > 0 else { return .clear }
    let whole = Double(alpha)
    return Color(
      red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole,
      alpha: whole / Double(255 * pixels.count))
  }
}
