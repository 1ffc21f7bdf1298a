import GalleyGeometry

/// A description of a font: its family, size and weight.
///
///     Font(.system, size: 17, weight: .semibold)
public struct Font: Hashable, Sendable {
  /// The family of a font.
  public enum Family: Hashable, Sendable {
    /// The system font.
    case system
    /// The system font with letters of one width.
    case monospaced
    /// The system font with serifs.
    case serif
    /// The system font with round ends of strokes.
    case rounded
    /// The family with this name.
    case named(String)
  }

  /// The weight of a font, on the scale from 100 to 900 that fonts use.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from 100, ultra light, to 900, black.
    public var rawValue: Int

    /// Creates a weight on the scale.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The weight 100.
    public static var ultraLight: Weight { Weight(rawValue: 100) }
    /// The weight 200.
    public static var thin: Weight { Weight(rawValue: 200) }
    /// The weight 300.
    public static var light: Weight { Weight(rawValue: 300) }
    /// The weight 400, which is the default.
    public static var regular: Weight { Weight(rawValue: 400) }
    /// The weight 500.
    public static var medium: Weight { Weight(rawValue: 500) }
    /// The weight 600.
    public static var semibold: Weight { Weight(rawValue: 600) }
    /// The weight 700.
    public static var bold: Weight { Weight(rawValue: 700) }
    /// The weight 800.
    public static var heavy: Weight { Weight(rawValue: 800) }
    /// The weight 900.
    public static var black: Weight { Weight(rawValue: 900) }
  }

  /// The family of the font.
  public var family: Family
  /// The size in points. The distance between the baselines of two lines is a little larger.
  public var size: Double
  /// The weight of the font.
  public var weight: Weight
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasTabularDigits: Bool
  /// The space between two lines, in addition to the heights of their letters.
  public var leading: Double

  /// Creates a font, which by default is upright and of regular weight.
  public init(
    _ family: Family = .system, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    hasTabularDigits: Bool = false, leading: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.leading = leading
  }
}

extension Font: CustomStringConvertible {
  /// The properties of the font: `system 17`, `system 17 semibold italic`, `Courier 12`.
  public var description: String {
    var parts = ["\(family)", size.shortDescription]
    if weight != .regular { parts.append("\(weight)") }
    if isItalic { parts.append("italic") }
    if hasTabularDigits { parts.append("tabular") }
    return parts.joined(separator: " ")
  }
}

extension Font.Family: CustomStringConvertible {
  /// The name of the family, for example `system`.
  public var description: String {
    switch self {
    case .system: "system"
    case .monospaced: "monospaced"
    case .serif: "serif"
    case .rounded: "rounded"
    case .named(let name): name
    }
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The name of the weight, for example `semibold`.
  public var description: String {
    let names = [
      100: "ultralight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
      700: "bold", 800: "heavy", 900: "black",
    ]
    return names[rawValue] ?? "\(rawValue)"
  }
}

/// The heights of a font, in points from the baseline.
public struct FontMetrics: Hashable, Sendable {
  /// The height of letters above the baseline.
  public var ascent: Double
  /// The depth of letters below the baseline, as a positive number.
  public var descent: Double
  /// The height of an H.
  public var capHeight: Double
  /// The height of an x.
  public var xHeight: Double

  /// Creates metrics from heights.
  public init(
    ascent: Double, descent: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height from the top of the highest letter to the bottom of the lowest.
  public var lineHeight: Double { ascent + descent }

  /// Returns the metrics of Apple's system font, even if another font is drawn in its place, so
  /// that a line of text is as high as on a device. The line heights measured on a device are
  /// 20.287 for 17 points and 17.900 for 15 points.
  public static func system(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 0.952_148_437_5, descent: size * 0.241_210_937_5,
      capHeight: size * 0.704_589_843_75, xHeight: size * 0.526_367_187_5)
  }
}
