import Foundation
import GalleyDrawing
import GalleyUIKit

/// The differences of two pictures.
package enum PictureDifference {
  /// The differences up to which pictures count as equal.
  package struct Tolerance: Sendable {
    /// The number of pixels in a thousand that may differ.
    package var pixels: Double
    /// The color difference up to which pixels count as equal; see `ColorDifference`.
    package var color: Double

    /// Creates a tolerance. By default, only pictures with equal pixels count as equal.
    package init(pixels: Double = 0, color: Double = 0) {
      (self.pixels, self.color) = (pixels, color)
    }
  }

  /// Returns a description with the number of pixels that differ and their bounding rectangle;
  /// `nil` if the pictures are equal within the tolerance.
  package static func describe(_ before: Data, _ now: Data, tolerance: Tolerance) -> String? {
    guard before != now else { return nil }
    guard let old = Bitmap.galleyDecoded(before) else {
      return "the old picture can't be read: it is no image"
    }
    guard let new = Bitmap.galleyDecoded(now) else { return "the new picture can't be read" }
    guard old.width == new.width, old.height == new.height else {
      return "\(new.width) × \(new.height) pixels, and not \(old.width) × \(old.height)"
    }
    var count = 0
    var most = 0.0
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    let (oldPixels, newPixels) = (old.pixels, new.pixels)
    for index in oldPixels.indices where oldPixels[index] != newPixels[index] {
      if tolerance.color > 0 {
        let difference = ColorDifference.between(oldPixels[index], newPixels[index])
        guard difference > tolerance.color else { continue }
        most = max(most, difference)
      }
      count += 1
      let (y, x) = index.quotientAndRemainder(dividingBy: old.width)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    guard Double(count) * 1_000 > tolerance.pixels * Double(oldPixels.count) else { return nil }
    let area = "(\(left), \(top)) to (\(right), \(bottom))"
    let colors =
      tolerance.color > 0
      ? ", by a color difference of up to \(CGFloat(most).galleyDescription)" : ""
    return "\(count) of \(oldPixels.count) pixels differ, all of them from \(area)\(colors)"
  }

  /// Returns a picture with three parts: the picture before, the picture after, and a pale copy in
  /// which the differences are red. Returns `nil` if the pictures can't be decoded, or are too
  /// large.
  package static func picture(_ before: Data, _ now: Data) -> Data? {
    guard let old = Bitmap.galleyDecoded(before), let new = Bitmap.galleyDecoded(now) else {
      return nil
    }
    let gap = 16
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    // For very large pictures, three copies side by side would take too much memory.
    guard width > 0, height > 0, width * height <= 1 << 25 else { return nil }
    let whole = width * 3 + gap * 2
    var pixels = [UInt32](repeating: 0xFF80_8080, count: whole * height)
    let (oldPixels, newPixels) = (old.pixels, new.pixels)
    for y in 0..<height {
      for x in 0..<width {
        let was = x < old.width && y < old.height ? oldPixels[y * old.width + x] : nil
        let isNow = x < new.width && y < new.height ? newPixels[y * new.width + x] : nil
        let row = y * whole + x
        if let was { pixels[row] = onWhite(was) }
        if let isNow { pixels[row + width + gap] = onWhite(isNow) }
        pixels[row + 2 * (width + gap)] = was == isNow ? pale(was ?? 0) : 0xFFFF_0030
      }
    }
    return Bitmap(width: whole, height: height, pixels: pixels).galleyPNG
  }

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let white = 255 - (pixel >> 24)
    func part(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) + white, 255) << shift }
    return 0xFF00_0000 | part(16) | part(8) | part(0)
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let pixel = onWhite(pixel)
    let gray = ((pixel >> 16 & 0xFF) * 3 + (pixel >> 8 & 0xFF) * 6 + (pixel & 0xFF)) / 10
    let light = 255 - (255 - gray) / 4
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
