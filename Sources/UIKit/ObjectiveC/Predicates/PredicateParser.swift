import Foundation

/// Parses the format of a predicate, for example `name BEGINSWITH[c] %@ AND age > 3`.
///
/// The parser reads comparisons, combinations of comparisons with `AND`, `OR` and `NOT`, and
/// operands: key paths, strings, numbers, lists, variables and arguments.
internal struct PredicateParser {
  /// A function that tests an object.
  typealias Test = (_ object: Any?, _ variables: [String: Any]) -> Bool
  /// A function that returns the value of an operand for an object.
  typealias Operand = (_ object: Any?, _ variables: [String: Any]) -> Any?

  /// An error at a position in a format that can't be read.
  struct SyntaxError: Error {
    /// The rest of the format, from the position of the error.
    var rest: String
  }

  private let characters: [Character]
  private var position = 0
  /// The arguments for the placeholders that were not read yet.
  private var arguments: ArraySlice<Any?>

  private init(_ format: String, _ arguments: [Any?]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  /// Returns the test that a format describes.
  static func parse(_ format: String, _ arguments: [Any?]) throws(SyntaxError) -> Test {
    var parser = PredicateParser(format, arguments)
    let test = try parser.readDisjunction()
    guard parser.peek() == nil else { throw parser.syntaxError }
    return test
  }

  // MARK: Combinations

  private mutating func readDisjunction() throws(SyntaxError) -> Test {
    var test = try readConjunction()
    while scan(word: "OR") || scan("||") {
      let (first, second) = (test, try readConjunction())
      test = { first($0, $1) || second($0, $1) }
    }
    return test
  }

  private mutating func readConjunction() throws(SyntaxError) -> Test {
    var test = try readNegation()
    while scan(word: "AND") || scan("&&") {
      let (first, second) = (test, try readNegation())
      test = { first($0, $1) && second($0, $1) }
    }
    return test
  }

  private mutating func readNegation() throws(SyntaxError) -> Test {
    if scan(word: "NOT") || (peek() == "!" && character(at: 1) != "=" && scan("!")) {
      let test = try readNegation()
      return { !test($0, $1) }
    }
    if scan(word: "TRUEPREDICATE") { return { _, _ in true } }
    if scan(word: "FALSEPREDICATE") { return { _, _ in false } }
    guard peek() == "(" else { return try readComparison() }
    // A parenthesis contains a predicate, or the operand of a comparison.
    let start = (position, arguments)
    if scan("("), let test = try? readDisjunction(), scan(")"), !isBeforeOperator { return test }
    (position, arguments) = start
    return try readComparison()
  }

  /// Whether an operator of a comparison or of arithmetic follows.
  private var isBeforeOperator: Bool {
    var rest = self
    if (try? rest.readOperator()) != nil { return true }
    return rest.peek().map { "+-*/".contains($0) } ?? false
  }

  // MARK: Comparisons

  /// The words before a comparison of the elements of a collection.
  private enum Quantifier: String, CaseIterable {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  private mutating func readComparison() throws(SyntaxError) -> Test {
    var quantifier: Quantifier?
    for one in Quantifier.allCases where quantifier == nil && scan(word: one.rawValue) {
      quantifier = one
    }
    let left = try readSum()
    let comparison = try readOperator()
    let right = try readSum()
    guard let quantifier else {
      return { comparison.holds(left($0, $1), right($0, $1)) }
    }
    return { object, variables in
      let elements = ValueElements.all(left(object, variables)) ?? []
      let value = right(object, variables)
      switch quantifier {
      case .any, .some: return elements.contains { comparison.holds($0, value) }
      case .all: return elements.allSatisfy { comparison.holds($0, value) }
      case .none: return !elements.contains { comparison.holds($0, value) }
      }
    }
  }

  private static let symbols: [(text: String, kind: PredicateComparison.Kind)] = [
    ("==", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .atMost), ("=<", .atMost),
    (">=", .atLeast), ("=>", .atLeast), ("=", .equal), ("<", .less), (">", .greater),
  ]

  private static let words: [(text: String, kind: PredicateComparison.Kind)] = [
    ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("CONTAINS", .contains), ("LIKE", .like),
    ("MATCHES", .matches), ("IN", .isIn), ("BETWEEN", .between),
  ]

  private mutating func readOperator() throws(SyntaxError) -> PredicateComparison {
    var kind: PredicateComparison.Kind?
    for (text, one) in Self.symbols where kind == nil && scan(text) { kind = one }
    for (text, one) in Self.words where kind == nil && scan(word: text) { kind = one }
    guard let kind else { throw syntaxError }
    var options: String.CompareOptions = []
    if scan("[") {
      while let letter = peek(), letter != "]" {
        position += 1
        switch letter.lowercased() {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n", "l", "w": continue  // The other options have no effect here.
        default: throw syntaxError
        }
      }
      guard scan("]") else { throw syntaxError }
    }
    return PredicateComparison(kind: kind, options: options)
  }

  // MARK: Operands

  private mutating func readSum() throws(SyntaxError) -> Operand {
    var value = try readProduct()
    while let sign = peek(), sign == "+" || sign == "-" {
      position += 1
      let (first, second) = (value, try readProduct())
      value = PredicateParser.arithmetic(first, second) { sign == "+" ? $0 + $1 : $0 - $1 }
    }
    return value
  }

  private mutating func readProduct() throws(SyntaxError) -> Operand {
    var value = try readOperand()
    while let sign = peek(), sign == "*" || sign == "/" {
      position += 1
      let (first, second) = (value, try readOperand())
      value = PredicateParser.arithmetic(first, second) { sign == "*" ? $0 * $1 : $0 / $1 }
    }
    return value
  }

  private static func arithmetic(
    _ first: @escaping Operand, _ second: @escaping Operand,
    _ combine: @escaping (Double, Double) -> Double
  ) -> Operand {
    { object, variables in
      guard let first = converted(first(object, variables), to: Double.self),
        let second = converted(second(object, variables), to: Double.self)
      else { return nil }
      return combine(first, second)
    }
  }

  private mutating func readOperand() throws(SyntaxError) -> Operand {
    guard let next = peek() else { throw syntaxError }
    switch next {
    case "'", "\"":
      let text = try readText(until: next)
      return { _, _ in text }
    case "(":
      position += 1
      let value = try readSum()
      guard scan(")") else { throw syntaxError }
      return value
    case "{": return try readList()
    case "%": return try readArgument()
    case "$":
      position += 1
      let (name, path) = readName()
      return { PredicateComparison.value(of: path, in: $1[name]) }
    case "-":
      position += 1
      let value = try readOperand()
      return PredicateParser.arithmetic({ _, _ in 0 }, value) { $0 - $1 }
    case _ where next.isNumber: return try readNumber()
    case _ where next.isLetter || "_@#".contains(next): return try readPath()
    default: throw syntaxError
    }
  }

  private mutating func readPath() throws(SyntaxError) -> Operand {
    // The expressions `SUBQUERY`, `FUNCTION` and `CAST` are not supported.
    if isBefore(word: "SUBQUERY") || isBefore(word: "FUNCTION") || isBefore(word: "CAST") {
      throw syntaxError
    }
    let (name, path) = readName()
    switch name.uppercased() {
    case "NIL", "NULL": return { _, _ in nil }
    case "YES", "TRUE": return { _, _ in true }
    case "NO", "FALSE": return { _, _ in false }
    case "SELF": return { object, _ in PredicateComparison.value(of: path, in: object) }
    default:
      let keyPath = path.isEmpty ? name : "\(name).\(path)"
      return { object, _ in PredicateComparison.value(of: keyPath, in: object) }
    }
  }

  /// Reads a name and the key path after it: `user` and `address.city`. The character `#`, which
  /// allows a reserved word as a name, is left out.
  private mutating func readName() -> (name: String, path: String) {
    var text = ""
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber
        || "_.@#".contains(characters[position])
    {
      if characters[position] != "#" { text.append(characters[position]) }
      position += 1
    }
    let parts = text.split(separator: ".", maxSplits: 1)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
  }

  private mutating func readNumber() throws(SyntaxError) -> Operand {
    var text = ""
    while position < characters.count,
      characters[position].isNumber || ".e".contains(characters[position])
        || text.last == "e" && "+-".contains(characters[position])
    {
      text.append(characters[position])
      position += 1
    }
    guard let number = Double(text) else { throw syntaxError }
    return { _, _ in number }
  }

  private mutating func readText(until quote: Character) throws(SyntaxError) -> String {
    position += 1
    var text = ""
    while position < characters.count, characters[position] != quote {
      if characters[position] == "\\", position + 1 < characters.count { position += 1 }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else { throw syntaxError }
    position += 1
    return text
  }

  private mutating func readList() throws(SyntaxError) -> Operand {
    position += 1
    var elements: [Operand] = []
    while peek() != "}" {
      elements.append(try readSum())
      guard scan(",") || peek() == "}" else { throw syntaxError }
    }
    position += 1
    let operands = elements
    return { object, variables in operands.map { $0(object, variables) ?? NSNull() } }
  }

  /// Reads a placeholder for an argument, for example `%@`, `%K` or `%ld`.
  private mutating func readArgument() throws(SyntaxError) -> Operand {
    position += 1
    var letter = character(at: 0)
    while letter == "l" || letter == "h" || letter == "z" || letter == "q" || letter == "." {
      position += 1
      letter = character(at: 0)
    }
    guard let letter, letter == "K" || "@diufgexc".contains(letter.lowercased()),
      let argument = arguments.popFirst()
    else { throw syntaxError }
    position += 1
    guard letter == "K" else { return { _, _ in argument } }
    guard var path = argument.map({ "\($0)" }) else { throw syntaxError }
    if character(at: 0) == "." {
      let (name, rest) = readName()
      path += "." + [name, rest].filter { !$0.isEmpty }.joined(separator: ".")
    }
    let whole = path
    return { object, _ in PredicateComparison.value(of: whole, in: object) }
  }

  // MARK: Characters

  private var syntaxError: SyntaxError { SyntaxError(rest: String(characters[position...])) }

  /// Returns the character at an offset from the position; `nil` beyond the end.
  private func character(at offset: Int) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  /// Skips spaces, and returns the character after them.
  private mutating func peek() -> Character? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return character(at: 0)
  }

  /// Skips a text if it follows after spaces. Returns whether it follows.
  private mutating func scan(_ text: String) -> Bool {
    _ = peek()
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  /// Returns whether the given word follows, in upper or lower case.
  private mutating func isBefore(word: String) -> Bool {
    _ = peek()
    let found = characters[position...].prefix(word.count)
    let after = character(at: word.count)
    return String(found).uppercased() == word
      && after.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
  }

  /// Skips a word if it follows after spaces, in upper or lower case. Returns whether it follows.
  private mutating func scan(word: String) -> Bool {
    guard isBefore(word: word) else { return false }
    position += word.count
    return true
  }
}
