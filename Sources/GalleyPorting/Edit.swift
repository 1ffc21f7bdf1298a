/// A change of a text: the range of bytes to replace, and the replacement.
struct Edit: Hashable, Codable, Sendable {
  /// The start of the range, in UTF-8 bytes.
  var start: Int
  /// The offset after the range, in UTF-8 bytes.
  var end: Int
  /// The replacement.
  var text: String

  /// Replaces some bytes.
  ///
  /// A shorter replacement is padded with spaces, so that the rest of the line keeps its columns.
  static func replace(_ range: Range<Int>, with text: String) -> Edit {
    let surplus = range.count - text.utf8.count
    return Edit(
      start: range.lowerBound, end: range.upperBound,
      text: surplus > 0 ? text + String(repeating: " ", count: surplus) : text)
  }

  /// Removes some bytes; the rest of the line moves to the left.
  static func remove(_ range: Range<Int>) -> Edit {
    Edit(start: range.lowerBound, end: range.upperBound, text: "")
  }

  /// Inserts a text.
  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(start: offset, end: offset, text: text)
  }
}

extension Edit {
  /// Returns the text with all edits applied.
  ///
  /// Insertions at the same offset are made in their order. If two edits overlap, only one of them
  /// is applied: the edit that begins first, or the longer edit if both begin at the same offset.
  ///
  /// - Complexity: O(*n* + *k* log *k*), with *n* bytes and *k* edits.
  static func apply(_ edits: [Edit], to text: String) -> String {
    guard !edits.isEmpty else { return text }
    let ordered = edits.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.start != second.start { return first.start < second.start }
      // An insertion comes before a replacement at the same offset.
      if (first.end == first.start) != (second.end == second.start) {
        return first.end == first.start
      }
      return first.end == second.end ? one.offset < other.offset : first.end > second.end
    }
    var source = text
    return source.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
      var done = 0
      for (_, edit) in ordered where edit.start >= done && edit.end <= bytes.count {
        result += bytes[done..<edit.start]
        result += edit.text.utf8
        result += lineEnds(lostBy: edit, in: bytes)
        done = edit.end
      }
      result += bytes[done...]
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Returns the newlines that an edit removes, with spaces after the last newline, so that the
  /// text after the edit keeps its line and column.
  private static func lineEnds(
    lostBy edit: Edit, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    let replaced = bytes[edit.start..<edit.end]
    guard let last = replaced.lastIndex(where: { $0 == 10 || $0 == 13 }),
      !edit.text.utf8.contains(where: { $0 == 10 || $0 == 13 })
    else { return [] }
    return replaced.filter { $0 == 10 || $0 == 13 }
      + [UInt8](repeating: 32, count: edit.end - last - 1)
  }

  /// Replaces some bytes by spaces, but keeps newlines.
  static func blank(_ range: Range<Int>, in bytes: some Collection<UInt8>) -> Edit {
    let from = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let to = bytes.index(from, offsetBy: range.count)
    let blanks = bytes[from..<to].map { $0 == 10 || $0 == 13 ? $0 : 32 }
    return Edit(
      start: range.lowerBound, end: range.upperBound, text: String(decoding: blanks, as: UTF8.self))
  }
}

extension Edit {
  /// Returns the same edit for a text that begins at another offset.
  func moved(by distance: Int) -> Edit {
    Edit(start: start + distance, end: end + distance, text: text)
  }
}
