import GalleyGeometry

/// The pixels of an image.
///
///     let dot = Bitmap(width: 1, height: 1, pixels: [0xFF_00_80_FF])
///     dot[0, 0]   // #0080FF
///
/// A pixel is a number of four bytes: alpha, red, green and blue from the highest to the lowest,
/// with each color already multiplied by alpha. Copies share their pixels.
public struct Bitmap: Sendable {
  private final class Storage: Sendable {
    let pixels: [UInt32]

    init(_ pixels: [UInt32]) { self.pixels = pixels }
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private let storage: Storage

  /// Creates an image of pixels, row by row from the top.
  ///
  /// - Precondition: The number of `pixels` is `width` times `height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(pixels.count) pixels are not \(width) × \(height)")
    self.width = width
    self.height = height
    storage = Storage(pixels)
  }

  /// The pixels, row by row from the top.
  public var pixels: [UInt32] { storage.pixels }

  /// The size of the image in pixels.
  public var size: Size { Size(width: Double(width), height: Double(height)) }

  /// The color of a pixel.
  ///
  /// - Precondition: `x` is below `width`, and `y` below `height`.
  public subscript(x: Int, y: Int) -> Color {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel (\(x), \(y))")
    let pixel = pixels[y * width + x]
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / 255 }
    let alpha = part(24)
    guard alpha > 0 else { return .clear }
    return Color(
      red: min(part(16) / alpha, 1), green: min(part(8) / alpha, 1), blue: min(part(0) / alpha, 1),
      alpha: alpha)
  }

  /// An identity that all copies share. The identity is valid as long as one of the copies exists.
  public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// The object that all copies share. A weak reference to this object does not retain the pixels.
  package var owner: AnyObject { storage }
}

extension Bitmap: Hashable {
  /// Whether all pixels are the same. The comparison of a bitmap with its copy is O(1).
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.storage === right.storage
      || (left.width == right.width && left.height == right.height && left.pixels == right.pixels)
  }

  /// Hashes the size, and some of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 64, 1)) {
      hasher.combine(pixels[index])
    }
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size, and a number computed from the pixels: `bitmap 2 × 2 #6E1B8A40`.
  public var description: String {
    let text = String(checksum, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(8 - text.count, 0)) + text
    return "bitmap \(width) × \(height) #\(digits)"
  }

  /// A number computed from all pixels. Bitmaps with different pixels almost certainly have
  /// different numbers.
  public var checksum: UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for pixel in pixels { hash = (hash ^ pixel) &* 0x0100_0193 &+ (pixel >> 16) }
    return hash
  }
}
