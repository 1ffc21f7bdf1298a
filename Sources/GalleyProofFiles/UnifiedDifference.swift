/// The differences of two texts, in the format of `diff -u`.
///
///     --- before
///     +++ now
///     @@ -1,3 +1,3 @@
///      UIView (0, 0, 320, 44)
///     -  UILabel (16, 12, 38, 20.5)
///     +  UILabel (16, 12, 42, 20.5)
package enum UnifiedDifference {
  private struct Line {
    var mark: Character
    var text: String
  }

  /// Returns the differences; `nil` if the texts are equal.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines of which *d* differ.
  package static func describe(
    _ before: String, _ now: String, context: Int = 3, labels: (String, String)? = ("before", "now")
  ) -> String? {
    guard before != now else { return nil }
    let lines = lines(before, now)
    var text = labels.map { ["--- \($0.0)", "+++ \($0.1)"] } ?? []
    for hunk in hunks(of: lines, context: context) {
      let before = lines[..<hunk.lowerBound]
      let (oldStart, newStart) = (before.count { $0.mark != "+" }, before.count { $0.mark != "-" })
      let inside = lines[hunk]
      let (oldCount, newCount) = (inside.count { $0.mark != "+" }, inside.count { $0.mark != "-" })
      text.append("@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@")
      text += inside.map { "\($0.mark)\($0.text)" }
    }
    return text.joined(separator: "\n")
  }

  /// Returns a range in the format of `diff`: the number of its first line, counted from 1, or of
  /// the line before an empty range.
  private static func range(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func lines(_ before: String, _ now: String) -> [Line] {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = now.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = new.difference(from: old)
    var (removed, come): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(Line(mark: "-", text: old[left]))
        left += 1
      } else if right < new.count, come.contains(right) {
        lines.append(Line(mark: "+", text: new[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// Returns the ranges of lines to show: the differences, with some lines before and after.
  private static func hunks(of lines: [Line], context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let around = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<max(around.upperBound, last.upperBound)
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }
}
