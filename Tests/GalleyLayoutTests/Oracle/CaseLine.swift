/// An error in a file of layout cases, and the line that it is in.
struct CaseError: Error, Hashable, CustomStringConvertible {
  var place: CasePlace
  var message: String

  /// For example `compositional.txt:12: there is no word 'heigth' here`.
  var description: String { "\(place): \(message)" }
}

/// The position of a line: its file and its number.
struct CasePlace: Hashable, Sendable, CustomStringConvertible {
  var file: String
  var line: Int

  var description: String { "\(file):\(line)" }
}

/// A line of a file of layout cases, and the lines below it that are indented by two more spaces.
struct CaseLine: Sendable {
  var place: CasePlace
  /// The line without its indentation.
  var text: String
  var children: [CaseLine] = []

  /// The first word of the line.
  var keyword: Substring { text.prefix { $0 != " " && $0 != ":" } }

  /// An error in this line.
  func error(_ message: String) -> CaseError { CaseError(place: place, message: message) }

  /// Throws an error if there are indented lines below this one.
  func checkHasNoChildren() throws {
    if let child = children.first {
      throw child.error("nothing may stand below '\(keyword)'")
    }
  }

  /// Throws an error if one of these keywords is below this line more than once.
  func checkOnce(_ keywords: Set<Substring>) throws {
    var seen: Set<Substring> = []
    for child in children where keywords.contains(child.keyword) {
      if !seen.insert(child.keyword).inserted {
        throw child.error("a second '\(child.keyword)'")
      }
    }
  }
}

// MARK: - Reading the indentation

extension CaseLine {
  /// The lines of a text that are not indented, with the indented lines below them. Empty lines and
  /// those that begin with `#` are left out.
  static func outline(of text: String, file: String) throws -> [CaseLine] {
    var lines: [(depth: Int, line: CaseLine)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      let indentation = line.count - content.count
      let read = CaseLine(place: CasePlace(file: file, line: index + 1), text: String(content))
      if content.contains(where: { $0.isWhitespace && $0 != " " }) {
        throw read.error("only spaces may stand between words")
      }
      let deepest = lines.last.map { $0.depth + 1 } ?? 0
      if indentation % 2 != 0 || indentation / 2 > deepest {
        throw read.error("indented by \(indentation) spaces")
      }
      lines.append((indentation / 2, read))
    }
    return nested(lines[...])
  }

  /// Puts each line below the last one before it that is less indented.
  private static func nested(_ lines: ArraySlice<(depth: Int, line: CaseLine)>) -> [CaseLine] {
    guard let depth = lines.first?.depth else { return [] }
    return lines.indices.filter { lines[$0].depth == depth }.map { index in
      let below = lines[(index + 1)...].prefix { $0.depth > depth }
      var line = lines[index].line
      line.children = nested(below)
      return line
    }
  }
}
