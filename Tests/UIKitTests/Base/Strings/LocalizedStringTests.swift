import Galley
import Testing
import UIKit

@MainActor
@Suite("Texts of a scene's language")
struct LocalizedStringTests {
  private let bundle: Bundle
  private let scene = UIWindowScene()

  init() throws {
    bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": #""title" = "News"; "hello" = "Hello %@, %d new";"#,
      "de.lproj/Localizable.strings": #""title" = "Neues"; "hello" = "%2$d neu, %1$@";"#,
      "ar.lproj/Localizable.strings": #""title" = "أخبار";"#,
      "de.lproj/Menu.strings": #""open" = "Öffnen";"#,
      "en.lproj/Menu.strings": #""open" = "Open"; "close" = "Close";"#,
      "en.lproj/Only.strings": #""a" = "A";"#,
      "Base.lproj/Shared.strings": #""b" = "Base";"#,
      "Root.strings": #""c" = "C";"#,
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%d photos</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@photos@</string>
      <key>photos</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>No photos</string>
      <key>one</key><string>%d photo</string><key>other</key><string>%d photos</string></dict></dict>
      </dict></plist>
      """,
      "Catalog.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"%lld birds":{"localizations":{
      "de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld Vogel"}},
      "other":{"stringUnit":{"value":"%lld Vögel"}}}}}}},"Settings":{"localizations":{
      "de":{"stringUnit":{"value":"Einstellungen"}}}}}}
      """#,
    ]).bundle
  }

  private func text(_ key: String, table: String? = nil) -> String {
    NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
  }

  @Test("A text follows the language of the scene, and changes with it")
  func language() {
    #expect(text("title") == "News")
    scene.language = "de-AT"
    #expect(text("title") == "Neues")
    #expect(bundle.localizedString(forKey: "title", value: nil, table: nil) == "Neues")
    #expect(String(localized: "title", bundle: bundle) == "Neues")
    scene.language = "ja"
    #expect(text("title") == "News")
  }

  @Test("The catalog of a nib is found in the folder mul.lproj, which is no language of its own")
  func catalogsOfNibs() throws {
    let bundle = try TemporaryBundle([
      "mul.lproj/Main.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"aB-1.text":{"localizations":{"de":{"stringUnit":{"value":"Reisen"}},
      "en":{"stringUnit":{"value":"Trips"}}}}}}
      """#,
      "Base.lproj/Main.storyboard": "<document/>",
    ]).bundle
    func text() -> String {
      NSLocalizedString(
        "aB-1.text", tableName: "Main", bundle: bundle, value: "As written", comment: "")
    }
    #expect(text() == "Trips")
    scene.language = "de"
    #expect(text() == "Reisen")
    scene.language = "fr"
    #expect(text() == "Trips")
  }

  @Test("The text for a missing key is the key itself, unless a value is given")
  func missing() {
    scene.language = "de"
    #expect(text("gone") == "gone")
    #expect(NSLocalizedString("gone", bundle: bundle, value: "Gone", comment: "") == "Gone")
    #expect(bundle.localizedString(forKey: "gone", value: "Gone", table: nil) == "Gone")
    #expect(bundle.localizedString(forKey: "gone", value: "", table: "None") == "gone")
    #expect(text("close", table: "Menu") == "close")
    #expect(NSLocalizedString("a key of no bundle", comment: "") == "a key of no bundle")
  }

  @Test("A missing table comes from the base, the development language or the bundle's top folder")
  func tables() {
    scene.language = "de"
    #expect(text("open", table: "Menu") == "Öffnen")
    #expect(text("a", table: "Only") == "A")
    #expect(text("b", table: "Shared") == "Base")
    #expect(text("c", table: "Root") == "C")
  }

  @Test(
    "The bundle of one language has the texts of that language, whatever the scene's language is")
  func languageBundle() throws {
    scene.language = "en"
    let german = try #require(Bundle(path: bundle.bundlePath + "/de.lproj"))
    #expect(german.localizedString(forKey: "title", value: nil, table: nil) == "Neues")
  }

  @Test("Texts with numbers take the form that fits, also if they are formatted later")
  func plural() {
    let format = text("%d photos")
    #expect(String(format: format, 0) == "No photos")
    #expect(String(format: format, 1) == "1 photo")
    #expect(String(format: format, arguments: [2]) == "2 photos")
    #expect(String(format: format, locale: .current, arguments: [1]) == "1 photo")
    #expect(String.localizedStringWithFormat(format, 1) == "1 photo")
    #expect(String.localizedStringWithFormat(format, 1_000) == "1,000 photos")
    let count = 1
    #expect(String.localizedStringWithFormat(format, count) == "1 photo")
    scene.language = "de"
    #expect(String(localized: "\(1) birds", table: "Catalog", bundle: bundle) == "1 Vogel")
    #expect(String(localized: "\(5) birds", table: "Catalog", bundle: bundle) == "5 Vögel")
    #expect(String(localized: "Settings", table: "Catalog", bundle: bundle) == "Einstellungen")
    #expect(String(format: format, 1) == "1 photo")
  }

  @Test("A translation may use the arguments in another order")
  func positions() {
    #expect(String(format: text("hello"), "Kim", 3) == "Hello Kim, 3 new")
    scene.language = "de"
    #expect(String(format: text("hello"), "Kim", 3) == "3 neu, Kim")
  }

  @Test("Arguments whose types do not match the format do not trap")
  func wrongArguments() {
    #expect(String(format: "%@ %d %@", 3, "a") == "3 a (null)")
    #expect(String(format: "%s|%5@|%-5@|%.2s", "a", "b", "c", "def") == "a|    b|c    |de")
    #expect(String(format: "%d", 2.6) == "3")
    #expect(String(format: "%.1f", 2) == "2")
    #expect(String(format: "%d %u %llx", Int8(-1), UInt64.max, 255) == "-1 4294967295 ff")
    #expect(String(format: "%05.1f|%+d|%x|%c|%%", 2.25, 3, 255, 65) == "002.2|+3|ff|A|%")
  }

  @Test("Values in a key become format specifiers of their types")
  func keys() {
    let resource: LocalizedStringResource =
      "\(1) \(UInt(2)) \(2.5) \(Float(1)) \("a") \(Int32(3)) 100%"
    #expect(resource.key == "%lld %llu %lf %f %@ %d 100%%")
    #expect(String(localized: resource) == "1 2 2.500000 1.000000 a 3 100%")
    #expect(LocalizedStringResource("100%").key == "100%")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "hello", bundle: bundle) == "Hello %@, %d new")
    #expect(String(localized: "\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(String(localized: "gone", defaultValue: "\(2) left", bundle: bundle) == "2 left")
    let place = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))
    scene.language = "de"
    #expect(String(localized: place) == "Neues")
  }

  @Test("Pseudo-languages change the texts of the development language, and keys without a text")
  func pseudo() {
    scene.language = .pseudo(.accented)
    #expect(text("title") == "[Ñéŵš]")
    #expect(text("gone") == "[ĝöñé]")
    #expect(String(format: text("hello"), "Kim", 3) == "[Ĥéļļö Kim, 3 ñéŵ]")
    #expect(String(format: text("%d photos"), 1) == "[1 þĥöţö]")
    scene.language = .pseudo(.doubled)
    #expect(text("title") == "News News")
    #expect(String(format: text("hello"), "Kim", 3) == "Hello Kim, 3 new Hello Kim, 3 new")
    #expect(String(format: text("%d photos"), 2) == "2 photos 2 photos")
    scene.language = .pseudo(.rightToLeft)
    #expect(text("title") == "\u{202E}News\u{202C}")
    #expect(scene.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test("The scene's language sets direction and locale, and the scene's traits take precedence")
  func traits() {
    #expect(scene.traitCollection.language == nil)
    scene.language = "ar"
    #expect(scene.traitCollection.language == "ar")
    #expect(scene.traitCollection.layoutDirection == .rightToLeft)
    #expect(scene.locale.identifier == "ar_EG")
    scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(scene.traitCollection.layoutDirection == .rightToLeft)
    scene.traits = UITraitCollection(layoutDirection: .leftToRight)
    #expect(scene.traitCollection.layoutDirection == .leftToRight)
    scene.traits = UITraitCollection(language: "he")
    #expect(scene.traitCollection.language == "he")
    #expect(scene.traitCollection.layoutDirection == .rightToLeft)
    for (language, locale) in [
      ("de", "de_DE"), ("de-AT", "de_AT"), ("zh-Hant", "zh_Hant_TW"), ("pt", "pt_BR"),
    ] {
      #expect(GalleyLanguage(language).locale.identifier == locale)
    }
  }

  @Test("Code can be performed with another language than the scene's")
  func performAsCurrent() {
    scene.language = "ar"
    #expect(GalleyLanguage("de").performAsCurrent { text("title") } == "Neues")
    var german = ""
    UITraitCollection(language: "de").performAsCurrent { german = text("title") }
    #expect(german == "Neues")
    #expect(GalleyLanguage.current == "ar")
  }

  @Test(
    "Texts of nibs are in a table with the nib's name, under an object's identifier and a property")
  func nibs() throws {
    let bundle = try TemporaryBundle([
      "Base.lproj/Login.xib": "", "de.lproj/Login.strings": #""a-1.normalTitle" = "Abbrechen";"#,
    ]).bundle
    func title(_ text: String = "Cancel", _ property: String = "normalTitle") -> String {
      LocalizedText.nibText(text, of: "a-1", property, nib: "Login", bundle: bundle)
    }
    #expect(title() == "Cancel")
    scene.language = "de"
    #expect(title() == "Abbrechen")
    #expect(title("Stop", "selectedTitle") == "Stop")
    #expect(title("") == "")
    scene.language = .pseudo(.accented)
    #expect(title() == "[Çåñçéļ]")
  }

  @Test("A file that can't be read is reported, and the text for each of its keys is the key")
  func broken() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = ", "Catalog.xcstrings": "{",
    ]).bundle
    let found = reports {
      #expect(NSLocalizedString("a", bundle: bundle, comment: "") == "a")
      #expect(NSLocalizedString("a", tableName: "Catalog", bundle: bundle, comment: "") == "a")
    }
    #expect(found.map(\.topic) == [.strings, .strings])
    #expect(
      found.first?.message.hasSuffix(
        "en.lproj/Localizable.strings can't be read: line 2: the file ends where a text should be")
        == true)
  }

  @Test("Binary property lists are read, however deeply they are nested")
  func binary() throws {
    var deep: Any = "x"
    for _ in 0..<200 { deep = [deep] }
    let values: [String: Any] = ["a": "ä", "deep": deep, "number": 3]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let bundle = try TemporaryBundle(data: ["en.lproj/Localizable.strings": data]).bundle
    #expect(NSLocalizedString("a", bundle: bundle, comment: "") == "ä")
    #expect(NSLocalizedString("number", bundle: bundle, comment: "") == "3")
  }
}
