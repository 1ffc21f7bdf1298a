import Foundation
import GalleyDrawing

/// What makes a font the one it is.
internal struct FontFace: Hashable, Sendable {
  /// In what it is drawn.
  var drawn = Font.Family.system
  /// The name of the family that was asked for; `nil` for the system's.
  var family: String?
  /// How large it is.
  var size: Double
  /// How heavy it is.
  var weight = UIFont.Weight.regular
  /// How wide it is.
  var width = UIFont.Width.standard
  /// Whether it leans.
  var isItalic = false
  /// Whether all digits are equally wide.
  var hasTabularDigits = false
  /// Whether lines are closer together, or further apart, than usual.
  var leading = UIFontDescriptor.SymbolicTraits()
  /// The text style that it is for.
  var textStyle: UIFont.TextStyle?
  /// The size that it had before it was scaled, and at most has.
  var scaling: FontScaling?

  /// The system's font.
  init(size: CGFloat, weight: UIFont.Weight = .regular, drawn: Font.Family = .system) {
    self.size = size
    self.weight = weight
    self.drawn = drawn
  }

  /// What text engines are told.
  var font: Font {
    Font(
      drawn, size: size, weight: weight.step.drawn, isItalic: isItalic,
      hasTabularDigits: hasTabularDigits, leading: leadingOfStyle)
  }

  /// Room between two lines, beyond the heights of their letters: text styles of the system's font have
  /// some.
  private var leadingOfStyle: Double {
    guard let textStyle, scaling == nil, drawn == .system else { return 0 }
    let metrics = FontMetrics.system(size: size)
    return max(textStyle.lineHeight(ofSize: size) - metrics.lineHeight, 0)
  }

  /// What its family is called.
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

  /// What it is called itself.
  var fontName: String {
    if let family, let name = RegisteredFonts.name(of: self, in: family) { return name }
    let base: String
    switch (family, drawn) {
    case (let family?, _): base = family.filter { $0 != " " }
    case (nil, .system): base = ".SFUI"
    case (nil, .monospaced): base = ".SFUIMono"
    case (nil, .serif): base = ".NewYork"
    case (nil, .rounded): base = ".SFUIRounded"
    case (nil, .named(let name)): base = name.filter { $0 != " " }
    }
    return base + "-" + faceName
  }

  /// What ends its name: `Regular`, `SemiboldItalic`.
  var faceName: String {
    let weight = weight.step.name
    guard isItalic else { return weight }
    return weight == "Regular" ? "Italic" : weight + "Italic"
  }
}

/// How a font came to its size: what it was, and what it may become.
internal struct FontScaling: Hashable, Sendable {
  /// How large it was.
  var base: Double
  /// How large it is at most.
  var maximum: Double?
}
