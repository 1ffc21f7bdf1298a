import GalleyGeometry

/// A color in the sRGB space, with components from 0 to 1.
///
///     Color(red: 1, green: 0.5, blue: 0)              // #FF8000
///     Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)  // #FF800080
///
/// Components outside of 0...1 are colors that a screen with a wider gamut could show. Such
/// components are stored unchanged, and are clamped when the color is painted.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 is opaque. The other components are not multiplied by the
  /// opacity.
  public var alpha: Double

  /// Creates a color, which is opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray, which is opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A transparent color.
  public static var clear: Color { Color(white: 0, alpha: 0) }
  /// Black.
  public static var black: Color { Color(white: 0) }
  /// White.
  public static var white: Color { Color(white: 1) }
}

extension Color {
  /// Returns the same color with its opacity multiplied by a factor.
  public func multiplyingAlpha(by factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// Returns the color between this color and another color, component by component.
  ///
  ///     Color.black.mixed(with: .white, at: 0.25)   // #404040
  public func mixed(with other: Color, at fraction: Double) -> Color {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// The color with each component limited to the range from 0 to 1.
  public var clamped: Color {
    func clamped(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
    return Color(
      red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }
}

extension Color: CustomStringConvertible {
  /// The components as hexadecimal digits, for example `#FF8000`, or `#FF800080` if the color is
  /// not opaque.
  public var description: String {
    let color = clamped
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#" + parts.map { Color.twoDigits($0) }.joined()
  }

  private static func twoDigits(_ part: Double) -> String {
    let text = String(Int(part * 255 + 0.5), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }
}
