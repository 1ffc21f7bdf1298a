import GalleyDrawing
import GalleyGeometry

/// The fonts with which symbols are drawn.
public struct SymbolFonts: Sendable {
  /// The font of glyphs; `nil` if it is not installed.
  public var glyphs: GlyphFile?
  /// The font of the letters and digits in circles and squares; `nil` if it is not installed.
  public var letters: GlyphFile?
  /// The package that contains the font of glyphs, for the message that the font is missing.
  public var package: String

  /// Creates the fonts.
  public init(glyphs: GlyphFile?, letters: GlyphFile?, package: String = "") {
    self.package = package
    self.glyphs = glyphs
    self.letters = letters
  }
}

/// The drawing of a symbol: parts in a square of side 1, from back to front.
///
/// A name has a base and variants: `.fill`, an enclosure such as `.circle`, `.slash`, or a badge
/// such as `.badge.plus`. The base is one of Galley's own drawings, a glyph of the ``SymbolTable``,
/// or a letter.
///
///     SymbolDrawing("person.fill.badge.plus", lineWidth: 0.08, fonts: fonts)?.parts
public struct SymbolDrawing: Hashable, Sendable {
  /// The parts.
  public var parts: [SymbolPart]
  /// Whether the symbol is mirrored where text is read from right to left.
  public var flipsForRightToLeft: Bool

  /// Creates the drawing of a name, with a line width; `nil` if there is no drawing for the name.
  ///
  /// - Complexity: O(*n*) in the length of the name and the points of its glyphs.
  public init?(_ name: String, lineWidth: Double, fonts: SymbolFonts) {
    guard name.utf8.count <= 120 else { return nil }
    let artist = Artist(width: lineWidth, fonts: fonts)
    var stem = name
    var isMirrored = false
    for script in SymbolDrawing.scripts where stem.hasSuffix("." + script) {
      stem = String(stem.dropLast(script.count + 1))
      isMirrored = script == "rtl"
    }
    guard var parts = artist.parts(of: stem, depth: 0) else { return nil }
    if isMirrored {
      let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      parts = parts.map { $0.applying(mirror) }
    }
    self.parts = parts
    flipsForRightToLeft = SymbolDrawing.flips(name)
  }

  /// The last words of names that select a script, such as the `ar` of `character.book.closed.ar`.
  /// A symbol with such a name is the same in each language.
  private static let scripts = [
    "rtl", "ltr", "ar", "he", "hi", "ja", "ko", "th", "zh", "zh.traditional", "km", "my", "el",
    "ru",
  ]

  /// Returns whether the symbol of a name is mirrored where text is read from right to left,
  /// because it points in the direction of text or shows a list.
  public static func flips(_ name: String) -> Bool {
    guard !scripts.contains(where: { name.hasSuffix("." + $0) }) else { return false }
    let words = name.split(separator: ".")
    // A half may be leading or trailing, too: `square.leadinghalf.filled`.
    let isDirected = words.contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
    return isDirected || name.hasPrefix("list.bullet") || name.hasPrefix("list.number")
      || ["increase", "decrease"].contains(words.first) && words.count == 2
  }

  /// The names of the symbols that are composed of several drawings.
  internal static let composed: [String] =
    Artist.solids.keys.sorted()
    + ["square", "circle", "triangle", "diamond", "capsule", "rectangle"].flatMap { shape in
      ["lefthalf", "righthalf", "tophalf", "bottomhalf"].map { "\(shape).\($0).filled" }
    }
    + ["exclamationmark", "questionmark", "xmark", "checkmark", "info", "plus", "minus"].flatMap {
      mark in
      ["triangle", "octagon", "diamond", "seal", "shield", "app", "rectangle"].flatMap {
        ["\(mark).\($0)", "\(mark).\($0).fill"]
      }
    }
}
