import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

/// Red, for what is painted.
let red = Color(red: 1, green: 0, blue: 0)
/// Blue, for what is beside it.
let blue = Color(red: 0, green: 0, blue: 1)

extension DisplayList {
  /// A picture of some points, at one pixel a point.
  func picture(
    _ width: Double, _ height: Double, scale: Double = 1, on background: Color? = nil
  ) throws -> Bitmap {
    try #require(
      rendered(size: Size(width: width, height: height), scale: scale, background: background))
  }
}

extension Bitmap {
  /// How much of a pixel is covered, from 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * width + x] >> 24) }

  /// Rows of pixels: `#` where they are opaque, `+` where something shines through, `.` for nothing.
  var shape: [String] {
    (0..<height).map { y in
      String((0..<width).map { x in alpha(x, y) == 255 ? "#" : alpha(x, y) == 0 ? "." : "+" })
    }
  }
}
