/// The parts of a language identifier: `zh-Hant-TW` is Chinese, in traditional characters, as used
/// in Taiwan.
///
///     LanguageIdentifier("sr_Latn").isRightToLeft                                      // false
///     LanguageIdentifier.bestMatch(for: ["de-AT"], among: ["en", "de"], otherwise: "en")   // "de"
public struct LanguageIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The code of the language, in lower case: `zh`.
  public let code: String
  /// The code of the script: `Hant`.
  ///
  /// If the identifier has no script, this is the usual script of a language with several scripts,
  /// or `nil` for any other language.
  public let script: String?
  /// The code of the region, if the identifier has one: `TW`.
  public let region: String?

  /// Splits an identifier into its parts. Hyphens and underscores separate the parts, and case is
  /// ignored. Former names and codes, such as `English` and `iw`, are understood.
  public init(_ identifier: String) {
    let name = identifier.lowercased()
    let text = Self.names[name] ?? name
    let parts = text.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
    code = Self.currentCode(of: parts.first.map(String.init) ?? "")
    var script: String?
    var region: String?
    for part in parts.dropFirst().prefix(3) {
      let isLetters = part.allSatisfy(\.isLetter)
      if part.count == 4, isLetters, script == nil {
        script = part.prefix(1).uppercased() + part.dropFirst()
      } else if part.count == 2 && isLetters || part.count == 3 && part.allSatisfy(\.isNumber),
        region == nil
      {
        region = part.uppercased()
      }
    }
    self.script = script ?? Self.likelyScript(code: code, region: region)
    self.region = region
  }

  /// The identifier with hyphens. The script is included only if it is not the usual script of the
  /// language.
  public var description: String {
    let script = script == Self.likelyScript(code: code, region: nil) ? nil : script
    return [code, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftCodes.contains(code)
  }

  /// The region of the identifier. If the identifier has no region, this is the region in which
  /// most readers of the language live, such as `DE` for German; `nil` if that region is unknown.
  public var likelyRegion: String? {
    if let region { return region }
    if code == "zh", script == "Hant" { return "TW" }
    return Self.regions[code]
  }

  // MARK: Matching

  /// Returns the best available language for a reader with preferred languages.
  ///
  /// The best match is the language itself. The next best matches are a region that shares texts
  /// with the reader's region (British English for Australian English), the language without a
  /// region, and the same language in another region, in this order. A language in another script
  /// never matches: simplified Chinese is not shown to readers of traditional characters.
  ///
  /// - Parameters:
  ///   - preferred: The languages of the reader, in the order of preference.
  ///   - available: The languages that are available. `Base` is ignored.
  ///   - development: The language to return if no available language matches.
  /// - Returns: An element of `available`, or `development`.
  public static func bestMatch(
    for preferred: [String], among available: [String], otherwise development: String
  ) -> String {
    let known = available.filter { $0.lowercased() != "base" }.sorted()
      .map { (name: $0, language: LanguageIdentifier($0)) }
    for wanted in preferred {
      let language = LanguageIdentifier(wanted)
      if let exact = known.first(where: { $0.name == wanted }) { return exact.name }
      let fitting = known.filter { $0.language.fits(language) }
      let best = fitting.min {
        language.distance(to: $0.language) < language.distance(to: $1.language)
      }
      if let best { return best.name }
    }
    return development
  }

  /// Whether this identifier has the same language and the same script as another.
  private func fits(_ wanted: LanguageIdentifier) -> Bool {
    Self.family(of: code) == Self.family(of: wanted.code) && script == wanted.script
  }

  /// Returns the distance to another identifier of the same language. The language with the
  /// shortest distance matches best.
  private func distance(to other: LanguageIdentifier) -> Int {
    let dialect = code == other.code ? 0 : 10
    if other.region == region { return dialect }
    if let region, let parent = Self.parents["\(code)-\(region)"] ?? parentByArea,
      other.region == parent
    {
      return dialect + 1
    }
    if other.region == nil { return dialect + 2 }
    if region == nil, other.region == likelyRegion { return dialect + 3 }
    return dialect + 4
  }

  /// The region with which the identifier's region shares texts: `419` is Latin America.
  private var parentByArea: String? {
    switch code {
    case "en" where !["US", "PH", "PR", "GU", "VI", "UM", "AS", "MP", "MH"].contains(region): "GB"
    case "es" where region != "ES": "419"
    case "pt" where region != "BR": "PT"
    default: nil
    }
  }

  /// Regions that share the texts of another region, in addition to `parentByArea`.
  private static let parents = ["zh-MO": "HK"]

  /// Returns a common code for languages that match each other because readers understand both.
  ///
  /// Only the two forms of Norwegian, `nb` and `nn`, have a common code.
  private static func family(of code: String) -> String {
    ["nb": "no", "nn": "no"][code] ?? code
  }

  // MARK: Data

  /// Returns the current code for a former code of a language. Any other code is returned
  /// unchanged.
  internal static func currentCode(of code: String) -> String {
    ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr", "tl": "fil"][code]
      ?? code
  }

  /// Returns the usual script of a language in a region; `nil` if the language has only one script.
  private static func likelyScript(code: String, region: String?) -> String? {
    switch code {
    case "zh", "yue":
      ["TW", "HK", "MO"].contains(region) || code == "yue" && region == nil
        ? "Hant" : "Hans"
    case "sr": region == "ME" ? "Latn" : "Cyrl"
    case "pa": region == "PK" ? "Arab" : "Guru"
    case "uz": region == "AF" ? "Arab" : "Latn"
    case "az": region == "IR" ? "Arab" : "Latn"
    case "kk": region == "CN" ? "Arab" : "Cyrl"
    case "ku": ["IQ", "IR"].contains(region) ? "Arab" : "Latn"
    case "bs": "Latn"
    case "mn": region == "CN" ? "Mong" : "Cyrl"
    case "ks": "Arab"
    case "sd": region == "IN" ? "Deva" : "Arab"
    default: nil
    }
  }

  private static let rightToLeftScripts: Set<String> = [
    "Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand",
  ]
  private static let rightToLeftCodes: Set<String> = [
    "ar", "ars", "arz", "he", "fa", "ur", "ps", "yi", "dv", "ug", "ckb", "nqo", "syr", "lrc", "mzn",
    "sdh",
  ]

  /// The current identifiers for former names of language folders, and for some former codes.
  private static let names = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "swedish": "sv", "danish": "da", "norwegian": "nb",
    "finnish": "fi", "portuguese": "pt", "russian": "ru", "korean": "ko", "polish": "pl",
    "no": "nb", "zh-classical": "zh-hant",
  ]

  /// The regions with most readers of a language, by language.
  private static let regions = [
    "af": "ZA", "am": "ET", "ar": "EG", "as": "IN", "az": "AZ", "be": "BY", "bg": "BG", "bn": "BD",
    "bs": "BA", "ca": "ES", "cs": "CZ", "cy": "GB", "da": "DK", "de": "DE", "el": "GR", "en": "US",
    "es": "ES", "et": "EE", "eu": "ES", "fa": "IR", "fi": "FI", "fil": "PH", "fr": "FR", "ga": "IE",
    "gl": "ES", "gu": "IN", "he": "IL", "hi": "IN", "hr": "HR", "hu": "HU", "hy": "AM", "id": "ID",
    "is": "IS", "it": "IT", "ja": "JP", "ka": "GE", "kk": "KZ", "km": "KH", "kn": "IN", "ko": "KR",
    "ky": "KG", "lo": "LA", "lt": "LT", "lv": "LV", "mk": "MK", "ml": "IN", "mn": "MN", "mr": "IN",
    "ms": "MY", "my": "MM", "nb": "NO", "ne": "NP", "nl": "NL", "nn": "NO", "or": "IN", "pa": "IN",
    "pl": "PL", "ps": "AF", "pt": "BR", "ro": "RO", "ru": "RU", "si": "LK", "sk": "SK", "sl": "SI",
    "sq": "AL", "sr": "RS", "sv": "SE", "sw": "TZ", "ta": "IN", "te": "IN", "th": "TH", "tr": "TR",
    "ug": "CN", "uk": "UA", "ur": "PK", "uz": "UZ", "vi": "VN", "yi": "UA", "yue": "HK", "zh": "CN",
    "zu": "ZA",
  ]
}
