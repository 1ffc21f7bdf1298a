import Foundation

/// The perceived difference of two colors, according to the formula CIE94. A difference of about 2
/// is just visible; black and white differ by 100.
package enum ColorDifference {
  private struct Lab {
    var lightness: Double
    var a: Double
    var b: Double
  }

  /// Returns the difference of two pixels of four bytes: alpha, red, green and blue, premultiplied.
  /// The pixels are compared as they look on a white background.
  package static func between(_ one: UInt32, _ other: UInt32) -> Double {
    guard one != other else { return 0 }
    let (one, other) = (lab(one), lab(other))
    let lightness = one.lightness - other.lightness
    let (chroma, otherChroma) = (hypot(one.a, one.b), hypot(other.a, other.b))
    let chromas = chroma - otherChroma
    let (a, b) = (one.a - other.a, one.b - other.b)
    let hue = max(a * a + b * b - chromas * chromas, 0)
    let (forChroma, forHue) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return
      (lightness * lightness + chromas * chromas / (forChroma * forChroma) + hue / (forHue * forHue))
      .squareRoot()
  }

  private static func lab(_ pixel: UInt32) -> Lab {
    let white = 255 - (pixel >> 24)
    func linear(_ shift: UInt32) -> Double {
      table[Int(min((pixel >> shift & 0xFF) + white, 255))]
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    // The matrix from linear sRGB to XYZ, divided by the white point of daylight (D65).
    let x = curve((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47)
    let y = curve(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue)
    let z = curve((0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83)
    return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
  }

  private static let table: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
