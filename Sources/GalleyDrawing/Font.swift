import GalleyGeometry

/// A font that is wanted: what it is called, how large, how heavy.
///
///     Font(.system, size: 17, weight: .semibold)
public struct Font: Hashable, Sendable {
  /// What a font is called.
  public enum Family: Hashable, Sendable {
    /// The font of the interface.
    case system
    /// The same with letters of one width.
    case monospaced
    /// The same with feet.
    case serif
    /// The same with round ends.
    case rounded
    /// One of this name.
    case named(String)
  }

  /// How heavy the strokes are, on the scale from 100 to 900 that fonts use.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From 100, thin, to 900, black.
    public var rawValue: Int

    /// A weight on the scale.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 100.
    public static var ultraLight: Weight { Weight(rawValue: 100) }
    /// 200.
    public static var thin: Weight { Weight(rawValue: 200) }
    /// 300.
    public static var light: Weight { Weight(rawValue: 300) }
    /// 400: what is usual.
    public static var regular: Weight { Weight(rawValue: 400) }
    /// 500.
    public static var medium: Weight { Weight(rawValue: 500) }
    /// 600.
    public static var semibold: Weight { Weight(rawValue: 600) }
    /// 700.
    public static var bold: Weight { Weight(rawValue: 700) }
    /// 800.
    public static var heavy: Weight { Weight(rawValue: 800) }
    /// 900.
    public static var black: Weight { Weight(rawValue: 900) }
  }

  /// What it is called.
  public var family: Family
  /// How large it is, in points: from line to line, about.
  public var size: Double
  /// How heavy its strokes are.
  public var weight: Weight
  /// Whether it leans.
  public var isItalic: Bool
  /// Whether all digits are equally wide.
  public var hasTabularDigits: Bool
  /// Room between two lines, beyond the heights of their letters.
  public var leading: Double

  /// A font; upright and of the usual weight unless said otherwise.
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
  /// For example `system 17`, `system 17 semibold italic`, `Courier 12`.
  public var description: String {
    var parts = ["\(family)", size.shortDescription]
    if weight != .regular { parts.append("\(weight)") }
    if isItalic { parts.append("italic") }
    if hasTabularDigits { parts.append("tabular") }
    return parts.joined(separator: " ")
  }
}

extension Font.Family: CustomStringConvertible {
  /// For example `system`.
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
  /// For example `semibold`.
  public var description: String {
    let names = [
      100: "ultralight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold",
      700: "bold", 800: "heavy", 900: "black",
    ]
    return names[rawValue] ?? "\(rawValue)"
  }
}

/// The heights of a font, in points from the base line.
public struct FontMetrics: Hashable, Sendable {
  /// How far letters reach above the base line.
  public var ascent: Double
  /// How far they reach below it, as a positive number.
  public var descent: Double
  /// How high an H is.
  public var capHeight: Double
  /// How high an x is.
  public var xHeight: Double

  /// These heights.
  public init(
    ascent: Double, descent: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// From the top of the highest letter to the bottom of the lowest.
  public var lineHeight: Double { ascent + descent }

  /// The heights of Apple's system font, whatever stands in for it: so a line of text is as high as
  /// on a phone. Measured: 20.287 for 17 points, 17.900 for 15.
  public static func system(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 0.952_148_437_5, descent: size * 0.241_210_937_5,
      capHeight: size * 0.704_589_843_75, xHeight: size * 0.526_367_187_5)
  }
}
