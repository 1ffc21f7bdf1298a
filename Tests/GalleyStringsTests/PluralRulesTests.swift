import GalleyStrings
import TestSupport
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  /// A language, and numbers with the form that each takes.
  struct Row: Sendable, CustomTestStringConvertible {
    var languages: [String]
    var forms: [PluralCategory: [String]]
    var testDescription: String { languages.joined(separator: " ") }
  }

  static let rows = [
    Row(
      languages: ["en", "en-GB", "de", "nl", "sv", "fi", "et", "ur", "sw"],
      forms: [.one: ["1"], .other: ["0", "2", "11", "100", "1.0", "0.1", "1.5"]]),
    Row(
      languages: ["ja", "zh-Hans", "ko", "th", "vi", "id", "ms"],
      forms: [.other: ["0", "1", "2", "1.5"]]),
    Row(
      languages: ["hu", "tr", "nb", "el", "bg", "ka"],
      forms: [.one: ["1", "1.0"], .other: ["0", "2", "0.1", "21"]]),
    Row(languages: ["da"], forms: [.one: ["1", "0.1", "1.6"], .other: ["0", "2", "2.1", "10"]]),
    Row(
      languages: ["fr"],
      forms: [
        .one: ["0", "1", "1.9"], .many: ["1000000", "3000000"], .other: ["2", "2.0", "1000001"],
      ]),
    Row(
      languages: ["pt", "pt-BR"],
      forms: [.one: ["0", "1", "1.5"], .many: ["1000000"], .other: ["2", "10"]]),
    Row(
      languages: ["pt-PT", "pt_AO", "it", "ca"],
      forms: [.one: ["1"], .many: ["2000000"], .other: ["0", "1.0", "1.5", "2"]]),
    Row(
      languages: ["es", "es-419"],
      forms: [.one: ["1", "1.0"], .many: ["1000000"], .other: ["0", "2"]]),
    Row(languages: ["hi", "bn", "fa"], forms: [.one: ["0", "1", "0.5"], .other: ["2", "1.1"]]),
    Row(
      languages: ["ru", "uk"],
      forms: [
        .one: ["1", "21", "101"], .few: ["2", "4", "22", "104"],
        .many: ["0", "5", "11", "12", "14", "20", "111"], .other: ["1.5", "2.0"],
      ]),
    Row(
      languages: ["pl"],
      forms: [
        .one: ["1"], .few: ["2", "22", "34"], .many: ["0", "5", "12", "21", "101"], .other: ["0.5"],
      ]),
    Row(
      languages: ["cs", "sk"],
      forms: [.one: ["1"], .few: ["2", "4"], .many: ["0.5", "1.0"], .other: ["0", "5", "22"]]),
    Row(
      languages: ["hr", "sr", "sr-Latn", "bs"],
      forms: [
        .one: ["1", "21", "0.1", "5.31"], .few: ["2", "33", "0.2"],
        .other: ["0", "5", "11", "12", "0.5"],
      ]),
    Row(
      languages: ["sl"],
      forms: [
        .one: ["1", "101"], .two: ["2", "202"], .few: ["3", "4", "1.5"], .other: ["0", "5", "11"],
      ]),
    Row(
      languages: ["lt"],
      forms: [
        .one: ["1", "21"], .few: ["2", "29"], .many: ["0.5"], .other: ["0", "10", "11", "19"],
      ]),
    Row(
      languages: ["lv"],
      forms: [
        .zero: ["0", "10", "11", "19", "1.11"], .one: ["1", "21", "0.1"], .other: ["2", "0.2"],
      ]),
    Row(
      languages: ["ro"],
      forms: [.one: ["1"], .few: ["0", "2", "19", "101", "1.5"], .other: ["20", "100"]]),
    Row(
      languages: ["he", "iw"],
      forms: [.one: ["1", "0.5"], .two: ["2"], .other: ["0", "3", "10", "20", "1.5"]]),
    Row(
      languages: ["ar", "ar-SA"],
      forms: [
        .zero: ["0"], .one: ["1"], .two: ["2"], .few: ["3", "10", "103"],
        .many: ["11", "99", "111"],
        .other: ["100", "102", "0.5"],
      ]),
    Row(
      languages: ["cy"],
      forms: [
        .zero: ["0"], .one: ["1"], .two: ["2"], .few: ["3"], .many: ["6"], .other: ["4", "7"],
      ]),
    Row(
      languages: ["ga"],
      forms: [
        .one: ["1"], .two: ["2"], .few: ["3", "6"], .many: ["7", "10"], .other: ["0", "11"],
      ]),
    Row(
      languages: ["mt"],
      forms: [
        .one: ["1"], .two: ["2"], .few: ["0", "3", "103"], .many: ["11", "119"],
        .other: ["20", "100"],
      ]),
    Row(languages: ["is"], forms: [.one: ["1", "21", "0.1"], .other: ["0", "11", "2"]]),
    Row(languages: ["mk"], forms: [.one: ["1", "31", "0.1"], .other: ["0", "11", "2"]]),
    Row(
      languages: ["fil", "tl"],
      forms: [.one: ["0", "1", "5", "0.5"], .other: ["4", "6", "9", "14", "0.4"]]),
  ]

  @Test("Every language has the plural forms of CLDR", arguments: rows)
  func forms(row: Row) throws {
    for language in row.languages {
      let rules = PluralRules(language: language)
      for (category, numbers) in row.forms {
        for number in numbers {
          let operands = try #require(PluralOperands(number))
          #expect(rules.category(of: operands) == category, "\(language) \(number)")
        }
      }
      #expect(Set(rules.categories) == Set(row.forms.keys), "\(language)")
    }
  }

  @Test("An unknown language has one plural form")
  func unknown() {
    #expect(PluralRules(language: "").category(of: PluralOperands(1)) == .other)
    #expect(PluralRules(language: "xx-YY").categories == [.other])
  }

  @Test("Operands of plural rules ignore the sign, and are defined for all numbers")
  func operands() {
    #expect(PluralOperands(-1) == PluralOperands(1))
    #expect(PluralOperands(Int.min).integer == 223_372_036_854_775_808)
    #expect(PluralOperands(magnitude: .max).integer == 446_744_073_709_551_615)
    #expect(PluralOperands("-2.50")?.fraction == 50)
    #expect(PluralOperands("-2.50")?.trimmedFraction == 5)
    #expect(PluralOperands("-2.50")?.fractionCount == 2)
    #expect(PluralOperands(1.0) == PluralOperands(1))
    #expect(PluralOperands(1.25) == PluralOperands("1.25"))
    for number in [Double.nan, .infinity, 1e300, 1e-300, .leastNonzeroMagnitude] {
      _ = PluralOperands(number).integer
    }
    for text in ["", "-", ".5", "1.2.3", "1,5", "a", "1e5", "+1"] {
      #expect(PluralOperands(text) == nil, "\(text)")
    }
    #expect(PluralOperands(String(repeating: "9", count: 1_000)) != nil)
  }
}
