/// The differences of two texts, in the format of `diff -u`.
///
///     --- before
///     +++ now
///     @@ -1,3 +1,3 @@
///      UIView (0, 0, 320, 44)
///     -  UILabel (16, 12, 38, 20.5)
///     +  UILabel (16, 12, 42, 20.5)
package enum UnifiedDifference {
  /// Returns the differences; `nil` if the texts are equal.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines of which *d* differ.
  package static func describe(
    _ before: String, _ now: String, context: Int = 3, labels: (String, String)? = ("before", "now")
  ) -> String? {
    guard before != now else { return nil }
    let difference = LineDifference(before, now)
    let lines = difference.lines
    var text = labels.map { ["--- \($0.0)", "+++ \($0.1)"] } ?? []
    for hunk in difference.hunks(context: context) {
      let (old, new) = (range(of: hunk, in: lines, .inserted), range(of: hunk, in: lines, .deleted))
      text.append("@@ -\(old) +\(new) @@")
      text += lines[hunk].map { "\(mark($0.kind))\($0.text)" }
    }
    return text.joined(separator: "\n")
  }

  private static func mark(_ kind: LineDifference.Kind) -> Character {
    switch kind {
    case .equal: " "
    case .deleted: "-"
    case .inserted: "+"
    }
  }

  /// Returns a range of one of the texts in the format of `diff`: the number of its first line,
  /// counted from 1, and the number of its lines. For an empty range, the first number is the
  /// number of the line before the range.
  ///
  /// - Parameter others: The kind of the lines that are not in the text.
  private static func range(
    of hunk: Range<Int>, in lines: [LineDifference.Line], _ others: LineDifference.Kind
  ) -> String {
    let start = lines[..<hunk.lowerBound].count { $0.kind != others }
    let count = lines[hunk].count { $0.kind != others }
    return "\(count == 0 ? start : start + 1),\(count)"
  }
}
