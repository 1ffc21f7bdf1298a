import GalleyGeometry

/// A color of the sRGB space, each part from 0 to 1.
///
///     Color(red: 1, green: 0.5, blue: 0)              // #FF8000
///     Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)  // #FF800080
///
/// Parts outside of 0...1 are colors that a wider screen could show. They are kept, and cut off where
/// they are painted.
public struct Color: Hashable, Sendable {
  /// How much red there is.
  public var red: Double
  /// How much green there is.
  public var green: Double
  /// How much blue there is.
  public var blue: Double
  /// How little shines through: 0 is invisible, 1 opaque. Not yet multiplied into the others.
  public var alpha: Double

  /// A color; opaque unless said otherwise.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A gray; opaque unless said otherwise.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Nothing at all.
  public static var clear: Color { Color(white: 0, alpha: 0) }
  /// Black.
  public static var black: Color { Color(white: 0) }
  /// White.
  public static var white: Color { Color(white: 1) }
}

extension Color {
  /// The same color, so much of it showing.
  public func multiplyingAlpha(by factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The color between this one and another, part by part.
  ///
  ///     Color.black.mixed(with: .white, at: 0.25)   // #404040
  public func mixed(with other: Color, at fraction: Double) -> Color {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// The color as it is painted: each part a number from 0 to 1.
  public var clamped: Color {
    func clamped(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
    return Color(
      red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }
}

extension Color: CustomStringConvertible {
  /// For example `#FF8000`, or `#FF800080` for one that something shines through.
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
