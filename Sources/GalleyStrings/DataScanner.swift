/// Finds addresses and telephone numbers in a text, from its start to its end.
///
/// A part of the text that may be read several times, from different starts, has a maximum length.
/// So the time is linear in the length of the text.
internal struct DataScanner {
  private let units: [UInt16]
  private var place = 0

  init(_ units: [UInt16]) { self.units = units }

  /// Returns the next address or number, or `nil` at the end of the text.
  mutating func next() -> DetectedData? {
    while place < units.count {
      let start = place
      if let found = link(at: start) ?? phoneNumber(at: start) {
        place = found.range.upperBound
        return found
      }
      // No address begins within a word, so the search continues after the word.
      place = isDigit(start) ? endOfDigits(start) : isWord(start) ? endOfWord(start) : start + 1
    }
    return nil
  }

  // MARK: Links

  private func link(at start: Int) -> DetectedData? {
    guard isAlphanumeric(start), !isAlphanumeric(start - 1), !follows("@/_", start) else {
      return nil
    }
    return withScheme(at: start) ?? email(at: start) ?? host(at: start)
  }

  /// Returns the address with a scheme at a position, such as `https://example.com/a`.
  private func withScheme(at start: Int) -> DetectedData? {
    var end = start
    while end - start <= 20, isAlphanumeric(end) || isOne(end, "+-.") { end += 1 }
    guard end - start >= 2, isLetter(start), matches("://", at: end) else { return nil }
    // Check the first character before searching for the end, which keeps the time linear.
    let body = end + 3
    guard isAlphanumeric(body) || isOne(body, "[/") || isBeyondASCII(body) else { return nil }
    end = trimmedEnd(of: start..<endOfAddress(body))
    guard end > body else { return nil }
    return found(.link, start..<end, prefix: "")
  }

  private func email(at start: Int) -> DetectedData? {
    let hasScheme = matches("mailto:", at: start)
    let name = hasScheme ? start + 7 : start
    var end = name
    while end - name <= 64, isAlphanumeric(end) || isOne(end, "._%+-'") { end += 1 }
    guard end > name, isOne(end, "@"), !isOne(end - 1, "."),
      let domain = domain(at: end + 1), domain.labels >= 2, domain.endsInLetters
    else { return nil }
    return found(.link, start..<domain.end, prefix: hasScheme ? "" : "mailto:")
  }

  /// Returns the address without a scheme at a position, such as `www.example.com/a` or
  /// `example.com`.
  private func host(at start: Int) -> DetectedData? {
    guard let domain = domain(at: start), domain.labels >= 2 else { return nil }
    let isWeb = matches("www.", at: start) && domain.labels >= 3
    guard isWeb || TopLevelDomains.all.contains(domain.last) else { return nil }
    var end = domain.end
    if isOne(end, ":"), isDigit(end + 1) {
      end += 1
      while isDigit(end) { end += 1 }
    }
    if isOne(end, "/?#") { end = trimmedEnd(of: start..<endOfAddress(end)) }
    return found(.link, start..<end, prefix: "http://")
  }

  /// A domain that was found in the text, with the properties by which it is recognized.
  private struct Domain {
    var end: Int
    var labels: Int
    var last: String
    var endsInLetters: Bool
  }

  /// Returns the domain at a position: labels that are separated by dots.
  private func domain(at start: Int) -> Domain? {
    var end = start
    var labels = 0
    var lastStart = start
    while true {
      let label = end
      while end - label <= 63,
        isWord(end) && !isOne(end, "_") || isOne(end, "-") && end > label && isWord(end + 1)
      { end += 1 }
      guard end > label, end - label <= 63, end - start <= 253 else { return nil }
      labels += 1
      lastStart = label
      guard isOne(end, "."), end + 1 < units.count, isWord(end + 1) else { break }
      end += 1
    }
    // An at sign or an underscore directly after the domain belongs to a longer word.
    guard !isOne(end, "@_") else { return nil }
    let last = lastStart..<end
    return Domain(
      end: end, labels: labels, last: string(last).lowercased(),
      endsInLetters: last.count >= 2 && last.allSatisfy { isLetter($0) || units[$0] > 0x7F })
  }

  /// Returns the end of the characters that an address may contain.
  private func endOfAddress(_ start: Int) -> Int {
    var end = start
    while end < units.count, DataScanner.isInAddresses(units[end]) { end += 1 }
    return end
  }

  /// Returns the end of an address without the punctuation marks of the sentence that contains it.
  private func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    var open: [Character: Int] = [:]
    for unit in range.map({ units[$0] }) { open[DataScanner.character(unit), default: 0] += 1 }
    while end > range.lowerBound {
      let last = DataScanner.character(units[end - 1])
      if let opening = DataScanner.opening[last] {
        guard open[last, default: 0] > open[opening, default: 0] else { break }
      } else if !".,;:!?'*_~’…".contains(last) {
        break
      }
      open[last, default: 0] -= 1
      end -= 1
    }
    return end
  }

  private static let opening: [Character: Character] = [")": "(", "]": "[", "}": "{"]

  private static func isInAddresses(_ unit: UInt16) -> Bool {
    switch unit {
    // Spaces, control characters, `"`, `<`, `>` and the grave accent.
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x60, 0x7F...0xA0, 0x1680, 0x2000...0x200F: false
    // Quotation marks, line ends, punctuation of Chinese and Japanese, pictures.
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2028...0x202F, 0x3000...0x3011, 0xFF08, 0xFF09, 0xFF0C:
      false
    case 0xFFFC: false
    default: true
    }
  }

  // MARK: Telephone numbers

  private func phoneNumber(at start: Int) -> DetectedData? {
    guard isDigit(start) || isOne(start, "+("), start == 0 || !isWord(start - 1),
      !follows(".,-/#:$€£+", start), let number = PhoneNumber(units[start...].prefix(40))
    else { return nil }
    let end = start + number.length
    guard end == units.count || !isWord(end), !isOne(end, "@%€$£"),
      !(isOne(end, ".,:/-") && isDigit(end + 1))
    else { return nil }
    return found(.phoneNumber, start..<end, prefix: "")
  }

  // MARK: Units

  private func found(
    _ kind: DetectedData.Kind, _ range: Range<Int>, prefix: String
  ) -> DetectedData {
    DetectedData(kind: kind, range: range, value: prefix + string(range))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF16.self)
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    text.withUTF8Buffer { text in
      start + text.count <= units.count
        && text.indices.allSatisfy { units[start + $0] | 0x20 == UInt16(text[$0]) | 0x20 }
    }
  }

  private func follows(_ characters: String, _ place: Int) -> Bool {
    place > 0 && isOne(place - 1, characters)
  }

  /// Whether the unit at a position is one of some characters.
  private func isOne(_ place: Int, _ characters: String) -> Bool {
    place >= 0 && place < units.count && characters.utf16.contains(units[place])
  }

  private func isLetter(_ place: Int) -> Bool {
    guard place >= 0, place < units.count else { return false }
    return (0x61...0x7A).contains(units[place] | 0x20)
  }

  private func isDigit(_ place: Int) -> Bool {
    guard place >= 0, place < units.count else { return false }
    return (0x30...0x39).contains(units[place])
  }

  private func isBeyondASCII(_ place: Int) -> Bool { place < units.count && units[place] > 0x7F }

  private func isAlphanumeric(_ place: Int) -> Bool { isLetter(place) || isDigit(place) }

  /// Whether the unit belongs to a word: a letter of any script, a digit, or an underscore.
  private func isWord(_ place: Int) -> Bool {
    guard place >= 0, place < units.count else { return false }
    if isAlphanumeric(place) || isOne(place, "_") { return true }
    guard let scalar = Unicode.Scalar(units[place]) else { return true }
    return scalar.properties.isAlphabetic
  }

  /// Returns the end of the letters and digits from a position on: the end of the word, or the
  /// position at which Latin letters begin or end.
  ///
  /// An address may directly follow letters of other scripts, without a space.
  private func endOfWord(_ start: Int) -> Int {
    var end = start
    let isLatin = units[start] <= 0x7F
    while isWord(end), (units[end] <= 0x7F) == isLatin { end += 1 }
    return end
  }

  /// Returns the end of the digits from a position on.
  ///
  /// If there are too many digits for a telephone number, as in the number of a credit card, this
  /// is the end of all groups of digits. So no group is mistaken for a telephone number.
  private func endOfDigits(_ start: Int) -> Int {
    var end = start
    var digits = 0
    var place = start
    while isDigit(place) || isOne(place, " -.") && isDigit(place + 1) {
      if isDigit(place) {
        digits += 1
        if digits > 15 { end = place + 1 }
      }
      place += 1
    }
    return digits > 15 ? end : endOfWord(start)
  }

  private static func character(_ unit: UInt16) -> Character {
    Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}"
  }
}
