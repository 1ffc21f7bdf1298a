import Foundation
import GalleyDrawing

/// The font families that are installed, and the font families of iOS. A family of iOS that is not
/// installed is drawn in another family.
internal enum FontFamilies {
  /// A family, and the family in which its text is drawn.
  struct Family: Sendable {
    var name: String
    var drawn: Font.Family
  }

  /// Returns the family with a name. Spaces and the case of letters are ignored.
  static func family(_ name: String) -> Family? {
    let key = key(name)
    guard !key.isEmpty else { return nil }
    if let own = own(key) { return Family(name: own, drawn: .named(own)) }
    guard let apple = apples[key] else { return nil }
    report(apple)
    return apple
  }

  /// Returns the key of a name: the name in lowercase, without spaces, and without an ending that
  /// PostScript names have. Names with the same key are equal.
  private static func key(_ name: String) -> String {
    var key = name.lowercased().filter { $0 != " " }
    for ending in ["psmt", "mt"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    return key
  }

  /// Returns an installed family.
  private static func own(_ key: String) -> String? {
    Platform.current.fontFamilies().first { self.key($0) == key }
  }

  // MARK: Apple's families

  /// The families of iOS, by the key of their names.
  private static let apples: [String: Family] = {
    let names: [(Font.Family, [String])] = [
      (
        .system,
        [
          "Al Nile", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols", "Arial",
          "Arial Hebrew", "Avenir", "Avenir Next", "Avenir Next Condensed", "Bodoni Ornaments",
          "Bradley Hand", "Chalkboard SE", "Chalkduster", "Damascus",
          "Devanagari Sangam MN", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah",
          "Futura", "Galvji", "Geeza Pro", "Gill Sans", "Grantha Sangam MN", "Helvetica",
          "Helvetica Neue",
          "Hiragino Maru Gothic ProN", "Hiragino Sans", "Impact", "Kailasa", "Kefa",
          "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
          "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Mishafi",
          "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
          "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Party LET",
          "PingFang HK",
          "PingFang SC", "PingFang TC", "SF Pro", "SF Pro Display", "SF Pro Text",
          "Sinhala Sangam MN", "Symbol", "Tamil Sangam MN", "Thonburi", "Trebuchet MS", "Verdana",
          "Zapf Dingbats",
        ]
      ),
      (.rounded, ["Arial Rounded MT Bold", "SF Pro Rounded"]),
      (
        .serif,
        [
          "Academy Engraved LET", "American Typewriter", "Baskerville", "Bodoni 72",
          "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Charter", "Cochin", "Copperplate",
          "Didot", "Georgia", "Hiragino Mincho ProN", "Hoefler Text", "Iowan Old Style",
          "New York", "Palatino", "Papyrus", "Rockwell", "Savoye LET", "Snell Roundhand",
          "STIX Two Math", "STIX Two Text", "Times New Roman", "Zapfino",
        ]
      ),
      (.monospaced, ["Courier", "Courier New", "Menlo", "SF Mono"]),
    ]
    var families: [String: Family] = [:]
    for (drawn, names) in names {
      for name in names { families[key(name)] = Family(name: name, drawn: drawn) }
    }
    for (name, family) in postScriptNames { families[key(name)] = families[key(family)] }
    return families
  }()

  /// The families whose PostScript names do not begin with the family's name.
  private static let postScriptNames = [
    "AcademyEngravedLetPlain": "Academy Engraved LET", "BodoniSvtyTwoITCTT": "Bodoni 72",
    "BodoniOrnamentsITCTT": "Bodoni Ornaments", "BodoniSvtyTwoOSITCTT": "Bodoni 72 Oldstyle",
    "BodoniSvtyTwoSCITCTT": "Bodoni 72 Smallcaps",
    "BradleyHandITCTT": "Bradley Hand", "DamascusBold": "Damascus", "DamascusLight": "Damascus",
    "DamascusMedium": "Damascus", "DamascusSemiBold": "Damascus",
    "HiraMaruProN": "Hiragino Maru Gothic ProN", "HiraMinProN": "Hiragino Mincho ProN",
    "PartyLetPlain": "Party LET", "SavoyeLetPlain": "Savoye LET",
    "TimesNewRomanPS": "Times New Roman", "ZapfDingbatsITC": "Zapf Dingbats",
  ]

  /// The names of all families.
  static var names: [String] {
    let own = Platform.current.fontFamilies()
    let known = Set(own.map(key))
    let apple = Set(apples.filter { !known.contains($0.key) }.map(\.value.name))
      .filter { !known.contains(key($0)) }
    return (own + apple).sorted()
  }

  // MARK: Reports

  /// Reports that a family is missing and that its text is drawn in another family, once in each
  /// test.
  private static func report(_ family: Family) {
    Report.record(
      .font, once: family.name,
      "there is no '\(family.name)' here; text in it is drawn in the \(family.drawn) font. "
        + "Bring it with GALLEY_FONTS.")
  }
}

extension GalleyReport.Topic {
  /// The topic of reports about missing fonts.
  public static let font = GalleyReport.Topic(rawValue: "font")
}
