import Foundation
import GalleyDrawing
import GalleyUIKit

/// The contrast of two colors, by the formula of WCAG.
internal enum Contrast {
  /// An opaque color.
  struct Color: Hashable {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Creates the color that results from drawing a color over an opaque one.
    init(_ color: UIColor, _ alpha: CGFloat, over background: Color) {
      var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &own)
      let opacity = Double(own * alpha)
      self.red = Double(red) * opacity + background.red * (1 - opacity)
      self.green = Double(green) * opacity + background.green * (1 - opacity)
      self.blue = Double(blue) * opacity + background.blue * (1 - opacity)
    }

    /// Whether two colors are so similar that a translucent bar over one of them may have caused
    /// the difference.
    func isNear(_ other: Color) -> Bool {
      max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.03
    }

    fileprivate var luminance: Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  /// The contrast ratio of two colors, from 1 to 21.
  static func between(_ one: Color, _ other: Color) -> Double {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension Bitmap {
  /// The most common color in a rectangle; `nil` if the rectangle has no pixels, or if fewer than
  /// two fifths of its pixels have that color, as on a gradient or a photo.
  internal func commonColor(in rect: CGRect) -> Contrast.Color? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let inside = rect.isNull ? .null : rect.intersection(all)
    guard !inside.isNull, inside.width >= 1, inside.height >= 1 else { return nil }
    let rows = Int(inside.minY)..<min(Int(inside.maxY.rounded(.up)), height)
    let columns = Int(inside.minX)..<min(Int(inside.maxX.rounded(.up)), width)
    let pixels = pixels
    var counts: [UInt32: Int] = [:]
    for row in rows {
      for column in columns { counts[pixels[row * width + column], default: 0] += 1 }
    }
    // On a gradient or a photo, the most common color is often the color of the text itself.
    guard let (pixel, count) = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      count * 5 >= rows.count * columns.count * 2
    else { return nil }
    // If a pixel is not opaque, the color behind it is not known.
    guard pixel >> 24 == 0xFF else { return nil }
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / 255 }
    return Contrast.Color(red: part(16), green: part(8), blue: part(0))
  }
}
