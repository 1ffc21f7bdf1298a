import Foundation
import GalleyDrawing

/// The properties that identify a font.
internal struct FontFace: Hashable, Sendable {
  /// The family in which text is drawn.
  var drawn = Font.Family.system
  /// The name of the requested family; `nil` for the system font.
  var family: String?
  /// The size.
  var size: Double
  /// The weight.
  var weight = UIFont.Weight.regular
  /// The width.
  var width = UIFont.Width.standard
  /// Whether the font is italic.
  var isItalic = false
  /// Whether all digits have the same width.
  var hasTabularDigits = false
  /// The traits for tighter or looser lines.
  var leading = UIFontDescriptor.SymbolicTraits()
  /// The text style of the font.
  var textStyle: UIFont.TextStyle?
  /// Whether the app has chosen another size for a font of a text style. Such a font does not
  /// follow the text size of the user.
  var hasOwnSize = false
  /// The base size and the largest size of a scaled font.
  var scaling: FontScaling?

  /// Creates the face of the system font.
  init(size: CGFloat, weight: UIFont.Weight = .regular, drawn: Font.Family = .system) {
    self.size = size
    self.weight = weight
    self.drawn = drawn
  }

  /// Changes the size to a size that the app has chosen. The font of a text style then keeps this
  /// size, and a scaled font is not scaled any more.
  mutating func setSize(_ size: Double) {
    guard size != self.size else { return }
    self.size = size
    if scaling != nil { (scaling, textStyle) = (nil, nil) }
    hasOwnSize = textStyle != nil
  }

  /// The same font as a value of the text engine, which measures and draws text.
  var font: Font {
    Font(
      drawn, size: size, weight: weight.step.drawn, isItalic: isItalic,
      hasTabularDigits: hasTabularDigits, leading: leadingOfStyle)
  }

  /// The space between two lines in addition to the heights of their letters. Only text styles of
  /// the system font have such space.
  private var leadingOfStyle: Double {
    guard let textStyle, scaling == nil, drawn == .system else { return 0 }
    let metrics = FontMetrics.system(size: size)
    return max(textStyle.lineHeight(ofSize: size) - metrics.lineHeight, 0)
  }

  /// The name of the family.
  var familyName: String {
    if let family { return family }
    switch drawn {
    case .system: return ".AppleSystemUIFont"
    case .monospaced: return ".AppleSystemUIFontMonospaced"
    case .serif: return ".AppleSystemUIFontSerif"
    case .rounded: return ".AppleSystemUIFontRounded"
    case .named(let name): return name
    }
  }

  /// The name of the font.
  var fontName: String {
    if let family, let name = RegisteredFonts.name(of: self, in: family) { return name }
    return baseName + "-" + faceName
  }

  /// The start of the name: `.SFUI`, `NotoSerif`.
  var baseName: String {
    switch (family, drawn) {
    case (let family?, _): return family.filter { $0 != " " }
    case (nil, .system): return ".SFUI"
    case (nil, .monospaced): return ".SFUIMono"
    case (nil, .serif): return ".NewYork"
    case (nil, .rounded): return ".SFUIRounded"
    case (nil, .named(let name)): return name.filter { $0 != " " }
    }
  }

  /// The end of the name: `Regular`, `SemiboldItalic`.
  var faceName: String {
    let weight = weight.step.name
    guard isItalic else { return weight }
    return weight == "Regular" ? "Italic" : weight + "Italic"
  }
}

/// The sizes of a scaled font: its base size, and its limit.
internal struct FontScaling: Hashable, Sendable {
  /// The size before scaling.
  var base: Double
  /// The largest size.
  var maximum: Double?
}
