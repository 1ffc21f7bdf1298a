import Foundation

/// The text of a source file.
internal struct SourceText {
  private let lines: [String]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    ).map(String.init)
  }

  /// Returns the name of the class whose declaration contains a line.
  func typeName(around line: Int) -> String? {
    for text in lines.prefix(line).reversed() {
      guard let match = text.firstMatch(of: /\bclass\s+(\w+)\s*:/) else { continue }
      return String(match.1)
    }
    return nil
  }

  /// Returns the text of a call of a function, up to its last parenthesis or brace.
  ///
  /// The call begins on the line, or at most 20 lines above the line.
  func call(of function: String, near line: Int) -> (text: String, line: Int)? {
    let start = line - 1
    guard
      let first = stride(from: start, through: max(start - 20, 0), by: -1).first(where: {
        lines.indices.contains($0) && lines[$0].contains("\(function)(")
      }), let range = lines[first].range(of: "\(function)(")
    else { return nil }
    let text = ([String(lines[first][range.lowerBound...])] + lines[(first + 1)...])
      .joined(separator: "\n")
    var end = SourceText.end(of: text, from: text.startIndex)
    // Continue with trailing closures, with or without labels.
    while let place = end {
      let rest = text[place...]
      guard let match = rest.prefixMatch(of: /[ \t]*\n?[ \t]*(\w+:[ \t]*)?\{/) else { break }
      let brace = text.index(before: match.range.upperBound)
      guard let next = SourceText.end(of: text, from: brace) else { break }
      end = next
    }
    return end.map { (String(text[..<$0]), first + 1) }
  }

  /// Returns the index after the bracket that closes the first bracket after `start`.
  static func end(of text: String, from start: String.Index) -> String.Index? {
    var depth = 0
    var index = start
    while index < text.endIndex {
      if let literal = SourceText.literal(in: text, at: index) {
        index = literal.end
        continue
      }
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// Returns the call with an additional argument after its first argument, and without the
  /// arguments that have certain labels.
  static func adding(
    _ argument: String, to call: String, leavingOut labels: Set<String> = []
  ) -> String {
    guard let open = call.firstIndex(of: "(") else { return call }
    var arguments: [String] = []
    var depth = 0
    var start = call.index(after: open)
    var index = start
    while index < call.endIndex {
      if let literal = SourceText.literal(in: call, at: index) {
        index = literal.end
        continue
      }
      let character = call[index]
      if "([{".contains(character) {
        depth += 1
      } else if depth > 0, ")]}".contains(character) {
        depth -= 1
      } else if depth == 0, character == "," || character == ")" {
        arguments.append(String(call[start..<index]))
        start = call.index(after: index)
        if character == ")" { break }
      }
      index = call.index(after: index)
    }
    guard index < call.endIndex else { return call }
    arguments.insert(" \(argument)", at: min(1, arguments.count))
    let left = arguments.filter { text in
      !labels.contains { text.drop { $0.isWhitespace }.hasPrefix("\($0):") }
    }
    return call[...open] + left.joined(separator: ",") + call[index...]
  }

  /// Returns the lines of the statements of a function that a call in it depends on.
  ///
  /// These are the declarations of the names in the call, the statements that change their values,
  /// and the statements that those statements depend on.
  func statements(of function: String, before line: Int, for call: String) -> [String] {
    let end = min(max(line - 1, 0), lines.count)
    guard
      let start = lines[..<end].lastIndex(where: { $0.contains("func \(function)(") }),
      let first = lines[start..<end].firstIndex(where: {
        $0.last { !$0.isWhitespace } == "{"
      })
    else { return [] }
    var names = SourceText.words(in: call)
    var needed: [ArraySlice<String>] = []
    for statement in SourceText.statements(in: lines[(first + 1)..<end]).reversed() {
      guard let head = statement.first,
        let match = head.firstMatch(of: /^\s*(?:(?:let|var|func)\s+)?(\w+)/),
        names.contains(String(match.1))
      else { continue }
      needed.append(statement)
      names.formUnion(SourceText.words(in: statement.joined(separator: "\n")))
    }
    return needed.reversed().flatMap { $0 }
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.matches(of: /\w+/).map { String($0.0) })
  }

  /// Splits lines into statements.
  ///
  /// A line whose bracket is not closed in these lines is left out, such as the first line of a
  /// closure that encloses the later lines.
  private static func statements(in lines: ArraySlice<String>) -> [ArraySlice<String>] {
    var statements: [ArraySlice<String>] = []
    var start = lines.startIndex
    while start < lines.endIndex {
      var (depth, rest) = (0, "")
      let last = lines[start...].firstIndex { line in
        rest += line + "\n"
        // A string or a comment may continue on the next line.
        guard let change = SourceText.depth(of: rest) else { return false }
        depth += change
        rest = ""
        return depth <= 0
      }
      if let last { statements.append(lines[start...last]) }
      start = (last ?? start) + 1
    }
    return statements
  }

  /// The number of brackets that a text opens, minus the number of brackets that it closes; `nil`
  /// if the text ends in a string or a comment.
  private static func depth(of text: String) -> Int? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if let literal = SourceText.literal(in: text, at: index) {
        guard literal.isClosed else { return nil }
        index = literal.end
        continue
      }
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      index = text.index(after: index)
    }
    return depth
  }
}
