import GalleyMarkup
import GalleyStrings
import Testing

@Suite("A string catalog")
struct StringCatalogTests {
  private let catalog: StringCatalog

  init() throws {
    catalog = try StringCatalog(
      parsing: Array(
        #"""
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "" : {},
          "Settings" : { "extractionState" : "stale", "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } } } },
          "greeting" : { "comment" : "At the top", "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } },
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Bonjour" } } } },
          "%lld photos" : { "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } } } } },
            "de" : { "variations" : { "device" : {
              "ipad" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%lld großes Foto" } },
                "other" : { "stringUnit" : { "value" : "%lld große Fotos" } } } } },
              "other" : { "stringUnit" : { "value" : "%lld Foto(s)" } } } } } } },
          "birds" : { "localizations" : { "en" : {
            "stringUnit" : { "value" : "%#@birds@ in %#@yards@" },
            "substitutions" : {
              "birds" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "One bird" } },
                "other" : { "stringUnit" : { "value" : "%arg birds" } } } } },
              "yards" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%arg yard" } },
                "other" : { "stringUnit" : { "value" : "%arg yards" } } } } } } } } },
          "odd" : { "localizations" : { "de" : 3, "fr" : { "variations" : { "plural" : [] } } } }
        } }
        """#.utf8))
  }

  @Test("A string catalog has the languages of its texts and of its source")
  func languages() {
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["de", "en", "fr"])
    #expect(catalog.keys.count == 6)
  }

  @Test("A key without a translation has the text of the source language, or the key as its text")
  func fallback() {
    #expect(catalog.entry(for: "Settings", language: "de") == .text("Einstellungen"))
    #expect(catalog.entry(for: "Settings", language: "en") == .text("Settings"))
    #expect(catalog.entry(for: "greeting", language: "de") == .text("Hello"))
    #expect(catalog.entry(for: "greeting", language: "fr") == .text("Bonjour"))
    #expect(catalog.entry(for: "odd", language: "de") == .text("odd"))
    #expect(catalog.entry(for: "unknown", language: "de") == nil)
  }

  @Test("Texts in a string catalog vary by number, also for each device")
  func variations() throws {
    let english = try #require(catalog.entry(for: "%lld photos", language: "en"))
    #expect(plain("en").string(english, [.integer(1)]) == "1 photo")
    #expect(plain("en").string(english, [.integer(2)]) == "2 photos")
    let german = try #require(catalog.entry(for: "%lld photos", language: "de"))
    #expect(plain("de").string(german.resolved(device: "ipad"), [.integer(1)]) == "1 großes Foto")
    #expect(plain("de").string(german.resolved(device: "iphone"), [.integer(1)]) == "1 Foto(s)")
  }

  @Test("A substitution in a string catalog counts the argument with its number")
  func substitutions() throws {
    let birds = try #require(catalog.entry(for: "birds", language: "en"))
    #expect(plain("en").string(birds, [.integer(1), .integer(3)]) == "One bird in 3 yards")
    #expect(plain("en").string(birds, [.integer(3), .integer(1)]) == "3 birds in 1 yard")
  }

  @Test("A file that is not a string catalog is an error with its line")
  func errors() {
    for text in [
      "", "[]", "{}", #"{"sourceLanguage": "en"}"#, #"{"sourceLanguage": 1, "strings": {}}"#,
    ] {
      #expect(throws: MarkupError.self) { try StringCatalog(parsing: Array(text.utf8)) }
    }
  }
}
