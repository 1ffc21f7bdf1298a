import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// Text in real fonts, shaped by Pango: any script, emoji, letters that join.
///
/// The fonts are those of Debian's packages that `script/bootstrap` installs, and those in the folder
/// that `GALLEY_FONTS` names; whatever else the machine has is not looked at.
public struct PangoTextEngine: TextEngine {
  /// The engine; all are alike.
  public init() {}

  /// `pango`.
  public var name: String { "pango" }

  /// What was odd when the fonts were looked for: packages that are not installed.
  public var reports: [String] { FontMap.withLock { $0.reports } }

  /// Whether there is a family of this name.
  public func hasFamily(_ name: String) -> Bool {
    FontMap.withLock { $0.families[name.lowercased()] != nil }
  }

  /// Adds the fonts of a file for as long as the program runs. Answers whether there are any.
  public func addFonts(inFileAt path: String) -> Bool { FontMap.withLock { $0.add(fileAt: path) } }

  /// The families that there are, by name.
  public var families: [String] { FontMap.withLock { $0.families.values.sorted() } }

  /// The heights of a font. Those of the interface's font are Apple's, so that lines are as high as
  /// on a phone.
  public func metrics(of font: Font) -> FontMetrics {
    switch font.family {
    case .system, .rounded, .serif, .monospaced: .system(size: font.size.asFontSize)
    case .named: PangoMetrics.shared.metrics(of: font)
    }
  }

  /// Breaks a paragraph into lines.
  public func lines(of paragraph: StyledText, in room: LineRoom) -> [BrokenLine] {
    FontMap.withLock { map in
      PangoBreaking(paragraph, room, map).lines()
    }
  }
}

extension Font {
  /// What Pango calls it.
  internal var description: OpaquePointer {
    let description = pango_font_description_new()!
    let family =
      switch self.family {
      case .system, .rounded: "Inter"
      case .monospaced: "DejaVu Sans Mono"
      case .serif: "Noto Serif"
      case .named(let name): name
      }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(weight.rawValue, 100), 1_000))))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description, size.asFontSize * Double(PANGO_SCALE))
    return description
  }
}

extension Double {
  /// As the size of a font: a number, not negative and not huge.
  internal var asFontSize: Double { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }
}

/// The heights of fonts that have been asked for.
private final class PangoMetrics: @unchecked Sendable {
  static let shared = PangoMetrics()

  /// Read and written only while Pango is locked.
  private var known: [Font: FontMetrics] = [:]

  func metrics(of font: Font) -> FontMetrics {
    FontMap.withLock { map in
      if let metrics = known[font] { return metrics }
      let description = font.description
      defer { pango_font_description_free(description) }
      let context = map.context(isRightToLeft: false)
      let found = pango_context_get_metrics(context, description, pango_language_from_string("en"))
      defer { pango_font_metrics_unref(found) }
      func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
      let ascent = points(pango_font_metrics_get_ascent(found))
      let metrics = FontMetrics(
        ascent: ascent, descent: points(pango_font_metrics_get_descent(found)),
        capHeight: height(of: "H", description, context) ?? ascent * 0.74,
        xHeight: height(of: "x", description, context) ?? ascent * 0.55)
      known[font] = metrics
      return metrics
    }
  }

  /// How far a letter's ink reaches above the base line; `nil` if it has none.
  private func height(
    of letter: String, _ font: OpaquePointer, _ context: OpaquePointer
  ) -> Double? {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, letter, -1)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return nil }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    return ink.y < 0 ? Double(-ink.y) / Double(PANGO_SCALE) : nil
  }
}
