import CPangoCairo
import Foundation
import GalleyDrawing
import Synchronization

/// The fonts of this process: a Pango font map with Galley's own font configuration.
///
/// Several threads must not use Pango at once. The same is true of FreeType, which Cairo uses for
/// fonts without a lock. So all code that uses Pango or FreeType is inside ``withLock(_:)``:
/// layouts, drawing of text on a canvas, and the end of a document with text, at which Cairo writes
/// the fonts.
internal final class FontMap: @unchecked Sendable {
  /// The font map of the process.
  static let shared = FontMap()

  private static let lock = NSRecursiveLock()
  /// The number of nested calls of `withLock(_:)` on the thread that has the lock. The number is
  /// accessed only by that thread.
  nonisolated(unsafe) private static var depth = 0
  /// Whether some thread has the lock.
  private static let isBusy = Atomic(false)
  /// The addresses of layouts that are no longer needed. The layouts are released while the lock is
  /// held, because code that drops the last reference to a layout may or may not hold the lock.
  private static let dropped = Mutex<[UInt]>([])

  /// Calls a closure that uses Pango or the fonts of Cairo, on one thread at a time.
  ///
  /// The closure may call this function again.
  static func withLock<Result, Failure>(
    _ body: (FontMap) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let map = shared
    lock.lock()
    depth += 1
    isBusy.store(true, ordering: .relaxed)
    if depth == 1 { releaseDropped() }
    defer {
      if depth == 1 {
        releaseDropped()
        isBusy.store(false, ordering: .relaxed)
      }
      depth -= 1
      lock.unlock()
    }
    return try body(map)
  }

  /// Releases a layout: immediately if the lock is free, and otherwise the next time that a thread
  /// acquires or releases the lock.
  static func release(_ layout: OpaquePointer) {
    dropped.withLock { $0.append(UInt(bitPattern: layout)) }
    if !isBusy.load(ordering: .relaxed) { withLock { _ in } }
  }

  private static func releaseDropped() {
    let layouts = dropped.withLock { layouts in
      defer { layouts = [] }
      return layouts
    }
    for layout in layouts { g_object_unref(UnsafeMutableRawPointer(bitPattern: layout)) }
  }

  /// The problems that occurred while fonts were searched for.
  let reports: [String]
  /// The available families, by their names in lower case.
  private(set) var families: [String: String]
  private var map: UnsafeMutablePointer<PangoFontMap>
  private var leftToRight: OpaquePointer
  private var rightToLeft: OpaquePointer

  private init() {
    var reports: [String] = []
    (map, leftToRight, rightToLeft) = Environment.pinned { () in
      let config = FontMap.configuration(&reports)
      let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new_for_font_type(
        CAIRO_FONT_TYPE_FT)
      pango_fc_font_map_set_config(OpaquePointer(map), config)
      FcConfigDestroy(config)
      let contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map {
        FontMap.context(map, $0)
      }
      // Pango and FreeType read the environment when they are first used. So use them now, while
      // the variables in `Environment` have the values that Galley needs.
      FontMap.warmUp(contexts[0])
      return (map, contexts[0], contexts[1])
    }
    self.reports = reports
    families = FontMap.families(of: map)
  }

  /// Adds the fonts of a file. Returns whether the file contains fonts.
  func add(fileAt path: String) -> Bool {
    let config = pango_fc_font_map_get_config(OpaquePointer(map))
    guard FcConfigAppFontAddFile(config, path) != 0 else { return false }
    // The old font map is neither changed nor released: Pango's own threads may still use the
    // tables of the font map, without a lock.
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    leftToRight = FontMap.context(map, PANGO_DIRECTION_LTR)
    rightToLeft = FontMap.context(map, PANGO_DIRECTION_RTL)
    families = FontMap.families(of: map)
    return true
  }

  /// Returns a font configuration with Galley's font files, without the other fonts of the machine.
  private static func configuration(_ reports: inout [String]) -> OpaquePointer? {
    let config = FcConfigCreate()
    _ = rules.withCString { FcConfigParseAndLoadFromMemory(config, $0, 0) }
    if let folder = FontFiles.customFolder {
      _ = FcConfigAppFontAddDir(config, folder)
      if (FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0) == 0 {
        reports.append("GALLEY_FONTS: no fonts can be read in \(folder)")
      }
    }
    var missing: [String: Int] = [:]
    for file in FontFiles.all
    where FcConfigAppFontAddFile(config, file.path) == 0 {
      missing[file.package, default: 0] += 1
    }
    for (package, count) in missing.sorted(by: { $0.key < $1.key }) {
      reports.append(
        "\(count) font file\(count == 1 ? "" : "s") of the Debian package \(package) can't be read: "
          + "install it (script/bootstrap does), or name a folder with fonts in GALLEY_FONTS")
    }
    return config
  }

  /// The rules of the configuration: no hinting; the fonts that are used if a font has no glyph for
  /// a letter; a slant for monospaced letters, because their package has no italic font; and emoji,
  /// which are pictures, scaled to the requested size. Antialiasing is set in ``context(_:_:)``
  /// instead, because Cairo leaves out emoji if antialiasing is set in the configuration.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong">
          <string>Noto Color Emoji</string>
        </edit>
      </match>
      <match target="pattern">
        <edit name="family" mode="append_last">
          <string>Inter</string>
          <string>Noto Color Emoji</string>
          <string>Noto Sans</string>
          <string>Noto Sans Arabic</string>
          <string>Noto Sans Devanagari</string>
          <string>Noto Sans CJK JP</string>
          <string>Noto Sans Symbols</string>
        </edit>
      </match>
      <match target="font">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
      </match>
      <match target="font">
        <test name="family"><string>DejaVu Sans Mono</string></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <double>1</double><double>0.2</double><double>0</double><double>1</double>
            </matrix>
          </times>
        </edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="galleyzoom" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>galleyzoom</name><double>0</double><double>0</double><name>galleyzoom</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>galleyzoom</name></divide>
        </edit>
      </match>
    </fontconfig>
    """

  private static func context(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    let context = pango_font_map_create_context(map)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    pango_context_set_language(context, pango_language_from_string("en"))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context!
  }

  private static func warmUp(_ context: OpaquePointer) {
    let layout = pango_layout_new(context)
    pango_layout_set_text(layout, "a日ا", -1)
    pango_layout_get_size(layout, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(layout))
    _ = pango_language_get_default()
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>) -> [String: String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var families: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      let text = String(cString: name)
      families[text.lowercased()] = text
    }
    return families
  }

  /// Returns the context for text whose paragraphs are read in a direction.
  func context(isRightToLeft: Bool) -> OpaquePointer { isRightToLeft ? rightToLeft : leftToRight }
}

/// The environment variables that C libraries read when they are first used. There is no other way
/// to set these options, so the environment is changed during the first use and then restored.
private enum Environment {
  private static let values: [(String, String?)] = [
    ("PANGO_LANGUAGE", "en:ja"), ("FC_LANG", "en"), ("LANGUAGE", nil), ("FREETYPE_PROPERTIES", nil),
    ("FONTCONFIG_FILE", nil), ("FONTCONFIG_PATH", nil), ("HB_SHAPER_LIST", nil),
    ("HB_OPTIONS", nil),
  ]

  static func pinned<Result>(_ body: () -> Result) -> Result {
    let before = values.map { getenv($0.0).map { String(cString: $0) } }
    for (name, value) in values { set(name, value) }
    defer { for (index, (name, _)) in values.enumerated() { set(name, before[index]) } }
    return body()
  }

  private static func set(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }
}
