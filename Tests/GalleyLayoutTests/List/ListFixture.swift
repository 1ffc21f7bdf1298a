import Foundation
import GalleyGeometry
import Testing

/// A fixture of lists. A block is a line without indentation and the indented lines below it. Lines
/// that begin with `#` are comments.
enum ListFixture {
  struct Block {
    var title: String
    var lines: [String] = []
  }

  static func blocks(of name: String) throws -> [Block] {
    let folder = try #require(Bundle.module.resourceURL)
    let text = try String(
      contentsOf: folder.appendingPathComponent("Fixtures/\(name).txt"), encoding: .utf8)
    var blocks: [Block] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.drop(while: { $0 == " " })
      if words.startIndex == line.startIndex {
        blocks.append(Block(title: String(line)))
      } else if !words.isEmpty {
        try #require(!blocks.isEmpty, "a line of no block: \(line)")
        blocks[blocks.count - 1].lines.append(String(words))
      }
    }
    return blocks
  }

  /// Checks blocks, and counts their results. If `check` throws an error, the block has a word that
  /// the test can't read, and counts as not expressible.
  static func tally(
    _ blocks: [Block], sourceLocation: SourceLocation = #_sourceLocation,
    check: (Block) throws -> [String]
  ) -> Tally {
    var tally = Tally()
    for block in blocks {
      do {
        let differences = try check(block)
        if differences.isEmpty {
          tally.reproduced += 1
        } else {
          tally.differing += 1
          let text = differences.joined(separator: "; ")
          Issue.record("\(block.title): \(text)", sourceLocation: sourceLocation)
        }
      } catch {
        tally.notExpressible += 1
        Issue.record("\(block.title): \(error)", sourceLocation: sourceLocation)
      }
    }
    return tally
  }

  struct Tally: Equatable {
    var reproduced = 0
    var differing = 0
    var notExpressible = 0
  }
}

/// The words of a line, which are read one after the other.
struct ListWords {
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  private var words: ArraySlice<String>
  private let line: String

  init(_ line: String) {
    self.line = line
    words = line.split(separator: " ").map(String.init)[...]
  }

  var isAtEnd: Bool { words.isEmpty }

  mutating func next() throws -> String {
    guard let word = words.popFirst() else { throw Unreadable(description: "'\(line)' is short") }
    return word
  }

  /// Reads the next word if it is the given one, and returns whether it is.
  mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func expect(_ word: String) throws {
    guard take(word) else { throw unknown(words.first ?? "its end") }
  }

  mutating func number() throws -> Double {
    let word = try next()
    guard let number = Double(word) else { throw unknown(word) }
    return number
  }

  mutating func count() throws -> Int {
    let word = try next()
    guard let number = Int(word) else { throw unknown(word) }
    return number
  }

  mutating func size() throws -> Size { try Size(width: number(), height: number()) }

  mutating func rect() throws -> Rect {
    try Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func insets() throws -> Insets {
    try Insets(top: number(), left: number(), bottom: number(), right: number())
  }

  mutating func directionalInsets() throws -> DirectionalInsets {
    try DirectionalInsets(
      top: number(), leading: number(), bottom: number(), trailing: number())
  }

  /// Reads a value whose raw value is the next word.
  mutating func name<Value: RawRepresentable<String>>(of type: Value.Type) throws -> Value {
    let word = try next()
    guard let value = Value(rawValue: word) else { throw unknown(word) }
    return value
  }

  /// Reads a value whose case has the name of the next word.
  mutating func oneOf<Value: CaseIterable>(_ type: Value.Type) throws -> Value {
    let word = try next()
    guard let value = Value.allCases.first(where: { "\($0)" == word }) else {
      throw unknown(word)
    }
    return value
  }

  func unknown(_ word: String) -> Unreadable {
    Unreadable(description: "what '\(word)' means in '\(line)'")
  }
}
