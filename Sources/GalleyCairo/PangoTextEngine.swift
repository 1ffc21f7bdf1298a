import CPangoCairo
import GalleyDrawing
import GalleyGeometry
import Synchronization

/// A text engine with real fonts, shaped by Pango: it supports all scripts, emoji, and joining
/// letters.
///
/// The engine uses the fonts of the Debian packages that `script/bootstrap` installs, and the fonts
/// in the folder that the environment variable `GALLEY_FONTS` names. Other fonts of the machine are
/// not used.
public struct PangoTextEngine: TextEngine {
  /// Creates the engine.
  public init() {}

  /// The name `pango`.
  public var name: String { "pango" }

  /// The number of files whose fonts were added while the program runs.
  public var fontChanges: Int { PangoTextEngine.changes.load(ordering: .relaxed) }

  private static let changes = Atomic(0)

  /// The problems that occurred while fonts were loaded, such as packages that are not installed.
  public var reports: [String] { FontMap.withLock { $0.reports } }

  /// Whether there is a family of this name.
  public func hasFamily(_ name: String) -> Bool {
    FontMap.withLock { $0.families[name.lowercased()] != nil }
  }

  /// Adds the fonts of a file while the program runs. Returns whether the file contains fonts.
  public func addFonts(inFileAt path: String) -> Bool {
    FontMap.withLock { map in
      PangoMetrics.shared.removeAll()
      guard map.add(fileAt: path) else { return false }
      PangoTextEngine.changes.wrappingAdd(1, ordering: .relaxed)
      return true
    }
  }

  /// The available families, by name.
  public var families: [String] { FontMap.withLock { $0.families.values.sorted() } }

  /// Returns the metrics of a font. The metrics of system fonts are Apple's, so that lines are as
  /// high as on a phone.
  public func metrics(of font: Font) -> FontMetrics {
    switch font.family {
    case .system, .rounded, .serif, .monospaced: .system(size: font.size.asFontSize)
    case .named: PangoMetrics.shared.metrics(of: font)
    }
  }

  /// Breaks a paragraph into lines.
  public func lines(of paragraph: StyledText, in container: LineContainer) -> [BrokenLine] {
    FontMap.withLock { map in
      PangoBreaking(paragraph, container, map).lines()
    }
  }
}

extension Font {
  /// Pango's description of the font.
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
  /// The number as the size of a font: finite, not negative, and limited.
  internal var asFontSize: Double { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }
}

/// A cache of the metrics of fonts.
private final class PangoMetrics: @unchecked Sendable {
  static let shared = PangoMetrics()

  /// The metrics of fonts, which are read and written only while Pango is locked.
  private var known: [Font: FontMetrics] = [:]

  /// Removes all metrics, because a font file was added, and a family may have other fonts now.
  ///
  /// Called while Pango is locked.
  func removeAll() { known = [:] }

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

  /// Returns the height of a letter's ink above the baseline; `nil` if the letter has no ink above
  /// the baseline.
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
