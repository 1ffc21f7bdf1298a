import Foundation

/// A reader of the format of a predicate, for example `name BEGINSWITH[c] %@ AND age > 3`.
///
/// It reads comparisons, their combination with `AND`, `OR` and `NOT`, and operands: key paths,
/// texts, numbers, lists, variables and arguments.
internal struct PredicateFormat {
  /// A function that tests an object.
  typealias Test = (_ object: Any?, _ variables: [String: Any]) -> Bool
  /// A value that is compared.
  typealias Operand = (_ object: Any?, _ variables: [String: Any]) -> Any?

  /// An error at a place in a format that can't be read.
  struct Fault: Error {
    /// The rest of the format, from the place of the error.
    var rest: String
  }

  private let characters: [Character]
  private var place = 0
  private var arguments: ArraySlice<Any?>

  private init(_ format: String, _ arguments: [Any?]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  /// Returns the test that a format describes.
  static func read(_ format: String, _ arguments: [Any?]) throws(Fault) -> Test {
    var reader = PredicateFormat(format, arguments)
    let test = try reader.readAlternatives()
    guard reader.peek() == nil else { throw reader.fault }
    return test
  }

  // MARK: Combinations

  private mutating func readAlternatives() throws(Fault) -> Test {
    var test = try readConjunction()
    while scan(word: "OR") || scan("||") {
      let (first, second) = (test, try readConjunction())
      test = { first($0, $1) || second($0, $1) }
    }
    return test
  }

  private mutating func readConjunction() throws(Fault) -> Test {
    var test = try readNegation()
    while scan(word: "AND") || scan("&&") {
      let (first, second) = (test, try readNegation())
      test = { first($0, $1) && second($0, $1) }
    }
    return test
  }

  private mutating func readNegation() throws(Fault) -> Test {
    if scan(word: "NOT") || (peek() == "!" && character(after: 1) != "=" && scan("!")) {
      let test = try readNegation()
      return { !test($0, $1) }
    }
    if scan(word: "TRUEPREDICATE") { return { _, _ in true } }
    if scan(word: "FALSEPREDICATE") { return { _, _ in false } }
    guard peek() == "(" else { return try readComparison() }
    // A parenthesis contains a predicate, or the operand of a comparison.
    let start = (place, arguments)
    if scan("("), let test = try? readAlternatives(), scan(")"), !isBeforeOperator { return test }
    (place, arguments) = start
    return try readComparison()
  }

  /// Whether an operator of a comparison or of arithmetic follows.
  private var isBeforeOperator: Bool {
    var rest = self
    if (try? rest.readOperator()) != nil { return true }
    return rest.peek().map { "+-*/".contains($0) } ?? false
  }

  // MARK: Comparisons

  private enum Quantifier: String, CaseIterable {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  private mutating func readComparison() throws(Fault) -> Test {
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

  private mutating func readOperator() throws(Fault) -> PredicateComparison {
    var kind: PredicateComparison.Kind?
    for (text, one) in Self.symbols where kind == nil && scan(text) { kind = one }
    for (text, one) in Self.words where kind == nil && scan(word: text) { kind = one }
    guard let kind else { throw fault }
    var options: String.CompareOptions = []
    if scan("[") {
      while let letter = peek(), letter != "]" {
        place += 1
        switch letter.lowercased() {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n", "l", "w": continue
        default: throw fault
        }
      }
      guard scan("]") else { throw fault }
    }
    return PredicateComparison(kind: kind, options: options)
  }

  // MARK: Operands

  private mutating func readSum() throws(Fault) -> Operand {
    var value = try readProduct()
    while let sign = peek(), sign == "+" || sign == "-" {
      place += 1
      let (first, second) = (value, try readProduct())
      value = PredicateFormat.arithmetic(first, second) { sign == "+" ? $0 + $1 : $0 - $1 }
    }
    return value
  }

  private mutating func readProduct() throws(Fault) -> Operand {
    var value = try readOperand()
    while let sign = peek(), sign == "*" || sign == "/" {
      place += 1
      let (first, second) = (value, try readOperand())
      value = PredicateFormat.arithmetic(first, second) { sign == "*" ? $0 * $1 : $0 / $1 }
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

  private mutating func readOperand() throws(Fault) -> Operand {
    guard let next = peek() else { throw fault }
    switch next {
    case "'", "\"":
      let text = try readText(until: next)
      return { _, _ in text }
    case "(":
      place += 1
      let value = try readSum()
      guard scan(")") else { throw fault }
      return value
    case "{": return try readList()
    case "%": return try readArgument()
    case "$":
      place += 1
      let name = readName()
      return { PredicateComparison.value(of: name.path, in: $1[name.first]) }
    case "-":
      place += 1
      let value = try readOperand()
      return PredicateFormat.arithmetic({ _, _ in 0 }, value) { $0 - $1 }
    case _ where next.isNumber: return try readNumber()
    case _ where next.isLetter || "_@#".contains(next): return try readPath()
    default: throw fault
    }
  }

  private mutating func readPath() throws(Fault) -> Operand {
    if next(is: "SUBQUERY") || next(is: "FUNCTION") || next(is: "CAST") { throw fault }
    let name = readName()
    switch name.first.uppercased() {
    case "NIL", "NULL": return { _, _ in nil }
    case "YES", "TRUE": return { _, _ in true }
    case "NO", "FALSE": return { _, _ in false }
    case "SELF": return { object, _ in PredicateComparison.value(of: name.path, in: object) }
    default:
      let path = ([name.first] + (name.path.isEmpty ? [] : [name.path])).joined(separator: ".")
      return { object, _ in PredicateComparison.value(of: path, in: object) }
    }
  }

  /// Reads a name and the path after it.
  private mutating func readName() -> (first: String, path: String) {
    var text = ""
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber || "_.@#".contains(characters[place])
    {
      if characters[place] != "#" { text.append(characters[place]) }
      place += 1
    }
    let parts = text.split(separator: ".", maxSplits: 1)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
  }

  private mutating func readNumber() throws(Fault) -> Operand {
    var text = ""
    while place < characters.count,
      characters[place].isNumber || characters[place] == "." || characters[place] == "e"
    {
      text.append(characters[place])
      place += 1
    }
    guard let number = Double(text) else { throw fault }
    return { _, _ in number }
  }

  private mutating func readText(until quote: Character) throws(Fault) -> String {
    place += 1
    var text = ""
    while place < characters.count, characters[place] != quote {
      if characters[place] == "\\", place + 1 < characters.count { place += 1 }
      text.append(characters[place])
      place += 1
    }
    guard place < characters.count else { throw fault }
    place += 1
    return text
  }

  private mutating func readList() throws(Fault) -> Operand {
    place += 1
    var elements: [Operand] = []
    while peek() != "}" {
      elements.append(try readSum())
      guard scan(",") || peek() == "}" else { throw fault }
    }
    place += 1
    let operands = elements
    return { object, variables in operands.map { $0(object, variables) ?? NSNull() } }
  }

  /// Reads a placeholder for an argument, for example `%@`, `%K` or `%ld`.
  private mutating func readArgument() throws(Fault) -> Operand {
    place += 1
    var letter = character(after: 0)
    while letter == "l" || letter == "h" || letter == "z" || letter == "q" || letter == "." {
      place += 1
      letter = character(after: 0)
    }
    guard let letter, "@Kdiufgexc".contains(letter.lowercased()) || letter == "K",
      let argument = arguments.popFirst()
    else { throw fault }
    place += 1
    guard letter == "K" else { return { _, _ in argument } }
    guard var path = argument.map({ "\($0)" }) else { throw fault }
    if character(after: 0) == "." {
      let name = readName()
      path += "." + ([name.first, name.path].filter { !$0.isEmpty }).joined(separator: ".")
    }
    let whole = path
    return { object, _ in PredicateComparison.value(of: whole, in: object) }
  }

  // MARK: Characters

  private var fault: Fault { Fault(rest: String(characters[place...])) }

  private func character(after count: Int) -> Character? {
    place + count < characters.count ? characters[place + count] : nil
  }

  /// Returns the next character that is not a space.
  private mutating func peek() -> Character? {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    return character(after: 0)
  }

  private mutating func scan(_ text: String) -> Bool {
    _ = peek()
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func next(is word: String) -> Bool {
    _ = peek()
    let found = characters[place...].prefix(word.count)
    let after = character(after: word.count)
    return String(found).uppercased() == word
      && after.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
  }

  private mutating func scan(word: String) -> Bool {
    guard next(is: word) else { return false }
    place += word.count
    return true
  }
}
