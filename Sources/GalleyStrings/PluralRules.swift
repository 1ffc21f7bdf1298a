/// The rules by which a language chooses a plural form for a number.
///
///     let rules = PluralRules(language: "ru")
///     rules.category(of: PluralOperands(21))   // .one
///     rules.category(of: PluralOperands(22))   // .few
///
/// The rules for cardinal numbers come from the Unicode Common Locale Data Repository (CLDR), and
/// are written in the notation of CLDR.
public struct PluralRules: Hashable, Sendable {
  private let rules: [PluralRule]

  /// Creates the rules of a language. The region has no effect, except that Portuguese has
  /// different rules outside of Brazil. A language without rules has a single form, `other`.
  public init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    var code = parts.first.map(String.init) ?? ""
    code = LanguageIdentifier.currentCode(of: code)
    if code == "pt", parts.dropFirst().contains(where: { !["br", "latn"].contains($0) }) {
      code = "pt-PT"
    }
    rules = Self.byLanguage[code] ?? []
  }

  /// Returns the form for a number.
  public func category(of operands: PluralOperands) -> PluralCategory {
    rules.first { $0.holds(for: operands) }?.category ?? .other
  }

  /// The forms that the language distinguishes.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { category in
      category == .other || rules.contains { $0.category == category }
    }
  }

  // MARK: Parsing

  /// All languages that have rules, sorted.
  internal static var languages: [String] { byLanguage.keys.sorted() }

  private static let byLanguage: [String: [PluralRule]] = {
    var result: [String: [PluralRule]] = [:]
    for (languages, rules) in table {
      let rules = rules.map { PluralRule(category: $0, conditions: PluralRules.conditions($1)) }
      for language in languages.split(separator: " ") { result[String(language)] = rules }
    }
    return result
  }()

  /// Parses a condition of the table. The result is a list of alternatives, each of which is a list
  /// of relations that must all be true.
  private static func conditions(_ text: String) -> [[PluralRule.Relation]] {
    words(text).split(separator: "or").map { alternative in
      alternative.split(separator: "and").map { PluralRule.Relation(words: Array($0)) }
    }
  }

  private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }
}
