import Foundation

/// A parsed visual format: a row or a column of views, with the spaces between them.
///
///     try VisualFormat("|-[title]-(>=8@750)-[price(80)]|").parts.count   // 4
internal struct VisualFormat {
  /// A number, or the name of a metric or a view, with the position of the name in the format. The
  /// name of a view stands for the size of the view.
  enum Value: Equatable {
    case number(Double)
    case name(String, at: Int)
  }

  /// A condition on a distance or a size.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// The space between two parts.
  enum Gap: Equatable {
    /// No space.
    case none
    /// The system spacing.
    case standard
    /// A space that the format describes with a number, or with conditions in parentheses.
    case predicates([Predicate])
  }

  /// The edge of the superview, or a view.
  struct Part: Equatable {
    /// The name of the view; `nil` for the superview.
    var view: String?
    /// The position of the name in the format.
    var place = 0
    /// The conditions on the view's size.
    var sizes: [Predicate] = []
    /// The space before the part.
    var gap = Gap.none
  }

  /// The reason why a format is invalid, and its position.
  struct Fault: Error, Equatable {
    var reason: String
    var place: Int
  }

  /// Whether the views form a column.
  private(set) var isVertical = false
  /// The views, and the edges of the superview that the format contains, in order.
  private(set) var parts: [Part] = []

  private let text: [Character]
  /// The position of the next character to read.
  private var place = 0

  init(_ format: String) throws(Fault) {
    text = Array(format)
    try read()
  }

  // MARK: Reading

  /// The next character to read; `nil` at the end.
  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func skipSpaces() { while next == " " { place += 1 } }

  /// Reads a character if it is the next one, and returns whether the character was read.
  private mutating func scan(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character else { return false }
    place += 1
    return true
  }

  /// Reads a character. Throws if another character is next.
  private mutating func expect(_ character: Character, _ reason: String) throws(Fault) {
    guard scan(character) else { throw Fault(reason: reason, place: place) }
  }

  /// Reads the whole format.
  private mutating func read() throws(Fault) {
    skipSpaces()
    if let first = next, first == "H" || first == "V" {
      place += 1
      isVertical = first == "V"
      try expect(
        ":",
        "Expected a ':' after '\(first)' to specify \(isVertical ? "vertical" : "horizontal") "
          + "arrangement")
    }
    var gap = Gap.none
    if scan("|") {
      parts.append(Part())
      gap = try readGap()
    }
    while true {
      skipSpaces()
      if next == "|" {
        if parts.last?.view == nil { throw Fault(reason: VisualFormat.viewExpected, place: place) }
        place += 1
        parts.append(Part(gap: gap))
        break
      }
      parts.append(try readView(after: gap))
      skipSpaces()
      if next == nil { break }
      gap = try readGap()
      if next == nil { throw Fault(reason: VisualFormat.viewExpected, place: place) }
    }
    skipSpaces()
    if next != nil { throw Fault(reason: "Unexpected characters at the end", place: place) }
  }

  private static let viewExpected =
    "Expected a View. View names must start with a letter or an underscore, then contain letters, "
    + "numbers, and underscores."

  private mutating func readView(after gap: Gap) throws(Fault) -> Part {
    try expect("[", "Expected a '[' here")
    let start = place
    guard let name = readName() else {
      throw Fault(reason: VisualFormat.viewExpected, place: place)
    }
    var part = Part(view: name, place: start, gap: gap)
    skipSpaces()
    if next == "(" { part.sizes = try readPredicates() }
    try expect("]", "Expected a ']' here")
    return part
  }

  private mutating func readGap() throws(Fault) -> Gap {
    guard scan("-") else { return .none }
    skipSpaces()
    if next == nil || next == "[" || next == "|" { return .standard }
    let predicates: [Predicate]
    if next == "(" {
      predicates = try readPredicates()
    } else {
      predicates = [Predicate(value: try readValue())]
    }
    try expect("-", "Expected a '-' here")
    return .predicates(predicates)
  }

  private mutating func readPredicates() throws(Fault) -> [Predicate] {
    try expect("(", "Expected a '(' here")
    var predicates: [Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if scan("=") {
        try expect("=", "Expected a '=' here: relations are ==, <= and >=")
      } else if scan("<") {
        try expect("=", "Expected a '=' here: relations are ==, <= and >=")
        relation = .lessThanOrEqual
      } else if scan(">") {
        try expect("=", "Expected a '=' here: relations are ==, <= and >=")
        relation = .greaterThanOrEqual
      }
      var predicate = Predicate(relation: relation, value: try readValue())
      if scan("@") { predicate.priority = try readValue() }
      predicates.append(predicate)
    } while scan(",")
    try expect(")", "Expected a ')' here")
    return predicates
  }

  private mutating func readValue() throws(Fault) -> Value {
    skipSpaces()
    let start = place
    if let name = readName() { return .name(name, at: start) }
    while let character = next,
      character.isNumber || character == "." || (character == "-" && place == start)
    {
      place += 1
    }
    guard let number = Double(String(text[start..<place])) else {
      throw Fault(
        reason: "Expected a number or a key of the metrics or views dictionary here", place: start)
    }
    return .number(number)
  }

  private mutating func readName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = place
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      place += 1
    }
    return String(text[start..<place])
  }
}
