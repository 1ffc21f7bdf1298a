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
    let old = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = now.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = lines(from: old, to: new)
    var shown = Set<Int>()
    for (index, change) in changes.enumerated() where change.mark != " " {
      for near in max(index - context, 0)...min(index + context, changes.count - 1) {
        shown.insert(near)
      }
    }
    var text: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index > last + 1 { text.append("  …") }
      text.append("\(changes[index].mark) \(changes[index].line)")
      last = index
    }
    if last < changes.count - 1 { text.append("  …") }
    return text.joined(separator: "\n")
  }

  /// Returns the lines of both texts, each marked as deleted, inserted or equal.
  private static func lines(
    from old: [String], to new: [String]
  ) -> [(mark: Character, line: String)] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var come = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [(mark: Character, line: String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(("−", old[left]))
        left += 1
      } else if right < new.count, come.contains(right) {
        lines.append(("+", new[right]))
        right += 1
      } else {
        lines.append((" ", old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }
}
