// The names that the Swift compiler gives to methods in Objective-C.

/// Returns the selector of a function: `reload`, `tap:`, `feed:didOpen:`, `moveWithSpeed:`.
///
/// - Parameters:
///   - name: The name before the parentheses.
///   - labels: The labels, empty for `_`.
func objectiveCName(_ name: String, labels: [String]) -> String {
  guard let first = labels.first else { return name }
  var result = name
  if !first.isEmpty {
    let isJoined = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: name))
    result += (isJoined ? "" : "With") + capitalized(first)
  }
  return result + ":" + labels.dropFirst().map { $0 + ":" }.joined()
}

/// Returns the selector that sets a property: `setTitle:`.
func objectiveCSetter(_ name: String) -> String { "set" + capitalized(name) + ":" }

private func capitalized(_ word: String) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}

private func firstWord(of name: String) -> String {
  String(name.prefix { !$0.isUppercase })
}

private func lastWord(of name: String) -> String {
  guard let start = name.lastIndex(where: \.isUppercase) else { return name }
  return name[start...].lowercased()
}

private func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
  "from",
  "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding",
  "since", "to",
  "until", "using", "via", "when", "with", "within",
]
