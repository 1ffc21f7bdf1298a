import GalleyProofFiles

/// The differences of two texts, line by line.
internal enum TextDifference {
  /// The number of equal lines to show before and after a difference.
  private static var context: Int { 2 }

  /// Returns the lines that were inserted and deleted, with some equal lines around them; `nil` if
  /// the texts are equal.
  ///
  ///       UIView (0, 0, 320, 44)
  ///     −   UILabel (16, 12, 38, 20.5)
  ///     +   UILabel (16, 12, 42, 20.5)
  static func describe(_ before: String, _ now: String) -> String? {
    guard before != now else { return nil }
    let difference = LineDifference(before, now)
    var text: [String] = []
    var end = 0
    for hunk in difference.hunks(context: context) {
      if hunk.lowerBound > end { text.append("  …") }
      text += difference.lines[hunk].map { "\(mark($0.kind)) \($0.text)" }
      end = hunk.upperBound
    }
    if end < difference.lines.count { text.append("  …") }
    return text.joined(separator: "\n")
  }

  private static func mark(_ kind: LineDifference.Kind) -> Character {
    switch kind {
    case .equal: " "
    case .deleted: "−"
    case .inserted: "+"
    }
  }
}
