/// The rules by which a language chooses a plural form for a number.
///
///     let rules = PluralRules(language: "ru")
///     rules.category(of: PluralOperands(21))   // .one
///     rules.category(of: PluralOperands(22))   // .few
///
/// The rules are those for cardinal numbers in the Unicode Common Locale Data Repository, in its
/// own notation.
public struct PluralRules: Hashable, Sendable {
  private let rules: [Rule]

  /// Creates the rules of a language. Only the language of its identifier counts, except that
  /// Portuguese has other rules in Portugal. A language without rules has one form, `other`.
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

  private static let byLanguage: [String: [Rule]] = {
    var result: [String: [Rule]] = [:]
    for (languages, rules) in table {
      let rules = rules.map { Rule(category: $0, conditions: PluralRules.conditions($1)) }
      for language in languages.split(separator: " ") { result[String(language)] = rules }
    }
    return result
  }()

  /// Returns a condition of the table: alternatives, each of which is a list of relations that all
  /// have to be true.
  private static func conditions(_ text: String) -> [[Relation]] {
    words(text).split(separator: "or").map { alternative in
      alternative.split(separator: "and").map { Relation(words: Array($0)) }
    }
  }

  private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }
}

/// A form, and the condition under which it is chosen.
private struct Rule: Hashable, Sendable {
  var category: PluralCategory
  /// The alternatives. In one of them, all relations have to be true.
  var conditions: [[Relation]]

  func holds(for operands: PluralOperands) -> Bool {
    conditions.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }
}

/// A relation, for example `n % 10 = 2..4,9`.
private struct Relation: Hashable, Sendable {
  private var operand: Substring
  private var modulus: Int?
  private var isNegated: Bool
  private var ranges: [ClosedRange<Int>]

  init(words: [Substring]) {
    operand = words[0]
    modulus = words[1] == "%" ? Int(words[2]) : nil
    isNegated = words[words.count - 2] == "!="
    ranges = words[words.count - 1].split(separator: ",").map { range in
      let ends = range.split(separator: ".").compactMap { Int($0) }
      return ends[0]...ends[ends.count - 1]
    }
  }

  func holds(for operands: PluralOperands) -> Bool { matches(operands) != isNegated }

  private func matches(_ operands: PluralOperands) -> Bool {
    var value: Int
    switch operand {
    case "i": value = operands.integer
    case "v": value = operands.fractionCount
    case "f": value = operands.fraction
    case "t": value = operands.trimmedFraction
    case "n":
      // `n` is the number itself. A number with a fraction is in no list of whole numbers.
      guard operands.trimmedFraction == 0 else { return false }
      value = operands.integer
    default: return false
    }
    if let modulus { value %= modulus }
    return ranges.contains { $0.contains(value) }
  }
}
