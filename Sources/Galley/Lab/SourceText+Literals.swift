extension SourceText {
  /// A string literal or a comment in a source text.
  struct Literal {
    /// The index after the literal.
    var end: String.Index
    /// Whether the text contains the whole literal.
    var isClosed = true
  }

  /// Returns the string literal or the comment that begins at an index; `nil` if there is none.
  static func literal(in text: String, at start: String.Index) -> Literal? {
    let rest = text[start...]
    switch rest.first {
    case "/":
      if rest.hasPrefix("//") {
        return Literal(end: rest.firstIndex { $0.isNewline } ?? text.endIndex)
      }
      return rest.hasPrefix("/*") ? comment(in: text, at: start) : nil
    case "\"", "#": return string(in: text, at: start)
    default: return nil
    }
  }

  /// Returns the block comment that begins at an index, including the comments that it contains.
  private static func comment(in text: String, at start: String.Index) -> Literal {
    var depth = 0
    var index = start
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("/*") {
        depth += 1
      } else if rest.hasPrefix("*/") {
        depth -= 1
      } else {
        index = text.index(after: index)
        continue
      }
      index = text.index(index, offsetBy: 2)
      if depth == 0 { return Literal(end: index) }
    }
    return Literal(end: index, isClosed: false)
  }

  /// Returns the string literal that begins at an index, including its interpolations; `nil` if
  /// there is none.
  private static func string(in text: String, at start: String.Index) -> Literal? {
    let hashes = String(text[start...].prefix { $0 == "#" })
    var index = text.index(start, offsetBy: hashes.count)
    guard text[index...].hasPrefix("\"") else { return nil }
    let quotes = text[index...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let (end, escape) = (quotes + hashes, "\\" + hashes)
    index = text.index(index, offsetBy: quotes.count)
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix(end) { return Literal(end: text.index(index, offsetBy: end.count)) }
      // Only a string with three quotes at its ends may contain line ends.
      if quotes.count == 1, text[index].isNewline { return Literal(end: index) }
      guard rest.hasPrefix(escape) else {
        index = text.index(after: index)
        continue
      }
      index = text.index(index, offsetBy: escape.count)
      guard index < text.endIndex else { break }
      if text[index] == "(" {
        index = SourceText.end(of: text, from: index) ?? text.endIndex
      } else {
        index = text.index(after: index)
      }
    }
    return Literal(end: index, isClosed: false)
  }
}
