/// A plural form, and the condition under which a language chooses it.
internal struct PluralRule: Hashable, Sendable {
  var category: PluralCategory
  /// The alternatives. The rule applies if all relations of one alternative are true.
  var conditions: [[Relation]]

  func holds(for operands: PluralOperands) -> Bool {
    conditions.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }

  /// A relation, for example `n % 10 = 2..4,9`.
  struct Relation: Hashable, Sendable {
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
        // `n` is the number itself. A number with a fraction never matches, because the ranges
        // contain whole numbers.
        guard operands.trimmedFraction == 0 else { return false }
        value = operands.integer
      default: return false
      }
      if let modulus { value %= modulus }
      return ranges.contains { $0.contains(value) }
    }
  }
}
