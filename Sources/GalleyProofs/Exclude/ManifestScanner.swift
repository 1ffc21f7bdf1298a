/// Reads the text of a manifest from left to right, and skips string literals and comments, whose
/// brackets and commas have no meaning.
internal struct ManifestScanner {
  /// The bytes of the text, in UTF-8.
  let text: [UInt8]
  /// The index of the next byte.
  var index: Int

  /// An argument of a call: its label, and where it begins and ends in the text.
  struct Argument: Equatable {
    var label: String?
    /// The range of the argument with its label, without spaces and comments around it.
    var range: Range<Int>
    /// The range of the argument without its label.
    var value: Range<Int>
  }

  init(_ text: [UInt8], at index: Int = 0) { (self.text, self.index) = (text, index) }

  /// Whether a byte is white space, such as one of the two bytes of a line end on Windows.
  static func isSpace(_ byte: UInt8) -> Bool { " \n\t\r".utf8.contains(byte) }

  /// Whether the text goes on with other text.
  private func hasNext(_ other: StaticString) -> Bool {
    let count = other.utf8CodeUnitCount
    guard index + count <= text.count else { return false }
    return (0..<count).allSatisfy { text[index + $0] == other.utf8Start[$0] }
  }

  /// Skips a comment, and returns whether there was one.
  mutating func skipComment() -> Bool {
    if hasNext("//") {
      while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard hasNext("/*") else { return false }
    var depth = 0
    repeat {
      if hasNext("/*") {
        (depth, index) = (depth + 1, index + 2)
      } else if hasNext("*/") {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    } while depth > 0 && index < text.count
    return true
  }

  /// Skips a string literal, and returns whether there was one.
  mutating func skipString() -> Bool {
    let start = index
    var hashes = 0
    while index < text.count, text[index] == UInt8(ascii: "#") {
      (hashes, index) = (hashes + 1, index + 1)
    }
    guard index < text.count, text[index] == UInt8(ascii: "\"") else {
      index = start
      return false
    }
    let isLong = hasNext("\"\"\"")
    index += isLong ? 3 : 1
    while index < text.count {
      if text[index] == UInt8(ascii: "\\"), hashes == 0 {
        index += 2
      } else if isLong ? hasNext("\"\"\"") : text[index] == UInt8(ascii: "\"") {
        index += isLong ? 3 : 1
        let end = text[index...].prefix { $0 == UInt8(ascii: "#") }.prefix(hashes).endIndex
        if end - index == hashes {
          index = end
          return true
        }
      } else {
        index += 1
      }
    }
    return true
  }

  /// Returns the arguments of a call whose opening parenthesis has just been read, and moves behind
  /// the closing one; `nil` if there is none.
  mutating func arguments() -> [Argument]? {
    var (found, depth) = ([Argument](), 0)
    var (start, end, colon) = (Int?.none, index, Int?.none)
    func add() {
      guard let start else { return }
      let label = colon.map { String(decoding: text[start..<$0], as: UTF8.self) }
      let value = colon.map { $0 + 1 } ?? start
      found.append(Argument(label: label, range: start..<end, value: value..<end))
    }
    while index < text.count {
      if skipComment() { continue }
      let byte = text[index]
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
        add()
        (start, colon, index) = (nil, nil, index + 1)
        if byte == UInt8(ascii: ")") { return found }
        continue
      }
      if ManifestScanner.isSpace(byte) {
        index += 1
        continue
      }
      start = start ?? index
      if !skipString() {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        if depth == 0, byte == UInt8(ascii: ":") { colon = colon ?? index }
        index += 1
      }
      end = index
    }
    return nil
  }
}
