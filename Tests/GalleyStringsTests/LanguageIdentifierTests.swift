import GalleyStrings
import Testing

@Suite("The identifier of a language")
struct LanguageIdentifierTests {
  @Test(
    "A language falls back to its nearest relative, never to another script",
    arguments: [
      ("de-AT", ["de", "en", "fr"], "de"), ("de", ["de-CH", "en"], "de-CH"),
      ("de_DE", ["de-AT", "de-DE", "de"], "de-DE"), ("DE-at", ["de-AT"], "de-AT"),
      ("zh-Hant-TW", ["zh-Hans", "zh-Hant", "en"], "zh-Hant"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-Hant-HK", ["zh-Hant", "zh-HK"], "zh-HK"), ("zh-Hant-MO", ["zh-Hant", "zh-HK"], "zh-HK"),
      ("zh-HK", ["zh-TW", "zh-CN"], "zh-TW"), ("zh-Hans-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
      ("zh-CN", ["zh"], "zh"), ("zh-Hant", ["zh-Hans", "zh"], "en"),
      ("zh-SG", ["zh_CN", "zh_TW"], "zh_CN"),
      ("pt-BR", ["pt-PT", "pt-BR"], "pt-BR"), ("pt-BR", ["pt", "pt-PT"], "pt"),
      ("pt-AO", ["pt", "pt-PT"], "pt-PT"), ("pt", ["pt-PT", "pt-BR"], "pt-BR"),
      ("en-AU", ["en", "en-GB"], "en-GB"), ("en-US", ["en", "en-GB"], "en"),
      ("en", ["en-GB"], "en-GB"),
      ("es-MX", ["es", "es-419"], "es-419"), ("es-ES", ["es", "es-419"], "es"),
      ("sr-Latn", ["sr", "sr-Latn"], "sr-Latn"), ("sr-Latn-RS", ["sr", "en"], "en"),
      ("sr-ME", ["sr", "sr-Latn"], "sr-Latn"), ("sr-RS", ["sr-Latn", "sr"], "sr"),
      ("iw", ["he"], "he"), ("he", ["iw"], "iw"), ("id", ["in"], "in"), ("no", ["nb"], "nb"),
      ("nn", ["nb", "en"], "nb"), ("fr", ["French", "English"], "French"),
      ("ja", ["Base", "de"], "en"),
      ("fil", ["tl"], "tl"), ("zh-hans", ["zh-Hans"], "zh-Hans"), ("", ["de"], "en"),
      ("de@collation=phonebook", ["de"], "de"), ("en_US.UTF-8", ["en-US", "en"], "en-US"),
    ])
  func matching(wanted: String, available: [String], expected: String) {
    #expect(
      LanguageIdentifier.bestMatch(for: [wanted], among: available, otherwise: "en") == expected)
  }

  @Test("The first preferred language that is available is used")
  func order() {
    #expect(
      LanguageIdentifier.bestMatch(
        for: ["ja", "fr-CA", "de"], among: ["de", "fr"], otherwise: "en")
        == "fr")
  }

  @Test("The script of a language decides its direction, or else the language does")
  func direction() {
    for language in [
      "ar", "ar-EG", "he", "iw", "fa", "ur", "ps", "yi", "ug", "dv", "ckb", "az-Arab", "pa-PK",
      "ku-IQ", "sd", "ks",
    ] {
      #expect(LanguageIdentifier(language).isRightToLeft, "\(language)")
    }
    for language in ["en", "de", "zh-Hant", "ru", "az", "pa", "uz", "ku", "ar-Latn", "sd-Deva", ""]
    {
      #expect(!LanguageIdentifier(language).isRightToLeft, "\(language)")
    }
  }

  @Test("A language identifier is written with hyphens, without the usual script")
  func description() {
    #expect(LanguageIdentifier("ZH_hant_tw").description == "zh-Hant-TW")
    #expect(LanguageIdentifier("zh-Hans-CN").description == "zh-CN")
    #expect(LanguageIdentifier("German").description == "de")
    #expect(LanguageIdentifier("es_419").description == "es-419")
  }
}
