extension StringProtocol {
  /// Returns the ends of the sentences in a range, in order, according to Unicode's annex 29. The
  /// white space after a sentence belongs to the sentence.
  ///
  ///     "Version 3. is out. Get it!"   // ends after "out. " and after "it!"
  ///
  /// - Complexity: O(*n*) in the length of the range.
  package func sentenceEnds(in range: Range<String.Index>) -> [String.Index] {
    var ends: [String.Index] = []
    var units = SentenceUnits(unicodeScalars[range])
    while let end = units.nextEnd() { ends.append(end) }
    return ends
  }
}

/// The characters of a text with their kinds. The names of rules in comments, such as SB5, are from
/// Unicode's annex 29.
private struct SentenceUnits<Scalars: Collection>
where Scalars.Element == Unicode.Scalar, Scalars.Index == String.Index {
  private var kinds: [SentenceKind] = []
  private var indices: [String.Index] = []
  private var position = 0
  private let end: String.Index

  init(_ scalars: Scalars) {
    end = scalars.endIndex
    for index in scalars.indices {
      let kind = SentenceKind(scalars[index])
      // SB5: a mark belongs to the previous character, unless that character is a line end.
      if kind == .mark, let last = kinds.last, last != .lineEnd { continue }
      kinds.append(kind)
      indices.append(index)
    }
  }

  private func kind(at position: Int) -> SentenceKind? {
    kinds.indices.contains(position) ? kinds[position] : nil
  }

  /// Returns the end of the next sentence; `nil` after the last sentence.
  mutating func nextEnd() -> String.Index? {
    guard position < kinds.count else { return nil }
    while let kind = kind(at: position) {
      position += 1
      switch kind {
      case .lineEnd: return endAfterSpace()
      case .period, .terminator:
        if isEnd(after: position - 1) { return endAfterSpace() }
      default: break
      }
    }
    return end
  }

  /// Moves past the white space that belongs to a sentence, and returns the position after it.
  private mutating func endAfterSpace() -> String.Index {
    while let kind = kind(at: position), kind == .space || kind == .lineEnd { position += 1 }
    return position < indices.count ? indices[position] : end
  }

  /// Returns whether a period or another terminator ends a sentence.
  ///
  /// If the terminator ends the sentence, this method also moves past the quotation marks and
  /// brackets that belong to the sentence.
  private mutating func isEnd(after terminator: Int) -> Bool {
    let isPeriod = kinds[terminator] == .period
    var next = terminator + 1
    if isPeriod {
      // SB6 and SB7: no sentence ends within "3.5" and "U.S".
      if kind(at: next) == .digit { return false }
      let before = kind(at: terminator - 1)
      if before == .upper || before == .lower, kind(at: next) == .upper { return false }
    }
    while kind(at: next) == .close { next += 1 }
    let afterMarks = next
    while kind(at: next) == .space { next += 1 }
    // SB8a: no sentence ends before the comma in "etc., or", or between "?" and "!".
    if let kind = kind(at: next), kind.continues || kind.isTerminator { return false }
    // SB8: no sentence ends in "Version 3. is".
    if isPeriod, nextLetter(from: next) == .lower { return false }
    position = afterMarks
    return true
  }

  /// Returns the kind of the next letter; `nil` if a line end or a terminator comes before it.
  private func nextLetter(from start: Int) -> SentenceKind? {
    var next = start
    while let kind = kind(at: next) {
      switch kind {
      case .upper, .lower, .letter: return kind
      case .lineEnd, .period, .terminator: return nil
      default: next += 1
      }
    }
    return nil
  }
}

/// A kind of characters that the rules for sentences distinguish.
private enum SentenceKind {
  case mark, lineEnd, space, lower, upper, letter, digit, period, terminator, close
  case continuation, other

  var isTerminator: Bool { self == .period || self == .terminator }
  /// Whether the sentence continues after a character of this kind, such as a comma.
  var continues: Bool { self == .continuation }

  private static let periods: Set<UInt32> = [0x2E, 0x2024, 0xFE52, 0xFF0E]
  private static let continuations: Set<UInt32> = [
    0x2C, 0x2D, 0x3A, 0x3B, 0x37E, 0x55D, 0x60C, 0x60D, 0x7F8, 0x1802, 0x1808, 0x2013, 0x2014,
    0x3001, 0xFE10, 0xFE11, 0xFE13, 0xFE14, 0xFE31, 0xFE32, 0xFE50, 0xFE51, 0xFE54, 0xFE55, 0xFE58,
    0xFE63, 0xFF0C, 0xFF0D, 0xFF1A, 0xFF1B, 0xFF64,
  ]

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case _ where [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(scalar.value): self = .lineEnd
    case _ where properties.isWhitespace: self = .space
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .mark
    case _ where SentenceKind.periods.contains(scalar.value): self = .period
    case _ where SentenceKind.continuations.contains(scalar.value): self = .continuation
    case _ where properties.isSentenceTerminal: self = .terminator
    case .decimalNumber: self = .digit
    case _ where properties.isLowercase: self = .lower
    case .titlecaseLetter: self = .upper
    case _ where properties.isUppercase: self = .upper
    case _ where properties.isAlphabetic: self = .letter
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: self = .close
    case _ where properties.isQuotationMark: self = .close
    default: self = .other
    }
  }
}
