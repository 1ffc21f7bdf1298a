import GalleyGeometry
import GalleyLayout

/// The words of a line of a layout case, which are read from the first to the last. Commas and
/// colons are words of their own.
struct CaseWords {
  private let line: CaseLine
  private var words: ArraySlice<Substring>
  private var options: Set<Substring> = []

  /// Creates the words of a line after its keyword.
  init(_ line: CaseLine) {
    self.line = line
    words = CaseWords.split(line.text)[1...]
  }

  /// Creates the words of a line that has no keyword.
  init(whole line: CaseLine) {
    self.line = line
    words = CaseWords.split(line.text)[...]
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: " ").flatMap { word -> [Substring] in
      guard let mark = word.last, mark == ":" || mark == ",", word.count > 1 else { return [word] }
      return [word.dropLast(), word.suffix(1)]
    }
  }

  var isAtEnd: Bool { words.isEmpty }

  /// The next word, which is not read yet.
  var upcoming: Substring? { words.first }

  func error(_ message: String) -> CaseError { line.error(message) }
}

// MARK: - Words

extension CaseWords {
  /// Reads the next word. Its meaning is named in the error if there is none.
  mutating func word(_ meaning: String) throws -> Substring {
    guard let word = words.popFirst() else { throw error("\(meaning) is missing") }
    return word
  }

  /// Reads the next word if it is the given one, and returns whether it is.
  mutating func take(_ word: Substring) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  /// Reads the next word, and throws an error if it is not the given one.
  mutating func expect(_ word: Substring) throws {
    if !take(word) {
      throw error("'\(word)' is missing\(words.first.map { " before '\($0)'" } ?? " at the end")")
    }
  }

  /// Reads the next word, which names the values after it, or returns nil at the end of the line.
  /// It throws an error if the same line already had this word.
  mutating func option() throws -> Substring? {
    guard let word = words.popFirst() else { return nil }
    if !options.insert(word).inserted { throw error("a second '\(word)'") }
    return word
  }

  /// The error for a word that means nothing here.
  func unknown(_ word: Substring) -> CaseError { error("there is no word '\(word)' here") }

  /// Throws an error if there are words left.
  func end() throws {
    if let word = words.first { throw unknown(word) }
  }
}

// MARK: - Numbers

extension CaseWords {
  /// Reads a number, like `-4.5`, or a fraction, like `1/3`.
  mutating func number(_ meaning: String) throws -> Double {
    try parse(word(meaning), as: meaning)
  }

  /// Reads a whole number that is not negative.
  mutating func count(_ meaning: String) throws -> Int {
    let word = try word(meaning)
    guard word.allSatisfy(\.isWholeNumber), let count = Int(word) else {
      throw error("\(meaning) is '\(word)', which is no count")
    }
    return count
  }

  /// Reads a whole number.
  mutating func integer(_ meaning: String) throws -> Int {
    let word = try word(meaning)
    guard let integer = Int(word) else {
      throw error("\(meaning) is '\(word)', which is no whole number")
    }
    return integer
  }

  func parse(_ word: Substring, as meaning: String) throws -> Double {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { "-.0123456789".contains($0) } ? Double(part) : nil
    }
    switch numbers.count {
    case 1 where parts.count == 1: return numbers[0]
    case 2 where parts.count == 2 && numbers[1] != 0: return numbers[0] / numbers[1]
    default: throw error("\(meaning) is '\(word)', which is no number")
    }
  }

  mutating func point(_ meaning: String) throws -> Point {
    Point(x: try number("the x of \(meaning)"), y: try number("the y of \(meaning)"))
  }

  /// Reads a rectangle: its x, y, width and height.
  mutating func rect(_ meaning: String) throws -> Rect {
    Rect(
      origin: try point(meaning),
      size: Size(
        width: try number("the width of \(meaning)"),
        height: try number("the height of \(meaning)")))
  }

  /// Reads a size in points, like `320 x 480`.
  mutating func size(_ meaning: String) throws -> Size {
    let width = try number("the width of \(meaning)")
    try expect("x")
    return Size(width: width, height: try number("the height of \(meaning)"))
  }
}

// MARK: - Values of a layout

extension CaseWords {
  /// Reads a size of a layout, like `1/3w x 44`.
  mutating func layoutSize() throws -> LayoutSize {
    let width = try dimension("the width")
    try expect("x")
    return LayoutSize(width: width, height: try dimension("the height"))
  }

  /// Reads a dimension: `44` points, `0.5w` of the width, `0.5h` of the height, `~44` estimated, or
  /// `=44` uniform across siblings with this estimate.
  private mutating func dimension(_ meaning: String) throws -> LayoutDimension {
    let word = try word(meaning)
    if word.hasPrefix("~") { return .estimated(try parse(word.dropFirst(), as: meaning)) }
    if word.hasPrefix("=") {
      return .uniformAcrossSiblings(estimate: try parse(word.dropFirst(), as: meaning))
    }
    if word.hasSuffix("w") { return .fractionalWidth(try parse(word.dropLast(), as: meaning)) }
    if word.hasSuffix("h") { return .fractionalHeight(try parse(word.dropLast(), as: meaning)) }
    return .absolute(try parse(word, as: meaning))
  }

  /// Reads a spacing: `8` points, or `8+` for at least 8.
  mutating func spacing(_ meaning: String) throws -> LayoutSpacing {
    let word = try word(meaning)
    return word.hasSuffix("+")
      ? .flexible(try parse(word.dropLast(), as: meaning)) : .fixed(try parse(word, as: meaning))
  }

  /// Reads four spacings: leading, top, trailing, bottom.
  mutating func edgeSpacing() throws -> LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: try spacing("the leading edge"), top: try spacing("the top edge"),
      trailing: try spacing("the trailing edge"), bottom: try spacing("the bottom edge"))
  }

  /// Reads four insets: top, leading, bottom, trailing.
  mutating func insets() throws -> DirectionalInsets {
    DirectionalInsets(
      top: try number("the top inset"), leading: try number("the leading inset"),
      bottom: try number("the bottom inset"), trailing: try number("the trailing inset"))
  }

  /// Reads four insets: top, left, bottom, right.
  mutating func fixedInsets() throws -> Insets {
    Insets(
      top: try number("the top inset"), left: try number("the left inset"),
      bottom: try number("the bottom inset"), right: try number("the right inset"))
  }

  /// Reads the name of one of these values.
  mutating func choice<Value>(_ meaning: String, of values: [Value]) throws -> Value {
    let word = try word(meaning)
    guard let value = values.first(where: { "\($0)" == word }) else {
      let names = values.map { "\($0)" }.joined(separator: ", ")
      throw error("\(meaning) is '\(word)', which is none of \(names)")
    }
    return value
  }
}
