extension Sequence<String> {
  /// Returns up to three names that are similar to a name, beginning with the most similar name.
  /// Names are similar if they differ only in case or namespace, or in few letters.
  ///
  /// - Complexity: O(*n*) in the number of names; names that are much shorter or longer are not
  ///   compared letter by letter.
  public func near(_ name: String) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let end = wanted.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? wanted
    let limit = Swift.max(1, wanted.count / 3)
    var found: [(name: String, distance: Int)] = []
    for other in self {
      let letters = Array(other.lowercased().utf8)
      if letters.split(separator: UInt8(ascii: "/")).last.map(Array.init) == end, !end.isEmpty {
        found.append((other, 0))
      } else if abs(letters.count - wanted.count) <= limit {
        let distance = editDistance(letters, wanted)
        if distance <= limit { found.append((other, distance)) }
      }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}

/// Returns the smallest number of changes that transform one text into the other text. A change
/// inserts, deletes or replaces a letter, or swaps two neighboring letters.
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var rowBefore: [Int] = []
  var row = Array(0...other.count)
  for (index, letter) in one.enumerated() {
    var next = [index + 1]
    for place in other.indices {
      var distance = Swift.min(
        row[place + 1] + 1, next[place] + 1, row[place] + (letter == other[place] ? 0 : 1))
      if index > 0, place > 0, letter == other[place - 1], one[index - 1] == other[place] {
        distance = Swift.min(distance, rowBefore[place - 1] + 1)
      }
      next.append(distance)
    }
    (rowBefore, row) = (row, next)
  }
  return row[other.count]
}
