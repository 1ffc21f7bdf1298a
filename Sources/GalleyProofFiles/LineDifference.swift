/// The lines of two texts, in the order of both.
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

  /// All lines. Deleted lines are before the inserted ones that replace them.
  package let lines: [Line]

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines of which *d* differ.
  package init(_ before: String, _ now: String) {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = now.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (deleted, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): deleted.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, deleted.contains(left) {
        lines.append(Line(kind: .deleted, text: old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(Line(kind: .inserted, text: new[right]))
        right += 1
      } else {
        lines.append(Line(kind: .equal, text: old[left]))
        left += 1
        right += 1
      }
    }
    self.lines = lines
  }

  /// Returns the ranges of the lines that differ, with some equal lines before and after.
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
