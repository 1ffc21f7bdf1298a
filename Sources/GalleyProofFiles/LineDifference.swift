/// The difference between two texts, line by line.
package struct LineDifference {
  /// The kind of a line: in both texts, or in only one of them.
  package enum Kind {
    case equal, deleted, inserted
  }

  /// A line of one or both texts.
  package struct Line {
    package var kind: Kind
    package var text: String
  }

  /// The lines of both texts in order; an equal line is listed once. Deleted lines precede the
  /// inserted lines that replace them.
  package let lines: [Line]

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines of which *d* differ.
  package init(_ before: String, _ after: String) {
    let (linesBefore, linesAfter) = (Self.lines(of: before), Self.lines(of: after))
    var (deleted, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in linesAfter.difference(from: linesBefore) {
      switch change {
      case .remove(let offset, _, _): deleted.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (indexBefore, indexAfter) = (0, 0)
    while indexBefore < linesBefore.count || indexAfter < linesAfter.count {
      if indexBefore < linesBefore.count, deleted.contains(indexBefore) {
        lines.append(Line(kind: .deleted, text: linesBefore[indexBefore]))
        indexBefore += 1
      } else if indexAfter < linesAfter.count, inserted.contains(indexAfter) {
        lines.append(Line(kind: .inserted, text: linesAfter[indexAfter]))
        indexAfter += 1
      } else {
        lines.append(Line(kind: .equal, text: linesBefore[indexBefore]))
        indexBefore += 1
        indexAfter += 1
      }
    }
    self.lines = lines
  }

  /// Returns the text between line feeds. A carriage return before a line feed stays in the line,
  /// although both are one character, so that different line ends are differences.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Returns the ranges of the lines that differ. Each range includes up to `context` equal lines
  /// before and after the lines that differ. Ranges that touch are joined.
  package func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .equal {
      let around = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }
}
