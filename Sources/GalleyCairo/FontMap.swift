import CPangoCairo
import Foundation
import GalleyDrawing
import Synchronization

/// The fonts of this process: a Pango font map over a font configuration of our own.
///
/// Pango is not made for several threads at once, so everything that touches it stands in
/// ``withLock(_:)``.
internal final class FontMap: @unchecked Sendable {
  /// The one font map.
  static let shared = FontMap()

  private static let lock = Mutex(())
  /// Whether some thread has the lock.
  private static let isBusy = Atomic(false)
  /// Layouts that nobody needs any more, by their addresses: they are let go of with the lock, which
  /// whoever drops the last reference may have already.
  private static let dropped = Mutex<[UInt]>([])

  /// Lets only one thread at a time do something with Pango.
  ///
  /// - Precondition: The thread has not got the lock yet.
  static func withLock<Result>(_ body: (FontMap) -> Result) -> Result {
    let map = shared
    return lock.withLock { _ in
      isBusy.store(true, ordering: .relaxed)
      defer { isBusy.store(false, ordering: .relaxed) }
      releaseDropped()
      defer { releaseDropped() }
      return body(map)
    }
  }

  /// Lets go of a layout, at once or as soon as the lock is free.
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

  /// What was odd when fonts were looked for.
  let reports: [String]
  /// The families that there are, by their names in lower case.
  private(set) var families: [String: String]
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer

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
      // What Pango and FreeType ask the environment for, they ask when they are first used.
      FontMap.warmUp(contexts[0])
      return (map, contexts[0], contexts[1])
    }
    self.reports = reports
    families = FontMap.families(of: map)
  }

  /// Adds the fonts of a file. Answers whether there are any.
  func add(fileAt path: String) -> Bool {
    let fonts = OpaquePointer(map)
    guard FcConfigAppFontAddFile(pango_fc_font_map_get_config(fonts), path) != 0 else {
      return false
    }
    pango_fc_font_map_config_changed(fonts)
    families = FontMap.families(of: map)
    return true
  }

  /// A font configuration with our files in it, and nothing of the machine's.
  private static func configuration(_ reports: inout [String]) -> OpaquePointer? {
    let config = FcConfigCreate()
    _ = rules.withCString { FcConfigParseAndLoadFromMemory(config, $0, 0) }
    if let folder = FontFiles.ownFolder {
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

  /// No hinting, which fonts stand in where one lacks a letter, a slant for letters of one width,
  /// whose package has no leaning ones, and letters that are
  /// pictures, emoji, at the size that is wanted. Not a word of gray edges: those are asked for in
  /// ``context(_:_:)``, and where they are asked for here, Cairo leaves emoji out.
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

  /// The context for text whose paragraphs are read in a direction.
  func context(isRightToLeft: Bool) -> OpaquePointer { isRightToLeft ? rightToLeft : leftToRight }
}

/// What C libraries ask the environment for when they are first used. No call says it otherwise, so
/// for that moment the environment is as it should be, and then as it was.
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
