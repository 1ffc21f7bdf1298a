import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

/// Red, for painted shapes.
let red = Color(red: 1, green: 0, blue: 0)
/// Blue, for the shapes beside or behind red ones.
let blue = Color(red: 0, green: 0, blue: 1)

extension DisplayList {
  /// Returns the list as a picture of a size in points, by default with one pixel per point.
  func picture(
    _ width: Double, _ height: Double, scale: Double = 1, on background: Color? = nil
  ) throws -> Bitmap {
    try #require(
      rendered(size: Size(width: width, height: height), scale: scale, background: background))
  }
}

extension Bitmap {
  /// Returns the alpha of a pixel, from 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * width + x] >> 24) }

  /// The rows of pixels as text: `#` is opaque, `+` is translucent and `.` is transparent.
  var shape: [String] {
    (0..<height).map { y in
      String((0..<width).map { x in alpha(x, y) == 255 ? "#" : alpha(x, y) == 0 ? "." : "+" })
    }
  }
}
