/// A word or punctuation mark of a Swift file.
internal struct SwiftToken: Equatable, Sendable {
  enum Kind { case word, sign, literal }

  var kind: Kind
  var text: String
  var line: Int
  /// Whether the token follows the previous token without white space.
  var isAttached: Bool
}

/// Reads the tokens of a Swift file, without comments and the contents of strings. Code that is not
/// compiled on Linux is left out. If the value of an `#if` condition is unknown, both branches are
/// included.
internal struct SwiftTokenReader {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var wasBlank = true
  private var tokens: [SwiftToken] = []
  private var branches: [ConditionalBranches] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the tokens of a file.
  static func tokens(of text: String) -> [SwiftToken] {
    var reader = SwiftTokenReader(text)
    reader.readAll()
    return reader.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private func looks(at text: StaticString) -> Bool {
    at + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { $0.indices.allSatisfy { bytes[at + $0] == text.utf8Start[$0] } }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ text: String, line: Int) {
    defer { wasBlank = false }
    guard branches.allSatisfy(\.isIncluded) else { return }
    tokens.append(SwiftToken(kind: kind, text: text, line: line, isAttached: !wasBlank))
  }

  private mutating func readAll() {
    while at < bytes.count {
      let next = byte()
      if next <= UInt8(ascii: " ") {
        wasBlank = true
        skip()
      } else if looks(at: "//") {
        skipLine()
      } else if looks(at: "/*") {
        skipComment()
      } else if next == UInt8(ascii: "\"") {
        readString(hashes: 0)
      } else if next == UInt8(ascii: "#") {
        readAfterHash()
      } else if next == UInt8(ascii: "`") {
        skip()
        readWord(kind: .literal)
        skip()
      } else if Self.isPartOfWord(next) {
        readWord(kind: .word)
      } else {
        let line = line
        skip()
        add(.sign, String(decoding: [next], as: UTF8.self), line: line)
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Reads a word.
  ///
  /// A word in backticks is never a keyword, so it counts as a literal unless it is the name of a
  /// declaration.
  private mutating func readWord(kind: SwiftToken.Kind) {
    let (start, line) = (at, line)
    while at < bytes.count, Self.isPartOfWord(byte()) { at += 1 }
    add(kind, String(decoding: bytes[start..<at], as: UTF8.self), line: line)
  }

  // MARK: Comments

  private mutating func skipLine() {
    while at < bytes.count, byte() != UInt8(ascii: "\n") { at += 1 }
    wasBlank = true
  }

  /// Skips a comment, which may contain comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if looks(at: "/*") {
        depth += 1
        skip(2)
      } else if looks(at: "*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && at < bytes.count
    wasBlank = true
  }

  // MARK: Strings

  private mutating func readString(hashes: Int) {
    let start = line
    let isLong = looks(at: "\"\"\"")
    let quotes = isLong ? 3 : 1
    skip(quotes)
    while at < bytes.count, !ends(quotes: quotes, hashes: hashes) {
      if !isLong, byte() == UInt8(ascii: "\n") { break }
      guard byte() == UInt8(ascii: "\\"), follows(hashes: hashes, from: 1) else {
        skip()
        continue
      }
      skip(1 + hashes)
      if byte() == UInt8(ascii: "(") { skipInterpolation() } else { skip() }
    }
    skip(quotes + hashes)
    add(.literal, "\"\"", line: start)
  }

  private func follows(hashes: Int, from offset: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func ends(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && follows(hashes: hashes, from: quotes)
  }

  /// Skips an interpolation `\(…)` in a string. The interpolation may contain strings.
  private mutating func skipInterpolation() {
    var depth = 0
    let kept = tokens.count
    repeat {
      if byte() == UInt8(ascii: "\"") {
        readString(hashes: 0)
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      skip()
    } while depth > 0 && at < bytes.count
    tokens.removeSubrange(kept...)
  }

  // MARK: Directives and macros

  private mutating func readAfterHash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      skip(hashes)
      readString(hashes: hashes)
      return
    }
    let line = line
    skip()
    let start = at
    while at < bytes.count, Self.isPartOfWord(byte()) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    switch word {
    case "if": branches.append(ConditionalBranches(condition: restOfLine()))
    case "elseif": branches.indices.last.map { branches[$0].next(condition: restOfLine()) }
    case "else": branches.indices.last.map { branches[$0].next(condition: "true") }
    case "endif": _ = branches.popLast()
    default: add(.literal, "#" + word, line: line)
    }
  }

  private mutating func restOfLine() -> String {
    let start = at
    while at < bytes.count, byte() != UInt8(ascii: "\n"), !looks(at: "//") { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }
}
